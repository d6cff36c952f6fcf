import { closeSync, fsync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A book on disk, to which lines are only ever added. What belongs together stands in one line, so that a crash cannot separate it. */
export type Ledger<Entry> = {
  entries: Entry[];
  /** Returns when the line is on the disk, not before. */
  append(entry: Entry): void;
  /** Writes a line without waiting; it is on the disk when `kept` resolves. One wait for the disk serves many lines. */
  appendSoon(entry: Entry): void;
  /** Resolves when every line is on the disk. */
  kept(): Promise<void>;
  close(): void;
};

const sync = promisify(fsync);

/**
 * Opens `ledger.jsonl` in a folder, made where missing. A last line that a crash cut off is dropped,
 * since nobody was told of it; a broken line anywhere else is an error, which says what to do.
 */
export function openLedger<Entry>(dataDir: string): Ledger<Entry> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const place = join(dataDir, 'ledger.jsonl');
  const file = openSync(place, 'a+', 0o600);
  const text = readFileSync(file);
  const whole = text.lastIndexOf(0x0a) + 1;
  if (whole < text.length) ftruncateSync(file, whole);
  const lines = text.subarray(0, whole).toString('utf8').split('\n').slice(0, -1);
  let size = whole;
  let keptSize = whole;
  let keeping: Promise<void> | undefined;
  const write = (entry: Entry, finish: () => void) => {
    const line = Buffer.from(`${JSON.stringify(entry)}\n`);
    try {
      for (let written = 0; written < line.length;) written += writeSync(file, line, written);
      finish();
    } catch (error) {
      ftruncateSync(file, size);
      throw error;
    }
    size += line.length;
  };
  const keep = async () => {
    const upTo = size;
    await sync(file).finally(() => (keeping = undefined));
    keptSize = upTo;
  };
  return {
    entries: lines.map((line, n) => entryOf<Entry>(line, { place, number: n + 1 })),
    append: entry => write(entry, () => fsyncSync(file)),
    appendSoon: entry => write(entry, () => {}),
    async kept() {
      const asked = size;
      // A wait that is already running may have begun before the last line was written.
      while (keptSize < asked) await (keeping ??= keep());
    },
    close: () => closeSync(file),
  };
}

function entryOf<Entry>(line: string, { place, number }: { place: string; number: number }): Entry {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    throw new Error(
      `Line ${number} of ${place} is damaged. Put back a copy of that file, or move it away: then no payment of before is known.`,
    );
  }
}
