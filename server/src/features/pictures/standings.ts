import type { ContentHash } from '../../adapters/storage/port.ts';
import type { Context } from '../../http/handle.ts';
import type { LiveChannel } from '../../jobs/live.ts';
import { readStandings, type Standing } from './standing.store.ts';

type Sources = Pick<Context, 'db' | 'live' | 'now'>;
type Known = { standing: Standing; version: number; readAt: number };
type Query = { hashes: Set<ContentHash>; answer: Promise<void> };

/** The noun of the news that files became public, became private or were removed. */
export const FILES = 'files';
/** News of these nouns may change which files are public; '' is news of everything. */
const NOUNS = new Set([FILES, 'designs', 'collections', 'catalog', '']);
/** News can get lost, so 'public' is read again after this time. */
const PUBLIC_MS = 10_000;
/** A private file may be published at any moment, and bulk jobs announce it late: it is read again much earlier. */
const NOT_PUBLIC_MS = 1_000;
/** The most files that a process remembers (about 5 MB); the least recently used are dropped first. */
const MOST_REMEMBERED = 20_000;
/** The most files in one query. */
const MOST_IN_QUERY = 500;

/**
 * Remembers which files are public. Only one query runs at a time: files that are asked about meanwhile wait and go into the next query
 * together. While the database is down, the last known answer is used; asking about an unknown file then fails.
 */
class Standings {
  readonly #known = new Map<ContentHash, Known>();
  #version = 0;
  #next: Query | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(live: LiveChannel) {
    live.subscribe('data', news => {
      // A running query began before this news: its callers get the answer, but it must not be remembered. The new version sees to that.
      if (news.channel === 'data' && NOUNS.has(news.noun)) this.#version++;
    });
  }

  async of(sources: Sources, hashes: readonly ContentHash[]): Promise<Map<ContentHash, Standing>> {
    const now = sources.now().getTime();
    const open = hashes.filter(hash => !this.#isFresh(hash, now));
    if (open.length > 0) await this.#ask(sources, open);
    return new Map(hashes.map(hash => [hash, this.#known.get(hash)?.standing ?? 'private']));
  }

  #isFresh(hash: ContentHash, now: number): boolean {
    const known = this.#known.get(hash);
    if (!known || known.version !== this.#version) return false;
    return Math.abs(now - known.readAt) < (known.standing === 'public' ? PUBLIC_MS : NOT_PUBLIC_MS);
  }

  /** Adds the files to the query that waits for its turn, or starts a new one. */
  #ask(sources: Sources, hashes: readonly ContentHash[]): Promise<void> {
    const full = this.#next && this.#next.hashes.size + hashes.length > MOST_IN_QUERY;
    if (!this.#next || full) {
      const query: Query = { hashes: new Set(), answer: Promise.resolve() };
      query.answer = this.#running.then(() => {
        if (this.#next === query) this.#next = undefined;
        return this.#read(sources, [...query.hashes]);
      });
      this.#running = query.answer.catch(() => {});
      this.#next = query;
    }
    for (const hash of hashes) this.#next!.hashes.add(hash);
    return this.#next!.answer;
  }

  async #read(sources: Sources, hashes: readonly ContentHash[]): Promise<void> {
    const [version, readAt] = [this.#version, sources.now().getTime()];
    try {
      const read = await readStandings(sources.db, hashes, sources.now());
      for (const hash of hashes) this.#keep(hash, { standing: read.get(hash) ?? 'private', version, readAt });
    } catch (error) {
      if (hashes.some(hash => !this.#known.has(hash))) throw error;
    }
  }

  #keep(hash: ContentHash, known: Known): void {
    this.#known.delete(hash);
    this.#known.set(hash, known);
    if (this.#known.size <= MOST_REMEMBERED) return;
    for (const oldest of this.#known.keys()) {
      this.#known.delete(oldest);
      if (this.#known.size <= MOST_REMEMBERED) return;
    }
  }
}

const ofProcess = new WeakMap<LiveChannel, Standings>();

/** Whether each of these files is public. Throws the database's error if it is down and one of the files is unknown. */
export function standingsOf(sources: Sources, hashes: readonly ContentHash[]): Promise<Map<ContentHash, Standing>> {
  let standings = ofProcess.get(sources.live);
  if (!standings) ofProcess.set(sources.live, (standings = new Standings(sources.live)));
  return standings.of(sources, hashes);
}
