import { gzipSync } from 'node:zlib';
import { freshnessIn } from './freshness.ts';

export type CachedAnswer = { status: number; headers: Record<string, string>; body: Buffer<ArrayBuffer> };
/** With its headers as a flat list too, name after value: what Node writes fastest. */
export type KeptAnswer = CachedAnswer & { lines: string[] };
type Entry = KeptAnswer & { version: number; until: number; gzip: KeptAnswer | undefined };

/** Entries at once, so that made-up addresses cannot fill the memory; the oldest leave first. */
const MOST = 500;
/** Changes that come by the dozen make everything stale at most this often. */
const SOON_MS = 5_000;
/** Below this, compressing costs more than it saves. */
const GZIP_FROM = 1_400;

export type ByteCache = {
  /** The answer as bytes, compressed where the visitor takes that. */
  get: (key: string, acceptsGzip: boolean) => KeptAnswer | undefined;
  /** The kept answer, or a fresh one made once for all who ask at the same time. Only 200s are kept. */
  remember: (key: string, acceptsGzip: boolean, make: () => Promise<CachedAnswer>) => Promise<CachedAnswer>;
  /** The data changed: everything kept is stale. */
  bump: () => void;
  /**
   * Something small changed, such as a number of likes: everything kept is stale at once where nothing changed lately, and
   * otherwise five seconds after the last time, so that constant likes leave the cache of use.
   */
  bumpSoon: () => void;
};

/** Whole answers by address and data version: bytes, since encoding text again costs more than the rest (skeleton, Throughput). */
export function createByteCache(now: () => number, enabled: boolean): ByteCache {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<Entry>>();
  const data = new DataVersion(now);
  const fresh = (key: string) => {
    const entry = entries.get(key);
    return entry && entry.version === data.current() && entry.until > now() ? entry : undefined;
  };
  const make = async (key: string, maker: () => Promise<CachedAnswer>): Promise<Entry> => {
    const madeAt = data.current();
    const made = await maker();
    // Never older than its own header allows, even where the news of a change was lost.
    const until = now() + freshnessIn(made.headers['cache-control']).keep * 1000;
    const entry: Entry = { ...written(made), version: madeAt, until, gzip: undefined };
    if (entry.status === 200 && enabled) {
      entries.delete(key);
      entries.set(key, entry);
      if (entries.size > MOST) entries.delete(entries.keys().next().value!);
    }
    return entry;
  };
  return {
    get(key, acceptsGzip) {
      const entry = fresh(key);
      return entry && encoded(entry, acceptsGzip);
    },
    async remember(key, acceptsGzip, maker) {
      const known = fresh(key);
      if (known) return encoded(known, acceptsGzip);
      const flight = `${data.current()} ${key}`;
      let made = making.get(flight);
      if (!made) {
        made = make(key, maker).finally(() => making.delete(flight));
        making.set(flight, made);
      }
      return encoded(await made, acceptsGzip);
    },
    bump: () => data.bump(),
    bumpSoon: () => data.bumpSoon(),
  };
}

/** Counts the changes of what is shown; small ones together. */
class DataVersion {
  readonly #now: () => number;
  #version = 0;
  #bumpedAt = -Infinity;
  #isBumpDue = false;
  constructor(now: () => number) {
    this.#now = now;
  }
  current(): number {
    if (this.#isBumpDue && this.#now() - this.#bumpedAt >= SOON_MS) this.bump();
    return this.#version;
  }
  bump(): void {
    this.#version++;
    this.#bumpedAt = this.#now();
    this.#isBumpDue = false;
  }
  bumpSoon(): void {
    this.#isBumpDue = true;
    this.current();
  }
}

const written = (answer: CachedAnswer): KeptAnswer => ({
  ...answer,
  lines: [...Object.entries(answer.headers).flat(), 'content-length', String(answer.body.length)],
});

function encoded(entry: Entry, acceptsGzip: boolean): KeptAnswer {
  if (!acceptsGzip || entry.body.length < GZIP_FROM) return entry;
  entry.gzip ??= written({
    status: entry.status,
    headers: { ...entry.headers, 'content-encoding': 'gzip' },
    body: Buffer.from(gzipSync(entry.body, { level: 6 })),
  });
  return entry.gzip;
}

/** True where the visitor's program can read gzip. */
export const takesGzip = (acceptEncoding: string | null | undefined): boolean => /\bgzip\b/.test(acceptEncoding ?? '');
