import type { Chunk, NounChunk, VerbChunk } from '../phrases/chunks.ts';
import type { Action, NodeId, Part, Relation, RelationKind, Thing } from '../scene.ts';
import { verbFor, type Builder } from './builder.ts';
import { CONTAINERS } from '../lexicon/words.ts';
import { isPart, isTool, partNoun, relationFor, touchedBy } from './choose-relation.ts';
import { addUnwanted, comesOut, hangs, heldIn, isBehindBack, ofRelation, onlyThere, paint, partAt, standsOn, takes } from './english-rules.ts'; // prettier-ignore

type Role = 'mention' | 'object' | 'relation';
/** Relations that are said of the word right before them; the others of whom the clause is about. */
const OF_NEAREST = new Set<RelationKind>(['made of', 'shaped like', 'filled with', 'covered with', 'coming out of', 'wrapped around', 'part of']); // prettier-ignore

/** Relates the chunks of an English sentence: doers stand before their verb, objects behind it, relations before their noun. */
export class EnglishLinker {
  private readonly b: Builder;
  /** Whom the clause is about. */
  private subject: NodeId[] = [];
  private group: NodeId[] = [];
  private role: Role = 'mention';
  private verb: Action | undefined;
  /** An object is still awaited. */
  private open = false;
  private relation: { kind: RelationKind; from: NodeId[]; at: Chunk['at'] } | undefined;
  private made: (Action | Relation)[] = [];
  private joins = false;
  private last: Chunk | undefined;
  private lastAlive: NodeId | undefined;
  /** 'carried by …': its doers are still to come. */
  private passive: Action | undefined;

  constructor(builder: Builder) {
    this.b = builder;
  }

  link(chunks: readonly Chunk[]): void {
    for (const chunk of chunks) {
      this.take(chunk);
      this.last = chunk;
    }
    this.inside();
  }

  private take(chunk: Chunk): void {
    if (chunk.type === 'noun') return this.noun(chunk);
    if (chunk.type === 'verb') return this.act(chunk);
    if (chunk.type === 'relation') return this.open_(chunk.kind, chunk.at);
    if (chunk.type === 'mutual') return this.mutual(chunk);
    if (chunk.type === 'of') return this.open_('part of', chunk.at);
    if (chunk.type === 'and') this.joins = true;
    if (chunk.type === 'comma' || chunk.type === 'stop') this.end(chunk.type);
    if (chunk.type === 'colours') this.colours(chunk);
  }

  /** 'a cup with a mountain inside', 'a dancer with a temple behind': said of the one before. */
  private inside(): void {
    const { relations } = this.b.scene;
    const held = relations.at(-1);
    if (this.last?.type !== 'relation' || !/^(in|behind|over|under|in front of|between)$/.test(this.last.kind) || !held || !/^(with|holding|wearing)$/.test(held.kind)) return; // prettier-ignore
    const [first] = held.from;
    relations[relations.length - 1] = { kind: this.last.kind, from: [held.to], to: first!, at: held.at };
  }

  private end(type: 'comma' | 'stop'): void {
    this.inside();
    this.open = false;
    this.relation = undefined;
    this.joins = false;
    this.passive = undefined;
    if (type === 'comma') return;
    this.verb = undefined;
    this.group = [];
    this.role = 'mention';
  }

  private colours({ wish }: Extract<Chunk, { type: 'colours' }>): void {
    paint(this.b, wish, this.last?.type === 'noun' ? this.group.at(-1) : undefined);
  }

  private noun(chunk: NounChunk): void {
    if (chunk.isUnwanted) {
      addUnwanted(this.b, chunk, this.last);
      this.joins = false;
      return void (this.relation = undefined);
    }
    if (this.takePart(chunk)) return;
    let id = this.b.add(chunk);
    if (this.passive && this.b.thing(id) && (!this.passive.by.length || this.joins)) return this.doneBy(id);
    const behindVerb = this.open && this.verb !== undefined && this.relation === undefined;
    if ((behindVerb && this.verb!.verb !== 'travel' && /^(carry|hold|wear|paint|build|lift|give|throw|photograph)$/.test(this.verb!.verb)) || /^(made of|shaped like|filled with|carrying on back|holding)$/.test(this.relation?.kind ?? '')) id = this.b.asThing(id); // prettier-ignore
    if (this.relation) this.relateTo(id, chunk);
    else if (behindVerb && this.b.thing(id) && (this.verb!.object === undefined || this.joins)) this.objectOf(id);
    else this.mention(id, chunk);
    if (this.b.isAnimate(id)) this.lastAlive = id;
    this.joins = false;
  }

