import { portOf, type PaymentStatus } from '../../adapters/payments/port.ts';
import type { Context } from '../../http/handle.ts';
import { applyAnswer } from './apply-answer.ts';
import { findOwned, type PaymentRow, findPayment } from './payments.store.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Asks the gateway about a payment because an admin wants to know. A quarantined one is taken up again where the gateway's answer
 * now agrees with ours. Nothing for an unknown id.
 */
export async function recheckPayment(context: Context, paymentId: string): Promise<PaymentRow | undefined> {
  const payment = await findOwned(context.db, paymentId);
  if (payment?.state !== 'quarantined' || payment.settledAt !== null)
    return (await settlePayment(context, paymentId, 'admin'))?.payment;
  const answer = await portOf(context, payment).fetchStatus(paymentId);
  if (answer.kind !== 'state') return payment;
  return (await applyAnswer(context, payment, answer, { takesUp: true })).payment;
}

/** What the company says of a payment; it is not told of an id that the shop does not know. */
export async function askGateway(context: Context, paymentId: string): Promise<PaymentStatus> {
  const payment = await findPayment(context.db, paymentId);
  return payment ? portOf(context, payment).fetchStatus(paymentId) : { kind: 'not_found' };
}
