import { and, gte, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { cartLines } from '../../db/tables/cart.ts';
import { collections } from '../../db/tables/collections.ts';
import { designs } from '../../db/tables/designs.ts';
import { orders } from '../../db/tables/orders.ts';

export type Period = { since: Date | undefined; until: Date | undefined };

const within = (column: typeof orders.createdAt | typeof accounts.createdAt, { since, until }: Period) =>
  and(since && gte(column, since), until && lt(column, until));

/** Accounts that were opened in a period, and are not deleted. */
export const countUsers = (tx: Tx, period: Period): Promise<number> =>
  tx.$count(accounts, within(accounts.createdAt, period));

export const countOrders = (tx: Tx, period: Period): Promise<number> =>
  tx.$count(orders, within(orders.createdAt, period));

/** Designs that are there, likes of them and of collections, and pieces in carts. */
export async function sumShop(tx: Tx): Promise<{ designs: number; likes: number; pieces: number }> {
  const [row] = await tx
    .select({
      designs: sql<number>`count(*)::integer`,
      likes: sql<number>`(coalesce(sum(${designs.likeCount}), 0) + (select coalesce(sum(${collections.likeCount}), 0) from ${collections}))::double precision`,
      pieces: sql<number>`(select coalesce(sum(${cartLines.quantity}), 0) from ${cartLines})::double precision`,
    })
    .from(designs)
    // As the index `designs_figures` says it.
    .where(sql`status = 'ready' and deleted_at is null`);
  return row!;
}
