import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { designs } from '../../db/tables/designs.ts';
import { orders } from '../../db/tables/orders.ts';

/** What an account's lists hold in all: the designs that were drawn and not deleted, and the orders of shirts. */
export async function countOwn(tx: Tx, accountId: string): Promise<{ designs: number; ordersPlaced: number }> {
  const [ownDesigns, ordersPlaced] = await Promise.all([
    tx.$count(designs, and(eq(designs.accountId, accountId), eq(designs.status, 'ready'), isNull(designs.deletedAt))),
    tx.$count(orders, and(eq(orders.accountId, accountId), isNull(orders.credits))),
  ]);
  return { designs: ownDesigns, ordersPlaced };
}
