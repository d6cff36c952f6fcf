import { isPaidStep, moveOrder as mayMove, type Mover, type OrderStatus } from '../../../../domain/src/orders.ts';
import { together, type Tx } from '../../db/database.ts';
import { Refused } from '../../http/refused.ts';
import { tellDelivered, tellInProduction, tellPaid, tellShipped } from './order-mails.ts';
import type { OrderLineRow } from './order-parts.store.ts';
import { updateMoved, type OrderRow } from './orders.store.ts';

export type OrderMove = {
  to: OrderStatus;
  by: Mover;
  /** The account that moves it; none for the gateway. */
  actorId?: string | undefined;
  reason?: string | undefined;
  /** Its lines, where they were read already. */
  lines?: readonly OrderLineRow[] | undefined;
  /** Where the shop is told of an order that is to be made. */
  shopEmail?: string | undefined;
  now: Date;
};

/**
 * Moves an order that the caller has locked, by the order table: history row, status, version, and the mail that tells of it.
 * Refuses a step that the mover may not take; an admin's step outside the table needs a reason and is kept as an override.
 */
export async function moveOrder(tx: Tx, order: OrderRow, move: OrderMove): Promise<OrderRow> {
  const { to, by, actorId, reason, now } = move;
  const allowed = mayMove({ from: order.status, to, by, reason });
  if (!allowed.ok) throw new Refused(allowed.refusal);
  const isPaidNow = isPaidStep(to, by);
  const step = {
    orderId: order.id,
    from: order.status,
    to,
    by,
    actorId: actorId ?? null,
    isOverride: allowed.value.override ? 1 : 0,
    reason: reason?.trim() || null,
    at: now,
  };
  const [moved] = await together([
    updateMoved(tx, step, { status: to, ...(isPaidNow ? { paidAt: now } : {}) }),
    isPaidNow && tellPaid(tx, order, { lines: move.lines, shopEmail: move.shopEmail, paidAt: now }),
    to === 'under_production' && tellInProduction(tx, order, now),
    to === 'shipped' && tellShipped(tx, order, now),
    to === 'order_received' && tellDelivered(tx, order, now),
  ]);
  return { ...order, ...moved };
}
