import { isPaidStep, moveOrder as mayMove, type Mover, type OrderStatus } from '../../../../domain/src/orders.ts';
import { together, type Tx } from '../../db/database.ts';
import { inOne, type Part } from '../../db/parts.ts';
import { Refused } from '../../http/refused.ts';
import { mailParts } from '../mail/mail.ts';
import { paidMails, tellDelivered, tellInProduction, tellPaid, tellShipped } from './order-mails.ts';
import type { OrderLineRow } from './order-parts.store.ts';
import { moved, type Moved, type OrderRow } from './orders.store.ts';

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
  const { part, changed } = stepOf(order, move);
  const [{ version }] = await together([
    inOne<Moved>(tx, [part]),
    changed.paidAt && tellPaid(tx, order, now),
    to === 'under_production' && tellInProduction(tx, order, now),
    to === 'shipped' && tellShipped(tx, order, now),
    to === 'order_received' && tellDelivered(tx, order, now),
  ]);
  return { ...order, ...changed, version };
}

/** A paid order of shirts, whose lines are known: what is written of it, which finds `Moved`, and how it is then but for its version. */
export function payOrder(
  order: OrderRow,
  { lines, shopEmail, ...move }: OrderMove & { lines: readonly OrderLineRow[]; shopEmail: string },
): { parts: Part[]; order: OrderRow } {
  const { part, changed } = stepOf(order, move);
  const mails = mailParts(paidMails(order, lines, { shopEmail, paidAt: move.now }));
  return { parts: [part, ...mails], order: { ...order, ...changed } };
}

/** A step of an order as it is written, and what it changes. */
function stepOf(
  order: OrderRow,
  { to, by, actorId, reason, now }: OrderMove,
): { part: Part; changed: { status: OrderStatus; paidAt?: Date } } {
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
  return { part: moved(step, isPaidNow), changed: { status: to, ...(isPaidNow ? { paidAt: now } : {}) } };
}
