import { isPaidStep, moveOrder as mayMove, type Mover, type OrderStatus } from '../../../../domain/src/orders.ts';
import type { Tx } from '../../db/database.ts';
import { Refused } from '../../http/refused.ts';
import { moveStock } from '../catalog/catalog.ts';
import { queueMails } from '../mail/mail.ts';
import { paidMails, tellDelivered, tellInProduction, tellPaid, tellShipped } from './order-mails.ts';
import type { OrderLineRow } from './order-parts.store.ts';
import { insertStep, updateOrder, type OrderRow } from './orders.store.ts';

export type OrderMove = {
  to: OrderStatus;
  by: Mover;
  /** The account that moves it; none for the gateway. */
  actorId?: string | undefined;
  reason?: string | undefined;
  now: Date;
};

/**
 * Moves an order that the caller has locked, by the order table: history row, status, version, and the mail that tells of it.
 * Refuses a step that the mover may not take; an admin's step outside the table needs a reason and is kept as an override.
 */
export async function moveOrder(tx: Tx, order: OrderRow, move: OrderMove): Promise<OrderRow> {
  const { to, now } = move;
  const moved = await writeStep(tx, order, move);
  if (isPaidStep(to, move.by)) await tellPaid(tx, order, now);
  if (to === 'under_production') await tellInProduction(tx, order, now);
  if (to === 'shipped') await tellShipped(tx, order, now);
  if (to === 'order_received') await tellDelivered(tx, order, now);
  return moved;
}

/** The same for a paid order of shirts, whose lines are known: the shopper is told, and the shop, which is to make it. */
export async function payOrder(
  tx: Tx,
  order: OrderRow,
  { lines, shopEmail, ...move }: OrderMove & { lines: readonly OrderLineRow[]; shopEmail: string | undefined },
): Promise<OrderRow> {
  const moved = await writeStep(tx, order, move);
  await queueMails(tx, paidMails(order, lines, { shopEmail, paidAt: move.now }));
  return moved;
}

async function writeStep(tx: Tx, order: OrderRow, { to, by, actorId, reason, now }: OrderMove): Promise<OrderRow> {
  const allowed = mayMove({ from: order.status, to, by, reason, isCash: order.cashFee !== null });
  if (!allowed.ok) throw new Refused(allowed.refusal);
  await insertStep(tx, {
    orderId: order.id,
    from: order.status,
    to,
    by,
    actorId: actorId ?? null,
    isOverride: allowed.value.override ? 1 : 0,
    reason: reason?.trim() || null,
    at: now,
  });
  await moveStock(tx, order.id, to);
  return updateOrder(tx, order.id, { status: to, ...(isPaidStep(to, by) ? { paidAt: now } : {}) });
}
