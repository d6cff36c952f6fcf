/**
 * The scene as the brief has it now: what the words asked for, with what an occasion brought, and what changes took away, added or replaced.
 */
import { SURROUNDINGS } from '../reading/ability.ts';
import { readScene } from '../reading/read-scene.ts';
import type { Lettering, NodeId, Scene, SettingPart, Thing } from '../reading/scene.ts';
import { fromScene } from './brief-of-scene.ts';
import type { Brief, BriefText, Costume, Setting, Subject } from './brief.ts';

type Facts = Pick<Brief, 'scene' | 'hero' | 'support' | 'settings' | 'costumes' | 'text' | 'wordless' | 'styles'>;
const NOWHERE = [0, 0] as const;

/** Undefined for a brief of before scenes. */
export function sceneOf(brief: Facts): Scene | undefined {
  const { scene } = brief;
  if (!scene) return undefined;
  const read = fromScene(scene, brief.styles[0]);
  let now = withThings(scene, [read.hero, ...read.support], [brief.hero, ...brief.support]);
  now = withCostumes(now, read.costumes, brief.costumes, brief.hero?.id);
  now = withSettings(now, read.settings, brief.settings);
  return withText(now, read.text, brief);
}

const idsOf = (list: readonly (Subject | undefined)[]): NodeId[] => list.flatMap(s => s?.id ?? []);

/** Things that went, and things that came; one that came in the place of the main one takes over what that did. */
function withThings(scene: Scene, before: readonly (Subject | undefined)[], after: readonly (Subject | undefined)[]): Scene {
  const gone = new Set(idsOf(before).filter(id => !idsOf(after).includes(id)));
  const come = after.filter(s => s !== undefined && s.id === undefined) as Subject[];
  if (!gone.size && !come.length) return scene;
  const [oldHero, newHero] = [before[0]?.id, after[0]];
  const heir = oldHero !== undefined && gone.has(oldHero) && newHero && newHero.id === undefined ? newHero : undefined;
  const fresh = come.map((subject, i): Thing => thingOf(subject, subject === heir ? oldHero! : `n${i}`));
  const inherited = fresh.find(t => t.id === oldHero);
  const things = scene.things.flatMap(t => (t.id === oldHero && inherited ? [{ ...inherited, count: t.count, isCounted: t.isCounted, actsHuman: t.actsHuman }] : gone.has(t.id) ? [] : [t]));
  const all = [...things, ...fresh.filter(t => t !== inherited)];
  const has = (id: NodeId) => all.some(t => t.id === id) || scene.setting.some(p => p.id === id);
  return {
    ...scene,
    things: all,
    actions: scene.actions.flatMap(a => {
      const by = a.by.filter(has);
      const { object, tool, ...rest } = a;
      return by.length || !a.by.length ? [{ ...rest, by, ...(object !== undefined && has(object) && { object }), ...(tool !== undefined && has(tool) && { tool }) }] : [];
    }),
    relations: scene.relations.filter(r => r.from.every(has) && has(r.to)),
  };
} // prettier-ignore

/** What a term names, read as a prompt of its own. */
function thingOf({ term, count, colours }: Subject, id: NodeId): Thing {
  const [read] = readScene(term).things;
  const plain: Thing = { id, noun: term, words: term, kind: 'object', count: 1, isCounted: false, colours: [], roles: [], actsHuman: false, parts: [], looks: [], said: [], at: NOWHERE };
  return { ...plain, ...read, id, count: count ?? 1, ...(colours && { colours }), at: NOWHERE };
} // prettier-ignore

const GARMENT: Record<Costume, string> = {
  helmet: 'helmet',
  crown: 'crown',
  shades: 'sunglasses',
  santa: 'santa hat',
  headphones: 'headphones',
};

