/** Verbs and things → poses. The names are those of the people's rig and of the animals'; where several suit, the variant chooses. */
import { isAttribute, isDeedOf } from '../creatures/deities/deities.ts';
import type { Action, ActionVerb, Thing } from '../reading/scene.ts';
import { CALLINGS } from './callings.ts';
import type { Deed } from './deed.ts';
import { guiseOf } from './guises.ts';

const DEEDS: Partial<Record<ActionVerb, Deed | readonly Deed[]>> = {
  stand: { pose: 'ease' }, walk: { pose: 'walk' }, run: { pose: 'run' }, jump: { pose: 'jump' }, kneel: { pose: 'kneel' }, lie: { pose: 'relax' }, relax: { pose: 'relax' }, sleep: { pose: 'sleep' },
  sit: { pose: 'sit ground' }, wait: { pose: 'sit ground' }, camp: { pose: 'sit ground' }, meditate: { pose: 'lotus' }, 'do yoga': [{ pose: 'tree' }, { pose: 'lotus' }, { pose: 'warrior' }],
  dance: [{ pose: 'bhangra' }, { pose: 'disco' }, { pose: 'garba' }], party: [{ pose: 'disco' }, { pose: 'celebrate' }], celebrate: { pose: 'celebrate' }, clap: { pose: 'clap' },
  sing: { pose: 'sing', own: 'mic', keeps: /mic/, hand: 'right' }, shout: { pose: 'shout' }, wave: { pose: 'wave', hand: 'right' }, greet: { pose: 'namaste' }, pray: { pose: 'namaste' }, point: { pose: 'point' }, teach: { pose: 'point' }, salute: { pose: 'salute' }, think: { pose: 'think' }, look: { pose: 'ease' },
  eat: { pose: 'drink', own: 'cup', how: 'to the mouth', mouth: 'eat', drops: true }, drink: { pose: 'drink', own: 'cup', how: 'to the mouth', hand: 'right' }, cook: { pose: 'cook', own: 'food' }, pour: { pose: 'pour', own: 'kettle', keeps: /kettle|teapot|chai|tea|milk|water/ }, serve: { pose: 'show', how: 'upright', hand: 'left' }, sell: { pose: 'show', how: 'upright', hand: 'left' }, smoke: { pose: 'think' }, blow: { pose: 'sing', own: 'mic', drops: true },
  read: { pose: 'read', own: 'book', keeps: /book/, hand: 'both' }, study: { pose: 'read', own: 'book', keeps: /book/, hand: 'both' }, write: { pose: 'write', own: 'pencil', keeps: /pen|pencil/ }, work: { pose: 'laptop', own: 'laptop', keeps: /laptop|computer/ }, type: { pose: 'laptop', own: 'laptop', keeps: /laptop|computer/ }, paint: { pose: 'paint', own: 'pencil', keeps: /brush|painting|picture/ },
  photograph: { pose: 'photograph', own: 'camera', keeps: /camera/, hand: 'both' }, hold: { pose: 'hold', hand: 'right' }, carry: { pose: 'hold', hand: 'right' }, give: { pose: 'hold', how: 'upright', hand: 'right' }, lift: { pose: 'lift', own: 'barbell', keeps: /barbell|dumbbell|weight/ }, exercise: { pose: 'lift', own: 'barbell', keeps: /barbell|dumbbell|weight/ },
  throw: { pose: 'throw', own: 'ball', keeps: /ball/, drops: true }, catch: { pose: 'throw', own: 'ball', keeps: /ball/, drops: true }, bat: { pose: 'bat', own: 'bat', keeps: /bat|cricket/ }, bowl: { pose: 'bowl', own: 'ball', keeps: /ball|cricket/ }, kick: { pose: 'kick', own: 'football', keeps: /ball/ }, score: { pose: 'kick', own: 'football', keeps: /ball/ }, dunk: { pose: 'dunk', own: 'basketball', keeps: /ball/ },
  box: { pose: 'box', keeps: /glove/ }, fight: { pose: 'sword', own: 'sword', keeps: /sword|katana/ }, wrestle: { pose: 'wrestle' }, 'shoot arrows': { pose: 'archery', own: 'archery', keeps: /bow|arrow/ }, swing: { pose: 'bat', own: 'bat', keeps: /bat/ },
  surf: { pose: 'surf', own: 'surfboard', keeps: /surf|wave/ }, skate: { pose: 'skate', own: 'skateboard', keeps: /skate/ }, ski: { pose: 'ski', own: 'skis', keeps: /ski/ }, swim: { pose: 'swim', own: 'water' }, dive: { pose: 'swim', own: 'water' }, row: { pose: 'row', own: 'boat', keeps: /boat|canoe|shikara/ }, sail: { pose: 'row', own: 'boat', keeps: /boat|ship/ },
  fish: { pose: 'fish', own: 'rod', keeps: /rod|fish/ }, 'fly kite': { pose: 'kite', own: 'kite', keeps: /kite/ }, climb: { pose: 'climb', own: 'rock', keeps: /rock|mountain|cliff/ }, trek: { pose: 'trek' }, travel: { pose: 'trek' }, cycle: { pose: 'cycle', own: 'cycle', keeps: /cycle|bike/ }, fly: { pose: 'fly' }, float: { pose: 'fly' }, hang: { pose: 'lift', own: 'barbell', drops: true },
  hug: { pose: 'hug' }, kiss: { pose: 'kiss' }, 'hold hands': [{ pose: 'hand to our right' }, { pose: 'hand to our left' }], propose: { pose: 'propose' }, marry: [{ pose: 'hand to our right' }, { pose: 'hand to our left' }], wink: { pose: 'thumbs up' }, cry: { pose: 'cry' }, laugh: { pose: 'celebrate' }, smile: { pose: 'wave' }, game: { pose: 'game', own: 'controller', keeps: /controller|game/ }, juggle: { pose: 'juggle' }, balance: { pose: 'tree' }, clean: { pose: 'sweep', own: 'jhadu', keeps: /broom|jhadu|mop|floor/ }, garden: { pose: 'garden' }, build: { pose: 'build', own: 'hammer', keeps: /hammer/ }, repair: { pose: 'build', own: 'hammer', keeps: /hammer|wrench|spanner/ }, push: { pose: 'push' }, pull: { pose: 'pull' }, plough: { pose: 'push' }, brush: { pose: 'drink', own: 'cup', how: 'to the mouth', hand: 'right' }, comb: { pose: 'ease with a hand at the head', hand: 'right' }, heal: { pose: 'ease' }, wear: { pose: 'ease' }, shop: { pose: 'hold', hand: 'right' },
  chase: { pose: 'run' }, hunt: { pose: 'stride' }, spray: { pose: 'aim' }, pet: { pose: 'aim', hand: 'right' }, talk: [{ pose: 'ease with a sign' }, { pose: 'welcome' }], knit: { pose: 'read', own: 'book', keeps: /^$/, drops: true, isBare: true, hand: 'right' }, cut: { pose: 'build', own: 'hammer', keeps: /^$/ }, dig: { pose: 'sweep', own: 'jhadu', keeps: /^$/ }, slide: { pose: 'relax' }, milk: { pose: 'squat' },
}; // prettier-ignore

