import { GENERIC } from '../phrases/compounds.ts';
import type { Chunk, NounChunk } from '../phrases/chunks.ts';
import type { Action, At, NodeId, RelationKind, Thing } from '../scene.ts';
import { verbFor, type Builder } from './builder.ts';
import { isPart, relationFor, touchedBy } from './choose-relation.ts';
import { YOUNG } from './kin.ts';

/** Nouns that stand together, and what stands behind them. */
interface Item {
  ids: NodeId[];
  chunks: NounChunk[];
  relation?: RelationKind;
  /** A participle was said of it: a clause of its own. */
  isSettled?: boolean;
  at: At;
}
/** What was said before its head noun came: 'chai peete hue …', 'neele baalon wali …', 'phoolon ka …'. */
interface Waiting {
  verbs: Action[];
  places: Item[];
  of?: Item;
  with?: Item;
}

const TOUCHED = /^(hand|mouth|head|back|neck|eye|face|shoulder|foot|lap)$/;

/** Words of the family that stand in pairs. */
const KIN = /^(baap|maa|beta|beti|bhai|behen|bahan|dada|dadi|nana|nani|pota|poti|pati|patni|saas|bahu|jija|sala|chacha|bhatija|बाप|माँ|मां|बेटा|बेटी|भाई|बहन|दादा|दादी|नाना|नानी|पोता|पोती|पति|पत्नी|सास|बहू|चाचा)$/i; // prettier-ignore

/** Relates the chunks of a Hindi or Hinglish sentence: objects and places stand before the verb, a participle before its doer. */
export class HindiLinker {
  private readonly b: Builder;
  private items: Item[] = [];
  private waiting: Waiting = { verbs: [], places: [] };
  private subject: NodeId[] = [];
  private before: RelationKind | undefined;
  private around: RelationKind | undefined;
  private joins = false;

  constructor(builder: Builder) {
    this.b = builder;
  }

  link(chunks: readonly Chunk[]): void {
    chunks.forEach((chunk, i) => this.take(chunk, isPlace(chunks[i + 2]) ? undefined : chunks[i + 1]));
    this.end();
  }

  private take(chunk: Chunk, next: Chunk | undefined): void {
    if (chunk.type === 'noun') this.noun(chunk);
    else if (chunk.type === 'verb') this.act(chunk, next);
    else if (chunk.type === 'relation' && chunk.side === 'before') this.before = chunk.kind;
    else if (chunk.type === 'relation' && chunk.side === 'around') this.around = chunk.kind;
    else if (chunk.type === 'relation') this.places(chunk.kind, chunk.at);
    else if (chunk.type === 'of') this.waiting.of = this.items.pop() ?? this.waiting.of!;
    else if (chunk.type === 'wala') this.wala();
    else if (chunk.type === 'and') this.joins = true;
    else if (chunk.type === 'mutual') this.mutual(chunk);
    else if (chunk.type === 'colours') this.colours(chunk);
    else this.end();
  }

  private colours({ wish }: Extract<Chunk, { type: 'colours' }>): void {
    const { scene } = this.b;
    scene.palette = scene.palette
      ? { ...scene.palette, colours: [...new Set([...scene.palette.colours, ...wish.colours])] }
      : wish;
  }

  private noun(chunk: NounChunk): void {
    if (chunk.isUnwanted) {
      this.b.scene.without.push({ noun: chunk.thing?.noun ?? chunk.setting!.what, at: chunk.at });
      return;
    }
    if (this.takePart(chunk)) return;
    const id = this.b.add(chunk);
    if (this.around) return this.stand(id, chunk);
    const item: Item = { ids: [id], chunks: [chunk], at: chunk.at };
    const last = this.items.at(-1);
    if (this.before) {
      this.items.push({ ...item, relation: this.before });
      this.before = undefined;
    } else if (
      last &&
      (this.joins || this.areKin(last, chunk)) &&
      !last.relation &&
      (!last.isSettled || this.b.isAnimate(id))
    )
      last.ids.push(id);
    else this.items.push(item);
    this.joins = false;
    this.settle(this.items.at(-1)!);
  }

