/** What two who live do to each other: both hug, fight and dance; who is chased runs. Each rule changes a linked scene in place. */
import type { Action, NodeId, Scene, Thing } from '../scene.ts';

/** One does it with the other, and the other with the one. */
const BOTH = /^(hug|kiss|fight|wrestle|box|hold hands|dance|marry|talk)$/;
const LIVES = /^(person|animal|creature|deity)$/;

export function settleEncounters(scene: Scene): void {
  for (const action of scene.actions) bothDo(scene, action);
  for (const action of [...scene.actions]) chased(scene, action);
  for (const action of [...scene.actions]) taught(scene, action);
  for (const action of scene.actions) if (action.verb === 'fight' && action.by.every(id => thingOf(scene, id)?.noun === 'wrestler')) action.verb = 'wrestle'; // prettier-ignore
  for (const { verb, object } of scene.actions) {
    const pipe = thingOf(scene, object);
    if (verb === 'smoke' && pipe?.noun === 'pipe') pipe.noun = 'smoking pipe';
  }
}

const thingOf = (scene: Scene, id: NodeId | undefined): Thing | undefined => scene.things.find(t => t.id === id);
const lives = (thing: Thing | undefined): thing is Thing => thing !== undefined && LIVES.test(thing.kind);

/** 'a mother hugging her daughter', 'a girl dancing with a peacock', 'a ninja fighting a robot'. */
function bothDo(scene: Scene, action: Action): void {
  if (!BOTH.test(action.verb) || !action.by.length || !action.by.every(id => lives(thingOf(scene, id)))) return;
  const beside = scene.relations.find(r => /^(with|beside|facing|holding)$/.test(r.kind) && !r.touches && r.from.some(id => action.by.includes(id)) && lives(thingOf(scene, r.to))); // prettier-ignore
  const other = lives(thingOf(scene, action.object)) ? action.object : action.object === undefined && action.verb !== 'marry' ? beside?.to : undefined; // prettier-ignore
  if (!other || action.by.includes(other)) return;
  action.by = [...action.by, other];
  action.isMutual = true;
  delete action.object;
  scene.relations = scene.relations.filter(r => r !== beside || r.to !== other);
}

/** 'a dog chasing a cat', 'kutta billi ke peeche bhag raha hai': the cat runs. */
function chased(scene: Scene, action: Action): void {
  const { by, at } = action;
  const behind = action.verb === 'run' && action.object === undefined ? scene.relations.find(r => r.kind === 'behind' && r.from.some(id => by.includes(id)) && lives(thingOf(scene, r.to))) : undefined; // prettier-ignore
  if (behind) {
    Object.assign(action, { verb: 'chase', object: behind.to });
    scene.relations = scene.relations.filter(r => r !== behind);
  }
  const { verb, object } = action;
  const prey = thingOf(scene, object);
  if (verb !== 'chase' || !lives(prey) || by.includes(prey.id) || scene.actions.some(a => a.by.includes(prey.id))) return; // prettier-ignore
  scene.actions.push({ verb: 'run', by: [prey.id], isMutual: false, at });
}

/** 'teaching his daughter to ride a bicycle': the teacher gives a push from behind. */
function taught(scene: Scene, action: Action): void {
  if (!/^(teach|hold hands)$/.test(action.verb)) return;
  const learner = action.verb === 'teach' ? action.object : action.by[1];
  const deed = scene.actions.find(a => a !== action && learner !== undefined && a.by.includes(learner) && /^(ride|cycle|drive|skate|swing|swim|walk)$/.test(a.verb)); // prettier-ignore
  if (!deed) return;
  action.verb = 'push';
  action.by = action.by.filter(id => id !== learner);
  action.isMutual = false;
  if (learner !== undefined) action.object = learner;
}
