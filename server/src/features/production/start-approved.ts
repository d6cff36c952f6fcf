import type { Context } from '../../http/handle.ts';
import { changeLocked } from '../admin/admin.ts';
import { lockOrder } from '../orders/orders.ts';
import { endUndo, listToTell } from './production.store.ts';

const AT_ONCE = 100;

/**
 * Takes orders into production whose approvals cannot be undone any more, and tells their shoppers. Approval and its end stand in the
 * row of the piece: a worker that ends in between leaves it to the next, and two at once find it once, under the order's lock.
 */
export async function startApproved(context: Context): Promise<void> {
  const { db } = context;
  for (const orderId of await listToTell(db, context.now(), AT_ONCE))
    await db.transaction(async tx => {
      const order = (await lockOrder(tx, orderId))!;
      const actorId = await endUndo(tx, orderId, context.now());
      // Printed meanwhile, it has started; cancelled meanwhile, it will not.
      if (actorId === undefined || order.status !== 'order_processing') return;
      await changeLocked(context, tx, order, { actorId, status: 'under_production' });
    });
}
