import { paiseOf, sumOf, times } from '../../../../domain/src/money.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import type { OrderLineRow } from './order-parts.store.ts';
import type { OrderRow } from './orders.store.ts';
import { holdStock } from '../catalog/catalog.ts';
import { hashOf, newOrderId } from './place-order.ts';
import { insertReplacement } from './replacements.store.ts';

export type Replacement = {
  /** The return that was accepted: it is replaced once. */
  returnId: string;
  /** Locked by the caller, with the pieces that are made once more. */
  order: OrderRow;
  lines: readonly OrderLineRow[];
  actorId: string;
  reason: string;
};

/**
 * Places the free order that makes pieces of another one once more: the same frozen lines, prices and address, ready for production.
 * What it comes to is taken off in full, so it has neither payment nor invoice (rulings, Payment).
 */
export async function replaceOrder(context: Context, tx: Tx, wish: Replacement): Promise<OrderRow> {
  const { order, actorId, reason } = wish;
  const createdAt = context.now();
  const subtotal = sumOf(wish.lines.map(line => times(line.unitPrice, line.quantity)));
  const { accountId, firstName, lastName, email, phone, address, city, state, zipCode, language } = order;
  const row = {
    ...{ accountId, firstName, lastName, email, phone, address, city, state, zipCode, language },
    ...{ id: newOrderId(context), clientOrderId: `replacement-${wish.returnId}`, replaces: order.id, createdAt },
    ...{ requestHash: hashOf(wish.returnId), linesHash: hashOf(wish.lines.map(line => [line.id, line.quantity])) },
    ...{ status: 'order_processing' as const, subtotal, discount: subtotal, shipping: paiseOf(0), total: paiseOf(0) },
  };
  const lines = wish.lines.map(({ id: _id, orderId: _orderId, ...line }) => line);
  const step = { from: null, to: row.status, by: 'admin' as const, actorId, reason, at: createdAt };
  const made = await insertReplacement(tx, row, { lines, step });
  await holdStock(tx, made.id, wish.lines, { isOwed: true });
  return made;
}
