import { paiseOf, type Paise } from './money.ts';

/** A price of the price book by its name: 'product/1/price', 'product/1/compare', 'placement/a4/fee', 'color/maroon/surcharge', 'collection/x/black'. */
export type PriceItem =
  | `product/${number}/${'price' | 'compare'}`
  | `placement/${string}/fee`
  | `color/${string}/surcharge`
  | `collection/${string}/${string}`;

/** What happened to a price: set at once, set for a time, or such a time taken back. */
export const PRICE_CHANGE_KINDS = ['set', 'scheduled', 'cancelled'] as const;
export type PriceChangeKind = (typeof PRICE_CHANGE_KINDS)[number];

/** A price that holds from a moment until another, which is no longer in it; without an end it stays. */
export type PriceSpan = { price: Paise; startsAt: Date; endsAt: Date | null };

const isRunning = ({ startsAt, endsAt }: PriceSpan, now: Date): boolean =>
  startsAt <= now && (endsAt === null || now < endsAt);

/** The price that holds at a moment: of the running spans the one that began last, and the regular price without any. */
export function priceAt(regular: Paise, spans: readonly PriceSpan[], now: Date): Paise {
  const [last] = spans
    .filter(span => isRunning(span, now))
    .toSorted((one, other) => other.startsAt.getTime() - one.startsAt.getTime());
  return last?.price ?? regular;
}

/** The next moment after now at which a span begins or ends; nothing where none does. */
export function nextPriceChange(spans: readonly Pick<PriceSpan, 'startsAt' | 'endsAt'>[], now: Date): Date | undefined {
  const moments = spans
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter(moment => moment !== null && moment > now) as Date[];
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[0];
}

/** Two spans that hold at one moment: which price holds then would be a guess. */
const overlap = (one: Omit<PriceSpan, 'price'>, other: Omit<PriceSpan, 'price'>): boolean =>
  (one.endsAt === null || other.startsAt < one.endsAt) && (other.endsAt === null || one.startsAt < other.endsAt);

/** The dearest thing of the price book, in rupees. */
export const MOST_RUPEES = 100_000;
/** Spans of one price that are not over. */
export const MOST_SPANS = 20;

/** Rupees of the price book: above nothing (a fee may be nothing), two decimals at most. */
export const isBookPrice = (rupees: number, least = 1): boolean =>
  rupees >= least && rupees <= MOST_RUPEES && Math.abs(Math.round(rupees * 100) - rupees * 100) < 1e-6;

export const SPAN_PROBLEMS = ['amount', 'past', 'order', 'overlap', 'far', 'many'] as const;
export type SpanProblem = (typeof SPAN_PROBLEMS)[number];
export type SpanField = 'price' | 'startsAt' | 'endsAt';
/** A price is not planned further ahead. */
const FURTHEST_MS = 2 * 366 * 86_400_000;

/** What is wrong with a price that is to hold for a time, by field; `least`: the lowest price in rupees. */
export function spanProblems(
  wish: { price: number; startsAt: Date; endsAt: Date | null },
  o: { now: Date; others: readonly Omit<PriceSpan, 'price'>[]; least: number },
): Partial<Record<SpanField, SpanProblem>> {
  const { price, startsAt, endsAt } = wish;
  const problems: Partial<Record<SpanField, SpanProblem>> = {};
  if (!isBookPrice(price, o.least)) problems.price = 'amount';
  if (startsAt.getTime() > o.now.getTime() + FURTHEST_MS) problems.startsAt = 'far';
  else if (o.others.some(other => overlap(wish, other))) problems.startsAt = 'overlap';
  if (endsAt !== null && endsAt <= o.now) problems.endsAt = 'past';
  else if (endsAt !== null && endsAt <= startsAt) problems.endsAt = 'order';
  return problems;
}

/** Paise of a price of the book. */
export const bookPaise = (rupees: number): Paise => paiseOf(Math.round(rupees * 100));
