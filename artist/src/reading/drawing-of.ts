import { LAID_ON } from './ability.ts';
import { drawingsOf, type Drawings } from './dictionary.ts';
import type { ActionVerb, NodeId, Scene, Thing } from './scene.ts';

/** How a thing is drawn today. */
export interface DrawnThing {
  drawings: Drawings;
  /** What is drawn in its place, where that is only a kind of it: a labrador as a dog. */
  relative?: string;
  /** The doing that its drawing shows. */
  shows?: ActionVerb;
}

/** Doings of people that the library has whole people for; `*` is woman, man or person. */
const PEOPLE: Partial<Record<ActionVerb, string>> = {
  'do yoga': '*-in-lotus-position', meditate: '*-in-lotus-position', surf: '*-surfing', swim: '*-swimming', row: '*-rowing-boat', cycle: '*-biking', lift: '*-lifting-weights', exercise: '*-lifting-weights',
  run: '*-running', walk: '*-walking', climb: '*-climbing', juggle: '*-juggling', kneel: '*-kneeling', dance: '%-dancing', wrestle: 'people-wrestling', ski: 'skier', sleep: 'person-in-bed', bathe: 'person-taking-bath', hug: 'people-hugging',
}; // prettier-ignore
/** Whole drawings of somebody who does something. */
const DOINGS: [noun: string, verb: ActionVerb, drawings: Drawings][] = [
  ['wolf', 'howl', { ink: 'ink:wolf-howl' }],
  ['sloth', 'hang', { colour: 'noto:sloth', ink: 'ink:sloth' }],
  ['couple', 'hold hands', { colour: 'noto:woman-and-man-holding-hands' }],
  ['friend', 'hold hands', { colour: 'noto:people-holding-hands' }],
  ['mountain biker', 'cycle', { colour: 'noto:person-mountain-biking' }],
  ['dragon', 'fly', { colour: 'noto:dragon', ink: 'ink:wyvern' }],
  ['eagle', 'fly', { colour: 'noto:eagle' }],
];
const KIND_OF_PERSON = { female: 'woman', male: 'man' } as const;
/** Callings that the library draws: of them the doing is shown on the plain person. */
const PLAIN = /^(woman|girl|man|boy|child|person|mother|father|dancer|swimmer|friend|athlete|player)$/;

/** How a thing of a scene is drawn, with what it does; nothing where it is not. */
export function drawingOf(
  thing: Thing,
  scene: Pick<Scene, 'actions' | 'relations' | 'things'>,
): DrawnThing | undefined {
  if (isCloth(thing, scene)) return undefined;
  const doings = scene.actions.filter(({ by }) => by.includes(thing.id)).map(({ verb }) => verb);
  for (const [noun, verb, drawings] of DOINGS)
    if (noun === thing.noun && doings.includes(verb)) return { drawings, shows: verb };
  const doing = thing.kind === 'person' && PLAIN.test(thing.noun) ? doings.find(verb => PEOPLE[verb]) : undefined;
  if (doing) {
    const name = PEOPLE[doing]!.replace('*', KIND_OF_PERSON[thing.sex ?? 'female'] && thing.sex ? KIND_OF_PERSON[thing.sex] : 'person').replace('%', KIND_OF_PERSON[thing.sex ?? 'female']); // prettier-ignore
    return { drawings: { colour: `noto:${name}` }, shows: doing };
  }
  const drawings = drawingsOf(thing.noun);
  if (drawings) return { drawings, ...(thing.breed && isRelative(thing) && { relative: thing.noun }) };
  return thing.kind === 'person' ? personFor(thing) : undefined;
}

/** A saree that somebody wears: nobody is drawn in clothes of their choice yet. */
const isCloth = ({ id, noun, kind }: Thing, { relations, things }: Pick<Scene, 'relations' | 'things'>): boolean => kind === 'garment' && !LAID_ON.test(noun) && relations.some(one => one.kind === 'wearing' && one.to === id && things.some(other => one.from.includes(other.id) && /^(person|animal|creature|deity)$/.test(other.kind))); // prettier-ignore

/** 'coffee' of a 'filter' is no relative; a labrador drawn as any dog is. */
const isRelative = ({ breed, words }: Thing): boolean => breed !== undefined && words.toLowerCase().includes(breed.split(' ').at(-1)!); // prettier-ignore

/** A calling that is not drawn is a person, and is told so. */
function personFor({ sex, age }: Thing): DrawnThing {
  const noun = age === 'child' ? (sex === 'female' ? 'girl' : 'boy') : sex === 'female' ? 'woman' : sex === 'male' ? 'man' : 'person'; // prettier-ignore
  return { drawings: { colour: `noto:${noun}` }, relative: noun };
}

/** Every thing of a scene that is drawn. */
export const drawnThings = (scene: Scene): Map<NodeId, DrawnThing> =>
  new Map(
    scene.things.flatMap(thing => {
      // prettier-ignore
      const drawn = drawingOf(thing, scene);
      return drawn ? [[thing.id, drawn] as const] : [];
    }),
  );
