/** What people mean by custom: who is many, whose title a word is, what a verb takes for granted. Each rule changes a linked scene in place. */
import type { Action, NodeId, Scene, Thing } from '../scene.ts';

export function settleCustoms(scene: Scene): void {
  for (const thing of scene.things) countMany(scene, thing);
  dedicated(scene);
  underStars(scene);
  titles(scene);
  saidTwice(scene);
  for (const action of scene.actions) takenForGranted(scene, action);
  heartsBetween(scene);
  dressed(scene);
  pots(scene);
  hungOnTrees(scene);
  campfires(scene);
  crews(scene);
  atStoves(scene);
  oxen(scene);
  onLeaves(scene);
}

const thingOf = (scene: Scene, id: NodeId | undefined): Thing | undefined => scene.things.find(t => t.id === id);

/** Words for many people, and how many are drawn. */
const MANY: readonly (readonly [RegExp, number])[] = [
  [/^(family|parivar|परिवार)$/i, 4],
  [/^(log|logon|लोग|लोगों|people|villagers|gaon wale|gaonwale|workers|dancers|fans)$/i, 3],
  [/^(crowd|audience|भीड़|team|teammates|gang|squad)$/i, 5],
];
function countMany({ things }: Scene, thing: Thing): void {
  if (thing.kind !== 'person' || thing.isCounted || thing.count > 2) return;
  const many = MANY.find(([words]) => words.test(thing.words.trim()))?.[1];
  // Beside others a family is the rest of it.
  if (many) thing.count = things.length > 4 ? 3 : many;
}

/** 'a bear under the stars': a night full of them, no three large ones. */
function underStars(scene: Scene): void {
  const r = scene.relations.find(one => one.kind === 'under' && thingOf(scene, one.to)?.noun === 'star');
  const stars = thingOf(scene, r?.to);
  if (!r || !stars || stars.isCounted || stars.count < 2 || stars.colours.length || scene.setting.some(s => s.kind === 'time')) return; // prettier-ignore
  scene.things = scene.things.filter(t => t !== stars);
  scene.relations = scene.relations.filter(one => one.to !== stars.id && !one.from.includes(stars.id));
  scene.setting.push({ id: `s${scene.setting.length}`, kind: 'time', what: 'starry night', words: stars.words, at: [Math.min(r.at[0], stars.at[0]), stars.at[1]] }); // prettier-ignore
}

/** 'for my dad', 'papa ke liye': who gets the shirt is not in the picture. */
function dedicated(scene: Scene): void {
  const { prompt } = scene;
  const isFor = ({ kind, at, count }: Thing) => kind === 'person' && count === 1 && (/(^|[\s,])for\s+(my|our|your)?\s*$/i.test(prompt.slice(0, at[0])) || /^\s*(ke|के)\s+(liye|lie|लिए|लिये)/i.test(prompt.slice(at[1]))); // prettier-ignore
  for (const thing of scene.things.filter(isFor)) {
    if (scene.actions.some(a => a.by.includes(thing.id)) || scene.things.length < 2) continue;
    scene.things = scene.things.filter(t => t !== thing);
    scene.actions = scene.actions.filter(a => a.object !== thing.id);
    scene.relations = scene.relations.filter(r => r.to !== thing.id && !r.from.includes(thing.id));
    scene.wholes.push({ what: 'occasion', value: 'gift', at: thing.at });
  }
}

/** 'माँ दुर्गा', 'raja ram', 'baba bholenath': how a deity is addressed is nobody beside it. */
const TITLE = /^(mother|father|king|queen|sadhu|teacher|man|woman)$/;
function titles(scene: Scene): void {
  for (const title of [...scene.things]) {
    if (title.kind !== 'person' || !TITLE.test(title.noun)) continue;
    const deity = scene.things.find(t => t.kind === 'deity' && t.at[0] > title.at[1] && t.at[0] - title.at[1] < 3);
    if (!deity) continue;
    merge(scene, title.id, deity.id);
    deity.said.push({ what: 'role', value: 'title', at: title.at });
  }
}
/** 'bhai behen ki rakhi, sister tying it': who is named again behind a comma, without 'a', is nobody new. */
function saidTwice(scene: Scene): void {
  for (const again of [...scene.things]) {
    if (again.count > 1 || again.isCounted || again.colours.length || again.said.length) continue;
    const first = scene.things.find(t => t.noun === again.noun && t.at[1] < again.at[0] && t.count === 1 && !t.colours.length); // prettier-ignore
    const between = first && scene.prompt.slice(first.at[1], again.at[0]);
    if (!first || !between?.includes(',') || /(^|\s)(an?|another|one|ek|dusra|dusri|एक)\s+$/i.test(between)) continue;
    merge(scene, again.id, first.id);
    first.said.push({ what: 'role', value: again.noun, at: again.at });
  }
}

