import type { Order } from '../../../../contract/src/orders.ts';
import type { OrderStatus } from '../../../../domain/src/orders.ts';

export type TimelineStep = { status: OrderStatus; at: string | undefined; state: 'done' | 'current' | 'coming' };

/** The way of an order that goes well, from its payment. */
const ROAD: readonly OrderStatus[] = [
  'order_processing',
  'under_production',
  'ready_for_shipping',
  'shipped',
  'order_received',
];

/** Credits are there as soon as they are paid. */
const CREDITS_ROAD: readonly OrderStatus[] = ['completed'];

const RETURN: readonly OrderStatus[] = ['return_requested', 'return_received', 'payment_refund'];

type Drawn = Pick<Order, 'status' | 'timeline' | 'cancelledAt' | 'credits' | 'returns'>;

/** What comes after a status, if all goes well. What becomes of a report nobody knows before it is decided. */
function comingAfter({ status, credits, returns }: Drawn): readonly OrderStatus[] {
  if (credits !== null) return status === 'completed' || status === 'payment_refund' ? [] : CREDITS_ROAD;
  if (status === 'payment_refund') return [];
  if (returns.at(-1)?.state === 'requested') return [];
  if (RETURN.includes(status)) return RETURN.slice(RETURN.indexOf(status) + 1);
  return ROAD.slice(ROAD.indexOf(status) + 1);
}

/** Tries to pay that did not count are no steps of an order that was paid after all. */
const UNPAID: readonly OrderStatus[] = ['payment_initiated', 'payment_failed'];

/** The order's way as it is drawn: what it has behind it with its times, where it is, and what comes. */
export function timelineSteps(order: Drawn): TimelineStep[] {
  const { status, timeline } = order;
  const coming = order.cancelledAt ? [] : comingAfter(order);
  const isPast = (step: OrderStatus) =>
    step !== status && !coming.includes(step) && !(UNPAID.includes(step) && !UNPAID.includes(status));
  const times = new Map(timeline.map(event => [event.to as OrderStatus, event.at]));
  const past = [...times.keys()].filter(isPast);
  const tried = UNPAID.includes(status) ? past.filter(step => !UNPAID.includes(step)) : past;
  return [
    ...tried.map(step => ({ status: step, at: times.get(step), state: 'done' as const })),
    { status, at: times.get(status), state: 'current' },
    ...coming.map(step => ({ status: step, at: undefined, state: 'coming' as const })),
  ];
}
