import type { PlacementId } from './catalog.ts';
import { paiseOf, type Paise } from './money.ts';
import { subtotalOf, type PricedLine, type PricedSide } from './pricing.ts';
import { ok, refuse, type Result } from './result.ts';

/** A printed side as a coupon sees it. */
export type CouponSide = PricedSide & { placement: string };
/** A line as a coupon sees it: what it is (design shirts have a product and printed sides) and what it costs. */
export type CouponLine = PricedLine & { productId?: number; sides: readonly CouponSide[] };

export type Coupon = {
  discountType: 'flat' | 'percentage';
  /** Paise for flat, whole percent (1 to 100) for percentage. */
  discountValue: number;
  maxDiscount?: Paise;
  minOrderValue?: Paise;
  validFrom?: Date;
  validUntil?: Date;
  isActive: boolean;
  /** Only lines of these products, or of these placements, count towards the discount. Empty: all. */
  productIds: readonly number[];
  placements: readonly string[];
  /** The discount is taken of the placement fee alone (the code CHEST; rulings, Money). */
  onPlacementFee: boolean;
};

/** The printed sides that a coupon is for. */
const coveredSides = (coupon: Coupon, { sides }: CouponLine): readonly CouponSide[] =>
  sides.filter(side => coupon.placements.length === 0 || coupon.placements.includes(side.placement));

/** True where a coupon's conditions take the line in. */
export function couponCovers(coupon: Coupon, line: CouponLine): boolean {
  const product =
    coupon.productIds.length === 0 || (line.productId !== undefined && coupon.productIds.includes(line.productId));
  const placement = coupon.placements.length === 0 || coveredSides(coupon, line).length > 0;
  return product && placement;
}

/** The one shirt with the one placement that a code is for; nothing where it is for more, or for the placement's fee alone. */
export function combinationOf(coupon: Coupon): { productId: number; placement: PlacementId } | undefined {
  const [productId, ...otherProducts] = coupon.productIds;
  const [placement, ...otherPlaces] = coupon.placements;
  const isOne = otherProducts.length === 0 && otherPlaces.length === 0 && !coupon.onPlacementFee;
  return isOne && productId !== undefined && placement !== undefined ? { productId, placement } : undefined;
}

/** What the discount is calculated of: the covered lines, or only the fees of their covered sides. */
function baseOf(coupon: Coupon, lines: readonly CouponLine[]): Paise {
  const covered = lines.filter(line => couponCovers(coupon, line));
  if (!coupon.onPlacementFee) return subtotalOf(covered);
  const fees = covered.flatMap(line =>
    coveredSides(coupon, line).map(side => ({ unitPrice: side.fee, quantity: line.quantity })),
  );
  return subtotalOf(fees);
}

const roundUpToRupee = (amount: number): number => Math.ceil(amount / 100) * 100;

/**
 * The discount of a coupon on these lines, in paise. A percentage is rounded up to whole rupees, within `maxDiscount` and
 * what it is taken of (rulings, Money). Refuses with one code for every reason, so that guessing learns nothing.
 */
export function couponDiscount(
  coupon: Coupon,
  lines: readonly CouponLine[],
  now: Date,
): Result<Paise, 'coupon_invalid'> {
  const early = coupon.validFrom !== undefined && coupon.validFrom > now;
  const expired = coupon.validUntil !== undefined && coupon.validUntil <= now;
  const tooSmall = coupon.minOrderValue !== undefined && subtotalOf(lines) < coupon.minOrderValue;
  const base = baseOf(coupon, lines);
  if (!coupon.isActive || early || expired || tooSmall || base === 0) return refuse('coupon_invalid');
  const wanted =
    coupon.discountType === 'flat' ? coupon.discountValue : roundUpToRupee((base * coupon.discountValue) / 100);
  return ok(paiseOf(Math.min(wanted, coupon.maxDiscount ?? wanted, base)));
}
