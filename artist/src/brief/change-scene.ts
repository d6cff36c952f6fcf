/** Changes of what stands in the scene: the named thing's colour, count, mood, size; things that go and things that come. All else stays. */
import { readScene } from '../reading/read-scene.ts';
import { COLOUR_WORDS, MOOD_WORDS, NUMBERS, SIZE_WORDS } from '../reading/lexicon/words.ts';
import type { Colour, Mood, NodeId, Scene, Size, Thing } from '../reading/scene.ts';
import { fromScene } from './brief-of-scene.ts';
import type { Brief } from './brief.ts';
import type { Change } from './change.ts';
import { isSetting } from './change-things.ts';
import { ADD, EXTRAS, LETTERING_WORDS, NO_WEAR, REMOVE, REMOVE_AFTER, REPLACE } from './change-words.ts';
import { lemma } from './normalise.ts';
import { sceneOf } from './scene-of-brief.ts';

const NOWHERE = [0, 0] as const;
const ALIVE = /^(person|animal|creature|deity)$/;

/** Takes what is said of things of the scene. Answers whether anything was; the older rules are for the look of the whole. */
export function changeScene(c: Change): boolean {
  const { brief } = c;
  const before = brief.layout === 'stage' ? sceneOf(brief) : undefined;
  const other = REPLACE.exec(c.plain)?.[2];
  // 'change the balloon to yellow' puts nothing in its place.
  if (!before || (other !== undefined && !COLOUR_WORDS.has(other.split(' ')[0]!))) return false;
  const scene = structuredClone(before);
  const removed = NO_WEAR.test(c.plain) ? undefined : c.plain.match(REMOVE)?.[1] || c.plain.match(REMOVE_AFTER)?.[1];
  const told = removed ? remove(scene, removed) : (count(scene, c.plain) ?? qualities(scene, c.plain) ?? add(c, scene));
  if (!told) return false;
  c.understood = true;
  if (told.length === 0) return true;
  if (removed) c.removed = removed;
  c.applied.push(...told);
  rebuild(brief, scene);
  return true;
}

/** The brief's subjects as the scene has them now; its lettering, look and colours stay as they are. */
function rebuild(brief: Brief, scene: Scene): void {
  const { hero, support, links, costumes, settings, riding } = fromScene(scene, brief.styles[0]);
  delete brief.hero;
  Object.assign(brief, { scene, ...(hero && { hero }), support, links, costumes, settings, riding });
}

const wordsIn = (text: string): string[] => text.split(' ').filter(Boolean).map(lemma);
/** Things of the scene that some words name: by their noun, breed or the word that was typed, in any language. */
function named(scene: Scene, text: string): Thing[] {
  const words = new Set(wordsIn(text));
  const nouns = new Set(readScene(text).things.map(t => t.noun));
  const isNamed = (t: Thing) => nouns.has(t.noun) || [t.noun, t.words, t.breed ?? ''].some(n => n !== '' && wordsIn(n.toLowerCase()).every(w => words.has(w))); // prettier-ignore
  return scene.things.filter(isNamed);
}

function remove(scene: Scene, what: string): string[] | undefined {
  if (LETTERING_WORDS.test(what)) return undefined;
  const gone = named(scene, what);
  if (!gone.length || gone.length === scene.things.length) return undefined;
  const ids = new Set(gone.map(t => t.id));
  scene.things = scene.things.filter(t => !ids.has(t.id));
  scene.relations = scene.relations.flatMap(r => {
    const from = r.from.filter(id => !ids.has(id));
    return ids.has(r.to) || !from.length ? [] : [{ ...r, from }];
  });
  scene.actions = scene.actions.flatMap(a => {
    const by = a.by.filter(id => !ids.has(id));
    const lost = a.object !== undefined && ids.has(a.object);
    return !by.length || lost ? [] : [{ ...a, by }];
  });
  return [`Removed: ${gone.map(t => t.words || t.noun).join(', ')}`];
}

const INSTEAD = /\binstead\b|\bki jagah\b|की जगह/;
const MAKE = /^(?:make (?:it|them|that)|only|just|sirf|keep only|draw|i want|use|show)?\s*/;
/** 'two instead of one', 'make it three', 'three cats', 'ek ki jagah do'. */
function count(scene: Scene, plain: string): string[] | undefined {
  const words = plain.replace(MAKE, '').split(' ').filter(Boolean);
  const numbers = words.flatMap((word, i) => { const n = NUMBERS[word] ?? (/^\d{1,2}$/.test(word) ? Number(word) : undefined); return n === undefined || n < 1 || n > 12 ? [] : [{ n, i }]; }); // prettier-ignore
  if (!numbers.length || ADD.test(plain)) return undefined;
  const isInstead = INSTEAD.test(plain);
  const wished = isInstead && /ki jagah|की जगह/.test(plain) ? numbers.at(-1)! : numbers[0]!;
  const rest = words.filter((_, i) => !numbers.some(one => one.i === i)).join(' ').replace(INSTEAD, ' ').replace(/\b(of|only|the|karo|kar|do|bana|please)\b/g, ' ').trim(); // prettier-ignore
  const target = rest ? named(scene, rest)[0] : mainOf(scene);
  if (!target || (!isInstead && wished.i !== 0)) return undefined;
  if (target.count === wished.n) return [];
  Object.assign(target, { count: wished.n, isCounted: true });
  return [`${target.words || target.noun}: ${wished.n}`];
}
const mainOf = (scene: Scene): Thing | undefined => scene.things.find(t => ALIVE.test(t.kind)) ?? scene.things[0];

