import { refundAmount } from '../../../../domain/src/refunds.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { lockOrder } from '../orders/orders.ts';
import { followingTry } from './apply-refund-answer.ts';
import { lockPayment } from './payments.store.ts';
import { insertRefund, listRefundsOfOrder, listTries } from './refunds.store.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * Takes a refund that does not go on by itself up again, because an admin says so: asks about it or sends it at once, or starts
 * another try where the last has failed. Refuses where its money went back by another refund meanwhile.
 */
export async function recheckRefund(context: Context, wishId: string): Promise<void> {
  const id = await context.db.transaction(tx => latestTry(context, tx, wishId));
  await settleRefund(context, id, 'admin');
}

/** The id of the try that is under way, or of a new one. */
async function latestTry(context: Context, tx: Tx, wishId: string): Promise<string> {
  const [first] = await listTries(tx, wishId);
  if (!first) throw new Refused('not_found');
  const order = (await lockOrder(tx, first.orderId))!;
  const payment = (await lockPayment(tx, first.paymentId))!;
  const refund = (await listTries(tx, wishId)).at(-1)!;
  if (refund.state !== 'failed') return refund.id;
  const tries = await listRefundsOfOrder(tx, order.id);
  // Of a quarantined payment the gateway has taken another amount than ours, which this refund names.
  const captured = payment.state === 'quarantined' ? refund.amount : payment.amount;
  const own = tries.filter(one => one.paymentId === payment.id);
  const allowed = refundAmount(refund.amount, captured, own);
  if (!allowed.ok) throw new Refused(allowed.refusal);
  return (await insertRefund(tx, followingTry({ context, order, payment, refund }, context.now())))!.id;
}