/** What was said of one is said of the other. */
function merge(scene: Scene, gone: NodeId, kept: NodeId): void {
  const swap = (id: NodeId): NodeId => (id === gone ? kept : id);
  scene.things = scene.things.filter(t => t.id !== gone);
  scene.actions = scene.actions.filter(
    a => !(a.object !== undefined && a.by.length && [...a.by, a.object].every(id => id === gone || id === kept)),
  );
  scene.actions = scene.actions.map(a => ({ ...a, by: [...new Set(a.by.map(swap))], ...(a.object !== undefined && { object: swap(a.object) }) })); // prettier-ignore
  scene.relations = scene.relations.map(r => ({ ...r, from: [...new Set(r.from.map(swap))], to: swap(r.to) })).filter(r => !r.from.includes(r.to)); // prettier-ignore
}

/** 'brushing its teeth' takes a toothbrush, 'combing her hair' a comb. */
const TOOLS: Partial<Record<Action['verb'], string>> = { brush: 'toothbrush', comb: 'comb' };
function takenForGranted(scene: Scene, action: Action): void {
  if (
    action.verb === 'pray' &&
    /a+rt+i|आरती|aarati/i.test(scene.prompt.slice(...action.at)) &&
    action.object === undefined
  ) {
    const lamp = scene.things.find(t => t.noun === 'diya')?.id ?? addTool(scene, action, 'diya');
    if (lamp !== undefined) scene.relations.push({ kind: 'holding', from: action.by, to: lamp, at: action.at });
    action.verb = 'stand';
  }
  const tool = TOOLS[action.verb];
  if (tool && scene.things.every(t => t.noun !== tool)) {
    const about = thingOf(scene, action.object);
    const isBody = about !== undefined && /^(tooth|teeth|hair|mouth)$/.test(about.noun);
    if (isBody) Object.assign(about, { noun: tool, kind: 'object', count: 1, isCounted: false });
    else action.object = addTool(scene, action, tool);
  }
  // Lights that are lit are in the hand that lights them.
  if (action.verb === 'burn' && action.by.length > 0 && /^(diya|candle|lamp|oil lamp|lantern|incense|firecracker|sparkler)$/.test(thingOf(scene, action.object)?.noun ?? '')) action.verb = 'hold'; // prettier-ignore
}
function addTool(scene: Scene, { at, by }: Action, noun: string): NodeId | undefined {
  if (!by.length) return undefined;
  const id = `t${scene.things.length + 50}`;
  scene.things.push({ id, noun, words: scene.prompt.slice(...at), kind: 'object', count: 1, isCounted: false, colours: [], roles: [], actsHuman: false, parts: [], looks: [], said: [], at }); // prettier-ignore
  return id;
}

/** 'two swans making a heart': they face each other, and the heart is between their heads. */
function heartsBetween(scene: Scene): void {
  for (const action of [...scene.actions]) {
    const heart = thingOf(scene, action.object);
    if (!/^(build|cook|draw|paint)$/.test(action.verb) || heart?.noun !== 'heart') continue;
    const count = action.by.reduce((sum, id) => sum + (thingOf(scene, id)?.count ?? 1), 0);
    if (count < 2) continue;
    scene.actions = scene.actions.filter(a => a !== action);
    scene.relations.push({ kind: 'facing', from: action.by, to: action.by[0]!, isMutual: true, at: action.at });
    scene.relations.push({ kind: 'over', from: [heart.id], to: action.by[0]!, at: heart.at });
  }
}

/** 'a hockey player, blue jersey': clothes that stand by themselves behind a comma are on who was named. */
function dressed(scene: Scene): void {
  for (const cloth of scene.things) {
    if (cloth.kind !== 'garment' || cloth.count > 2) continue;
    const isBound = scene.relations.some(r => r.to === cloth.id || r.from.includes(cloth.id)) || scene.actions.some(a => a.object === cloth.id || a.tool === cloth.id); // prettier-ignore
    if (isBound) continue;
    const before = scene.things.filter(t => /^(person|animal|creature)$/.test(t.kind) && t.at[1] <= cloth.at[0]);
    const [wearer, more] = before;
    const isBehindComma = wearer && /[,،]\s*\S*(?:\s+\S+){0,3}\s*$/.test(scene.prompt.slice(wearer.at[1], cloth.at[0]));
    if (wearer && !more && isBehindComma)
      scene.relations.push({ kind: 'wearing', from: [wearer.id], to: cloth.id, at: cloth.at });
  }
}

/** 'a cactus with pink flowers in a pot': the plant is in the pot, the flowers are on the plant. */
const POT = /^(cooking pot|pot|matka|flower pot|vase|bucket|bowl)$/;
const BLOOM = /^(flower|rose|leaf|bud|fruit|orange|mango|apple|lemon|marigold|hibiscus|lotus|coconut)$/;
function pots(scene: Scene): void {
  for (const r of scene.relations) {
    if (r.kind !== 'in' || !POT.test(thingOf(scene, r.to)?.noun ?? '')) continue;
    const bloom = thingOf(scene, r.from[0]);
    const held = scene.relations.find(other => other.kind === 'with' && other.to === bloom?.id && thingOf(scene, other.from[0])?.kind === 'plant'); // prettier-ignore
    if (bloom && held && BLOOM.test(bloom.noun)) r.from = held.from;
    const plant = thingOf(scene, r.from[0]);
    const pot = thingOf(scene, r.to)!;
    if (plant?.kind === 'plant' && pot.noun === 'cooking pot') pot.noun = 'flower pot';
  }
}

