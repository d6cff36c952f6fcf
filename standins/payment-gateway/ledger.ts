import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Attempt, OrderTerms, PaymentState } from './order.ts';
import type { RefundState, RefundTerms } from './refund.ts';

/**
 * One line of the ledger; what belongs together stands in one line, so that a crash cannot part it.
 * Lines are only ever added. `at` is the gateway's time in epoch milliseconds.
 */
export type LedgerEntry =
  | { kind: 'order_created'; at: number; order: OrderTerms }
  | { kind: 'attempt'; at: number; merchantOrderId: string; attempt: Attempt; orderState: PaymentState }
  | { kind: 'order_expired'; at: number; merchantOrderId: string }
  | { kind: 'refund_created'; at: number; refund: RefundTerms }
  | { kind: 'refund_moved'; at: number; merchantRefundId: string; state: RefundState; errorCode?: string | undefined }
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
  let size = whole;
  return {
    entries: lines.map(line => JSON.parse(line) as LedgerEntry),
    append(entry) {
      const line = Buffer.from(`${JSON.stringify(entry)}\n`);
      try {
        writeWhole(file, line);
      } catch (error) {
        ftruncateSync(file, size);
        throw error;
      }
      size += line.length;
    },
    close: () => closeSync(file),
  };
}

function writeWhole(file: number, line: Buffer): void {
  for (let written = 0; written < line.length;) written += writeSync(file, line, written);
  fsyncSync(file);
}
