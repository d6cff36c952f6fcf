import { ownKeys } from '../lexicon/own-keys.ts';
import type { NounChunk } from '../phrases/chunks.ts';
import type { Action, ActionVerb, At, NodeId, Relation, RelationKind, Scene, SettingPart, Thing, ThingKind, Touched } from '../scene.ts'; // prettier-ignore
import { partNoun } from './choose-relation.ts';
import { LAND_OF } from '../lexicon/surroundings.ts';

/** A scene in the making. */
export class Builder {
  readonly scene: Scene;
  private named = 0;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  /** Adds what a noun phrase names and answers its id; the same place, weather or time is added once. */
  add(chunk: NounChunk): NodeId {
    const { things, setting } = this.scene;
    if (chunk.thing) {
      const id = this.nextThing();
      things.push({ ...chunk.thing, id });
      if (chunk.doing) this.act({ verb: chunk.doing.verb, by: [id], isMutual: false, at: chunk.doingAt ?? chunk.at });
      return id;
    }
    const part = chunk.setting!;
    const known = setting.find(one => one.what === part.what && one.kind === part.kind);
    if (known) return known.id;
    const id = `s${setting.length}`;
    setting.push({ ...part, id });
    return id;
  }

  /** Ids are never given twice, also where a thing was taken out again. */
  private nextThing(): NodeId {
    this.named += 1;
    return `t${this.named - 1}`;
  }

  thing(id: NodeId): Thing | undefined {
    return this.scene.things.find(one => one.id === id);
  }

  setting(id: NodeId): SettingPart | undefined {
    return this.scene.setting.find(one => one.id === id);
  }

  isAnimate(id: NodeId | undefined): boolean {
    return id !== undefined && /^(person|animal|creature|deity)$/.test(this.thing(id)?.kind ?? '');
  }

  act(action: Action): Action {
    this.scene.actions.push(action);
    return action;
  }

  relate(kind: RelationKind, from: readonly NodeId[], to: NodeId, at: At): Relation | undefined {
    const others = from.filter(id => id !== to);
    if (others.length === 0) return undefined;
    const relation: Relation = { kind, from: others, to, at };
    this.scene.relations.push(relation);
    return relation;
  }

  /** 'with a parrot on her shoulder': on a part of her, no longer with her or in her hands. */
  relateTouch(what: NodeId, who: NodeId, touches: Touched, at: At): void {
    const { scene } = this;
    scene.relations = scene.relations.filter(r => !(r.to === what && r.from.includes(who) && /^(with|holding|beside|wearing)$/.test(r.kind)) && !(r.from.includes(what) && r.to === who)); // prettier-ignore
    scene.actions = scene.actions.flatMap(a => {
      if (a.object !== what || !a.by.includes(who) || !/^(hold|carry|wear|give)$/.test(a.verb)) return [a];
      const { object: _, ...rest } = a;
      return a.verb === 'carry' && this.thing(who)?.kind === 'person' ? [rest] : [];
    });
    scene.relations.push({ kind: 'on', from: [what], to: who, touches, at });
  }

  drop(part: Action | Relation): void {
    const { actions, relations } = this.scene;
    if ('verb' in part) actions.splice(actions.indexOf(part), 1);
    else relations.splice(relations.indexOf(part), 1);
  }

  /** A thing that belongs to another; the words of quality before it are told with the owner's. */
  addPart(owner: NodeId, part: Thing, at: At): void {
    const whole = this.thing(owner);
    whole?.parts.push({ noun: partNoun(part), ...(part.count > 1 && { count: part.count }), ...(part.colours.length && { colours: part.colours }), ...(part.looks.length && { looks: part.looks }), at }); // prettier-ignore
    whole?.said.push(...part.said.map(({ value, at: where }) => ({ what: 'look' as const, value, at: where })));
  }

  /** 'dressed as a king'. */
  addRole(owner: NodeId, role: Thing): void {
    const whole = this.thing(owner);
    whole?.roles.push(role.noun);
    whole?.said.push({ what: 'role', value: role.noun, at: role.at });
  }