/** Colour, mood and size, each of what its own clause names. */
function qualities(scene: Scene, plain: string): string[] | undefined {
  if (ADD.test(plain)) return undefined;
  const told = plain.split(/ and (?=the |her |his |its )| aur | और |, /).map(clause => quality(scene, clause));
  const known = told.filter(one => one !== undefined);
  return known.length ? known.flat() : undefined;
}

function keysIn<K>(words: readonly string[], table: ReadonlyMap<string, K>): K[] {
  const out: K[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const two = table.get(`${words[i]} ${words[i + 1] ?? ''}`);
    const found = two ?? table.get(words[i]!);
    if (found !== undefined && !out.includes(found)) out.push(found);
    if (two !== undefined) i += 1;
  }
  return out;
}

function quality(scene: Scene, clause: string): string[] | undefined {
  const words = clause.split(' ').filter(Boolean);
  const colours = keysIn<Colour>(words, COLOUR_WORDS);
  const [[mood], [size]] = [keysIn<Mood>(words, MOOD_WORDS), keysIn<Size>(words, SIZE_WORDS)];
  const owner = /\b(hair|baal)\b|बाल/.test(clause) ? scene.things.find(t => t.kind === 'person' || /mermaid/.test(t.noun)) : undefined; // prettier-ignore
  if (owner && colours.length) {
    owner.parts = [...owner.parts.filter(p => p.noun !== 'hair'), { noun: 'hair', colours, at: NOWHERE }];
    return [`Colours: hair ${colours.join(', ')}`];
  }
  const things = named(scene, clause);
  const living = scene.things.filter(t => ALIVE.test(t.kind));
  const who = things.filter(t => ALIVE.test(t.kind));
  const feeling = who.length ? who : living.length === 1 && !things.length ? living : [];
  if (mood && feeling.length) return set(feeling, 'mood', mood);
  if (!things.length) return undefined;
  if (colours.length) return things.flatMap(t => (t.colours.join() === colours.join() ? [] : (t.colours = colours, [`Colours: ${t.words || t.noun} ${colours.join(', ')}`]))); // prettier-ignore
  return size ? set(things, 'size', size) : undefined;
}
const set = <K extends 'mood' | 'size'>(things: Thing[], key: K, value: NonNullable<Thing[K]>): string[] =>
  things.flatMap(t => (t[key] === value ? [] : (Object.assign(t, { [key]: value }), [`${t.words || t.noun}: ${value}`]))); // prettier-ignore

/** What comes is worn, held, or finds its place; what the old rules know better (stars, lands, weather) is theirs. */
function add(c: Change, scene: Scene): string[] | undefined {
  if (!ADD.test(c.plain)) return undefined;
  const said = readScene(c.plain.replace(/^.*?\b(?:add|put|give|include|insert|with|more)\b/u, '').trim() || c.plain);
  const isOlder = (t: Thing) => isSetting(t.noun) !== undefined || isSetting(t.words.toLowerCase()) !== undefined || EXTRAS.some(([, rule]) => rule.test(t.words.toLowerCase())); // prettier-ignore
  const wanted = said.things.filter(t => !isOlder(t));
  const fresh = wanted.filter(t => !scene.things.some(old => old.noun === t.noun));
  const wearer = named(scene, c.plain).find(t => ALIVE.test(t.kind)) ?? mainOf(scene);
  // A deity wears and holds what is its own.
  const added = fresh.filter(t => !(t.kind === 'garment' && wearer?.kind === 'deity')).slice(0, 4);
  if (!wanted.length || wanted.length < said.things.length) return undefined;
  if (!added.length) return fresh.length ? undefined : [];
  const ids = new Map<NodeId, NodeId>();
  let next = Math.max(0, ...scene.things.map(t => Number(/^n(\d+)$/.exec(t.id)?.[1] ?? -1) + 1));
  for (const t of added) {
    ids.set(t.id, `n${next}`);
    scene.things.push({ ...t, id: `n${next}`, at: NOWHERE, said: [] });
    next += 1;
    place(scene, { thing: scene.things.at(-1)!, wearer, said, from: t.id, plain: c.plain, ids });
  }
  return [`Added: ${added.map(t => t.words || t.noun).join(', ')}`];
}

interface Coming {
  thing: Thing;
  wearer: Thing | undefined;
  said: Scene;
  from: NodeId;
  plain: string;
  ids: ReadonlyMap<NodeId, NodeId>;
}
function place(scene: Scene, { thing, wearer, said, from, plain, ids }: Coming): void {
  const relate = (kind: Scene['relations'][number]['kind'], who: NodeId, to: NodeId) => scene.relations.push({ kind, from: [who], to, at: NOWHERE }); // prettier-ignore
  if (thing.kind === 'garment' && wearer && ALIVE.test(wearer.kind)) relate('wearing', wearer.id, thing.id);
  else if (wearer && ALIVE.test(wearer.kind) && /\b(hand|hands|paw|holding|give|haath|hath)\b|हाथ/.test(plain))
    relate('holding', wearer.id, thing.id); // prettier-ignore
  else
    for (const r of said.relations) {
      const noun = said.things.find(t => t.id === r.to)?.noun;
      const to = ids.get(r.to) ?? scene.things.find(t => t.noun === noun && t !== thing)?.id;
      if (r.from.includes(from) && to !== undefined) relate(r.kind, thing.id, to);
    }
}
