import { z } from 'zod';
import { PAYMENT_FAILURES } from '../../domain/src/payment-failures.ts';
import { PROVIDER_STATUSES } from '../../domain/src/payments.ts';
import { bundleOfRupees, CREDITS_LIMITS } from '../../domain/src/credit-prices.ts';
import { SALE_STATUSES } from '../../domain/src/orders.ts';
import { CouponCode } from './coupons.ts';
import { endpoint } from './endpoint.ts';
import { Line } from './typed.ts';
import { Id, Language, Rupees, SeenRupees } from './wire.ts';

/** A line that is cleaned before its length is checked. domain/contact has the other rules. */
const Text = Line;

/** S1 §3, Payment initiation payload. `amount` is the price that the shopper saw: it is compared with ours and never used. Field rules: domain/contact. */
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
  /** The language of mails about the order; English if it is absent. */
  language: Language.optional(),
  /** 0: an order of T-shirts, 1: a purchase of credits (rulings, Payment). */
  type: z.literal([0, 1]).optional(),
  /** Credits to buy. If it is absent, `amount` must be the price of a bundle. */
  quantity: z.number().int().min(CREDITS_LIMITS.least).max(CREDITS_LIMITS.most).optional(),
});

/** Refuses a quantity in an order of T-shirts and a coupon in a purchase of credits. */
const Wish = Initiate.superRefine(({ type, quantity, couponCode, amount }, context) => {
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (type !== 1 && quantity !== undefined) refuse('quantity', 'Only a purchase of credits has a quantity');
  if (type === 1 && couponCode !== undefined) refuse('couponCode', 'Credits take no coupon');
  if (type === 1 && quantity === undefined && bundleOfRupees(amount) === undefined)
    refuse('quantity', 'Say how many credits, or send the price of a bundle');
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
  orderStatus: z.enum(SALE_STATUSES),
  /** Credits bought; null for an order of T-shirts. */
  credits: z.number().int().nullable(),
  /** Why the payment failed, if the gateway says so: `failure` is a code, `error` a sentence. */
  failure: z.enum(PAYMENT_FAILURES).nullable(),
  error: z.string().nullable(),
});
export type PaymentStatus = z.output<typeof PaymentStatus>;

export const payments = {
  methods: endpoint('payments.methods', {
    summary:
      'The ways to pay that are on, by the name in the address of `payments.initiate`, in the order that the shop offers them',
    access: 'public',
    response: z.array(z.string()),
    errors: [],
  }),
  initiate: endpoint('payments.initiate', {
    blankIsAbsent: true,
    summary:
      'Orders the cart (`type` 0) or buys credits (`type` 1), and starts the payment. The same order id again is the same order and pay page',
    access: 'shopper',
    body: Wish,
    response: Started,
    errors: [
      'shop_not_open',
      'cart_empty',
      'not_available',
      'piece_taken_down',
      'price_changed',
      'coupon_invalid',
      'pin_code_mismatch',
      'pin_code_not_served',
      'order_not_payable',
      'order_paid',
      'idempotency_mismatch',
      'pay_method_off',
      'cash_too_dear',
      'cash_not_here',
      'cash_too_many',
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
      'order_paid',
      'not_available',
      'piece_taken_down',
      'coupon_used_up',
      'pay_method_off',
      'cash_too_dear',
      'cash_not_here',
      'cash_too_many',
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