/** What is played. Wind instruments come to the mouth, what is struck stands before the player. */
const PLAYED: readonly (readonly [RegExp, Deed])[] = [
  [/electric|bass guitar/, { pose: 'rock', own: 'electric', keeps: /electric|bass/ }],
  [/guitar|ukulele|banjo/, { pose: 'guitar', own: 'guitar', keeps: /guitar/ }],
  [/violin|sarangi/, { pose: 'violin', own: 'violin', keeps: /violin/ }],
  [
    /flute|bansuri|shehnai|saxophone|clarinet/,
    { pose: 'flute', own: 'flute', keeps: /flute|bansuri|shehnai/, how: 'to the mouth', hand: 'both' },
  ],
  [/trumpet|bugle/, { pose: 'trumpet', own: 'trumpet', keeps: /trumpet|bugle/ }],
  [/tabla/, { pose: 'tabla', own: 'tabla', keeps: /tabla/ }],
  [/dhol|dhak|nagada|mridangam/, { pose: 'dhol', own: 'dhol', keeps: /dhol|dhak/ }],
  [/drum|djembe/, { pose: 'drums', own: 'drums', keeps: /drum/ }],
  [/sitar|veena|tanpura/, { pose: 'sitar', own: 'sitar', keeps: /sitar/ }],
  [/piano|keyboard|harmonium/, { pose: 'keyboard', own: 'keyboard', keeps: /piano|keyboard/ }],
  [/cricket|bat/, { pose: 'bat', own: 'bat', keeps: /bat|cricket/ }],
  [/football|soccer/, { pose: 'kick', own: 'football', keeps: /ball/ }],
  [/basketball/, { pose: 'dunk', own: 'basketball', keeps: /ball/ }],
  [/badminton|tennis|racket|shuttle/, { pose: 'smash', own: 'racket', keeps: /badminton|tennis|racket/ }],
  [/hockey/, { pose: 'hockey', own: 'hockey', keeps: /hockey|ball/ }],
  [/golf/, { pose: 'golf', own: 'golf', keeps: /golf|ball/ }],
  [/kabaddi/, { pose: 'kabaddi' }],
  [/video game|console|controller|game/, { pose: 'game', own: 'controller', keeps: /controller|game/ }],
  [/ball/, { pose: 'throw', own: 'ball', keeps: /ball/ }],
];
/** What is ridden or driven by a person's body. */
const RIDDEN: readonly (readonly [RegExp, Deed])[] = [
  [/scooter|vespa|moped|activa/, { pose: 'scooter', own: 'scooter', keeps: /scooter|vespa/ }],
  [/mountain bike|^cycle|bicycle|tandem/, { pose: 'cycle', own: 'cycle', keeps: /cycle|mountain bike/ }],
  [
    /bullet|motor|bike|enfield|harley/,
    { pose: 'motorcycle', own: 'motorcycle', keeps: /bullet|motor|bike|enfield|harley/ },
  ],
  [/horse|stallion|pony|mare/, { pose: 'horse', own: 'horse', keeps: /horse|stallion|pony|mare/ }],
  [/surf/, { pose: 'surf', own: 'surfboard', keeps: /surf/ }],
  [/skateboard/, { pose: 'skate', own: 'skateboard', keeps: /skate/ }],
  [/boat|canoe|shikara|kayak|raft/, { pose: 'row', own: 'boat', keeps: /boat|canoe|shikara|kayak|raft/ }],
  [
    /^(car|convertible|jeep|sports car)$|racing car|ambassador/,
    { pose: 'drive', own: 'car', keeps: /convertible|jeep|sports car|^car$|ambassador/ },
  ],
];
const HOLDS = new Set<ActionVerb>([
  'hold',
  'carry',
  'give',
  'garden',
  'build',
  'shop',
  'look',
  'wear',
  'stand',
  'wave',
  'point',
  'smile',
  'celebrate',
]);
const DANCES: Record<string, string> = {
  bhangra: 'bhangra',
  bharatanatyam: 'bharatanatyam',
  disco: 'disco',
  'hip hop': 'hip hop',
  garba: 'garba',
  classical: 'bharatanatyam',
  kathak: 'kathak',
};

