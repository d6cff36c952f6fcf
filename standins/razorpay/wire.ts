import { createHmac } from 'node:crypto';
import { isTaken, type Link, type Refund, type Try } from './link.ts';
import { refundedOf } from './refund-book.ts';

/** Fields that no document names: Razorpay adds some now and then, and a client must not mind. */
const UNDOCUMENTED = { whatsapp_link: false, upi_link: false };

const seconds = (ms: number): number => Math.floor(ms / 1000);

/** A payment link. `order_id` comes with the first visitor; a list has no payments in it. */
export const toLink = (link: Link, payUrl: string): Record<string, unknown> => ({
  accept_partial: false,
  amount: link.amount,
  amount_paid: link.tries.filter(isTaken).reduce((sum, { amount }) => sum + amount, 0),
  ...{ callback_method: 'get', callback_url: link.callbackUrl },
  ...{ cancelled_at: link.status === 'cancelled' ? seconds(link.createdAt) : 0, created_at: seconds(link.createdAt) },
  ...{ currency: 'INR', customer: [], description: link.referenceId },
  ...{ expire_by: seconds(link.expireAt), expired_at: link.status === 'expired' ? seconds(link.expireAt) : 0 },
  ...{ id: link.id, notes: link.notes, notify: { email: false, sms: false } },
  ...(link.isOpened && { order_id: link.orderId }),
  ...{ payments: [], reference_id: link.referenceId, reminder_enable: false, reminders: [], short_url: payUrl },
  ...{ status: link.status, updated_at: seconds(link.createdAt), user_id: '' },
  ...UNDOCUMENTED,
});

/** A payment. What has gone back whole is called refunded. */
export function toPayment(link: Link, one: Try, refunds: readonly Refund[]): object {
  const refunded = refundedOf(refunds, one.id);
  const isWhole = refunded > 0 && refunded === one.amount;
  return {
    ...{ id: one.id, entity: 'payment', amount: one.amount, currency: 'INR' },
    status: isTaken(one) && isWhole ? 'refunded' : one.status,
    ...{ order_id: link.orderId, invoice_id: null, international: false, method: one.method },
    ...{ amount_refunded: refunded, refund_status: refunded === 0 ? null : isWhole ? 'full' : 'partial' },
    ...{ captured: isTaken(one), description: link.referenceId, vpa: one.method === 'upi' ? 'payer@okaxis' : null },
    ...{ email: 'payer@example.com', contact: '+919999999999', notes: link.notes },
    ...(one.status === 'failed'
      ? { error_code: 'BAD_REQUEST_ERROR', error_description: 'The payment failed', error_source: 'customer', error_step: 'payment_authorization', error_reason: one.reason } // prettier-ignore
      : { error_code: null, error_description: null, error_source: null, error_step: null, error_reason: null }),
    ...{ acquirer_data: { rrn: '000000000000' }, created_at: seconds(one.createdAt) },
  };
}

export const toRefund = (refund: Refund): Record<string, unknown> => ({
  ...{ id: refund.id, entity: 'refund', amount: refund.amount, currency: 'INR', payment_id: refund.paymentId },
  ...{ notes: refund.notes, receipt: refund.receipt, acquirer_data: { arn: null } },
  ...{ created_at: seconds(refund.createdAt), batch_id: null, status: refund.status },
  ...{ speed_processed: 'normal', speed_requested: 'normal' },
});

export const toOrder = (link: Link): object => ({
  ...{ id: link.orderId, entity: 'order', amount: link.amount, currency: 'INR', receipt: null },
  ...{ status: link.tries.some(isTaken) ? 'paid' : 'attempted', attempts: link.tries.length, notes: [] },
  created_at: seconds(link.createdAt),
});

/** A list, as Razorpay calls it. */
export const toCollection = (items: object[]): object => ({ entity: 'collection', count: items.length, items });

/** The body of a webhook: the entities that an event is about. */
export const toEvent = (event: string, entities: Record<string, object>, now: number): object => ({
  ...{ entity: 'event', account_id: 'acc_Standin0000001', event, contains: Object.keys(entities) },
  payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
  created_at: seconds(now),
});

/** The value of `X-Razorpay-Signature`. */
export const toSignature = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');