  /** Hair, wings, 'its back': no thing of their own. */
  private takePart(chunk: NounChunk): boolean {
    const { thing } = chunk;
    if (!thing) return false;
    const owner = this.b.thing(this.relation?.from.at(-1) ?? this.group.at(-1) ?? this.subject.at(-1) ?? '');
    if (chunk.isOwn && this.relation && owner) return this.takePlaceOn(chunk, thing);
    if (!owner || owner.kind === 'plant' || !isPart(thing) || (this.relation && !/^(with|part of|holding)$/.test(this.relation.kind))) return false; // prettier-ignore
    if (
      !this.relation &&
      !(this.joins && owner.parts.length > 0) &&
      !(this.last?.type === 'comma' && thing.colours.length + thing.looks.length > 0)
    )
      return false;
    const part: Part = { noun: partNoun(thing), ...(thing.count > 1 && { count: thing.count }), ...(thing.colours.length && { colours: thing.colours }), ...(thing.looks.length && { looks: thing.looks }), at: partAt(chunk) }; // prettier-ignore
    for (const id of this.relation?.from ?? [owner.id]) this.b.thing(id)?.parts.push(part);
    this.joins = false;
    return true;
  }

  /** 'on its back', 'in his hand', 'in its mouth', 'on her head': where the object is. */
  private takePlaceOn(chunk: NounChunk, { noun: read, words }: Thing): boolean {
    const noun = /^(nose|snout)$/i.test(words) ? 'nose' : read;
    const named = this.role === 'relation' ? this.group.at(-1) : undefined;
    // 'reading a newspaper with a cat on his lap': what was named last is there.
    const isLast = named !== undefined && this.b.isAnimate(named) && !this.verb?.by.includes(named);
    const what = isLast ? named : (this.verb?.object ?? named);
    const who = this.verb?.by[0] ?? this.subject[0];
    const kind: RelationKind | undefined = /back|shoulder/.test(noun) ? 'carrying on back' : /mouth|beak|teeth|jaw|nose/.test(noun) ? 'in mouth' : /hand|paw|claw|arm|trunk|lap/.test(noun) ? 'holding' : /head|neck|face|eye/.test(noun) ? 'wearing' : undefined; // prettier-ignore
    if (!kind || !who) return false;
    if (
      comesOut(this.b, this.relation, { what, who, part: noun }) ||
      isBehindBack(this.b, this.relation, { what, who, part: noun }, this.verb)
    ) {
      this.relation = undefined;
      return true;
    }
    const touches = what && what !== who && this.b.thing(what) ? touchedBy(noun, this.b.thing(what)!) : undefined;
    if (noun === 'nose' && this.verb?.object === what) delete this.verb!.object;
    if (touches) this.b.relateTouch(what!, who, touches, chunk.at);
    else if (what && what !== who) onlyThere(this.b, { kind, who, what, at: chunk.at });
    this.relation = undefined;
    return true;
  }