export interface Doing {
  deed: Deed;
  /** The pose is about what is held, whatever the verb is. */
  isHolding?: boolean;
  verb?: ActionVerb;
}

/** What a body does: by what it rides, by its deeds, by what it holds; else it stands, in one of some ways. */
export function doingOf(actions: readonly Action[], o: { ridden?: Thing; held: readonly Thing[]; objectOf: (a: Action) => Thing | undefined; styles: readonly string[]; variant: number; index: number; guises: readonly string[] }): Doing {
  const action = actions.find(a => a.verb !== 'hold' && a.verb !== 'wear' && a.verb !== 'look') ?? actions[0];
  if (o.ridden) return { deed: restingOn(o.ridden, actions) ?? rideOf(o.ridden), ...(action && { verb: action.verb }) };
  if (action && /^(walk|run|stand|wait|travel|trek)$/.test(action.verb) && o.held.some(t => t.noun === 'umbrella')) return { deed: holding(o.held.filter(t => t.noun === 'umbrella')), isHolding: true, verb: action.verb };
  if (action?.verb === 'hug' && o.held.length) return { deed: { pose: 'hold', own: 'gift', how: 'upright' }, isHolding: true, verb: 'hug' };
  if (!action) return { deed: quiet(o), ...(o.held.length && { isHolding: true }) };
  const object = o.objectOf(action);
  const { verb } = action;
  if ((verb === 'play' || verb === 'play sport') && object) return { deed: pick(PLAYED, object) ?? holding(o.held), verb };
  if (verb === 'dance') {
    const named = Object.keys(DANCES).find(d => o.styles.includes(d));
    if (o.held.length) return { deed: { pose: 'disco', hand: 'right' }, verb };
    if (named) return { deed: { pose: DANCES[named]! }, verb };
  }
  if (verb === 'eat' && object && /noodle|ramen|maggi|rice|biryani|soup|pasta|thali|dal|bowl/.test(`${object.noun} ${object.container ?? ''}`)) return { deed: { pose: 'eat', own: 'bowl', keeps: /noodle|ramen|maggi/ }, verb };
  if (verb === 'catch' && object?.kind === 'animal') return { deed: { pose: 'hold', own: 'gift', how: 'upright' }, isHolding: true, verb };
  if (verb === 'kick' && o.styles.includes('overhead')) return { deed: { pose: 'overhead kick', own: 'football', keeps: /ball/ }, verb };
  const calling = CALLINGS.find(([rule]) => o.guises.some(g => rule.test(g)))?.[1];
  if (/^(bat|kick|play sport|play|swing|throw|score)$/.test(verb) && !o.held.length && calling?.own) return { deed: calling, verb };
  if ((verb === 'jump' || verb === 'race') && calling && /cycle|motorcycle|skate/.test(calling.pose)) return { deed: calling, verb };
  if (verb === 'jump' && object && RIDDEN.some(([rule]) => rule.test(object.noun))) return { deed: rideOf(object), verb };
  // One book for two stands between them.
  if (verb === 'read' && action.by.length > 1) return { deed: { pose: 'sit ground' }, verb };
  if (verb === 'game' && object && BOARD.test(object.noun)) return { deed: { pose: 'sit chair', own: 'chair', isBare: true }, verb };
  const found = DEEDS[verb];
  // A hammer, a broom, a kettle are in hands that nothing else is in.
  if (verb === 'build' && !o.held.length && o.guises.some(g => guiseOf(g)?.pose)) return { deed: quiet(o), verb };
  const deed = Array.isArray(found) ? (found as readonly Deed[])[(verb === 'hold hands' || verb === 'marry' ? o.index : o.variant) % found.length]! : (found as Deed | undefined);
  if (!deed || (HOLDS.has(verb) && o.held.length)) return { deed: quiet(o), verb, ...(o.held.length && { isHolding: true }) };
  // Nothing is in hands that nobody spoke of: a father who carries his son has no parcel.
  if (deed.pose === 'hold' && !o.held.length) return { deed: quiet(o), verb };
  // Hands that hold what the deed is not about need a pose that has a hand to spare.
  return { deed: o.held.length && !deed.own && !deed.hand ? { ...deed, hand: 'right' } : deed, verb };
} // prettier-ignore

