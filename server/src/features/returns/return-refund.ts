import { paiseOf, type Paise } from '../../../../domain/src/money.ts';
import { paidFor, returnedOf } from '../../../../domain/src/returns.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { listOrderLines, type OrderRow, type ReturnRow } from '../orders/orders.ts';
import {
  findPayingPayment,
  listRefundsOfOrder,
  lockPayingPayment,
  refundableNow,
  startRefund,
} from '../payments/payments.ts';
import { listReturnLines, listTaken } from './returns.store.ts';

/** A return that is refunded; it and its order are locked. */
type Wish = {
  context: Context;
  tx: Tx;
  order: OrderRow;
  row: ReturnRow;
  actorId: string;
  reason: string | null;
};
type Refunding = { wishId: string; refundId: string; amount: Paise; isWhole: boolean };

/**
 * Starts the refund of what was paid for the pieces of a return (domain/returns), at most what is left of the payment. Refuses with
 * nothing_to_refund where the gateway took nothing for the order, as for a free one.
 */
export async function startReturnRefund({ context, tx, order, row, actorId, reason }: Wish): Promise<Refunding> {
  const payment = await lockPayingPayment(tx, order.id);
  if (!payment) throw new Refused('nothing_to_refund');
  const refundable = refundableNow(payment, await listRefundsOfOrder(tx, order.id));
  const amount = returnedOf(await paidForReturn(tx, order, row), refundable);
  const terms = { captured: payment.amount, amount, reason, actorId, requestKey: null, cause: 'admin' as const };
  const refund = await startRefund(context, tx, { order, payment, ...terms });
  return { wishId: refund.wishId, refundId: refund.id, amount, isWhole: amount === refundable };
}

/** What a refund of a return would give back now; 0 where the gateway has nothing to give back. */
export async function wouldReturn(tx: Tx, order: OrderRow, row: ReturnRow): Promise<Paise> {
  const payment = await findPayingPayment(tx, order.id);
  if (!payment) return paiseOf(0);
  const refundable = refundableNow(payment, await listRefundsOfOrder(tx, order.id));
  return returnedOf(await paidForReturn(tx, order, row), refundable);
}

async function paidForReturn(tx: Tx, order: OrderRow, row: ReturnRow): Promise<Paise> {
  const lines = await listOrderLines(tx, [order.id]);
  const taken = await listTaken(tx, row);
  const wanted = new Map((await listReturnLines(tx, row.id)).map(line => [line.orderLineId, line.quantity]));
  const { discount, shipping } = order;
  return paidFor(
    { lines, discount, shipping },
    lines.map(line => taken.get(line.id) ?? 0),
    lines.map(line => wanted.get(line.id) ?? 0),
  );
}
