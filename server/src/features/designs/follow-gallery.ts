import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import {
  deleteOldNews,
  listGalleryRows,
  readGalleryRows,
  readNews,
  type GalleryNews,
} from './gallery-changes.store.ts';
import { GalleryIndex } from './gallery-index.ts';

/** Changes are told for so long; whoever did not ask for an hour less reads all of the gallery. */
const NEWS_HOURS = 6;
const ASKED_WITHIN_MS = (NEWS_HOURS - 1) * 3_600_000;
/** Questions under load come so far apart: each is answered within a third of a millisecond, but wakes a process of the database. */
const APART_MS = 2;
/** More changes than these take longer than reading the gallery anew. */
const MOST_NEWS = 20_000;
/** Rows of the gallery that are read at a time: some ten milliseconds. */
const ROWS = 5_000;
/** The snapshot before all transactions. */
const NOTHING_SEEN = '1:1:';

/**
 * The gallery's index of a process. Each look at it first asks the database what changed; those who come while that is asked
 * wait for each other and share the next question. So nobody sees less than what was written before they came (decision 039).
 */
export class GalleryFollower {
  readonly #db: Database;
  #index = new GalleryIndex();
  #known: Pick<GalleryNews, 'seen' | 'server'> | undefined;
  #askedAt = -Infinity;
  #asking: Promise<void> | undefined;
  #waiting: Promise<void> | undefined;
  constructor(db: Database) {
    this.#db = db;
  }
  /** The index as it is now. Good until the next await. Throws where the database cannot be asked. */
  async look(): Promise<GalleryIndex> {
    await (this.#waiting ??= this.#askNext(this.#asking));
    return this.#index;
  }
  async #askNext(before: Promise<void> | undefined): Promise<void> {
    // Who comes in the same turn of the loop asks together.
    await Promise.allSettled([before, nextTurn()]);
    const early = this.#askedAt + APART_MS - performance.now();
    if (early > 0) await sleep(early);
    this.#asking = this.#waiting;
    this.#waiting = undefined;
    await this.#follow();
  }
  async #follow(): Promise<void> {
    const known = performance.now() - this.#askedAt < ASKED_WITHIN_MS ? this.#known : undefined;
    if (!known) return this.#readAll();
    const askedAt = performance.now();
    const { seen, server, changes, ids } = await readNews(this.#db, { seen: known.seen, most: MOST_NEWS });
    if (server !== known.server || changes >= MOST_NEWS) return this.#readAll();
    if (ids) await this.#apply(ids);
    this.#known = { seen, server };
    this.#askedAt = askedAt;
  }
  async #apply(ids: readonly string[]): Promise<void> {
    const rows = await readGalleryRows(this.#db, ids);
    const there = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!there.has(id)) this.#index.remove(id);
    for (const row of rows) this.#index.set(row);
  }
  /** What changes while it is read is heard of afterwards. */
  async #readAll(): Promise<void> {
    this.#known = undefined;
    const askedAt = performance.now();
    const { seen, server } = await readNews(this.#db, { seen: NOTHING_SEEN, most: 0 });
    this.#index = new GalleryIndex(await readAllRows(this.#db));
    this.#known = { seen, server };
    this.#askedAt = askedAt;
    await this.#follow();
  }
}

async function readAllRows(db: Database) {
  const rows = [];
  for (let last = ''; ;) {
    const some = await listGalleryRows(db, last, ROWS);
    rows.push(...some);
    if (some.length < ROWS) return rows;
    last = some.at(-1)!.id;
  }
}

const followers = new WeakMap<Database, GalleryFollower>();

/** The public gallery as it is now. */
export function galleryIndex({ db }: Context): Promise<GalleryIndex> {
  const follower = followers.get(db) ?? new GalleryFollower(db);
  followers.set(db, follower);
  return follower.look();
}

/** Forgets what changed in the gallery some hours ago. Any number of workers may run it. */
export const forgetGalleryNews = ({ db }: Context): Promise<void> => deleteOldNews(db, NEWS_HOURS);
