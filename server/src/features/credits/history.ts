import type { CreditTransaction } from '../../../../contract/src/credits.ts';
import type { Context } from '../../http/handle.ts';
import { cutPage, readCursor, writeCursor } from '../../http/keyset.ts';
import { Refused } from '../../http/refused.ts';

import { findLine, listLines, type LedgerLine } from './history.store.ts';
import { availableCredits } from './open-account.ts';

/** 'purchase.2026…': types hold no dot. */
const idOf = ({ type, ref }: Pick<LedgerLine, 'type' | 'ref'>): string => `${type}.${ref}`;

async function lineOf(context: Context, accountId: string, cursor: string | undefined): Promise<number | undefined> {
  const afterRow = readCursor('time', cursor);
  if (!afterRow) return undefined;
  const [, type = '', ref = ''] = /^([^.]+)\.(.+)$/.exec(afterRow.id) ?? [];
  const line = await findLine(context.db, accountId, { type, ref });
  if (line === undefined) throw new Refused('invalid_input', { cursor: 'Not a cursor of this list' });
  return line;
}

/** A page of an account's ledger, the newest line first, each with the balance after it (S2 §3). Opens the account with its grant. */
export async function creditHistory(
  context: Context,
  o: { accountId: string; limit: number; cursor: string | undefined },
): Promise<{ lines: CreditTransaction[]; next: string | undefined }> {
  const after = await lineOf(context, o.accountId, o.cursor);
  if (after === undefined) await context.db.transaction(tx => availableCredits(tx, o.accountId));
  const found = await listLines(context.db, { ...o, after });
  const { rows, next } = cutPage(found, o.limit, row => writeCursor('time', row.createdAt.toISOString(), idOf(row)));
  return { lines: rows.map(toReply), next };
}

const toReply = (row: LedgerLine): CreditTransaction => ({
  id: idOf(row),
  amount: row.amount,
  type: row.type,
  description: row.description,
  balance: row.balance,
  createdAt: row.createdAt.toISOString(),
});
