import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Rupees, SeenRupees } from './wire.ts';

/** A code as it is typed: trimmed and upper-cased (S1 §5). */
export const CouponCode = z.string().trim().min(1).max(40).toUpperCase();

export const coupons = {
  validate: endpoint('coupons.validate', {
    summary:
      "What a code takes off the visitor's cart. `orderValue` is what the client saw; the server prices the cart itself",
    access: 'shopper',
    body: z.strictObject({ code: CouponCode, orderValue: SeenRupees.optional() }),
    response: z.object({ valid: z.boolean(), discount: Rupees, error: z.string().optional() }),
    errors: [],
  }),
};
