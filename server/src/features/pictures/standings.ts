import type { ContentHash } from '../../adapters/storage/port.ts';
import type { Context } from '../../http/handle.ts';
import type { LiveChannel } from '../../jobs/live.ts';
import { readStandings, type Standing } from './standing.store.ts';

type Place = Pick<Context, 'db' | 'live' | 'now'>;
type Known = { standing: Standing; version: number; readAt: number };
type Question = { hashes: Set<ContentHash>; answer: Promise<void> };

/** What is told when files become public, private, or leave. */
export const FILES = 'files';
/** News that may change what is public. */
const NOUNS = new Set([FILES, 'designs', 'collections', 'catalog', '']);
/** News can be lost: 'public' is asked about again after this time. */
const PUBLIC_MS = 10_000;
/** What is not public may be so in a moment; those who draw by the dozen tell of it late. */
const OTHERS_MS = 1_000;
/** Files whose standing a process remembers; the ones not asked about for longest leave first. Some 5 MB. */
const MOST_KNOWN = 20_000;
/** Files in one question. */
const MOST_ASKED = 500;

/**
 * What one process knows of its files. However many pictures are asked for, the database hears one question at a time, of all files that
 * came up meanwhile. While it is away pictures go on by what was known last; of an unknown file the question fails.
 */
class Standings {
  readonly #known = new Map<ContentHash, Known>();
  #version = 0;
  #next: Question | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(live: LiveChannel) {
    live.subscribe('data', news => {
      // What is under way was asked before the news: it is answered to who waits, and not kept.
      if (news.channel === 'data' && NOUNS.has(news.noun)) this.#version++;
    });
  }

  async of(place: Place, hashes: readonly ContentHash[]): Promise<Map<ContentHash, Standing>> {
    const now = place.now().getTime();
    const open = hashes.filter(hash => !this.#isFresh(hash, now));
    if (open.length > 0) await this.#ask(place, open);
    return new Map(hashes.map(hash => [hash, this.#known.get(hash)?.standing ?? 'private']));
  }

  #isFresh(hash: ContentHash, now: number): boolean {
    const known = this.#known.get(hash);
    if (!known || known.version !== this.#version) return false;
    return Math.abs(now - known.readAt) < (known.standing === 'public' ? PUBLIC_MS : OTHERS_MS);
  }

  /** Joins the question that waits for its turn, or begins it. */
  #ask(place: Place, hashes: readonly ContentHash[]): Promise<void> {
    const full = this.#next && this.#next.hashes.size + hashes.length > MOST_ASKED;
    if (!this.#next || full) {
      const question: Question = { hashes: new Set(), answer: Promise.resolve() };
      question.answer = this.#running.then(() => {
        if (this.#next === question) this.#next = undefined;
        return this.#read(place, [...question.hashes]);
      });
      this.#running = question.answer.catch(() => {});
      this.#next = question;
    }
    for (const hash of hashes) this.#next!.hashes.add(hash);
    return this.#next!.answer;
  }

  async #read(place: Place, hashes: readonly ContentHash[]): Promise<void> {
    const [version, readAt] = [this.#version, place.now().getTime()];
    try {
      const read = await readStandings(place.db, hashes, place.now());
      for (const hash of hashes) this.#keep(hash, { standing: read.get(hash) ?? 'private', version, readAt });
    } catch (error) {
      if (hashes.some(hash => !this.#known.has(hash))) throw error;
    }
  }

  #keep(hash: ContentHash, known: Known): void {
    this.#known.delete(hash);
    this.#known.set(hash, known);
    if (this.#known.size <= MOST_KNOWN) return;
    for (const oldest of this.#known.keys()) {
      this.#known.delete(oldest);
      if (this.#known.size <= MOST_KNOWN) return;
    }
  }
}

const ofProcess = new WeakMap<LiveChannel, Standings>();

/** What the shop says of these files. Throws what the database does where it is away and a file is not known. */
export function standingsOf(place: Place, hashes: readonly ContentHash[]): Promise<Map<ContentHash, Standing>> {
  let standings = ofProcess.get(place.live);
  if (!standings) ofProcess.set(place.live, (standings = new Standings(place.live)));
  return standings.of(place, hashes);
}