/** Who sleeps, lies or stands on an animal does so on its back. */
function restingOn({ kind }: Thing, actions: readonly Action[]): Deed | undefined {
  const verb = kind === 'animal' || kind === 'creature' ? actions.find(a => /^(sleep|lie|stand|dance|meditate|do yoga)$/.test(a.verb))?.verb : undefined; // prettier-ignore
  const found = verb && DEEDS[verb];
  return Array.isArray(found) ? (found as readonly Deed[])[0] : (found as Deed | undefined);
}
const pick = (table: readonly (readonly [RegExp, Deed])[], { noun }: Thing): Deed | undefined =>
  table.find(([rule]) => rule.test(noun))?.[1];
export const rideOf = (t: Thing): Deed =>
  pick(RIDDEN, t) ?? { pose: 'horse', own: 'horse', keeps: /horse/, drops: true };

const BOARD = /game table|chess|carrom|ludo|playing card|dice/;
/** What is held while nothing else is done: each in the pose that shows it. */
const HELD: readonly (readonly [RegExp, Deed])[] = [
  [/umbrella/, { pose: 'umbrella', own: 'umbrella' }],
  [/pichkari|water gun|rifle|hose/, { pose: 'aim', hand: 'right' }],
  [/trophy|cup trophy/, { pose: 'trophy', own: 'trophy' }],
  [/balloon/, { pose: 'balloons', own: 'balloon', drops: true, isBare: true, how: 'upright', hand: 'left' }],
  [
    /gift|cake|box|bouquet|baby|pillow|basket|pot|globe|bowl|kalash|aquarium|pumpkin|hamper|teddy|cushion|drum/,
    { pose: 'hold', own: 'gift', how: 'upright' },
  ],
  [/phone|selfie/, { pose: 'selfie', own: 'phone' }],
  [/laptop/, { pose: 'laptop', own: 'laptop' }],
  [
    /sword|katana|gun|stick|lathi|axe|mace|gada|spear|trishul|talwar|dagger|knife|bat|racket|hammer|wrench|broom/,
    { pose: 'sword', own: 'sword' },
  ],
  [/^(book|knitting)$|book/, { pose: 'read', own: 'book' }],
  [/guitar/, { pose: 'guitar', own: 'guitar', keeps: /guitar/ }],
  [/camera/, { pose: 'photograph', own: 'camera' }],
  [
    /cup|chai|tea|coffee|glass|mug|beer|wine|juice|lassi|kulhad|bottle|drink/,
    { pose: 'cheers', own: 'cup', how: 'upright' },
  ],
  [
    /plate|tray|thali|puri|pizza|burger|dosa|samosa|biryani|noodle|sweet|laddu|lamp|diya|candle|crystal|planet|earth|heart/,
    { pose: 'show', how: 'upright', hand: 'left' },
  ],
];
const TWO_HANDS: Deed = { pose: 'celebrate', hand: 'both' };
const RAISED: Deed = { pose: 'flag', own: 'flag', drops: true };
function holding(held: readonly Thing[]): Deed {
  if (held.length > 1 || (held[0] && held[0].count === 2 && held[0].isCounted)) return TWO_HANDS;
  return (held[0] && pick(HELD, held[0])) ?? RAISED;
}

