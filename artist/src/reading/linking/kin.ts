/** What one thing of a scene says about another's kind: whose cubs they are, whose feathers are open. */
import type { NodeId, Scene, Thing } from '../scene.ts';

/** Young ones that do not say of which kind they are. */
export const YOUNG = /^(cubs?|calf|calves|bab(y|ies)|little ones?|young ones?|kids?|child(ren)?|bachch[aeiy]|bachche|bachon|शावक|बच्चा|बच्चे|बच्ची|बच्चों)$/i; // prettier-ignore
/** Young ones by a name of their own. */
const LITTLE = /^(ducklings?|kittens?|pupp(y|ies)|pups?|lambs?|foals?|piglets?|goslings?|joeys?|fawns?)$/i;
const CUB = /^(tiger|lion) cubs?$/i;

/** Who has young ones. */
const PARENT = /^(mother|mom|mummy|mama|father|dad|papa|parent|maa|माँ|मां)$/i;

export function settleKin(scene: Scene): void {
  scene.things = scene.things.map(thing => youngOf(scene, thing));
  for (const peacock of scene.things.filter(({ noun }) => noun === 'peacock')) fanned(scene, peacock);
}

/** 'a lioness with her cubs': lion cubs. A bare cub is a tiger's. */
function youngOf(scene: Scene, thing: Thing): Thing {
  const words = thing.words.trim();
  const cub = CUB.exec(words)?.[1]?.toLowerCase();
  if (cub) return { ...thing, noun: cub, kind: 'animal', age: 'baby' };
  if (LITTLE.test(words) && scene.things.some(other => other !== thing && other.noun === thing.noun)) return { ...thing, age: 'baby', ...(thing.noun === 'duck' && { breed: 'duckling' }) }; // prettier-ignore
  if (PARENT.test(words)) return parentOf(scene, thing);
  if (!YOUNG.test(words)) return thing;
  const isCub = thing.noun === 'tiger cub';
  // People have children of their own.
  const parent = scene.things.find(other => other !== thing && other.kind === 'animal' && !YOUNG.test(other.words));
  const others = scene.things.some(other => other !== thing && other.kind === 'person');
  if (!parent || (others && !isCub)) return isCub ? { ...thing, noun: 'tiger', age: 'baby' } : thing;
  if (!isCub && (!isOf(scene, thing.id, parent.id) || cares(scene, thing.id))) return thing;
  const { sex: _, ...rest } = thing;
  return { ...rest, noun: parent.noun, kind: 'animal', age: 'baby', ...(parent.breed && { breed: parent.breed }) };
}
/** 'ducklings following their mother': a duck. */
function parentOf(scene: Scene, thing: Thing): Thing {
  const isAlone = !scene.things.some(other => other !== thing && other.kind === 'person');
  const young = scene.things.find(other => other.kind === 'animal' && (other.age === 'baby' || LITTLE.test(other.words.trim())) && isOf(scene, thing.id, other.id)); // prettier-ignore
  if (!isAlone || !young) return thing;
  const { sex: _, age: __, ...rest } = thing;
  // Her young ones walk behind her, one after the other.
  scene.actions = scene.actions.filter(action => {
    const follows = action.object === thing.id && action.by.includes(young.id) && /^(chase|hunt)$/.test(action.verb);
    if (follows) scene.relations.push({ kind: 'left of', from: [young.id], to: thing.id, at: action.at });
    return !follows;
  });
  return { ...rest, noun: young.noun, kind: 'animal' };
}
/** 'गाय को रोटी खिलाता बच्चा': who feeds, rides or washes it is a child of people. */
const cares = ({ actions }: Scene, id: NodeId): boolean => actions.some(({ by, verb, object }) => by.includes(id) && object !== undefined && /^(give|pour|clean|ride|comb|brush|heal)$/.test(verb)); // prettier-ignore
/** It stands in a relation to its parent. */
const isOf = ({ relations, actions }: Scene, a: NodeId, b: NodeId): boolean =>
  relations.some(
    r =>
      /^(with|beside|behind|in front of|on|under|carrying on back|facing)$/.test(r.kind) &&
      ((r.from.includes(a) && r.to === b) || (r.from.includes(b) && r.to === a)),
  ) ||
  actions.some(
    ({ by, object }) =>
      (by.includes(a) && by.includes(b)) || (object === a && by.includes(b)) || (object === b && by.includes(a)),
  );

/** 'a peacock with open feathers': its own, spread. */
function fanned(scene: Scene, peacock: Thing): void {
  const own = scene.things.find(({ id, noun }) => /^(feather|tail|peacock feather|fan)$/.test(noun) && scene.relations.some(r => r.to === id && r.from.includes(peacock.id) && /^(holding|with|wearing|part of)$/.test(r.kind))); // prettier-ignore
  const part = peacock.parts.find(({ noun }) => /feather|tail/.test(noun));
  const spreads = scene.actions.find(({ verb, by }) => verb === 'spread' && by.includes(peacock.id));
  if (own) {
    scene.things = scene.things.filter(thing => thing !== own);
    scene.relations = scene.relations.filter(r => r.to !== own.id);
    peacock.said.push(...own.said, { what: 'look', value: 'fanned', at: own.at });
  }
  if (own || part || spreads) peacock.looks.push('fanned');
}