  /** What surrounds becomes a thing where it is held, carried, made or looked at: a turtle carrying a city. */
  asThing(id: NodeId): NodeId {
    const part = this.setting(id);
    if (!part || part.kind === 'time') return id;
    const noun = part.kind === 'place' ? part.what : (THING_OF[part.what] ?? part.what);
    const thing: Thing = { id: this.nextThing(), noun, words: part.words, kind: kindOf(part), count: 1, isCounted: false, colours: [], roles: [], actsHuman: false, parts: [], looks: [], said: [], at: part.at }; // prettier-ignore
    this.scene.things.push(thing);
    this.scene.setting = this.scene.setting.filter(one => one !== part);
    return thing.id;
  }
}

const THING_OF = ownKeys<string>({ mountains: 'mountain', 'snow mountains': 'snow mountain', hills: 'hill', sea: 'wave', city: 'skyline', forest: 'tree', 'pine forest': 'pine tree', jungle: 'tree', space: 'galaxy', clouds: 'cloud', sky: 'cloud', snow: 'snowflake', rain: 'rain cloud', stage: 'microphone', village: 'hut', street: 'street lamp', road: 'road', garden: 'flower', 'flower field': 'sunflower', lake: 'lake', castle: 'castle' }); // prettier-ignore
const kindOf = ({ kind, what }: SettingPart): ThingKind => (kind === 'place' || /city|village|temple|house|stage|castle|market|cafe|stadium/.test(what) ? 'building' : kind === 'weather' || /space|sky|clouds/.test(what) ? 'sky' : 'land'); // prettier-ignore

/** A town brings its land along, where no other is named. */
export function withLands(scene: Scene): void {
  if (scene.setting.some(({ kind }) => kind === 'landscape')) return;
  for (const { what, words, at } of [...scene.setting]) {
    const land = LAND_OF[what];
    if (land) scene.setting.push({ id: `s${scene.setting.length}`, kind: 'landscape', what: land, words, at });
  }
}

/** Verbs of one pose that their object tells apart. */
export function verbFor(verb: ActionVerb, noun: string | undefined, thing: Thing | undefined): ActionVerb {
  if (noun === undefined) return verb;
  if (verb === 'play' || verb === 'play sport') return thing?.kind === 'instrument' ? 'play' : SPORTS.test(noun) ? 'play sport' : GAMES.test(noun) ? 'game' : verb; // prettier-ignore
  if (verb === 'fly' && noun === 'kite') return 'fly kite';
  if (/^(drive|ride)$/.test(verb) && noun === 'plough') return 'plough';
  if (
    verb === 'cook' &&
    thing &&
    !/^(food|plant|animal)$/.test(thing.kind) &&
    !/^(pan|pot|frying pan|tandoor|kadhai|chulha|kitchen|noodle)/.test(noun)
  )
    return 'build';
  if (verb === 'spit' && noun === 'fire') return 'breathe fire';
  if (/^(ride|drive|cycle|race)$/.test(verb)) return /bicycle|mountain bike/.test(noun) ? 'cycle' : /horse|elephant|camel|motorcycle|scooter|bike|unicorn|dragon|tiger|lion|skateboard|whale|dolphin|bull|wave|rocket|broom|ostrich|turtle|fish|eagle|tortoise|dinosaur|t rex|cow|sloth|donkey|pegasus|rickshaw cycle|bison|carpet/.test(noun) && !/auto|truck/.test(noun) ? (verb === 'race' ? verb : 'ride') : verb === 'ride' && /^(car|taxi|truck|bus|auto rickshaw|jeep|van|train)$/.test(noun) ? 'drive' : verb; // prettier-ignore
  if (verb === 'hold' && /^(fish)$/.test(noun)) return 'fish';
  if (verb === 'photograph' && /arrow/.test(noun)) return 'shoot arrows';
  if (verb === 'hold' && noun === 'hand') return 'hold hands';
  if (verb === 'box' && thing === undefined) return 'box';
  return verb;
}
const SPORTS = /^(cricket|football|hockey|kabaddi|badminton|tennis|basketball|volleyball|golf|baseball|table tennis|american football|cricket bat|bowling pin|billiard)/; // prettier-ignore
const GAMES = /^(video game|chess|carrom|ludo|dice|playing card|computer|mobile|phone|puzzle)/;
