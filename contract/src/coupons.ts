import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { DESIGN_SIZES } from '../../domain/src/catalog.ts';
import { Position, Rupees, SeenRupees } from './wire.ts';

/** A code as it is typed: trimmed and upper-cased (S1 §5). */
export const CouponCode = z.string().trim().min(1).max(40).toUpperCase();

/** A code that the shop advertises while it is active (rulings, Money). */
export const Offer = z.object({
  code: z.string(),
  description: z.string(),
  /** Whole percent, or nothing for a flat discount. */
  percent: z.number().int().nullable(),
  /** Rupees off, or nothing for a percentage. */
  flat: Rupees.nullable(),
  /** True where it counts for the placement's fee alone. */
  onPlacementFee: z.boolean(),
  /** Set where the code is for one shirt with one placement: the price of one, and what is left of it with the code. */
  combination: z
    .object({
      productId: z.number().int(),
      position: Position,
      designSize: z.enum(DESIGN_SIZES),
      price: Rupees,
      finalPrice: Rupees,
    })
    .nullable(),
});
export type Offer = z.output<typeof Offer>;

export const coupons = {
  offers: endpoint('coupons.offers', {
    summary: 'Codes that the shop advertises now',
    access: 'public',
    cache: 'public',
    response: z.array(Offer),
    errors: [],
  }),
  validate: endpoint('coupons.validate', {
    summary:
      "What a code takes off the visitor's cart. `orderValue` is what the client saw; the server prices the cart itself",
    access: 'shopper',
    body: z.strictObject({ code: CouponCode, orderValue: SeenRupees.optional() }),
    response: z.object({ valid: z.boolean(), discount: Rupees, error: z.string().optional() }),
    errors: [],
  }),
};
