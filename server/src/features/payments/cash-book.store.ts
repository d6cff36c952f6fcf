import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { CashState } from '../../../../domain/src/cash.ts';
import type { CashBook } from '../../adapters/payments/port.ts';
import type { Tx } from '../../db/database.ts';
import { isBefore } from '../../db/keyset-order.ts';
import { cashPayments } from '../../db/tables/cash-payments.ts';
import { orders, payments } from '../../db/tables/orders.ts';
import type { RowKey } from '../../http/keyset.ts';
import { findOwned } from './payments.store.ts';

export type CashRow = typeof cashPayments.$inferSelect;

/** The book of payments in cash, as their port reads it. */
export const openCashBook = (tx: Tx): CashBook => ({
  findPayment: async id => (await tx.select().from(cashPayments).where(eq(cashPayments.paymentId, id)))[0],
  async addPayment(row) {
    const { accountId } = (await findOwned(tx, row.paymentId))!;
    const added = await tx
      .insert(cashPayments)
      .values({ ...row, accountId })
      .onConflictDoNothing()
      .returning({ id: cashPayments.paymentId });
    return added.length > 0;
  },
});

/** The payment in cash, locked until the transaction ends. Lock its order and payment first. */
export async function lockCash(tx: Tx, paymentId: string): Promise<CashRow | undefined> {
  return (await tx.select().from(cashPayments).where(eq(cashPayments.paymentId, paymentId)).for('update'))[0];
}

export async function updateCash(tx: Tx, paymentId: string, change: Partial<CashRow>): Promise<void> {
  await tx.update(cashPayments).set(change).where(eq(cashPayments.paymentId, paymentId));
}

/** How many payments in cash of a person are in a state: parcels that wait for their money, or came back. */
export const countCash = (tx: Tx, accountId: string, state: CashState): Promise<number> =>
  tx.$count(cashPayments, and(eq(cashPayments.accountId, accountId), eq(cashPayments.state, state)));

/** A payment in cash with its order. */
export type CashOrder = { cash: CashRow; payment: typeof payments.$inferSelect; order: typeof orders.$inferSelect };
const cashOrders = (tx: Tx) =>
  tx
    .select({ cash: cashPayments, payment: payments, order: orders })
    .from(cashPayments)
    .innerJoin(payments, eq(payments.id, cashPayments.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId));

export async function findCashOrder(tx: Tx, paymentId: string): Promise<CashOrder | undefined> {
  return (await cashOrders(tx).where(eq(cashPayments.paymentId, paymentId)))[0];
}

export type CashFilter = { state: CashState | undefined; afterRow: RowKey | undefined; limit: number };
/** Payments in cash, the newest first, one more than the page, each with how many parcels of its person came back. */
export async function listCashOrders(
  tx: Tx,
  { state, afterRow, limit }: CashFilter,
): Promise<{ rows: CashOrder[]; refused: ReadonlyMap<string, number> }> {
  const rows = await cashOrders(tx)
    .where(
      and(state && eq(cashPayments.state, state), isBefore(cashPayments.createdAt, cashPayments.paymentId, afterRow)),
    )
    .orderBy(desc(cashPayments.createdAt), desc(cashPayments.paymentId))
    .limit(limit + 1);
  return { rows, refused: await countRefused(tx, [...new Set(rows.map(({ cash }) => cash.accountId))]) };
}

/** How many parcels of some persons came back unpaid. */
export async function countRefused(tx: Tx, accountIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (accountIds.length === 0) return new Map();
  const rows = await tx
    .select({ accountId: cashPayments.accountId, refused: count() })
    .from(cashPayments)
    .where(and(inArray(cashPayments.accountId, [...accountIds]), eq(cashPayments.state, 'refused')))
    .groupBy(cashPayments.accountId);
  return new Map(rows.map(({ accountId, refused }) => [accountId, refused]));
}
