import { gzipSync } from 'node:zlib';
import { AskedBefore } from './asked-before.ts';
import { freshnessIn } from './freshness.ts';

type Answer = { status: number; headers: Record<string, string>; body: Buffer<ArrayBuffer> };
/** An answer as it was made. `giveBack`: its body is lent, and is used again once nobody sends it any more. */
export type CachedAnswer = Answer & { giveBack?: (() => void) | undefined };
/**
 * With its headers as a flat list too, name after value: what Node writes fastest. `sent` is to be called once when it was sent; where
 * nobody does, its bytes are only not used again.
 */
export type KeptAnswer = Answer & { lines: string[]; sent?: () => void };
type Entry = KeptAnswer & { version: number; until: number; gzip: KeptAnswer | undefined };

/** An answer under way, and how many will send it. */
type Flight = { made: Promise<{ entry: Entry; giveBack: (() => void) | undefined }>; users: number };

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
  /**
   * The kept answer, or a fresh one made once for all who ask at the same time. Only 200s are kept, and those with a lent body when
   * they are asked for again: most pages of a long list are one visitor's.
   */
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
  const making = new Map<string, Flight>();
  const asked = new AskedBefore();
  const data = new DataVersion(now);
  const fresh = (key: string) => {
    const entry = entries.get(key);
    return entry && entry.version === data.current() && entry.until > now() ? entry : undefined;
  };
  const make = async (key: string, maker: () => Promise<CachedAnswer>): Flight['made'] => {
    const madeAt = data.current();
    const made = await maker();
    // Never older than its own header allows, even where the news of a change was lost.
    const until = now() + freshnessIn(made.headers['cache-control']).keep * 1000;
    const entry: Entry = { ...written(made), version: madeAt, until, gzip: undefined };
    const isKept = enabled && entry.status === 200 && (!made.giveBack || asked.again(key));
    if (isKept) entries.keep(key, made.giveBack ? { ...entry, body: Buffer.from(entry.body) } : entry);
    return { entry, giveBack: made.giveBack };
  };
  return {
    get(key, acceptsGzip) {
      const entry = fresh(key);
      return entry && entries.encoded(key, entry, acceptsGzip);
    },
    async remember(key, acceptsGzip, maker) {
      const known = fresh(key);
      if (known) return entries.encoded(key, known, acceptsGzip);
      const name = `${data.current()} ${key}`;
      const flight = making.get(name) ?? {
        made: make(key, maker).finally(() => making.delete(name)),
        users: 0,
      };
      making.set(name, flight);
      flight.users++;
      const { entry, giveBack } = await flight.made;
      const answer = entries.encoded(key, entry, acceptsGzip);
      return giveBack ? { ...answer, sent: () => void (--flight.users === 0 && giveBack()) } : answer;
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

const written = ({ status, headers, body }: Answer): KeptAnswer => ({
  status,
  headers,
  body,
  lines: [...Object.entries(headers).flat(), 'content-length', String(body.length)],
});

const compressed = ({ status, headers, body }: Answer): KeptAnswer =>
  written({
    status,
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: Buffer.from(gzipSync(body, { level: 6 })),
  });

/** True where the visitor's program can read gzip. */
export const takesGzip = (acceptEncoding: string | null | undefined): boolean => /\bgzip\b/.test(acceptEncoding ?? '');
