import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Variant } from '../../../../domain/src/availability.ts';
import { UNPAID } from '../../../../domain/src/orders.ts';
import type { Count, HoldState } from '../../../../domain/src/stock.ts';
import type { Tx } from '../../db/database.ts';
import { orders } from '../../db/tables/orders.ts';
import { stock, stockHolds } from '../../db/tables/stock.ts';

export type StockRow = typeof stock.$inferSelect;
export type HoldRow = typeof stockHolds.$inferSelect;

const isOf = (table: typeof stock | typeof stockHolds, { productId, color, size }: Variant) =>
  and(eq(table.productId, productId), eq(table.color, color), eq(table.size, size));

/** All that is counted. */
export const listStock = (tx: Tx): Promise<StockRow[]> =>
  tx.select().from(stock).orderBy(asc(stock.productId), asc(stock.color), asc(stock.size));

/** What is counted and runs low, the least first. */
export const listLowStock = (tx: Tx, most: number, limit: number): Promise<StockRow[]> =>
  tx
    .select()
    .from(stock)
    .where(lte(stock.free, most))
    .orderBy(asc(stock.free), asc(stock.productId), asc(stock.color), asc(stock.size))
    .limit(limit);

/** How many somebody could order of what is counted: the free ones, and those that their own unpaid orders keep. */
export async function listAvailable(
  tx: Tx,
  accountId: string | undefined,
): Promise<(Variant & { available: number })[]> {
  const own =
    accountId === undefined
      ? sql<number>`0`
      : sql<number>`coalesce((select sum(h.quantity) from ${stockHolds} h join ${orders} o on o.id = h.order_id
          where o.account_id = ${accountId} and h.state = 'held' and o.status in ${[...UNPAID]}
            and h.product_id = stock.product_id and h.color = stock.color and h.size = stock.size), 0)::int`;
  return tx
    .select({
      productId: stock.productId,
      color: stock.color,
      size: stock.size,
      available: sql<number>`${stock.free} + ${own}`,
    })
    .from(stock);
}

/** Changes a count; with `isStrict` only where as many are free. Nothing where it is not counted, or too few are free. */
export async function changeCount(
  tx: Tx,
  variant: Variant,
  change: Count,
  { isStrict }: { isStrict: boolean },
): Promise<{ free: number } | undefined> {
  const [row] = await tx
    .update(stock)
    .set({
      free: sql`${stock.free} + ${change.free}`,
      reserved: sql`${stock.reserved} + ${change.reserved}`,
      used: sql`${stock.used} + ${change.used}`,
    })
    .where(and(isOf(stock, variant), isStrict ? sql`${stock.free} + ${change.free} >= 0` : undefined))
    .returning({ free: stock.free });
  return row;
}

/** The counts of some variants, locked in their order. */
export async function lockStock(tx: Tx, variants: readonly Variant[]): Promise<StockRow[]> {
  if (variants.length === 0) return [];
  return tx
    .select()
    .from(stock)
    .where(or(...variants.map(one => isOf(stock, one))))
    .orderBy(asc(stock.productId), asc(stock.color), asc(stock.size))
    .for('update');
}

export const isSameVariant = (one: Variant, other: Variant): boolean =>
  one.productId === other.productId && one.color === other.color && one.size === other.size;

/** What orders count on. */
export const listHolds = async (tx: Tx, orderIds: readonly string[]): Promise<HoldRow[]> =>
  tx
    .select()
    .from(stockHolds)
    .where(inArray(stockHolds.orderId, [...orderIds]))
    .orderBy(asc(stockHolds.productId), asc(stockHolds.color), asc(stockHolds.size));

export async function insertHold(tx: Tx, hold: HoldRow): Promise<void> {
  await tx.insert(stockHolds).values(hold);
}

export async function updateHold(tx: Tx, hold: HoldRow, state: HoldState): Promise<void> {
  await tx
    .update(stockHolds)
    .set({ state })
    .where(and(eq(stockHolds.orderId, hold.orderId), isOf(stockHolds, hold)));
}

/** Sets how many are free: the first time it is counted from here on, later what is reserved and used stays. */
export async function putFree(tx: Tx, variant: Variant, free: number): Promise<void> {
  await tx
    .insert(stock)
    .values({ ...variant, free, received: free })
    .onConflictDoUpdate({
      target: [stock.productId, stock.color, stock.size],
      set: { free, received: sql`${free}::int + ${stock.reserved} + ${stock.used}` },
    });
}

/** Counts it no more: it is made to order from now on, and no order counts on it. */
export async function dropCount(tx: Tx, variant: Variant): Promise<void> {
  await tx.delete(stockHolds).where(isOf(stockHolds, variant));
  await tx.delete(stock).where(isOf(stock, variant));
}
