import { orderIs, SALE_STATUSES, type OrderStatus } from './orders.ts';

/**
 * Orders of one status in a period: whether the gateway was paid for them, how many, and their sum in paise. `isSale` is false of free
 * ones, which replace another; `isOwed` is true of those to be paid in cash that is not there yet.
 */
export type StatusSum = {
  status: OrderStatus;
  wasPaid: boolean;
  isSale: boolean;
  isOwed: boolean;
  count: number;
  total: number;
};

/** Groups of the pipeline (rulings, Admin). */
export const PIPELINE_GROUPS = {
  successful: ['shipped', 'order_received', 'completed'],
  processing: ['order_processing', 'under_production', 'ready_for_shipping'],
  failed: ['payment_failed'],
  returned: ['return_requested', 'return_received', 'payment_refund'],
} as const satisfies Record<string, readonly OrderStatus[]>;
export type PipelineGroup = keyof typeof PIPELINE_GROUPS;

const isPaid = ({ status, wasPaid, isOwed }: StatusSum): boolean => wasPaid || (orderIs.paid(status) && !isOwed);
/** Revenue counts orders paid and not refunded (rulings, Admin). */
export const earns = (sum: StatusSum): boolean => isPaid(sum) && sum.status !== 'payment_refund';

type Sum = { count: number; total: number };
const add = (sums: readonly StatusSum[]): Sum =>
  sums.reduce((so, { count, total }) => ({ count: so.count + count, total: so.total + total }), { count: 0, total: 0 });

/** What a period's orders come to; `outstanding` is what is to be taken in cash. `conversionRate` = paid orders / orders created, in percent with one decimal. Amounts in paise. */
export function orderFigures(sums: readonly StatusSum[]): {
  orders: number;
  conversionRate: number;
  revenue: number;
  averageOrderValue: number;
  outstanding: number;
} {
  const sales = sums.filter(sum => sum.isSale);
  const created = add(sales).count;
  const paid = add(sales.filter(isPaid)).count;
  const earned = add(sales.filter(earns));
  return {
    orders: created,
    conversionRate: created === 0 ? 0 : Math.round((paid * 1000) / created) / 10,
    revenue: earned.total,
    averageOrderValue: earned.count === 0 ? 0 : Math.round(earned.total / earned.count),
    outstanding: add(sales.filter(sum => sum.isOwed && orderIs.paid(sum.status))).total,
  };
}

/** Count and sum of each status, also of those that no order has. */
export const pipeline = (sums: readonly StatusSum[]): Record<OrderStatus, Sum> =>
  Object.fromEntries(SALE_STATUSES.map(status => [status, add(sums.filter(sum => sum.status === status))])) as Record<
    OrderStatus,
    Sum
  >;

/** Count and sum of each group of the pipeline. */
export const pipelineGroups = (sums: readonly StatusSum[]): Record<PipelineGroup, Sum> =>
  Object.fromEntries(
    Object.entries(PIPELINE_GROUPS).map(([group, statuses]) => [
      group,
      add(sums.filter(({ status }) => (statuses as readonly OrderStatus[]).includes(status))),
    ]),
  ) as Record<PipelineGroup, Sum>;

/** How far orders came, each step counted within the one before: made means ready to be sent. */
export const FUNNEL_STEPS = ['created', 'paid', 'made', 'sent', 'received'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

const RETURNS: readonly OrderStatus[] = ['return_requested', 'return_received'];
const RECEIVED: readonly OrderStatus[] = ['order_received', 'completed', ...RETURNS];
const SENT: readonly OrderStatus[] = ['shipped', ...RECEIVED];
const MADE: readonly OrderStatus[] = ['ready_for_shipping', ...SENT];
const HAS_REACHED: Record<FunnelStep, (sum: StatusSum) => boolean> = {
  created: () => true,
  // What is to be paid at the door is made like what is paid.
  paid: sum => isPaid(sum) || orderIs.paid(sum.status),
  made: ({ status }) => MADE.includes(status),
  sent: ({ status }) => SENT.includes(status),
  received: ({ status }) => RECEIVED.includes(status),
};

/** How many sales came to each step; credits are received as soon as they are paid. */
export const funnel = (sums: readonly StatusSum[]): { step: FunnelStep; count: number }[] =>
  FUNNEL_STEPS.map(step => ({ step, count: add(sums.filter(sum => sum.isSale && HAS_REACHED[step](sum))).count }));