/** Nobody stands stiff: the weight is on one leg, hands have something to do. */
const AT_EASE = ['ease', 'wave', 'ease with folded arms', 'ease with a sign', 'ease with a hand at the head'] as const;

function quiet(o: { held: readonly Thing[]; variant: number; guises: readonly string[] }): Deed {
  if (o.held.length) return holding(o.held);
  const calling = CALLINGS.find(([rule]) => o.guises.some(g => rule.test(g)));
  if (calling) return calling[1];
  const guise = o.guises.map(guiseOf).find(g => g?.pose);
  if (guise) return { pose: guise.pose! };
  return { pose: AT_EASE[o.variant % AT_EASE.length]! };
}

/** Poses of animals on their own legs. */
const BEASTS: Partial<Record<ActionVerb, string>> = {
  walk: 'walking',
  run: 'running',
  chase: 'running',
  race: 'running',
  jump: 'leaping',
  sit: 'sitting',
  wait: 'sitting',
  look: 'sitting',
  lie: 'lying',
  relax: 'lying',
  sleep: 'sleeping',
  howl: 'howling',
  sing: 'howling',
  build: 'standing',
  roar: 'roaring',
  bark: 'barking',
  fly: 'flying',
  land: 'flying',
  swim: 'swimming',
  float: 'swimming',
  dance: 'rearing',
  play: 'playing',
  hunt: 'walking',
  fight: 'rearing',
  hang: 'hanging',
  eat: 'standing',
  drink: 'drinking',
  'breathe fire': 'roaring',
  bite: 'roaring',
  climb: 'walking',
  slide: 'lying',
  wrestle: 'rearing',
  hug: 'rearing',
};
export const beastPose = (verbs: readonly ActionVerb[]): string => verbs.map(v => BEASTS[v]).find(Boolean) ?? 'standing'; // prettier-ignore

/** Deeds whose pose is that of anybody who holds something. */
const VAGUE = new Set<ActionVerb>(['garden', 'build', 'heal', 'shop', 'camp', 'teach', 'look', 'wait', 'operate']); // prettier-ignore
const RIDES = new Set<ActionVerb>(['ride', 'drive', 'race', 'travel', 'operate']);
/** Whether somebody is drawn doing it, so that it can be read. */
export function isDoable(verb: ActionVerb, by: Thing, object: Thing | undefined): boolean {
  const isBeast = (by.kind === 'animal' || by.kind === 'creature') && !by.actsHuman;
  if (by.kind === 'deity') return isDeedOf(by.noun, verb) && (object === undefined || verb === 'hold' || isAttribute(by.noun, object.noun));
  if (RIDES.has(verb) && object) return true;
  if (isBeast) return BEASTS[verb] !== undefined || verb === 'carry' || verb === 'hold' || verb === 'hug' || verb === 'kiss';
  if (VAGUE.has(verb)) return verb === 'garden' && object?.kind === 'plant';
  return verb === 'play' || verb === 'play sport' ? object !== undefined && pick(PLAYED, object) !== undefined : DEEDS[verb] !== undefined;
} // prettier-ignore
