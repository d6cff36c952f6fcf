import { z } from 'zod';
import { cleanCode } from '../../domain/src/typed-text.ts';
import { endpoint } from './endpoint.ts';

import { Page, Position, Rupees, SeenRupees } from './wire.ts';

/** A code as it is typed: without blanks, in capital letters (S1 §5). */
export const CouponCode = z.string().overwrite(cleanCode).min(1).max(40);

/** A code that the shop advertises while it is active (rulings, Money). */
export const Offer = z.object({
  code: z.string(),
  description: z.string(),
  /** Whole percent, or nothing for a flat discount. */
  percent: z.number().int().nullable(),
  /** Rupees off, or nothing for a percentage. */
  flat: Rupees.nullable(),
  /** The most that a percentage takes off, and the smallest subtotal that it needs; nothing where there is no such limit. */
  maxDiscount: Rupees.nullable(),
  minOrderValue: Rupees.nullable(),
  /** What it counts for: these shirts and places to print (none: all), and the placement's fee alone where that is true. */
  productIds: z.array(z.number().int()),
  placements: z.array(z.string()),
  onPlacementFee: z.boolean(),
  /** ISO 8601; nothing for a code without an end. */
  validUntil: z.string().nullable(),
  /** Set where the code is for one shirt with one placement: the price of one, and what is left of it with the code. */
  combination: z
    .object({
      productId: z.number().int(),
      position: Position,
      designSize: z.string(),
      price: Rupees,
      finalPrice: Rupees,
    })
    .nullable(),
});
export type Offer = z.output<typeof Offer>;

/** A code that an admin assigned to the shopper, and that can be used now. */
export const OwnCoupon = Offer.omit({ combination: true }).extend({
  /** How many orders it can still be used for. */
  usesLeft: z.number().int().min(1),
});
export type OwnCoupon = z.output<typeof OwnCoupon>;

export const coupons = {
  offers: endpoint('coupons.offers', {
    summary: 'Codes that the shop advertises now',
    access: 'public',
    cache: 'public',
    response: z.array(Offer),
    errors: [],
  }),
  mine: endpoint('coupons.mine', {
    summary: 'Codes that were assigned to you and can be used now, the latest first',
    access: 'shopper',
    query: z.object({ ...Page }),
    response: z.array(OwnCoupon),
    errors: [],
  }),
  validate: endpoint('coupons.validate', {
    blankIsAbsent: true,
    summary:
      "What a code takes off the visitor's cart. `orderValue` is what the client saw; the server prices the cart itself",
    access: 'shopper',
    body: z.strictObject({ code: CouponCode, orderValue: SeenRupees.optional() }),
    response: z.object({ valid: z.boolean(), discount: Rupees, error: z.string().optional() }),
    errors: [],
  }),
};
