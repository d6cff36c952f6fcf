/** The three lists: every content word of a prompt is drawn, drawn as a relative of it, or left out. */
import { DONE_STANDING, FORMAT_OF, FORMAT_SHOWN, PLACED, showsSize, STYLE_ITSELF, STYLE_OF, SURROUNDINGS, LAID_ON, isSymmetrical } from './ability.ts'; // prettier-ignore
import { drawnThings, type DrawnThing } from './drawing-of.ts';
import { stageTeller } from '../staging/told.ts';
import { tokensOf } from './tokens.ts';
import type { Action, At, Relation, Scene, Thing } from './scene.ts';

export interface Told {
  /** As typed. */
  words: string;
  /** What is drawn in its place. */
  as?: string;
  at: At;
}
export interface Account {
  drawn: Told[];
  relatives: Told[];
  leftOut: Told[];
}
type Fate = 'drawn' | 'leftOut' | { as: string };

/** What a scene's picture shows of each word, in the order of the prompt; no word stands in two lists. */
export function accountOf(scene: Scene): Account {
  const things = drawnThings(scene);
  const stage = stageTeller(scene);
  const told: { at: At; fate: Fate }[] = [
    ...scene.lettering.map(({ at }) => ({ at, fate: 'drawn' as const })),
    ...scene.things.flatMap(thing => stage?.ofThing(thing) ?? ofThing(thing, scene, things.get(thing.id))),
    ...scene.actions.map(action => ({
      at: action.at,
      fate: stage?.ofAction(action) ?? ofAction(action, scene, things),
    })),
    ...scene.relations.flatMap(relation => stage?.ofRelation(relation) ?? ofRelation(relation, scene, things)),
    ...scene.setting.map(part => ({
      at: part.at,
      fate: stage?.ofSetting(part) ?? ofSetting(part.what, part.kind, scene),
    })),
    ...(scene.palette ? [{ at: scene.palette.at, fate: 'drawn' as const }] : []),
    ...scene.wholes.map(({ what, value, at }) => ({
      at,
      fate: stage?.ofWhole(what, value) ?? ofWhole(what, value, scene),
    })),
    ...scene.without.map(({ at }) => ({ at, fate: 'drawn' as const })),
    ...scene.unread.map(({ at }) => ({ at, fate: 'leftOut' as const })),
  ];
  return sorted(scene, told);
}

/** Whether anything but lettering is drawn. */
export const drawsAnything = (scene: Scene): boolean => stageTeller(scene) !== undefined || drawnThings(scene).size > 0 || scene.setting.some(({ what, kind }) => ofSetting(what, kind, scene) !== 'leftOut') || isPatterned(scene) || scene.occasions.some(occasion => OCCASIONS.has(occasion)); // prettier-ignore
/** Occasions whose belongings are drawn. */
export const OCCASIONS: ReadonlySet<string> = new Set(['birthday', 'wedding', 'holi', 'eid', 'rakhi', 'independence', 'diwali', 'christmas']); // prettier-ignore
/** 'abstract geometric shapes' need no thing. */
const isPatterned = ({ styles, formats }: Scene): boolean => styles.some(style => /^(geometric|abstract)$/.test(style)) || formats.includes('mandala'); // prettier-ignore

function ofThing(thing: Thing, scene: Scene, drawn: DrawnThing | undefined): { at: At; fate: Fate }[] {
  const fate: Fate = !drawn ? 'leftOut' : drawn.relative ? { as: drawn.relative } : 'drawn';
  return [
    { at: thing.at, fate },
    ...thing.said.filter(({ what }) => what !== 'name' && (what !== 'number' || fate !== 'leftOut')).map(({ what, at }) => ({ at, fate: fate !== 'leftOut' && (what === 'number' || what === 'colour' || (what === 'size' && showsSize(thing, scene))) ? ('drawn' as const) : ('leftOut' as const) })), // prettier-ignore
    ...thing.parts.map(({ noun, at }) => ({
      at,
      fate: drawn && /^wings?$/.test(noun) ? ('drawn' as const) : ('leftOut' as const),
    })),
  ];
}

function ofAction({ verb, by, object }: Action, scene: Scene, things: Map<string, DrawnThing>): Fate {
  if (by.length > 0 && by.every(id => things.get(id)?.shows === verb)) return 'drawn';
  const isDrawn = by.some(id => things.has(id)) && (object === undefined || things.has(object));
  return isDrawn && DONE_STANDING.has(verb) ? 'drawn' : 'leftOut';
}

/** The small words of where things stand are told only where the picture does not show it. */
function ofRelation(
  { kind, from, to, at }: Relation,
  scene: Scene,
  things: Map<string, DrawnThing>,
): { at: At; fate: Fate }[] {
  const shown = PLACED.has(kind) && from.some(id => things.has(id));
  const garment = scene.things.find(({ id }) => id === to);
  const isWorn = kind !== 'wearing' || (garment !== undefined && LAID_ON.test(garment.noun));
  return shown && isWorn ? [{ at, fate: 'drawn' }] : [{ at, fate: 'leftOut' }];
}

