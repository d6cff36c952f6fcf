import { z } from 'zod';
import { DUTIES } from '../../domain/src/access.ts';
import { CARRIERS } from '../../domain/src/carriers.ts';
import { EXCEPTION_ACTIONS, EXCEPTION_KINDS } from '../../domain/src/exceptions.ts';
import { ORDER_STATUSES, SALE_STATUSES } from '../../domain/src/orders.ts';
import { FAILURE_REASONS, PAYMENT_STATES } from '../../domain/src/payments.ts';
import { PROMPT_RULE_KINDS } from '../../domain/src/prompt-rule-kinds.ts';
import { REFUND_CAUSES, REFUND_STATES } from '../../domain/src/refunds.ts';
import { REPORT_LIMITS, RETURN_ACTS, RETURN_STATES } from '../../domain/src/returns.ts';
import { OrderFilter } from './admin-desk.ts';
import { IdempotencyKey } from './designs.ts';
import { endpoint } from './endpoint.ts';
import { Line, Lines, TrackingId } from './typed.ts';
import { Order } from './orders.ts';
import { ListedReturn } from './returns.ts';
import { Id, Page, Rupees, SeenVersion, Timestamp } from './wire.ts';

const AdminOrder = Order.extend({
  /** What the order table offers next; any other status needs a reason. */
  nextStatuses: z.array(z.enum(SALE_STATUSES)),
});
export type AdminOrder = z.output<typeof AdminOrder>;

/** Something that the shop cannot settle by itself, with what is known of it. Amounts of the evidence in paise. */
export const Exception = z.object({
  id: z.string(),
  kind: z.enum(EXCEPTION_KINDS),
  subject: z.string(),
  orderId: z.string().nullable(),
  evidence: z.record(z.string(), z.unknown()),
  raisedAt: Timestamp,
  actions: z.array(z.enum(EXCEPTION_ACTIONS)),
});
export type Exception = z.output<typeof Exception>;

/** One attempt to pay, as the gateway's answers have left it. Rupees. */
const AdminPayment = z.object({
  id: z.string(),
  state: z.enum(PAYMENT_STATES),
  failureReason: z.enum(FAILURE_REASONS).nullable(),
  failureCode: z.string().nullable(),
  amount: Rupees,
  providerOrderId: z.string().nullable(),
  transactionId: z.string().nullable(),
  paymentMode: z.string().nullable(),
  /** False where it was paid though the order did not need it: it goes back. */
  isNeeded: z.boolean(),
  createdAt: Timestamp,
  lastCheckedAt: Timestamp.nullable(),
  nextCheckAt: Timestamp.nullable(),
  settledAt: Timestamp.nullable(),
});
/** One try to give money back. Rupees. */
const AdminRefund = z.object({
  id: z.string(),
  paymentId: z.string(),
  tries: z.number().int(),
  state: z.enum(REFUND_STATES),
  cause: z.enum(REFUND_CAUSES),
  amount: Rupees,
  reason: z.string().nullable(),
  failureCode: z.string().nullable(),
  providerRefundId: z.string().nullable(),
  createdAt: Timestamp,
  nextCheckAt: Timestamp.nullable(),
  settledAt: Timestamp.nullable(),
});
export const AdminOrderDetail = AdminOrder.extend({
  payments: z.array(AdminPayment),
  refundTries: z.array(AdminRefund),
  /** What may still be given back of the payment that paid it. */
  refundable: Rupees,
  exceptions: z.array(Exception),
  /** It is the order of who asks, so others of the shop decide about its money, returns and exceptions: theirs would be `own_affair`. */
  isOwnAffair: z.boolean(),
  /** The return that waits for something, what can be done about it, and how much a refund of it would return. */
  openReturn: z.object({ id: z.string(), acts: z.array(z.enum(RETURN_ACTS)), wouldReturn: Rupees }).nullable(),
});
export type AdminOrderDetail = z.output<typeof AdminOrderDetail>;

/** A word or phrase, whole, in any case and accents, in any language. */
const Phrase = Line(60, 1).refine(phrase => /[\p{L}\p{N}]/u.test(phrase), 'Write a word');
export const PromptRule = z.object({
  id: z.string(),
  phrase: z.string(),
  kind: z.enum(PROMPT_RULE_KINDS),
  createdAt: Timestamp,
});
export type PromptRule = z.output<typeof PromptRule>;