function withCostumes(scene: Scene, before: readonly Costume[], after: readonly Costume[], hero: NodeId | undefined): Scene {
  const wearer = hero ?? scene.things.find(t => t.kind === 'animal' || t.kind === 'person' || t.kind === 'creature')?.id;
  const added = after.filter(c => !before.includes(c));
  const gone = new Set(before.filter(c => !after.includes(c)).map(c => GARMENT[c]));
  if (!wearer || (!added.length && !gone.size)) return scene;
  const taken = new Set(scene.things.filter(t => gone.has(t.noun)).map(t => t.id));
  const garments = added.map((c, i): Thing => thingOf({ term: GARMENT[c], label: GARMENT[c], traits: [], score: 1 }, `c${i}`));
  return {
    ...scene,
    things: [...scene.things.filter(t => !taken.has(t.id)), ...garments],
    relations: [...scene.relations.filter(r => !taken.has(r.to)), ...garments.map(g => ({ kind: 'wearing' as const, from: [wearer], to: g.id, at: NOWHERE }))],
  };
} // prettier-ignore

/** What a setting of the brief is called in a scene. */
const PART_OF: Partial<Record<Setting, readonly [kind: SettingPart['kind'], what: string]>> = {
  night: ['time', 'night'], moon: ['time', 'moonlit night'], sun: ['time', 'sunset'], star: ['time', 'starry night'], mountain: ['landscape', 'mountains'], wave: ['landscape', 'sea'], forest: ['landscape', 'forest'], city: ['landscape', 'city'], space: ['landscape', 'space'],
  road: ['landscape', 'road'], palm: ['landscape', 'beach'], desert: ['landscape', 'desert'], roof: ['landscape', 'rooftop'], field: ['landscape', 'fields'], lights: ['landscape', 'stadium'], cloud: ['weather', 'clouds'], rain: ['weather', 'rain'], snow: ['weather', 'snow'],
}; // prettier-ignore

/** What is added to a picture by its sign alone: the hour of the rest stays. */
const SIGNS: Partial<Record<Setting, string>> = { moon: 'moon', sun: 'sun', cloud: 'cloud' };

function withSettings(scene: Scene, before: readonly Setting[], after: readonly Setting[]): Scene {
  const gone = before.filter(s => !after.includes(s));
  const kept = scene.setting.filter(p => !(SURROUNDINGS[p.what] ?? []).some(s => gone.includes(s)));
  const come = after.filter(s => !before.includes(s));
  const signs = come.flatMap((s, i) => (SIGNS[s] ? [{ ...thingOf({ term: SIGNS[s]!, label: SIGNS[s]!, traits: [], score: 1 }, `k${i}`), count: s === 'cloud' ? 2 : 1 }] : [])); // prettier-ignore
  const added = come.filter(s => !SIGNS[s]).flatMap((s, i): SettingPart[] => {
    const part = PART_OF[s];
    const isTold = part && kept.some(p => p.what === part[1] || (SURROUNDINGS[p.what] ?? []).includes(s));
    return part && !isTold ? [{ id: `a${i}`, kind: part[0], what: part[1], words: s, at: NOWHERE }] : [];
  });
  // What was added stands before what was there: another land, another hour.
  return gone.length || come.length ? { ...scene, setting: [...added, ...kept], things: [...scene.things, ...signs] } : scene;
} // prettier-ignore

function withText(scene: Scene, before: BriefText, { text, wordless }: Pick<Brief, 'text' | 'wordless'>): Scene {
  if (wordless) return { ...scene, isWordless: true, lettering: [] };
  const keys = ['main', 'sub', 'place', 'year'] as const;
  if (keys.every(key => before[key] === text[key])) return scene;
  const line = (role: Lettering['role'], value: string): Lettering => ({ text: value, role, by: 'announced', looks: [], at: NOWHERE }); // prettier-ignore
  const lettering = [
    ...(text.main ? [line('main', text.main)] : []),
    ...(text.sub ? [line('second', text.sub)] : []),
    ...(text.place ? [line('place', text.place)] : []),
    ...(text.year ? [line('date', text.year)] : []),
  ];
  return { ...scene, isWordless: false, lettering };
}
