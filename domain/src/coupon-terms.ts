/** What an admin may say of a coupon (S2 §5; rulings, Admin). Amounts in rupees, as the form has them. */
export type CouponTerms = {
  code: string;
  discountType: 'flat' | 'percentage';
  discountValue: number;
  maxDiscount?: number | null | undefined;
  minOrderValue?: number | null | undefined;
  /** ISO 8601. */
  validFrom?: string | null | undefined;
  validUntil?: string | null | undefined;
  usageLimit?: number | null | undefined;
  perUserLimit?: number | undefined;
};
export const COUPON_FIELDS = [
  'code',
  'discountValue',
  'maxDiscount',
  'minOrderValue',
  'validUntil',
  'usageLimit',
  'perUserLimit',
] as const;
export type CouponField = (typeof COUPON_FIELDS)[number];
export const COUPON_PROBLEMS = ['code', 'percent', 'amount', 'past', 'whole', 'used', 'order'] as const;
export type CouponProblem = (typeof COUPON_PROBLEMS)[number];

export const COUPON_LIMITS = { code: 40, description: 200, amount: 1_000_000, uses: 1_000_000 } as const;

/** Letters of the codes: they are typed on phones and read out. Upper case. */
const CODE = /^[A-Z0-9][A-Z0-9_-]{0,39}$/;
const isAmount = (rupees: number): boolean =>
  rupees >= 1 && rupees <= COUPON_LIMITS.amount && Number.isInteger(Math.round(rupees * 1e6) / 1e4);
const isCount = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= COUPON_LIMITS.uses;

/**
 * What is wrong with a coupon's terms, by field. `kept`: the end that it has already, which may lie in the past; `uses`: how many
 * uses of it are taken, below which its limit cannot go.
 */
export function couponProblems(
  terms: CouponTerms,
  o: { now: Date; kept?: string | null | undefined; uses?: number | undefined },
): Partial<Record<CouponField, CouponProblem>> {
  const { discountType, discountValue, maxDiscount, minOrderValue, validFrom, validUntil, usageLimit, perUserLimit } =
    terms;
  const isPercent = discountType === 'percentage';
  const found: [CouponField, CouponProblem, boolean][] = [
    ['code', 'code', !CODE.test(terms.code)],
    [
      'discountValue',
      'percent',
      isPercent && !(Number.isInteger(discountValue) && isCount(discountValue) && discountValue <= 100),
    ],
    ['discountValue', 'amount', !isPercent && !isAmount(discountValue)],
    ['maxDiscount', 'amount', maxDiscount != null && !isAmount(maxDiscount)],
    ['minOrderValue', 'amount', minOrderValue != null && !isAmount(minOrderValue)],
    ['validUntil', 'past', validUntil != null && validUntil !== o.kept && !(Date.parse(validUntil) > o.now.getTime())],
    ['validUntil', 'order', validFrom != null && validUntil != null && Date.parse(validUntil) <= Date.parse(validFrom)],
    ['usageLimit', 'whole', usageLimit != null && !isCount(usageLimit)],
    ['usageLimit', 'used', usageLimit != null && usageLimit < (o.uses ?? 0)],
    ['perUserLimit', 'whole', perUserLimit !== undefined && !isCount(perUserLimit)],
  ];
  // The first of a field's problems is the one that is told.
  return Object.fromEntries(
    found
      .filter(([, , isWrong]) => isWrong)
      .toReversed()
      .map(([field, problem]) => [field, problem]),
  );
}
