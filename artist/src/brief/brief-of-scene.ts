/** From what was asked for to what is drawn of it today: subjects with their drawings, links, surroundings, costumes. */
import { ownKeys } from '../reading/lexicon/own-keys.ts';
import { SURROUNDINGS, STYLE_OF, WORN } from '../reading/ability.ts';
import { ownNamed } from '../reading/lexicon/lexicon.ts';
import { drawnThings, type DrawnThing } from '../reading/drawing-of.ts';
import { rowOf } from '../reading/nouns.ts';
import type { Scene, Thing, ThingKind } from '../reading/scene.ts';
import type { Brief, BriefText, Costume, Link, Setting, StyleWord, Subject, Trait } from './brief.ts';

export const TRAIT_OF: Record<ThingKind, Trait> = { person: 'person', animal: 'animal', creature: 'animal', deity: 'deity', plant: 'flora', food: 'food', vehicle: 'vehicle', instrument: 'object', garment: 'object', building: 'place', land: 'object', sky: 'object', furniture: 'object', symbol: 'object', object: 'object' }; // prettier-ignore
/** Things in one picture, at most; what comes later is left out. */
const MOST_THINGS = 8;
const SURE = 1.3;

/** What of a scene the brief holds. */
export type FromScene = Pick<Brief, 'hero' | 'support' | 'links' | 'settings' | 'costumes' | 'styles' | 'text' | 'slogan' | 'wordless' | 'riding'>; // prettier-ignore

export function fromScene(scene: Scene, chosen: StyleWord | undefined): FromScene {
  const drawn = drawnThings(scene);
  const { costumes, worn } = costumesOf(scene, drawn);
  const shown = scene.things.filter(thing => drawn.has(thing.id) && !worn.has(thing.id) && !isUnwanted(scene, thing));
  const hero = chooseHero(shown, scene);
  const others = shown.filter(thing => thing !== hero).slice(0, MOST_THINGS - 1);
  const subjectOf = (thing: Thing) => toSubject(thing, drawn.get(thing.id)!);
  const styles = chosen ? [chosen] : [...new Set(scene.styles.flatMap(style => STYLE_OF[style] ?? []))];
  const riding = scene.actions.some(({ verb, object }) => /^(ride|drive|cycle)$/.test(verb) && object !== undefined);
  return {
    ...(hero && { hero: subjectOf(hero) }),
    support: others.map(subjectOf),
    links: linksOf(scene),
    settings: settingsOf(scene),
    costumes,
    styles,
    text: textOf(scene),
    slogan: scene.lettering.some(({ role, by }) => role === 'main' && /^(saying|colon|script)$/.test(by)),
    wordless: scene.isWordless,
    riding,
  };
}

const isUnwanted = ({ without }: Scene, { noun }: Thing): boolean =>
  without.some(one => one.noun === noun && !one.colour);

function toSubject(thing: Thing, { drawings }: DrawnThing): Subject {
  const named = ownNamed(thing.noun);
  const face = named?.marks.has('face') && drawings.colour === rowOf(thing.noun)?.colour;
  const isPair = thing.count === 2 && named?.marks.has('pair');
  return {
    term: thing.noun,
    label: thing.noun,
    ...drawings,
    traits: [TRAIT_OF[thing.kind], ...(face ? (['face'] as const) : [])],
    score: SURE,
    id: thing.id,
    ...(thing.count > 1 && !isPair && { count: thing.count }),
    ...(thing.colours.length > 0 && { colours: thing.colours }),
    ...(thing.size && { size: thing.size }),
    ...(thing.parts.some(({ noun }) => /^wings?$/.test(noun)) && { winged: true as const }),
  };
}

