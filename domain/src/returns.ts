import { goodsAmounts, type GoodsSale } from './invoices.ts';
import { paiseOf, sumOf, type Paise } from './money.ts';
import { POLICY } from './policies.ts';
import { prorate } from './prorate.ts';
import { LEAST_REFUND } from './refunds.ts';
import { ok, refuse, type Result } from './result.ts';

/** Why the shop takes something back; of everything else there are no returns (S2 §9; rulings, Pages). */
export const RETURN_REASONS = ['damaged', 'faulty', 'wrong_item'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** `approved`: the item is to come back; `received`: it is here; `settled`: the money was returned, or the same is made anew. */
export const RETURN_STATES = ['requested', 'approved', 'received', 'settled', 'refused'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];
/** An order has at most one return that still waits for something. */
export const isReturnLive = (state: ReturnState): boolean => state !== 'settled' && state !== 'refused';

/** What the shopper gets: the same once more, or the money, at once or after the item came back. */
export const RETURN_OUTCOMES = ['replacement', 'refund', 'refund_after_return'] as const;
export type ReturnOutcome = (typeof RETURN_OUTCOMES)[number];

/** What an admin does about a return. */
export const RETURN_ACTS = ['replace', 'refund', 'send_back', 'receive', 'refuse'] as const;
export type ReturnAct = (typeof RETURN_ACTS)[number];

type Step = { from: ReturnState; act: ReturnAct; to: ReturnState };

/** The whole life of a return after its report. */
export const RETURN_STEPS: readonly Step[] = [
  { from: 'requested', act: 'replace', to: 'settled' },
  { from: 'requested', act: 'refund', to: 'settled' },
  { from: 'requested', act: 'send_back', to: 'approved' },
  { from: 'requested', act: 'refuse', to: 'refused' },
  { from: 'approved', act: 'receive', to: 'received' },
  { from: 'approved', act: 'refuse', to: 'refused' },
  { from: 'received', act: 'refund', to: 'settled' },
  { from: 'received', act: 'replace', to: 'settled' },
  { from: 'received', act: 'refuse', to: 'refused' },
];

/** What may be done next. */
export const returnActs = (state: ReturnState): ReturnAct[] =>
  RETURN_STEPS.filter(step => step.from === state).map(step => step.act);

/** Where an act leads; nothing where it cannot be done (any more). */
export const stateAfter = (from: ReturnState, act: ReturnAct): ReturnState | undefined =>
  RETURN_STEPS.find(step => step.from === from && step.act === act)?.to;

/** What a report may hold. Bytes and pixels are of one photo; `side` is the longer side of what is kept. */
export const REPORT_LIMITS = {
  photos: 5,
  photoBytes: 10_000_000,
  side: 2000,
  description: { least: 10, most: 1000 },
  reason: 500,
} as const;

const DAY_MS = 86_400_000;
/** Asia/Kolkata is five and a half hours ahead of UTC all year. */
const INDIA_MS = 5.5 * 3_600_000;

/**
 * The first moment at which a damage is no longer reported: midnight in India after the third day behind that of the delivery
 * (rulings, Pages: the longer of the two stated windows).
 */
export function reportEnds(deliveredAt: Date): Date {
  const day = Math.floor((deliveredAt.getTime() + INDIA_MS) / DAY_MS);
  return new Date((day + POLICY.reportDays + 1) * DAY_MS - INDIA_MS);
}

/** Whatever was delivered from here on can still be reported: `reportEnds`, the other way round. */
export function reportableSince(now: Date): Date {
  const day = Math.floor((now.getTime() + INDIA_MS) / DAY_MS);
  return new Date((day - POLICY.reportDays) * DAY_MS - INDIA_MS);
}

type Event = { from: string | null; to: string; at: Date };

/** When the parcel was delivered, by the order's history; a return that was refused or ended is no new delivery. */
export function deliveredAt(history: readonly Event[]): Date | undefined {
  const isDelivery = ({ from, to }: Event) =>
    to === 'order_received' && from !== 'return_requested' && from !== 'return_received';
  return history.findLast(isDelivery)?.at;
}

/** Why a damage cannot be reported now. */
export const REPORT_REFUSALS = [
  'return_not_delivered',
  'return_under_way',
  'return_nothing_left',
  'return_too_late',
] as const;
export type ReportRefusal = (typeof REPORT_REFUSALS)[number];
export type ReportWindow = { until: Date | undefined; refusal: ReportRefusal | undefined };

type Line = { id: number; quantity: number };
/** A return of the order, as far as it decides about further ones. */
type Earlier = { state: ReturnState; lines: readonly { orderLineId: number; quantity: number }[] };

/** Pieces of a line that no return has taken: a refused one takes nothing. */
export function leftOfLine(line: Line, earlier: readonly Earlier[]): number {
  const taken = earlier.filter(one => one.state !== 'refused').flatMap(one => one.lines);
  return line.quantity - taken.filter(one => one.orderLineId === line.id).reduce((sum, one) => sum + one.quantity, 0);
}

/** May a damage of this order be reported now, and until when (exclusive)? */
export function reportWindow(o: {
  status: string;
  history: readonly Event[];
  lines: readonly Line[];
  earlier: readonly Earlier[];
  now: Date;
}): ReportWindow {
  const delivered = deliveredAt(o.history);
  const until = delivered && reportEnds(delivered);
  const close = (refusal: ReportRefusal | undefined) => ({ until, refusal });
  if (!until) return close('return_not_delivered');
  if (o.earlier.some(one => isReturnLive(one.state))) return close('return_under_way');
  if (o.lines.every(line => leftOfLine(line, o.earlier) === 0)) return close('return_nothing_left');
  if (o.status !== 'order_received') return close('return_not_delivered');
  return close(o.now >= until ? 'return_too_late' : undefined);
}

type Wanted = { orderLineId: number; quantity: number };

/** Are these lines of the order, each once, with no more pieces than are left of them? */
export function checkReported(
  wanted: readonly Wanted[],
  lines: readonly Line[],
  earlier: readonly Earlier[],
): Result<true, 'return_lines'> {
  const isOnce = new Set(wanted.map(one => one.orderLineId)).size === wanted.length;
  const fits = ({ orderLineId, quantity }: Wanted) => {
    const line = lines.find(one => one.id === orderLineId);
    return line !== undefined && Number.isInteger(quantity) && quantity >= 1 && quantity <= leftOfLine(line, earlier);
  };
  return wanted.length > 0 && isOnce && wanted.every(fits) ? ok(true) : refuse('return_lines');
}

/**
 * What was paid for some pieces of an order: their price less their share of the discount, with their share of the shipping, as the
 * invoice tells it. `before` and `now` count the pieces of each line that were returned already and that are now; all pieces come
 * to what was paid for the order, to the paisa, in whatever parts they are returned.
 */
export function paidFor(sale: GoodsSale, before: readonly number[], now: readonly number[]): Paise {
  const nets = goodsAmounts(sale, undefined).lines.map(line => line.net);
  const shipping = prorate(sale.shipping, nets);
  const upTo = (index: number, pieces: number): Paise => {
    const paid = paiseOf(nets[index]! + shipping[index]!);
    return prorate(paid, [pieces, sale.lines[index]!.quantity - pieces])[0]!;
  };
  return sumOf(now.map((pieces, index) => paiseOf(upTo(index, before[index]! + pieces) - upTo(index, before[index]!))));
}

/** What goes back of it: no more than is left, and no rest behind it that the gateway could not return (domain/refunds). */
export const returnedOf = (part: Paise, refundable: Paise): Paise =>
  refundable - part < LEAST_REFUND ? refundable : part;