export const admin = {
  orders: endpoint('admin.orders', {
    summary: 'Orders of the shop, the newest first',
    access: 'staff',
    query: z.object({ ...Page, ...OrderFilter }),
    response: z.array(AdminOrder),
    errors: [],
  }),
  order: endpoint('admin.order', {
    summary: 'An order with its payments, refunds and what a person has to look at',
    access: 'staff',
    params: z.object({ id: Id }),
    response: AdminOrderDetail,
    errors: ['not_found'],
  }),
  refundOrder: endpoint('admin.refundOrder', {
    summary: 'Gives money of an order back at the gateway. The same key again is the same refund',
    access: 'staff',
    fresh: true,
    params: z.object({ id: Id }),
    body: z.strictObject({
      /** Rupees, at least one. */
      amount: z.number().min(1).max(10_000_000).multipleOf(0.01),
      reason: Line(300, 1),
      idempotencyKey: IdempotencyKey.unwrap(),
      version: SeenVersion.optional(),
    }),
    response: AdminOrderDetail,
    errors: [
      'own_affair',
      'not_found',
      'order_changed',
      'nothing_to_refund',
      'refund_under_way',
      'refund_amount',
      'idempotency_mismatch',
      'credits_spent',
    ],
  }),
  recheckPayment: endpoint('admin.recheckPayment', {
    summary: 'Asks the gateway about a payment now',
    access: 'staff',
    params: z.object({ paymentId: Id }),
    response: AdminOrderDetail,
    errors: ['not_found'],
  }),
  exceptions: endpoint('admin.exceptions', {
    summary: 'What the shop could not settle by itself, the newest first',
    access: 'staff',
    query: z.object({ ...Page }),
    response: z.array(Exception),
    errors: [],
  }),
  resolveException: endpoint('admin.resolveException', {
    summary: 'Resolves an exception: by asking the gateway again, by giving the money back, or with a reason',
    access: 'staff',
    fresh: true,
    params: z.object({ id: Id }),
    body: z.strictObject({
      action: z.enum(EXCEPTION_ACTIONS),
      /** Needed to give money back or to dismiss. */
      reason: Line(300).optional(),
    }),
    response: z.object({ resolved: z.literal(true) }),
    errors: [
      'own_affair',
      'not_found',
      'exception_resolved',
      'exception_still_open',
      'reason_required',
      'nothing_to_refund',
      'refund_under_way',
      'refund_amount',
    ],
  }),
  returns: endpoint('admin.returns', {
    summary: 'Returns of the shop, the newest first: all, those that wait for something, or those of one state',
    access: 'staff',
    query: z.object({ ...Page, state: z.enum(['open', ...RETURN_STATES]).optional() }),
    response: z.array(ListedReturn),
    errors: [],
  }),
  decideReturn: endpoint('admin.decideReturn', {
    summary:
      'Decides a return: replaces or refunds what was reported, asks for it back, notes that it came, or refuses. The same key again is the same decision',
    access: 'staff',
    fresh: true,
    params: z.object({ id: Id }),
    body: z.strictObject({
      act: z.enum(RETURN_ACTS),
      /** The customer reads it. It may stay empty where an item came back. */
      reason: Lines(REPORT_LIMITS.reason).optional(),
      /** The version that the admin saw; a newer one is answered with 409 `return_changed` and what was done meanwhile. */
      version: SeenVersion,
      idempotencyKey: IdempotencyKey.unwrap(),
    }),
    response: AdminOrderDetail,
    errors: [
      'own_affair',
      ...(['not_found', 'return_changed', 'return_out_of_step', 'return_reason_required'] as const),
      ...(['idempotency_mismatch', 'nothing_to_refund', 'refund_under_way', 'refund_amount'] as const),
    ],
  }),
  moveOrder: endpoint('admin.moveOrder', {
    summary: 'Moves an order on, or sets its tracking number. A step outside the order table needs a reason',
    access: 'staff',
    params: z.object({ id: Id }),
    body: z.strictObject({
      status: z.enum(ORDER_STATUSES).optional(),
      trackingId: TrackingId.optional(),
      carrier: z.enum(CARRIERS).optional(),
      reason: Line(300).optional(),
      /** The version that the admin saw; a newer one is answered with 409 `order_changed`. */
      version: SeenVersion.optional(),
    }),
    response: AdminOrder,
    errors: [
      'own_affair',
      'not_found',
      'order_changed',
      'order_unchanged',
      'reason_required',
      'step_not_allowed',
      'cash_first',
    ],
  }),
  promptRules: endpoint('admin.promptRules', {
    summary: 'Words that the shop does not draw or letter, the newest first',
    access: DUTIES.moderation,
    query: z.object({ ...Page }),
    response: z.array(PromptRule),
    errors: [],
  }),
  addPromptRule: endpoint('admin.addPromptRule', {
    summary:
      'Adds a word or phrase that the shop does not draw or letter; the same words again take the place of the old ones',
    access: DUTIES.moderation,
    body: z.strictObject({ phrase: Phrase, kind: z.enum(PROMPT_RULE_KINDS) }),
    response: PromptRule,
    errors: ['prompt_rules_full'],
  }),
  removePromptRule: endpoint('admin.removePromptRule', {
    summary: 'Takes a word or phrase off the list of what the shop does not draw',
    access: DUTIES.moderation,
    params: z.object({ id: Id }),
    response: PromptRule,
    errors: ['not_found'],
  }),
};