/** Whom the picture is about: a deity, who does something, who lives, what comes first. */
function chooseHero(things: readonly Thing[], { actions, relations }: Scene): Thing | undefined {
  const rank = (thing: Thing, at: number) =>
    (thing.kind === 'deity' ? 4 : 0) +
    (actions.some(({ by }) => by.includes(thing.id)) ? 2 : 0) +
    (relations.some(({ from }) => from.includes(thing.id)) ? 1 : 0) +
    (/^(person|animal|creature)$/.test(thing.kind) ? 1 : 0) +
    (/^(sky|plant)$/.test(thing.kind) ? -0.5 : 0) -
    at * 0.05;
  return things.map((thing, at) => ({ thing, rank: rank(thing, at) })).sort((a, b) => b.rank - a.rank)[0]?.thing;
}

function linksOf({ actions, relations, things }: Scene): Link[] {
  const links: Link[] = relations.map(({ kind, from, to, isMutual }) => ({ kind: isMutual && kind === 'facing' ? ('mirrored' as const) : kind, from: [...from], to })); // prettier-ignore
  for (const { verb, by, object, tool, isMutual } of actions) {
    for (const to of [object, tool])
      if (to !== undefined && by.length > 0 && !links.some(link => link.to === to && link.from.some(id => by.includes(id)))) links.push({ kind: kindOf(verb, to === object), from: [...by], to }); // prettier-ignore
    if (isMutual && by[0]) links.push({ kind: 'mirrored', from: [...by], to: by[0] });
  }
  return links.filter(({ to, from }) => things.some(({ id }) => id === to) && from.length > 0);
}

const kindOf = (verb: string, isObject: boolean): Link['kind'] => (isObject && /^(ride|drive|cycle|race|row|sail)$/.test(verb) ? 'riding' : isObject && verb === 'fly kite' ? 'facing' : isObject && verb === 'carry' ? 'carrying on back' : 'doing'); // prettier-ignore

function settingsOf({ setting }: Scene): Setting[] {
  return [...new Set(setting.flatMap(({ what }) => SURROUNDINGS[what] ?? []))];
}

const ROLE_COSTUMES = ownKeys<Costume>({ astronaut: 'helmet', king: 'crown', queen: 'crown', prince: 'crown', princess: 'crown', santa: 'santa', biker: 'helmet', dj: 'headphones' }); // prettier-ignore

/** What the hero wears on its head, where it is drawn by its face; such things stand nowhere else. */
function costumesOf(scene: Scene, drawn: ReadonlyMap<string, DrawnThing>): { costumes: Costume[]; worn: Set<string> } {
  const worn = new Set<string>();
  const costumes: Costume[] = [];
  for (const { kind, from, to } of scene.relations) {
    const garment = scene.things.find(({ id }) => id === to);
    const wearer = scene.things.find(({ id }) => id === from[0]);
    const costume = garment && WORN.test(garment.noun) ? rowOf(garment.noun)?.costume : undefined;
    if (kind !== 'wearing' || !costume || !wearer || !/^(animal|creature|symbol)$/.test(wearer.kind) || !drawn.has(wearer.id)) continue; // prettier-ignore
    costumes.push(costume);
    worn.add(to);
  }
  for (const { roles, kind } of scene.things) if (kind === 'animal') costumes.push(...roles.flatMap(role => ROLE_COSTUMES[role] ?? [])); // prettier-ignore
  return { costumes: [...new Set(costumes)], worn };
}

/** The lettering by its place: the main piece, what stands below, dates. A name or number alone is the main piece. */
function textOf({ lettering, isWordless }: Scene): BriefText {
  if (isWordless) return {};
  const of = (...roles: string[]) => lettering.filter(({ role }) => roles.includes(role)).map(({ text }) => text);
  const [main = of('name')[0] ?? of('number')[0] ?? of('second')[0]] = of('main');
  const sub = of('second', 'number', 'name').filter(text => text !== main).join(' • '); // prettier-ignore
  const year = of('date').join(' • ');
  return { ...(main && { main }), ...(sub && { sub }), ...(year && (main ? { year } : { main: year })) };
}
