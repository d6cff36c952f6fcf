import { z } from 'zod';
import { DUTIES } from '../../domain/src/access.ts';
import { CASH_STATES, CASH_WAYS } from '../../domain/src/cash.ts';
import { SALE_STATUSES } from '../../domain/src/orders.ts';
import { PAYMENT_STATES } from '../../domain/src/payments.ts';
import { HAND_STATES, REFUND_WAYS } from '../../domain/src/upi.ts';
import { endpoint } from './endpoint.ts';
import { Line } from './typed.ts';
import { Id, Page, Rupees, Timestamp } from './wire.ts';

/** A payment to the shop's own UPI address, as the owner sees it. Rupees. */
export const Claim = z.object({
  paymentId: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  customer: z.string(),
  state: z.enum(HAND_STATES),
  paymentState: z.enum(PAYMENT_STATES),
  orderStatus: z.enum(SALE_STATUSES),
  amount: Rupees,
  received: Rupees.nullable(),
  utr: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: Timestamp,
  claimedAt: Timestamp.nullable(),
  decidedAt: Timestamp.nullable(),
});
export type Claim = z.output<typeof Claim>;

/** A refund that the owner sends from the bank. */
export const HandRefund = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  customer: z.string(),
  phone: z.string(),
  amount: Rupees,
  /** The bank's number of the payment that goes back. */
  utr: z.string().nullable(),
  createdAt: Timestamp,
});
export type HandRefund = z.output<typeof HandRefund>;

/** A payment in cash on delivery, as the owner sees it. Rupees. */
export const CashOrder = z.object({
  paymentId: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  customer: z.string(),
  phone: z.string(),
  state: z.enum(CASH_STATES),
  orderStatus: z.enum(SALE_STATUSES),
  amount: Rupees,
  fee: Rupees,
  /** Parcels of this person that came back unpaid, over all their orders. */
  refusedParcels: z.number().int(),
  way: z.enum(CASH_WAYS).nullable(),
  reference: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: Timestamp,
  agreedAt: Timestamp.nullable(),
  decidedAt: Timestamp.nullable(),
});
export type CashOrder = z.output<typeof CashOrder>;

/** A line of a bank's sheet that fits a claim by its number. Rupees. */
export const StatementMatch = z.object({
  line: z.number().int(),
  date: z.string(),
  narration: z.string(),
  credited: Rupees,
  isSameAmount: z.boolean(),
  claim: Claim,
});
export const Statement = z.object({ lines: z.number().int(), matches: z.array(StatementMatch) });
export type Statement = z.output<typeof Statement>;

const ClaimId = z.object({ paymentId: Id });

export const adminPayments = {
  claims: endpoint('admin.claims', {
    summary: 'Payments to the shop’s own UPI address, the newest first: those that wait for the owner, or of one state',
    access: DUTIES.orders,
    query: z.object({ ...Page, state: z.enum(HAND_STATES).optional() }),
    response: z.array(Claim),
    errors: [],
  }),
  confirmClaim: endpoint('admin.confirmClaim', {
    summary:
      'Says how much arrived in the bank, and under which number. Another amount than the order’s waits for a person. The same again changes nothing',
    access: DUTIES.money,
    fresh: true,
    params: ClaimId,
    body: z.strictObject({
      /** Rupees. */
      amount: z.number().min(0.01).max(10_000_000).multipleOf(0.01),
      /** The shopper's where it is left out. */
      utr: Line(40, 1).optional(),
    }),
    response: Claim,
    errors: ['not_found', 'own_affair', 'utr_form', 'utr_used', 'claim_decided'],
  }),
  refuseClaim: endpoint('admin.refuseClaim', {
    summary: 'Says that a claimed payment did not arrive. The customer reads why',
    access: DUTIES.money,
    fresh: true,
    params: ClaimId,
    body: z.strictObject({ reason: Line(300, 1) }),
    response: Claim,
    errors: ['not_found', 'own_affair', 'claim_decided'],
  }),
  cashOrders: endpoint('admin.cashOrders', {
    summary: 'Payments in cash on delivery, the newest first, of all states or of one',
    access: DUTIES.orders,
    query: z.object({ ...Page, state: z.enum(CASH_STATES).optional() }),
    response: z.array(CashOrder),
    errors: [],
  }),
  cashCollected: endpoint('admin.cashCollected', {
    summary:
      'Says that the parcel was delivered and its money is there: how it came, and under which number. The same again changes nothing',
    access: DUTIES.money,
    fresh: true,
    params: ClaimId,
    body: z.strictObject({ way: z.enum(CASH_WAYS), reference: Line(60, 1) }),
    response: CashOrder,
    errors: ['not_found', 'own_affair', 'claim_decided', 'cash_not_sent'],
  }),
  cashRefused: endpoint('admin.cashRefused', {
    summary:
      'Says that the parcel was refused, or calls off an order that was not sent: nobody pays it any more. The customer reads why',
    access: DUTIES.money,
    fresh: true,
    params: ClaimId,
    body: z.strictObject({ reason: Line(300, 1) }),
    response: CashOrder,
    errors: ['not_found', 'own_affair', 'claim_decided'],
  }),
  readStatement: endpoint('admin.readStatement', {
    summary:
      'Reads a bank’s sheet (CSV, at most 5,000 lines and 1 MB, as the body) and says which claims stand in it. Nothing is confirmed or kept',
    access: DUTIES.money,
    kind: 'file',
    response: Statement,
    errors: ['statement_sheet', 'statement_columns', 'statement_too_large', 'upload_stalled'],
  }),
  handRefunds: endpoint('admin.handRefunds', {
    summary: 'Refunds that wait until the owner sends them, the oldest first',
    access: DUTIES.orders,
    query: z.object({ ...Page }),
    response: z.array(HandRefund),
    errors: [],
  }),
  refundSent: endpoint('admin.refundSent', {
    summary: 'Says that a refund was sent from the bank: how, and under which number. The same again changes nothing',
    access: DUTIES.money,
    fresh: true,
    params: z.object({ id: Id }),
    body: z.strictObject({ way: z.enum(REFUND_WAYS), reference: Line(60, 1) }),
    response: z.object({ sent: z.literal(true) }),
    errors: ['not_found', 'own_affair', 'claim_decided'],
  }),
};
