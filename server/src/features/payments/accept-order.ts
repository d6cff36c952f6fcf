import { STATUS_WHEN_PAID, type Mover } from '../../../../domain/src/orders.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { takeOutPieces } from '../cart/cart.ts';
import { groupsOfOrder, orderGroups } from '../groups/groups.ts';
import { listLinesOfOrder } from '../invoices/invoices.ts';
import { payOrder, type OrderRow } from '../orders/orders.ts';

/**
 * An order of shirts is to be made: it leaves the cart, its groups are ordered, and shopper and shop are told. The caller has locked the
 * cart and the order, and issues its invoice last.
 */
export async function acceptShirts(
  context: Context,
  tx: Tx,
  order: OrderRow,
  { by, now }: { by: Mover; now: Date },
): Promise<OrderRow> {
  const { id: orderId, accountId } = order;
  const lines = await listLinesOfOrder(tx, orderId);
  const groupIds = await groupsOfOrder(tx, { accountId, orderId });
  if (groupIds.length > 0) await orderGroups(tx, groupIds, { orderId, lines, now });
  // Later additions to the cart stay in it (rulings, Payment).
  await takeOutPieces(tx, accountId, lines);
  const { operator, tellsNewOrders } = context.shop;
  const shopEmail = tellsNewOrders ? operator.email : undefined;
  const actorId = by === 'shopper' ? accountId : undefined;
  return payOrder(tx, order, { to: STATUS_WHEN_PAID.shirts, by, actorId, lines, shopEmail, now });
}
