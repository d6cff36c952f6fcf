import type { PlacementId } from '../../domain/src/catalog.ts';
import { paiseOf } from '../../domain/src/money.ts';

/** A code of the pricing page in whole percent; it counts for lines of these shirts and placements (none: all). */
type DemoCoupon = {
  code: string;
  percent: number;
  description: string;
  productIds: number[];
  placements: PlacementId[];
  onPlacementFee: boolean;
};

const combination = (
  code: string,
  percent: number,
  productId: number,
  placement: PlacementId,
  description: string,
) => ({
  code,
  percent,
  description,
  productIds: [productId],
  placements: [placement],
  onPlacementFee: false,
});

/** The advertised codes end this many days after the demo shop was filled (rulings, Standing discounts). */
export const OFFER_DAYS = 30;

/** S2's popular combinations and the rest of its banner (rulings, Money). */
export const DEMO_COUPONS: readonly DemoCoupon[] = [
  combination('REGULAR25', 25, 1, 'chest', '25% off a Regular Fit with a chest print'),
  combination('OVERSIZED30', 30, 2, 'a4', '30% off an Oversized with an A4 print'),
  combination('PREMIUMA4', 33, 3, 'a4', '33% off an Oversized Premium with an A4 print'),
  combination('PREMIUMA3', 33, 3, 'a3', '33% off an Oversized Premium with an A3 print'),
  {
    code: 'CHEST',
    percent: 20,
    description: '20% off the chest print',
    productIds: [],
    placements: ['chest'],
    onPlacementFee: true,
  },
  {
    // It serves whatever is chosen; the codes of the four combinations above take as much off, or more.
    code: 'CHHAAP25',
    percent: 25,
    description: '25% off any T-shirt with any print',
    productIds: [],
    placements: [],
    onPlacementFee: false,
  },
];

/** A coupon of the demo shopper alone: the profile shows it, and the checkout offers it. */
export const DEMO_OWN_COUPON = {
  id: 'demo-coupon-namaste50',
  code: 'NAMASTE50',
  discountValue: 5000,
  minOrderValue: paiseOf(40_000),
  description: '₹50 off an order from ₹400',
  perUserLimit: 3,
};
