import { gzipSync } from 'node:zlib';
import { freshnessIn } from './freshness.ts';

export type CachedAnswer = { status: number; headers: Record<string, string>; body: Buffer<ArrayBuffer> };
/** With its headers as a flat list too, name after value: what Node writes fastest. */
export type KeptAnswer = CachedAnswer & { lines: string[] };
type Entry = KeptAnswer & { version: number; until: number; gzip: KeptAnswer | undefined };

/** So that addresses without end cannot fill the memory; the oldest leave first. Some thousand pages of the gallery, or 600 of home. */
const MOST_BYTES = 32 * 1024 * 1024;
/** What an entry takes beside its bytes: address, headers, its place in the map. */
const AROUND = 1_500;
/** Changes that come by the dozen make everything stale at most this often. */
const SOON_MS = 5_000;
/** Below this, compressing costs more than it saves. */
const GZIP_FROM = 1_400;

export type ByteCache = {
  /** The answer as bytes, compressed where the visitor takes that. */
  get: (key: string, acceptsGzip: boolean) => KeptAnswer | undefined;
  /** The kept answer, or a fresh one made once for all who ask at the same time. Only 200s are kept. */
  remember: (key: string, acceptsGzip: boolean, make: () => Promise<CachedAnswer>) => Promise<KeptAnswer>;
  /** The data changed: everything kept is stale. */
  bump: () => void;
  /**
   * Something small changed, such as a number of likes: everything kept is stale at once where nothing changed lately, and
   * otherwise five seconds after the last time, so that constant likes leave the cache of use.
   */
  bumpSoon: () => void;
};

/** Whole answers by address and data version: bytes, since encoding text again costs more than the rest (skeleton, Throughput). */
export function createByteCache(now: () => number, enabled: boolean, mostBytes = MOST_BYTES): ByteCache {
  const entries = new KeptEntries(mostBytes);
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
    if (entry.status === 200 && enabled) entries.keep(key, entry);
    return entry;
  };
  return {
    get(key, acceptsGzip) {
      const entry = fresh(key);
      return entry && entries.encoded(key, entry, acceptsGzip);
    },
    async remember(key, acceptsGzip, maker) {
      const known = fresh(key);
      if (known) return entries.encoded(key, known, acceptsGzip);
      const flight = `${data.current()} ${key}`;
      let made = making.get(flight);
      if (!made) {
        made = make(key, maker).finally(() => making.delete(flight));
        making.set(flight, made);
      }
      return entries.encoded(key, await made, acceptsGzip);
    },
    bump: () => data.bump(),
    bumpSoon: () => data.bumpSoon(),
  };
}

/** Entries up to so many bytes. */
class KeptEntries {
  readonly #mostBytes: number;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;
  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }
  get(key: string): Entry | undefined {
    return this.#entries.get(key);
  }
  keep(key: string, entry: Entry): void {
    this.#drop(key);
    this.#entries.set(key, entry);
    this.#bytes += sizeOf(entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#drop(oldest);
    }
  }
  /** The answer as bytes, which are compressed when somebody first asks for them so. */
  encoded(key: string, entry: Entry, acceptsGzip: boolean): KeptAnswer {
    if (!acceptsGzip || entry.body.length < GZIP_FROM) return entry;
    if (entry.gzip) return entry.gzip;
    entry.gzip = compressed(entry);
    if (this.#entries.get(key) === entry) this.#bytes += entry.gzip.body.length;
    return entry.gzip;
  }
  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= sizeOf(entry);
  }
}
const sizeOf = ({ body, gzip }: Entry): number => body.length + (gzip?.body.length ?? 0) + AROUND;

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

const compressed = ({ status, headers, body }: CachedAnswer): KeptAnswer =>
  written({
    status,
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: Buffer.from(gzipSync(body, { level: 6 })),
  });

/** True where the visitor's program can read gzip. */
export const takesGzip = (acceptEncoding: string | null | undefined): boolean => /\bgzip\b/.test(acceptEncoding ?? '');
