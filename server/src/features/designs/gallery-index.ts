import type { GallerySort } from './gallery-order.store.ts';
import { Ranking, type RankedBy, type RankedPlace } from './gallery-ranking.ts';

/** What of a public design decides where its card stands; `createdAt` in ms. */
export type GalleryRow = { id: string; createdAt: number; likeCount: number; style: string };
/** A place in the list: which card stands there, what the list is ordered by, and which state of the design this is. */
export type GalleryEntry = { id: string; key: number; version: number };
type Asked = { sort: GallerySort; limit: number; place: RankedPlace | undefined; style: string | undefined };

type Rankings = Record<GallerySort, Ranking>;

/** Never given twice in a process, so that a card of another index is not taken for one of this. */
let versions = 0;

/**
 * The public gallery in its orders, all of it and by style, without the cards (decision 039). The fields of an entry stand in a list
 * each, since a hundred thousand objects would be walked over by every collection of garbage.
 */
export class GalleryIndex {
  readonly #entries = new Map<string, number>();
  readonly #ids: string[] = [];
  readonly #styles: string[] = [];
  readonly #createdAt: number[] = [];
  readonly #likes: number[] = [];
  readonly #versions: number[] = [];
  /** Numbers of entries that left. */
  readonly #free: number[] = [];
  readonly #orders: Record<GallerySort, RankedBy> = {
    newest: { key: entry => this.#createdAt[entry]!, id: entry => this.#ids[entry]! },
    liked: { key: entry => this.#likes[entry]!, id: entry => this.#ids[entry]! },
  };
  readonly #all: Rankings;
  readonly #ofStyle: Map<string, Rankings>;

  /** `rows` of designs that differ. */
  constructor(rows: Iterable<GalleryRow> = []) {
    for (const row of rows) this.#write(row);
    this.#all = this.#rank([...this.#ids.keys()]);
    const byStyle = Map.groupBy(this.#ids.keys(), entry => this.#styles[entry]!);
    this.#ofStyle = new Map([...byStyle].map(([style, entries]) => [style, this.#rank(entries)]));
  }
  get size(): number {
    return this.#entries.size;
  }
  /** The entries after a place, at most one more than `limit`. */
  page({ sort, limit, place, style }: Asked): GalleryEntry[] {
    const ranking = (style === undefined ? this.#all : this.#ofStyle.get(style))?.[sort];
    return Array.from(ranking?.after(place, limit + 1) ?? [], entry => this.#read(entry, sort));
  }
  /** A design that is public now, or is another than it was. */
  set(row: GalleryRow): void {
    this.remove(row.id);
    const entry = this.#write(row);
    if (!this.#ofStyle.has(row.style)) this.#ofStyle.set(row.style, this.#rank([]));
    for (const ranking of this.#rankingsOf(entry)) ranking.add(entry);
  }
  /** A design that is not public, whether it was or not. */
  remove(id: string): void {
    const entry = this.#entries.get(id);
    if (entry === undefined) return;
    for (const ranking of this.#rankingsOf(entry)) ranking.remove(entry);
    const style = this.#styles[entry]!;
    if (this.#ofStyle.get(style)!.newest.length === 0) this.#ofStyle.delete(style);
    this.#entries.delete(id);
    this.#free.push(entry);
  }
  #read(entry: number, sort: GallerySort): GalleryEntry {
    return { id: this.#ids[entry]!, key: this.#orders[sort].key(entry), version: this.#versions[entry]! };
  }
  #write({ id, createdAt, likeCount, style }: GalleryRow): number {
    const entry = this.#free.pop() ?? this.#ids.length;
    this.#entries.set(id, entry);
    this.#ids[entry] = id;
    this.#styles[entry] = style;
    this.#createdAt[entry] = createdAt;
    this.#likes[entry] = likeCount;
    this.#versions[entry] = ++versions;
    return entry;
  }
  #rank(entries: readonly number[]): Rankings {
    return { newest: new Ranking(this.#orders.newest, entries), liked: new Ranking(this.#orders.liked, entries) };
  }
  #rankingsOf(entry: number): Ranking[] {
    const ofStyle = this.#ofStyle.get(this.#styles[entry]!)!;
    return [this.#all.newest, this.#all.liked, ofStyle.newest, ofStyle.liked];
  }
}