function ofSetting(what: string, kind: string, scene: Scene): Fate {
  if (kind !== 'place') return SURROUNDINGS[what] ? 'drawn' : 'leftOut';
  const land = scene.setting.find(part => part.kind === 'landscape' && SURROUNDINGS[part.what]);
  return land ? { as: land.what } : 'leftOut';
}

function ofWhole(what: string, value: string, scene: Scene): Fate {
  if (what === 'style') return STYLE_ITSELF.has(value as never) ? 'drawn' : STYLE_OF[value as never] ? { as: `${STYLE_OF[value as never]!} style` } : 'leftOut'; // prettier-ignore
  if (what === 'format') return FORMAT_OF[value as never] || FORMAT_SHOWN.has(value as never) || (value === 'symmetrical' && isSymmetrical(scene)) ? 'drawn' : 'leftOut'; // prettier-ignore
  return 'drawn';
}

const LITTLE =
  /^(a|an|the|of|in|on|with|at|to|and|its|his|her|their|for|from|by|में|पर|की|का|के|mein|par|ki|ka|ke|se|से|ko|को)$/i;

/** Words that order a print, announce lettering or help a verb: nobody looks for them in the picture. */
const ORDERING =
  /^(that|which|who|it|is|are|am|be|being|been|has|have|into|as|or|but|not|no|only|just|without|dressed|wearing|my|our|your|me|i|we|t|shirt|tshirt|tee|print|printed|design|picture|image|style|art|theme|themed|scene|joke|quote|motivation|text|words?|letters?|lettering|saying|says?|written|write|writing|name[ds]?|called|team|club|company|bakery|brand|number|years?|yrs|below|above|colou?rs?|please|make|want|need|draw|ji|sir|jee|bengali|tamil|hindi|marathi|punjabi|wala|wali|wale|waala|liye|hua|hui|hue|huye|raha|rahi|rahe|hai|hain|ho|aur|ek|mera|meri|mere|apna|jis|jo|likha|likho|bina|sirf|saath|sath|upar|neeche|beech|जी|भगवान|वाला|वाली|वाले|लिए|लिये|हुआ|हुई|हुए|हुये|रहा|रही|रहे|है|हैं|हो|करते|करता|करती|और|एक|जिस|जो|लिखा|लिखो|बिना|सिर्फ|साथ|ऊपर|नीचे|बीच|रंग|टेक्स्ट|मेरा|मेरी|मेरे|हाथ|फूल|phool|haath|hath|just|some|two|with|all|over|there|this)$/i;
/** Words of which no part of the reading speaks: they are left out, and said. */
function untold({ prompt }: Scene, told: readonly At[]): Told[] {
  return tokensOf(prompt)
    .filter(
      ({ text, plain, at }) =>
        /\p{L}[\p{L}\p{M}]/u.test(text) &&
        !LITTLE.test(text) &&
        !ORDERING.test(plain) &&
        !told.some(([from, to]) => at[0] < to && from < at[1]),
    ) // prettier-ignore
    .map(({ text, at }) => ({ words: text, at }));
}

/** Each word once: what is spoken of last and most particularly decides, a drawing before none. */
function sorted(scene: Scene, all: { at: At; fate: Fate }[]): Account {
  // What was read in the place of a slip is said with what became of it.
  const mendOf = (at: At) => scene.mended?.find(m => m.at[0] < at[1] && at[0] < m.at[1]);
  const told = all.map(one => (one.fate === 'drawn' && mendOf(one.at) ? { at: one.at, fate: { as: mendOf(one.at)!.as } } : one)); // prettier-ignore

  const account: Account = { drawn: [], relatives: [], leftOut: [] };
  const rank = ({ fate }: { fate: Fate }) => (fate === 'leftOut' ? 1 : 0);
  const taken: At[] = [];
  for (const { at, fate } of [...told].sort((a, b) => rank(a) - rank(b) || a.at[0] - b.at[0])) {
    const words = scene.prompt.slice(...at).trim();
    if (words === '' || LITTLE.test(words) || taken.some(([from, to]) => at[0] < to && from < at[1])) continue;
    taken.push(at);
    if (fate === 'drawn') account.drawn.push({ words, at });
    else if (fate === 'leftOut') account.leftOut.push({ words, at });
    else account.relatives.push({ words, as: fate.as, at });
  }
  account.leftOut.push(...untold(scene, taken));
  // A word that was typed twice is told once.
  const inOrder = (list: Told[]) =>
    [...new Map(list.sort((a, b) => b.at[0] - a.at[0]).map(told => [told.words.toLowerCase(), told])).values()].sort((a, b) => a.at[0] - b.at[0]); // prettier-ignore
  return { drawn: inOrder(account.drawn), relatives: inOrder(account.relatives), leftOut: inOrder(account.leftOut) };
}