  /** 'बाप बेटी', 'dada pota': a pair that needs no 'and'. */
  private areKin(last: Item, { thing, at }: NounChunk): boolean {
    const first = this.b.thing(last.ids[0]!);
    const isBeside = at[0] - last.at[1] === 1 && last.ids.length === 1;
    return isBeside && first?.kind === 'person' && thing?.kind === 'person' && [first, thing].every(one => KIN.test(one.words.trim())); // prettier-ignore
  }

  /** 'पीछे पहाड़': the mountains are behind whom the sentence is about. */
  private stand(id: NodeId, chunk: NounChunk): void {
    const kind = this.around!;
    this.around = undefined;
    const [first] = this.subject;
    if (first && this.b.thing(id)) this.b.relate(kind, [id], first, chunk.at);
    else if (first && this.b.setting(id)?.kind === 'landscape')
      this.b.relate('in front of', this.subject, id, chunk.at);
    else this.items.push({ ids: [id], chunks: [chunk], at: chunk.at });
    this.joins = false;
  }

  /** 'lal aankhen', said of whom the sentence is about. */
  private takePart({ thing, at }: NounChunk): boolean {
    const owner = this.b.thing(this.subject[0] ?? '');
    if (!thing || !owner || !isPart(thing) || this.items.length > 0) return false;
    this.b.addPart(owner.id, thing, at);
    return true;
  }

  /** A head noun has come: what waited for it is said of it. */
  private settle(item: Item): void {
    const { verbs, places, of, with: having } = this.waiting;
    this.waiting = { verbs: [], places: [] };
    if (of) this.genitive(of, item);
    if (having) this.relate('with', item.ids, having);
    // 'लाल पगड़ी पहने ढोल बजाता हुआ आदमी': who wears it is still to come.
    const isAlive = item.ids.some(id => this.b.isAnimate(id));
    const later = verbs.filter(({ verb }) => !isAlive && /^(wear|hold)$/.test(verb));
    this.waiting.verbs.push(...later);
    for (const verb of verbs) if (!later.includes(verb)) verb.by = item.ids;
    item.isSettled = verbs.length > later.length;
    for (const place of places) this.relate(place.relation!, item.ids, place);
    if (verbs.length - later.length + places.length > 0 && this.subject.length === 0) this.subject = item.ids;
  }

  /** 'X का Y': parts, what it is made of, where it is from. */
  private genitive(of: Item, item: Item): void {
    const [first, second] = [this.b.thing(of.ids[0]!), this.b.thing(item.ids[0]!)];
    // 'कमल का फूल': the second only says what the first is.
    if (first && second && GENERIC.test(second.noun) && first.kind === second.kind) {
      this.remove(item.ids[0]!);
      this.items[this.items.length - 1] = { ...of, relation: undefined };
      return;
    }
    if (second && first && isPart(second)) {
      this.b.addPart(first.id, second, second.at);
      this.remove(item.ids[0]!);
      this.items[this.items.length - 1] = of;
      return;
    }
    // 'bandar ke haath mein': what follows is in the monkey's hand.
    if (first && second && TOUCHED.test(second.noun) && this.b.isAnimate(first.id)) this.subject = of.ids;
    if (first && second && this.ofKind(of, item, first, second)) return;
    const kind: RelationKind = !first ? 'in' : /^(plant|food)$/.test(first.kind) && second && /^(garment|symbol|object|building)$/.test(second.kind) ? 'made of' : second?.kind === 'animal' || second?.kind === 'person' ? 'with' : 'in'; // prettier-ignore
    if (this.b.setting(of.ids[0]!) || kind === 'made of' || kind === 'with') this.relate(kind, item.ids, of);
  }

  /** 'sher ke bachche': young lions. 'biscuit ki plate': biscuits on it. */
  private ofKind(of: Item, item: Item, first: Thing, second: Thing): boolean {
    if (first.kind === 'animal' && YOUNG.test(second.words)) {
      Object.assign(second, {
        noun: first.noun,
        kind: first.kind,
        age: 'baby',
        ...(first.breed && { breed: first.breed }),
      });
      of.ids.forEach(id => this.remove(id));
      return true;
    }
    const foods = of.ids.map(id => this.b.thing(id)).filter(thing => thing?.kind === 'food');
    if (foods.length < of.ids.length || !/^(plate|thali|bowl|basket|bucket|tray|jar)$/.test(second.noun)) return false;
    for (const food of foods) if (food && !/chai|coffee|milk|tea/.test(food.noun)) food.container = second.noun;
    this.remove(item.ids[0]!);
    this.items[this.items.length - 1] = { ids: of.ids, chunks: of.chunks, at: of.at };
    return true;
  }

