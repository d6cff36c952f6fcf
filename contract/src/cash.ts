import { z } from 'zod';
import { CASH_STATES } from '../../domain/src/cash.ts';
import { endpoint } from './endpoint.ts';
import { Line } from './typed.ts';
import { Id, Rupees, Timestamp } from './wire.ts';

/** What cash on delivery costs, and why an order cannot be paid so. Rupees. */
export const CashOffer = z.object({
  fee: Rupees,
  most: Rupees,
  openOrders: z.number().int(),
  refusal: z.enum(['pay_method_off', 'cash_too_dear', 'cash_not_here', 'cash_too_many']).nullable(),
});
export type CashOffer = z.output<typeof CashOffer>;

/** A payment in cash on delivery, as its shopper sees it. */
export const CashPage = z.object({
  paymentId: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  /** What is paid at the door, with the fee. Paise, as in a payment's status. */
  amount: z.number().int(),
  /** The part of it that paying in cash costs. Paise. */
  fee: z.number().int(),
  /** Where the code goes: the address that the shopper signs in with. */
  email: z.string(),
  state: z.enum([...CASH_STATES, 'expired']),
  /** False where the order is cancelled or replaced. */
  isWanted: z.boolean(),
  codeSentAt: Timestamp.nullable(),
  /** Why the shop called it off, or the parcel came back. */
  reason: z.string().nullable(),
  expiresAt: Timestamp,
});
export type CashPage = z.output<typeof CashPage>;

const params = z.object({ paymentId: Id });

export const cash = {
  offer: endpoint('cash.offer', {
    summary:
      'Whether an order of yours can be paid in cash on delivery, and what that costs. `total` is without that fee',
    access: 'shopper',
    query: z.object({
      total: z.coerce.number().min(0).max(10_000_000).default(0),
      pin: z.string().max(10).default(''),
    }),
    response: CashOffer,
    errors: [],
  }),
  page: endpoint('cash.page', {
    summary: 'A payment of yours in cash on delivery: how much, and how it stands',
    access: 'shopper',
    params,
    response: CashPage,
    errors: ['not_found'],
  }),
  sendCode: endpoint('cash.sendCode', {
    summary:
      'Sends a six-digit code to the address that you sign in with. It confirms the order and is valid for ten minutes',
    access: 'shopper',
    params,
    response: CashPage,
    errors: ['not_found', 'order_not_payable', 'cash_no_mailbox'],
  }),
  agree: endpoint('cash.agree', {
    summary:
      'Confirms the order by the code: it is made, and you pay when it is delivered. The same again changes nothing',
    access: 'shopper',
    params,
    body: z.strictObject({ code: Line(20, 1) }),
    response: CashPage,
    errors: ['not_found', 'code_wrong', 'order_not_payable', 'cash_too_dear', 'cash_not_here', 'cash_too_many'],
  }),
};