/** Rowers sit in the boat that they row; a glass of lemonade is its glass. */
function crews(scene: Scene): void {
  const boat = scene.things.find(t => t.noun.startsWith('snake boat'));
  const crew = boat && scene.things.find(t => t.kind === 'person' && /^(rower|person|man|sailor)$/.test(t.noun));
  if (boat && crew) {
    absorb(scene, crew, boat);
    boat.noun = 'snake boat race';
  }
  const drink = scene.things.find(t => t.noun === 'lemonade');
  const glass = drink && scene.things.find(t => t.noun === 'glass');
  if (drink && glass) absorb(scene, glass, drink);
}
function absorb(scene: Scene, part: Thing, whole: Thing): void {
  merge(scene, part.id, whole.id);
  scene.actions = scene.actions.filter(a => !a.by.includes(whole.id) || a.object === undefined);
  whole.said.push({ what: 'role', value: part.noun, at: part.at });
}

/** A farmer ploughs behind the plough, and oxen draw it. */
function oxen(scene: Scene): void {
  for (const action of scene.actions) {
    if (action.verb !== 'plough') continue;
    const isOx = (id: NodeId) => /^(bull|ox|buffalo|cow|horse|camel)$/.test(thingOf(scene, id)?.noun ?? '');
    const team = scene.things.filter(t => isOx(t.id)).map(t => t.id);
    const people = action.by.filter(id => !isOx(id));
    if (people.length) action.by = people;
    if (thingOf(scene, action.object)?.noun !== 'plough') action.object = addTool(scene, action, 'plough');
    if (!team.length || action.object === undefined) continue;
    scene.relations = scene.relations.filter(r => !(r.from.some(id => team.includes(id)) && /^(with|beside|holding)$/.test(r.kind)) && !(team.includes(r.to) && /^(with|beside|holding)$/.test(r.kind))); // prettier-ignore
    scene.relations.push({ kind: 'right of', from: team, to: action.object, at: action.at });
  }
}

/** 'on a banana leaf with chutney': that too lies on it. */
function onLeaves(scene: Scene): void {
  for (const r of scene.relations) {
    const base = thingOf(scene, r.from[0]);
    if (
      r.kind === 'with' &&
      base &&
      /^(banana leaf|plate|thali|tray)$/.test(base.noun) &&
      thingOf(scene, r.to)?.kind !== 'person'
    ) {
      // prettier-ignore
      const beside = scene.relations.find(other => other !== r && other.kind === 'on' && other.to === base.id);
      if (beside) beside.from = [...beside.from, r.to];
      Object.assign(r, { kind: 'on', from: [r.to], to: base.id });
      if (beside) scene.relations = scene.relations.filter(other => other !== r);
    }
  }
}

/** 'making rotis on a stove': the cook is beside it. */
function atStoves(scene: Scene): void {
  for (const r of scene.relations) {
    const isStove = /^(chulha|stove|tandoor|gas stove|oven|grill)$/.test(thingOf(scene, r.to)?.noun ?? '');
    if (isStove && thingOf(scene, r.from[0])?.kind === 'person' && /^(on|in|over|with|holding)$/.test(r.kind)) r.kind = 'left of'; // prettier-ignore
  }
}

/** The fire of Lohri and of a camp burns on wood. */
function campfires({ things, prompt }: Scene): void {
  if (!/lohri|लोहड़ी|holika|होलिका|camp|bonfire|alaav|अलाव/i.test(prompt)) return;
  for (const thing of things) if (thing.noun === 'fire') Object.assign(thing, { noun: 'campfire', kind: 'object' });
}

/** 'a banyan tree with a swing', 'ped par jhoola': it hangs there. */
export const HANGS = /^(swing|lantern|bell|hammock|nest|wind chime|hanging lamp|tyre swing)$/;
function hungOnTrees(scene: Scene): void {
  for (const r of scene.relations) {
    const [first, second] = [thingOf(scene, r.from[0]), thingOf(scene, r.to)];
    if (first?.kind === 'plant' && second && /^(with|holding)$/.test(r.kind) && HANGS.test(second.noun)) {
      const tree = r.from[0]!;
      Object.assign(r, { kind: second.noun === 'nest' ? 'in' : 'hanging from', from: [second.id], to: tree });
    } else if (second?.kind === 'plant' && first && /^(on|under|in|beside|with)$/.test(r.kind) && HANGS.test(first.noun) && first.noun !== 'nest') r.kind = 'hanging from'; // prettier-ignore
  }
}
