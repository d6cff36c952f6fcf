import { z } from 'zod';
import { DUTIES } from '../../domain/src/access.ts';
import { FUNNEL_STEPS } from '../../domain/src/figures.ts';
import { SALE_STATUSES } from '../../domain/src/orders.ts';
import { endpoint } from './endpoint.ts';
import { Search } from './typed.ts';
import { Page, Timestamp } from './wire.ts';

/** A day in India, '2026-11-22'. Not before the shop could be, and not after anybody's time. */
const Day = z.iso.date().refine(day => day >= '2000-01-01' && day <= '2199-12-31', 'A day between 2000 and 2199');
/** A period of days, both counted; each end may stay open. */
export const Days = { from: Day.optional(), to: Day.optional() };

/** Sums of many orders outgrow what one may cost. */
const Sum = z.number().min(0);
const Count = z.number().int().min(0);
const OfStatus = z.object({ count: Count, revenue: Sum });
const OrderFigures = z.object({
  totalUsers: Count,
  totalOrders: Count,
  /** Paid orders of those created, in percent. */
  conversionRate: z.number().min(0).max(100),
  totalRevenue: Sum,
  averageOrderValue: Sum,
});

/** S2 §3, Admin stats. Rupees. With `from` and `to`: of what was created in these days, beside the days before. */
export const AdminStats = OrderFigures.extend({
  /** Orders of the last 7 days. */
  recentOrders: Count,
  orderPipeline: z.record(z.enum(SALE_STATUSES), OfStatus),
  pipelineMetrics: z.object({
    successful: OfStatus,
    processing: OfStatus,
    failed: OfStatus.omit({ revenue: true }),
    returned: OfStatus.omit({ revenue: true }),
  }),
  /** The last six months of India, the oldest first, whatever the period. */
  monthlyRevenue: z.array(z.object({ month: z.string(), from: Day, to: Day, orders: Count, revenue: Sum })),
  funnel: z.array(z.object({ step: z.enum(FUNNEL_STEPS), count: Count })),
  /** Designs that are there now (S2: Active Designs), their likes and the collections', and pieces in carts. */
  topDesigns: Count,
  totalLikes: Count,
  cartItems: Count,
  /** As many days before; nothing without both ends. */
  previous: OrderFigures.extend({ from: Day, to: Day }).nullable(),
});
export type AdminStats = z.output<typeof AdminStats>;

/** A line of the log. Whoever deleted the account is left as an id. */
export const AuditLine = z.object({
  id: z.string(),
  at: Timestamp,
  actor: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  action: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditLine = z.output<typeof AuditLine>;

export const adminFigures = {
  stats: endpoint('admin.stats', {
    summary: 'Figures of the shop (S2 §3), of all time or of a period beside the one before',
    access: DUTIES.figures,
    query: z.object(Days).refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      path: ['to'],
      error: 'The period ends before it begins',
    }),
    response: AdminStats,
    errors: [],
  }),
  audit: endpoint('admin.audit', {
    summary:
      'What people of the shop changed, and calls that were refused, the newest first. `search`: an id that it is about, an action, or who did it',
    access: DUTIES.log,
    query: z.object({ ...Page, ...Days, search: Search() }),
    response: z.array(AuditLine),
    errors: [],
  }),
};