  private relateTo(id: NodeId, chunk: NounChunk): void {
    const { kind, at } = this.relation!;
    const [thing, setting] = [this.b.thing(id), this.b.setting(id)];
    let { from } = this.relation!;
    if (this.joins && this.role !== 'relation' && this.group.length > 0) from = this.relation!.from;
    this.role = 'relation';
    this.group = [...(this.joins ? this.group : []), id];
    this.made = [];
    if (setting) {
      if (setting.kind === 'landscape' && from.length > 0)
        this.keep(this.b.relate(/^(part of|coming out of)$/.test(kind) ? 'in' : kind, from, id, at));
      return;
    }
    if (!thing) return;
    if (/^(with|part of)$/.test(kind) && from.length > 0 && from.every(one => this.b.setting(one)))
      return this.inSetting(from, id, at);
    if (
      this.verb &&
      kind === 'with' &&
      isTool(this.verb.verb, thing) &&
      this.verb.by.length > 0 &&
      this.verb.tool === undefined
    ) {
      this.verb.tool = id;
      return;
    }
    // 'making pickle in a jar': the pickle is in it, not who makes it.
    const made = this.verb?.object === undefined ? undefined : this.b.thing(this.verb.object);
    if (kind === 'in' && made && made.kind !== 'person' && CONTAINERS.test(thing.noun) && from.every(one => this.b.thing(one)?.kind === 'person')) from = [made.id]; // prettier-ignore
    // 'a woman in a saree' beside a field: who wears is who lives.
    const alive = from.some(one => this.b.isAnimate(one));
    if ((thing.kind === 'garment' || kind === 'wearing') && !alive && this.lastAlive) from = [this.lastAlive];
    const held = kind === 'part of' ? heldIn(this.b.thing(from[0] ?? ''), thing) : undefined;
    if (held) return void this.keep(this.b.relate(held, [id], from[0]!, at));
    const relation =
      kind === 'part of'
        ? ofRelation(this.b.thing(from[0] ?? ''), thing)
        : relationFor(kind, this.b.thing(from[0] ?? ''), thing);
    if (chunk.touches && from[0] && (relation === 'on' || relation === 'in' || relation === 'riding')) return this.b.relateTouch(from[0], id, chunk.touches, at); // prettier-ignore
    if (relation === 'part of') return void this.asPart(from, id);
    if (from.length === 0) this.subject = this.subject.length ? this.subject : [id];
    if (relation === 'riding' && standsOn(this.b, this.verb?.verb, from, thing))
      this.keep(this.b.relate('on', from, id, at));
    else if (relation === 'riding')
      this.keep(this.b.act({ verb: verbFor('ride', thing.noun, thing), by: from, object: id, isMutual: false, at })); // prettier-ignore
    else if (relation === 'dressed as') this.dressed(from, id);
    else this.keep(this.b.relate(relation, from, id, at));
    if (chunk.opens && this.b.isAnimate(id) && !alive && from.length === 0) this.subject = [id];
  }

  /** 'rice fields with a woman': she is in them, and the clause goes on about her. */
  private inSetting(from: readonly NodeId[], id: NodeId, at: Chunk['at']): void {
    const land = from.find(one => this.b.setting(one)?.kind === 'landscape');
    if (land) this.b.relate('in', [id], land, at);
    this.subject = [id];
    this.role = 'mention';
    this.group = [id];
  }

  private keep(part: Action | Relation | undefined): void {
    if (part) this.made.push(part);
  }

  /** Wings of a motorcycle: a thing of the library that belongs to what has it. */
  private asPart(from: readonly NodeId[], id: NodeId): void {
    const thing = this.b.thing(id)!;
    for (const one of from) this.b.addPart(one, thing, thing.at);
    this.forget(id);
  }

  private dressed(from: readonly NodeId[], id: NodeId): void {
    const role = this.b.thing(id)!;
    for (const one of from) this.b.addRole(one, role);
    if (from.length > 0) this.forget(id);
  }

  private forget(id: NodeId): void {
    const { scene } = this.b;
    if (scene.things.at(-1)?.id === id) scene.things.pop();
    this.group = [...(this.relation?.from ?? [])];
    this.role = 'mention';
  }

  private objectOf(id: NodeId): void {
    const verb = this.verb!;
    const thing = this.b.thing(id)!;
    if (verb.object !== undefined) {
      this.made = [this.b.act({ ...verb, verb: verb.verb, object: id })];
    } else if (takes(verb, thing)) {
      verb.object = id;
      verb.verb = verbFor(verb.verb, thing.noun, thing);
      this.made = [];
    } else return this.mention(id, { opens: true } as NounChunk);
    this.role = 'object';
    this.group = [...(this.joins ? this.group : []), id];
  }

  private mention(id: NodeId, chunk: NounChunk): void {
    const extends_ =
      this.joins || (this.last?.type === 'comma' && this.role === 'mention' && !this.verb && this.group.length > 0);
    const beside = this.last?.type === 'noun' && !chunk.opens && this.b.thing(id) && this.group.length > 0;
    if (this.joins && this.role !== 'mention') return this.joinTo(id);
    if (beside && !this.joins) this.b.relate('with', this.group, id, chunk.at);
    else if (this.b.setting(id) && this.group.length && this.b.setting(id)!.kind === 'landscape' && !extends_) this.b.relate('in', this.group, id, this.b.setting(id)!.at); // prettier-ignore
    if (this.b.setting(id) && this.group.length > 0) return;
    if (!beside) this.group = extends_ ? [...this.group, id] : [id];
    if (!this.verb || !extends_) this.subject = this.group;
    if (this.last?.type === 'comma' && this.verb) this.verb = undefined;
    this.role = 'mention';
  }

