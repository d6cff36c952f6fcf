import { and, desc, eq, getTableColumns, lt, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { creditAccounts, creditEntries } from '../../db/tables/credits.ts';

export type LedgerLine = Omit<typeof creditEntries.$inferSelect, 'accountId'> & {
  /** The balance after it. */
  balance: number;
};
/** What names a line to the outside: its number would tell how many the shop has written. */
export type LedgerKey = { type: string; ref: string };

/** The number of an account's own line; nothing for anybody else's. */
export async function findLine(tx: Tx, accountId: string, { type, ref }: LedgerKey): Promise<number | undefined> {
  const isIt = and(eq(creditEntries.accountId, accountId), eq(creditEntries.type, type), eq(creditEntries.ref, ref));
  const [row] = await tx.select({ id: creditEntries.id }).from(creditEntries).where(isIt).limit(1);
  return row?.id;
}

/** Today's balance without the lines that are newer than the page, which `isNewer` says. */
const balanceThen = (tx: Tx, accountId: string, isNewer: SQL): SQL<number> => {
  const newer = tx
    .select({ sum: sql`coalesce(sum(${creditEntries.amount}), 0)` })
    .from(creditEntries)
    .where(and(eq(creditEntries.accountId, accountId), isNewer));
  const now = tx
    .select({ balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(eq(creditAccounts.accountId, accountId));
  return sql<number>`(${now}) - (${newer})`;
};

/** An account's ledger after a line, one more than `limit`, the newest first. One statement, so that balances and lines agree. */
export async function listLines(
  tx: Tx,
  o: { accountId: string; limit: number; after: number | undefined },
): Promise<LedgerLine[]> {
  const { after } = o;
  const isOwn = eq(creditEntries.accountId, o.accountId);
  // Without a line to begin after, nothing is newer than the page.
  const isNewer = after === undefined ? sql`false` : sql`${creditEntries.id} >= ${after}`;
  const { accountId: _account, ...line } = getTableColumns(creditEntries);
  // The page's own lines above this one are taken off too.
  const above = sql`coalesce(sum(${creditEntries.amount}) over (order by ${creditEntries.id} desc rows between unbounded preceding and 1 preceding), 0)`;
  return tx
    .select({ ...line, balance: sql<number>`(${balanceThen(tx, o.accountId, isNewer)} - ${above})::integer` })
    .from(creditEntries)
    .where(and(isOwn, after === undefined ? undefined : lt(creditEntries.id, after)))
    .orderBy(desc(creditEntries.id))
    .limit(o.limit + 1);
}
