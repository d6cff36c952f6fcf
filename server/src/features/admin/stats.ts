import type { AdminStats } from '../../../../contract/src/admin-figures.ts';
import {
  earns,
  funnel,
  orderFigures,
  pipeline,
  pipelineGroups,
  type StatusSum,
} from '../../../../domain/src/figures.ts';
import { dayOf, momentsOf, monthsUpTo, periodBefore } from '../../../../domain/src/india-days.ts';
import { paiseOf, toRupees } from '../../../../domain/src/money.ts';
import type { Context } from '../../http/handle.ts';
import { keptAnswer } from '../../jobs/kept-answer.ts';
import { monthSums, type Days, type MonthSum } from '../figures/figures.ts';
import { countOrders, countUsers, sumShop } from './stats.store.ts';

const MONTHS = 6;
const WEEK_MS = 7 * 86_400_000;
/** What is there altogether, read once a process and ten seconds: counting 200,000 designs takes longer than all other figures. */
const shopSums = keptAnswer('shop', ({ db }: Context) => sumShop(db));

/** Figures of the shop (S2 §3), of all time or of a period beside as many days before it. Amounts in rupees. */
export async function statsOf(context: Context, days: Days): Promise<AdminStats> {
  const { db } = context;
  const now = context.now();
  const months = monthsUpTo(dayOf(now), MONTHS);
  const isAllTime = days.from === undefined && days.to === undefined;
  const before = days.from !== undefined && days.to !== undefined ? periodBefore(days.from, days.to) : undefined;
  const [sums, users, recentOrders, ofMonths, shop, previous] = await Promise.all([
    monthSums(db, days),
    countUsers(db, momentsOf(days)),
    countOrders(db, { since: new Date(now.getTime() - WEEK_MS), until: undefined }),
    // Those of all time have the latest months.
    isAllTime ? [] : monthSums(db, { from: months[0]!.from }),
    shopSums(context),
    before && previousOf(context, before),
  ]);
  const groups = pipelineGroups(sums);
  return {
    ...figuresOf(sums, users),
    recentOrders,
    orderPipeline: mapValues(pipeline(sums), ofStatus),
    pipelineMetrics: {
      successful: ofStatus(groups.successful),
      processing: ofStatus(groups.processing),
      failed: { count: groups.failed.count },
      returned: { count: groups.returned.count },
    },
    monthlyRevenue: months.map(month => ({ ...month, ...ofMonth(isAllTime ? sums : ofMonths, month.month) })),
    funnel: funnel(sums),
    ...{ topDesigns: shop.designs, totalLikes: shop.likes, cartItems: shop.pieces },
    previous: previous ?? null,
  };
}

async function previousOf(
  { db }: Context,
  before: { from: string; to: string },
): Promise<NonNullable<AdminStats['previous']>> {
  const [sums, users] = await Promise.all([monthSums(db, before), countUsers(db, momentsOf(before))]);
  return { ...before, ...figuresOf(sums, users) };
}

const rupees = (paise: number): number => toRupees(paiseOf(paise));

function figuresOf(sums: readonly StatusSum[], totalUsers: number) {
  const { orders, conversionRate, revenue, averageOrderValue } = orderFigures(sums);
  return {
    ...{ totalUsers, totalOrders: orders, conversionRate },
    ...{ totalRevenue: rupees(revenue), averageOrderValue: rupees(averageOrderValue) },
  };
}

const ofStatus = ({ count, total }: { count: number; total: number }) => ({ count, revenue: rupees(total) });

function ofMonth(sums: readonly MonthSum[], month: string): { orders: number; revenue: number } {
  const own = sums.filter(sum => sum.month === month);
  const { orders } = orderFigures(own);
  return { orders, revenue: rupees(own.filter(earns).reduce((so, { total }) => so + total, 0)) };
}

const mapValues = <K extends string, V, W>(record: Record<K, V>, map: (value: V) => W): Record<K, W> =>
  Object.fromEntries(Object.entries<V>(record).map(([key, value]) => [key, map(value)])) as Record<K, W>;