  private places(kind: RelationKind, at: At): void {
    const item = this.items.at(-1);
    if (!item || item.relation) return;
    item.relation = kind;
    item.at = at;
  }

  /** 'नीले बालों वाली …', 'chashme wala …', 'नाचने वाला …'. */
  private wala(): void {
    if (this.waiting.verbs.length > 0) return;
    const item = this.items.pop();
    if (!item) return;
    if (item.relation) this.waiting.places.push(item);
    else this.waiting.with = item;
  }

  private act(chunk: Extract<Chunk, { type: 'verb' }>, next: Chunk | undefined): void {
    // 'kushti lad rahe hain': a doing by its name, and the verb that says it is done.
    const isNamed = !chunk.isHindi && next?.type === 'verb';
    const leads =
      !chunk.isFinite && !isNamed && (next?.type === 'noun' || next?.type === 'wala' || next?.type === 'verb');
    const free = this.items.filter(item => !item.relation && item.ids.some(id => this.b.thing(id)));
    const action = this.b.act({ verb: chunk.form.verb, by: [], isMutual: false, at: chunk.at });
    const first = free[0];
    // 'sher chai peete hue': the doer stood first; 'chai peete hue sher': the doer comes.
    const doerStood =
      !leads && first !== undefined && (free.length > 1 || !chunk.form.takes || this.b.isAnimate(first.ids[0]));
    const object = this.waiting.of ?? free.findLast(item => item !== first || !doerStood);
    this.takeObject(
      action,
      chunk.form.takes || /^(ride|fly)$/.test(action.verb) || object === undefined ? object : undefined,
    );
    delete this.waiting.of;
    const places = this.items.filter(item => item.relation);
    if (doerStood) {
      const [owner] = this.subject;
      action.by = first.ids;
      this.subject = first.ids;
      for (const place of places)
        if (!this.restsOn(first, owner, place)) this.relate(place.relation!, first.ids, place);
    } else if (leads) {
      this.waiting.verbs.push(action);
      this.waiting.places.push(...places.filter(place => !this.touched(place)));
    } else {
      action.by = this.subject;
      places.forEach(place => this.relate(place.relation!, this.subject, place));
    }
    this.items = doerStood ? [first] : this.items.filter(item => !item.relation && item !== object);
  }

  /** 'tota aadmi ke kandhe par baitha hai': on the shoulder of him who was named. */
  private restsOn(item: Item, owner: NodeId | undefined, place: Item): boolean {
    if (!owner || item.ids.includes(owner) || !this.touched(place)) return false;
    const touches = touchedBy(this.b.thing(place.ids[0]!)!.noun, this.b.thing(item.ids[0]!)!);
    if (!touches) return false;
    place.ids.forEach(id => this.remove(id));
    this.b.relateTouch(item.ids[0]!, owner, touches, place.at);
    return true;
  }

  private takeObject(action: Action, object: Item | undefined): void {
    const marked = object ?? this.items.find(item => item.relation === 'facing');
    const id = marked && this.b.asThing(marked.ids[0]!);
    const thing = id === undefined ? undefined : this.b.thing(id);
    if (!thing || !id) return;
    if (marked.relation) this.items = this.items.filter(item => item !== marked);
    action.object = id;
    action.verb = verbFor(action.verb, thing.noun, thing);
    const place = this.items.find(item => this.touched(item));
    if (place && /^(hold|carry|give|wear)$/.test(action.verb)) {
      const touches = touchedBy(this.b.thing(place.ids[0]!)!.noun, thing);
      if (touches) action.touches = touches;
      place.ids.forEach(one => this.remove(one));
      this.items = this.items.filter(item => item !== place);
    }
    const tool = this.items.find(item => item.relation === 'coming out of' && action.verb !== 'rise');
    if (tool && this.b.thing(tool.ids[0]!)?.kind === 'object') {
      action.tool = tool.ids[0]!;
      this.items = this.items.filter(item => item !== tool);
    }
  }

