import type { Carrier } from '../../../../domain/src/carriers.ts';
import { isMaking, isOwed, isStepOfOwed, orderIs, type OrderStatus } from '../../../../domain/src/orders.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { releaseReservation, useReservation } from '../coupons/coupons.ts';
import {
  lockOrder,
  moveOrder,
  tellTracking,
  updateOrder,
  viewOrders,
  type OrderRow,
  type OrderView,
} from '../orders/orders.ts';
import { askFirst } from '../payments/payments.ts';
import { insertAudit } from './admin.store.ts';
import { refuseOwnAffair } from './own-affair.ts';

export { insertAudit } from './admin.store.ts';
export { csvLine, type CsvCell } from './csv.ts';
export { streamOf } from './stream-of.ts';

export type OrderChange = {
  status?: OrderStatus | undefined;
  trackingId?: string | undefined;
  carrier?: Carrier | undefined;
  reason?: string | undefined;
  /** The version that the admin saw. */
  version?: number | undefined;
};

/** An admin's change of an order: the status, by the table or with a reason, the tracking number and the carrier. Kept in the audit log. */
export async function changeOrder(
  context: Context,
  actorId: string,
  orderId: string,
  change: OrderChange,
): Promise<OrderView> {
  // An admin who moves an order that waits for its money sees first whether it came.
  const { paid } = change.status === undefined ? {} : await askFirst(context, orderId, 'admin');
  return context.db.transaction(async tx => {
    const before = await lockOrder(tx, orderId);
    if (!before) throw new Refused('not_found');
    if (paid) throw new Refused('order_changed', { now: auditOf(before) });
    const after = await changeLocked(context, tx, before, { ...change, actorId });
    return (await viewOrders(tx, [after]))[0]!;
  });
}

/** The same, of an order that the caller has locked, in its transaction. */
export async function changeLocked(
  context: Context,
  tx: Tx,
  before: OrderRow,
  { actorId, ...change }: OrderChange & { actorId: string },
): Promise<OrderRow> {
  if (change.version !== undefined && change.version !== before.version)
    throw new Refused('order_changed', { now: auditOf(before) });
  // Nothing of it is made or sent; its money goes back by a refund.
  if (before.credits !== null) throw new Refused('step_not_allowed');
  // Whoever makes shirts may make their own; that theirs is paid, or comes back, somebody else says.
  if (change.status !== undefined && !isMaking(before.status, change.status))
    await refuseOwnAffair(context, tx, { actorId, accountId: before.accountId });
  const now = context.now();
  const after = await applyChange(tx, before, { ...change, actorId, now });
  await insertAudit(tx, {
    actorId,
    action: 'order.changed',
    subject: before.id,
    before: auditOf(before),
    after: { ...auditOf(after), reason: change.reason ?? null },
    at: now,
  });
  return after;
}

const auditOf = ({ status, trackingId, carrier, version }: OrderRow) => ({ status, trackingId, carrier, version });

type Change = OrderChange & { actorId: string; now: Date };

async function applyChange(tx: Tx, order: OrderRow, change: Change): Promise<OrderRow> {
  const { status, reason, actorId, now, trackingId = order.trackingId, carrier = order.carrier } = change;
  const isTracked = trackingId !== order.trackingId || carrier !== order.carrier;
  const isMoved = status !== undefined && status !== order.status;
  if (!isMoved && !isTracked) throw new Refused('order_unchanged');
  // The number comes first: the mail of a parcel on its way names it.
  const tracked = isTracked ? await updateOrder(tx, order.id, { trackingId, carrier }) : order;
  if (!isMoved && tracked.status === 'shipped') await tellTracking(tx, tracked, now);
  if (!isMoved) return tracked;
  refuseOfCash(order, status);
  const after = await moveOrder(tx, tracked, { to: status, by: 'admin', actorId, reason, now });
  await settleCoupon(tx, after, now);
  return after;
}

/**
 * What an order that is paid in cash came to is said with its money (`admin.cashCollected`, `admin.cashRefused`), and that it is made at all
 * by its shopper's code. Until then it goes to and fro while it is made and sent.
 */
function refuseOfCash(order: OrderRow, to: OrderStatus): void {
  if (order.cashFee === null || order.paidAt !== null) return;
  if (isOwed(order) ? !isStepOfOwed(to) : to !== 'payment_failed') throw new Refused('cash_first');
}

/** A coupon's use follows an override: final where the order now counts as paid, given back where its payment failed. */
async function settleCoupon(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  if (order.status === 'payment_failed') await releaseReservation(tx, order.id, now);
  if (orderIs.paid(order.status) && !isOwed(order)) await useReservation(tx, order.id, now);
}
