import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Attempt, FailureCodes, OrderTerms } from './order.ts';

/** One line of the ledger. Lines are only ever added; `at` is the gateway's time in epoch milliseconds. */
export type LedgerEntry =
  | { kind: 'order_created'; at: number; order: OrderTerms }
  | { kind: 'attempt'; at: number; merchantOrderId: string; attempt: Attempt }
  | { kind: 'order_completed'; at: number; merchantOrderId: string }
  | { kind: 'order_failed'; at: number; merchantOrderId: string; failure: FailureCodes }
  | { kind: 'clock_moved'; at: number; offset: number };

/** A ledger on disk. `append` returns when the line is on the disk, not before. */
export type Ledger = { entries: LedgerEntry[]; append(entry: LedgerEntry): void; close(): void };

/**
 * Opens `ledger.jsonl` in a folder, made where missing. A last line that a crash cut off is dropped,
 * since nobody was told of it; a broken line anywhere else is an error.
 */
export function openLedger(dataDir: string): Ledger {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = openSync(join(dataDir, 'ledger.jsonl'), 'a+', 0o600);
  const text = readFileSync(file);
  const whole = text.lastIndexOf(0x0a) + 1;
  if (whole < text.length) ftruncateSync(file, whole);
  const lines = text.subarray(0, whole).toString('utf8').split('\n').slice(0, -1);
  return {
    entries: lines.map(line => JSON.parse(line) as LedgerEntry),
    append(entry) {
      writeSync(file, `${JSON.stringify(entry)}\n`);
      fsyncSync(file);
    },
    close: () => closeSync(file),
  };
}
