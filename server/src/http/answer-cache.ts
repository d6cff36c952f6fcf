import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { freshnessIn } from './freshness.ts';

export type Answer = { status: number; headers: Record<string, string>; body: Buffer<ArrayBuffer> };

/** So that addresses without end cannot fill the memory: some thousand pages of the gallery, or 600 of home. */
const MAX_BYTES = 32 * 1024 * 1024;
/** What an entry takes beside its body: address, headers, its place in the cache. */
const OVERHEAD_BYTES = 1_500;
/** Frequent small changes, such as likes, make the cache stale at most this often. */
const MIN_GAP_MS = 5_000;
/** Below this size, compressing costs more than it saves. */
const GZIP_FROM_BYTES = 1_400;
const zip = promisify(gzip);

export type AnswerCache = {
  /**
   * The kept answer, or a fresh one, made once for all who ask at the same time; compressed where the visitor takes that. Only answers
   * with status 200 are kept.
   */
  remember: (address: string, acceptsGzip: boolean, make: () => Promise<Answer>) => Promise<Answer>;
  /** The data changed: everything kept is stale. */
  invalidate: () => void;
  /**
   * Something small changed, such as a number of likes: everything kept is stale, but not more often than every five seconds, so that
   * constant likes leave the cache of use.
   */
  invalidateSoon: () => void;
};

/** Rendered answers by address and version of the data. `now` in milliseconds. */
export function createAnswerCache(now: () => number, enabled: boolean, maxBytes = MAX_BYTES): AnswerCache {
  const entries = new LRUCache<string, Answer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + OVERHEAD_BYTES,
    ttlResolution: 0,
    perf: { now },
  });
  const inFlight = new Map<string, Promise<Answer>>();
  const version = new DataVersion(now);

  const makeAndKeep = async (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    const answer = await make();
    // Never older than its own header allows, even where the news of a change was lost.
    const ttl = freshnessIn(answer.headers['cache-control']).keep * 1000;
    if (enabled && answer.status === 200 && ttl > 0) entries.set(key, answer, { ttl });
    return answer;
  };
  return {
    async remember(address, acceptsGzip, make) {
      const key = `${version.current()} ${address}`;
      let plain = entries.get(key);
      if (!plain) {
        const making = inFlight.get(key) ?? makeAndKeep(key, make).finally(() => inFlight.delete(key));
        inFlight.set(key, making);
        plain = await making;
      }
      if (!acceptsGzip || plain.body.length < GZIP_FROM_BYTES) return plain;
      const zippedKey = `${key} gzip`;
      const known = entries.get(zippedKey);
      if (known) return known;
      const zipped = await compressed(plain);
      const ttl = entries.getRemainingTTL(key);
      if (ttl > 0) entries.set(zippedKey, zipped, { ttl });
      return zipped;
    },
    invalidate: () => version.next(),
    invalidateSoon: () => version.nextSoon(),
  };
}

/** Counts the changes of the data that is shown; small changes are counted together. */
class DataVersion {
  readonly #now: () => number;
  #version = 0;
  #changedAt = -Infinity;
  #isChangeDue = false;
  constructor(now: () => number) {
    this.#now = now;
  }
  current(): number {
    if (this.#isChangeDue && this.#now() - this.#changedAt >= MIN_GAP_MS) this.next();
    return this.#version;
  }
  next(): void {
    this.#version++;
    this.#changedAt = this.#now();
    this.#isChangeDue = false;
  }
  nextSoon(): void {
    this.#isChangeDue = true;
    this.current();
  }
}

async function compressed({ status, headers, body }: Answer): Promise<Answer> {
  const zipped = await zip(body, { level: 6 });
  return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: Buffer.from(zipped) };
}

/** True where the visitor's program can read gzip. */
export const takesGzip = (acceptEncoding: string | null | undefined): boolean => /\bgzip\b/.test(acceptEncoding ?? '');
