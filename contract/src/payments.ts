import { z } from 'zod';
import { PAYMENT_FAILURES } from '../../domain/src/payment-failures.ts';
import { PROVIDER_STATUSES } from '../../domain/src/payments.ts';
import { ORDER_STATUSES } from '../../domain/src/orders.ts';
import { CouponCode } from './coupons.ts';
import { endpoint } from './endpoint.ts';
import { Id, Language, Rupees, SeenRupees } from './wire.ts';

const Text = (limit: number) => z.string().max(limit);

/** S1 §3, Payment initiation payload. `amount` is what the client saw: compared, never used. Field rules: domain/contact. */
const Initiate = z.strictObject({
  orderId: z
    .string()
    .min(8)
    .max(80)
    .regex(/^[\w.-]+$/),
  amount: SeenRupees,
  customerName: Text(130),
  customerEmail: Text(120),
  customerPhone: Text(20),
  customerAddress: Text(300),
  customerCity: Text(80),
  customerState: Text(60),
  customerZipCode: Text(10),
  description: Text(300).optional(),
  couponCode: CouponCode.optional(),
  sessionId: Text(120).optional(),
  /** Mails about the order are written in it; English without one. */
  language: Language.optional(),
  /** 0 a T-shirt order (rulings, Payment); credit purchases (1) are not sold yet. */
  type: z.literal(0).optional(),
});

const Started = z.object({
  success: z.literal(true),
  paymentUrl: z.string(),
  orderId: z.string(),
  paymentId: z.string(),
  total: Rupees,
});

export const PaymentStatus = z.object({
  success: z.boolean(),
  status: z.enum(PROVIDER_STATUSES),
  paymentId: z.string(),
  orderId: z.string(),
  /** Paise (S2 §3: shown divided by 100). */
  amount: z.number().int(),
  transactionId: z.string().nullable(),
  paymentMethod: z.string().nullable(),
  orderStatus: z.enum(ORDER_STATUSES),
  /** Why it failed, where the gateway said so: `failure` by its word, `error` as a sentence. */
  failure: z.enum(PAYMENT_FAILURES).nullable(),
  error: z.string().nullable(),
});
export type PaymentStatus = z.output<typeof PaymentStatus>;

export const payments = {
  initiate: endpoint('payments.initiate', {
    summary: 'Orders the cart and starts its payment. The same order id again is the same order and pay page',
    access: 'shopper',
    body: Initiate,
    response: Started,
    errors: [
      'cart_empty',
      'price_changed',
      'coupon_invalid',
      'pin_code_mismatch',
      'order_not_payable',
      'idempotency_mismatch',
      'payment_rejected',
      'payment_unknown',
      'payments_unavailable',
    ],
  }),
  again: endpoint('payments.again', {
    summary: 'Pays an unpaid order of yours: its open pay page, or a new attempt where the last has ended',
    access: 'shopper',
    params: z.object({ id: Id }),
    response: Started,
    errors: [
      'not_found',
      'order_not_payable',
      'coupon_used_up',
      'payment_rejected',
      'payment_unknown',
      'payments_unavailable',
    ],
  }),
  status: endpoint('payments.status', {
    summary: 'Asks the gateway about a payment of yours and settles the order',
    access: 'shopper',
    params: z.object({ paymentId: Id }),
    response: PaymentStatus,
    errors: ['not_found'],
  }),
  update: endpoint('payments.update', {
    summary:
      "Makes the server ask the gateway. The client's `status` and `transactionId` are not used (rulings, Payment)",
    access: 'shopper',
    body: z.strictObject({
      paymentId: Id,
      status: Text(40).optional(),
      transactionId: Text(120).optional(),
      orderId: Id.optional(),
    }),
    response: PaymentStatus,
    errors: ['not_found'],
  }),
  webhook: endpoint('payments.webhook', {
    summary: "The gateway's notice: stored, answered, and then judged by asking the gateway",
    access: 'public',
    kind: 'raw',
    response: z.object({ received: z.literal(true) }),
    errors: ['unauthorized', 'body_too_large'],
  }),
};
