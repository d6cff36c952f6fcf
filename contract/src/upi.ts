import { z } from 'zod';
import { HAND_STATES } from '../../domain/src/upi.ts';
import { endpoint } from './endpoint.ts';
import { Line } from './typed.ts';
import { Id, Timestamp } from './wire.ts';

/** A payment to the shop's own UPI address, as its shopper sees it. */
export const UpiPage = z.object({
  paymentId: z.string(),
  orderId: z.string(),
  /** What people call the order by: it stands in the payment's note. */
  orderNumber: z.string(),
  /** Paise, as in a payment's status. */
  amount: z.number().int(),
  vpa: z.string(),
  payee: z.string(),
  /** Opens an app of UPI: 'upi://pay?…'. */
  link: z.string(),
  /** The same for a camera, an SVG as a data: address. */
  qrCode: z.string(),
  state: z.enum([...HAND_STATES, 'expired']),
  /** False where the order is paid, cancelled or replaced: nobody should pay any more. */
  isWanted: z.boolean(),
  /** Another amount arrived: a person of the shop decides. */
  isHeld: z.boolean(),
  utr: z.string().nullable(),
  /** Why the shop did not find it. */
  reason: z.string().nullable(),
  expiresAt: Timestamp,
});
export type UpiPage = z.output<typeof UpiPage>;

const params = z.object({ paymentId: Id });

export const upi = {
  page: endpoint('upi.page', {
    summary: 'A payment of yours to the shop’s own UPI address: whom to pay, how much, and how it stands',
    access: 'shopper',
    params,
    response: UpiPage,
    errors: ['not_found'],
  }),
  claim: endpoint('upi.claim', {
    summary:
      'Says that you paid, with the bank’s number of it (UTR, 12 digits). The shop looks it up in its bank; no claim pays an order',
    access: 'shopper',
    params,
    body: z.strictObject({ utr: Line(40, 1) }),
    response: UpiPage,
    errors: ['not_found', 'utr_form', 'utr_used'],
  }),
  drop: endpoint('upi.drop', {
    summary: 'Ends a payment of yours that you have not made, so that you can pay another way',
    access: 'shopper',
    params,
    response: UpiPage,
    errors: ['not_found'],
  }),
};