  /** 'on a wall and a moon': joined to an object or relation that came before. */
  private joinTo(id: NodeId): void {
    if (this.role === 'object' && this.verb && this.b.thing(id)) this.made = [this.b.act({ ...this.verb, object: id })];
    this.group.push(id);
  }

  /** Who does what was said in the passive. */
  private doneBy(id: NodeId): void {
    const action = this.passive!;
    action.by = [...action.by, id];
    action.verb = verbFor(action.verb, this.b.thing(action.object ?? '')?.noun, this.b.thing(action.object ?? ''));
    if (this.b.isAnimate(id)) this.lastAlive = id;
    this.joins = false;
    this.role = 'object';
    this.made = [];
  }

  private act(chunk: VerbChunk): void {
    const nearest = this.group.at(-1);
    const isTaught =
      chunk.isInfinitive && this.role === 'object' && this.b.isAnimate(nearest) && this.verb?.object === nearest;
    const by = isTaught ? [nearest!] : this.doers().filter(id => this.b.thing(id));
    this.passive = undefined;
    if (chunk.isPassive) {
      this.passive = this.b.act({
        verb: chunk.form.verb,
        by: [],
        isMutual: false,
        ...(by[0] && { object: by[0] }),
        at: chunk.at,
      });
      this.verb = undefined;
      this.open = false;
      this.relation = undefined;
      this.subject = by;
      this.joins = false;
      return;
    }
    this.relation = undefined;
    this.verb = this.b.act({ verb: chunk.form.verb, by, isMutual: false, at: chunk.at });
    this.open = true;
    this.subject = by;
    this.joins = false;
    this.role = 'mention';
  }

  private doers(): NodeId[] {
    const nearest = this.group.at(-1);
    // '… noodles and a monkey playing': the one that was joined last begins a clause of its own.
    if (
      this.role !== 'mention' &&
      this.last?.type === 'noun' &&
      this.b.isAnimate(nearest) &&
      (this.group.length > 1 || !this.subject.some(id => this.b.isAnimate(id)))
    ) {
      // prettier-ignore
      if (this.group.length > 1) this.made.forEach(part => this.b.drop(part));
      this.made = [];
      return [nearest!];
    }
    if (this.role !== 'mention') return this.subject.length ? this.subject : this.group.slice(-1);
    if (this.joins) return this.subject;
    const alive = this.group.filter(id => this.b.isAnimate(id));
    if (alive.length > 0) return alive;
    return this.group.length && this.b.thing(this.group[0]!) ? this.group : this.subject;
  }

  private mutual({ what, at }: Extract<Chunk, { type: 'mutual' }>): void {
    const who =
      this.group.length && this.role === 'mention' ? this.group : this.subject.length ? this.subject : this.group;
    if (what === 'holding hands') this.b.act({ verb: 'hold hands', by: who, isMutual: true, at });
    else if (who[0]) this.b.scene.relations.push({ kind: what === 'facing' ? 'facing' : 'behind', from: who, to: who[0], isMutual: true, at }); // prettier-ignore
  }

  private open_(kind: RelationKind, at: Chunk['at']): void {
    this.passive = undefined;
    this.relation = { kind, from: this.fromFor(kind), at };
    this.open = false;
    this.joins = false;
  }

  private fromFor(kind: RelationKind): NodeId[] {
    const nearest = this.group.at(-1);
    if (OF_NEAREST.has(kind) && nearest)
      return kind === 'part of' || kind === 'made of' ? this.group.slice(-1) : [nearest];
    if (kind === 'hanging from' && this.role === 'relation' && nearest && hangs(this.b, nearest, this.subject))
      return [nearest];
    if (kind === 'with' && this.role === 'relation' && nearest && this.b.thing(nearest)?.kind !== 'garment' && !this.verb) return this.b.isAnimate(nearest) || !this.subject.some(id => this.b.isAnimate(id)) ? [nearest] : this.subject; // prettier-ignore
    // 'a scooter with flowers in a basket': what lies in it was named last.
    if (kind === 'in' && this.role === 'relation' && nearest && /^(plant|food)$/.test(this.b.thing(nearest)?.kind ?? '')) return [nearest]; // prettier-ignore
    if (this.verb && this.verb.by.length > 0) return this.verb.by;
    return this.subject.length > 0 ? this.subject : this.group;
  }
}