  private touched(item: Item): boolean {
    return item.relation !== undefined && TOUCHED.test(this.b.thing(item.ids[0]!)?.noun ?? '');
  }

  private relate(kind: RelationKind, from: readonly NodeId[], item: Item): void {
    if (from.length === 0) return;
    for (const id of item.ids) {
      const [thing, setting] = [this.b.thing(id), this.b.setting(id)];
      if (setting?.kind === 'landscape') this.b.relate(kind, from, id, item.at);
      if (!thing) continue;
      const relation = relationFor(kind, this.b.thing(from[0]!), thing);
      if (relation === 'part of') {
        for (const one of from) this.b.addPart(one, thing, thing.at);
        this.remove(id);
      } else if (relation === 'dressed as') {
        for (const one of from) this.b.addRole(one, thing);
        this.remove(id);
      } else if (relation === 'riding')
        this.b.act({
          verb: verbFor('ride', thing.noun, thing),
          by: [...from],
          object: id,
          isMutual: false,
          at: item.at,
        });
      else this.b.relate(relation, from, id, item.at);
    }
  }

  private remove(id: NodeId): void {
    this.b.scene.things = this.b.scene.things.filter(thing => thing.id !== id);
  }

  private mutual({ what, at }: Extract<Chunk, { type: 'mutual' }>): void {
    const who = this.items.flatMap(item => (item.relation ? [] : item.ids)).filter(id => this.b.isAnimate(id));
    const by = who.length ? who : this.subject;
    if (what === 'holding hands') {
      const action = this.b.act({ verb: 'hold hands', by, isMutual: true, at });
      if (by.length === 0) this.waiting.verbs.push(action);
    } else if (by[0]) this.b.scene.relations.push({ kind: 'facing', from: by, to: by[0], isMutual: true, at });
  }

  /** What is left at the end of a clause: 'sir par taj', 'haath mein talwar', 'pahad par mandir'. */
  private end(): void {
    const free = this.items.filter(item => !item.relation);
    const places = this.items.filter(item => item.relation);
    const main = free.find(item => this.b.isAnimate(item.ids[0])) ?? free.find(item => this.b.thing(item.ids[0]!));
    if (main && this.subject.length === 0) this.subject = main.ids;
    for (const place of places) {
      if (this.touched(place)) this.touch(place, free);
      else this.relate(place.relation!, main?.ids ?? this.subject, place);
    }
    for (const action of this.waiting.verbs) action.by = main?.ids ?? this.subject;
    if (this.waiting.with) this.relate('with', main?.ids ?? this.subject, this.waiting.with);
    this.waiting = { verbs: [], places: [] };
    this.items = [];
    this.before = undefined;
    this.joins = false;
  }

  /** 'haath mein talwar': who was spoken of before holds it. */
  private touch(place: Item, free: readonly Item[]): void {
    const noun = this.b.thing(place.ids[0]!)!.noun;
    const object = free.find(item => !this.b.isAnimate(item.ids[0]))?.ids[0];
    const who = free.find(item => this.b.isAnimate(item.ids[0]))?.ids ?? this.subject;
    place.ids.forEach(id => this.remove(id));
    if (!object || who.length === 0) return;
    const touches = touchedBy(noun, this.b.thing(object)!);
    if (touches) return this.b.relateTouch(object, who[0]!, touches, place.at);
    const kind: RelationKind = noun === 'mouth' ? 'in mouth' : /head|neck|eye|face/.test(noun) ? 'wearing' : /back|shoulder/.test(noun) ? 'carrying on back' : 'holding'; // prettier-ignore
    this.b.relate(kind, who, object, place.at);
  }
}

/** 'dhyan karte hue himalaya mein': what follows the verb is where, not who. */
const isPlace = (chunk: Chunk | undefined): boolean => chunk?.type === 'relation' && chunk.side === 'behind';
