import { z } from 'zod';
import { DUTIES } from '../../domain/src/access.ts';
import { DUE_KINDS } from '../../domain/src/due.ts';
import { endpoint } from './endpoint.ts';

const Count = z.number().int().min(0);

/** How much waits of each kind, of those that who asks sees to. */
export const Due = z.object({ kind: z.enum(DUE_KINDS), count: Count });
export type Due = z.output<typeof Due>;

/** Orders of some days: created, paid, and what was earned in rupees, as the figures count it. */
const Sales = z.object({ orders: Count, paid: Count, revenue: z.number().min(0) });

export const Week = z.object({
  /** Today, the seven days that end today, and the seven before them, in India. */
  today: Sales,
  week: Sales,
  before: Sales,
  /** Designs that shoppers made in these seven days. */
  designs: Count,
  /** What an image provider was asked for today, in rupees, and what a day may cost (0: no limit); nothing where the shop's own artist draws. */
  pictures: z.object({ count: Count, cost: z.number().min(0), dayLimit: z.number().min(0) }).nullable(),
  /** Counted blanks of which few are left, the least first, twelve at most. */
  low: z.array(z.object({ product: z.string(), color: z.string(), size: z.string(), free: z.number().int() })),
  /** What sold most in thirty days, by pieces of paid orders that were not refunded. */
  best: z.array(z.object({ id: z.string(), name: z.string(), pieces: Count, mockupUrl: z.string().nullable() })),
});
export type Week = z.output<typeof Week>;

export const adminToday = {
  due: endpoint('admin.due', {
    summary: 'How much waits for a person of the shop, by what is to be done; a printer is told of shirts and parcels',
    access: DUTIES.production,
    response: z.array(Due),
    errors: [],
  }),
  week: endpoint('admin.week', {
    summary: 'How the shop does: today, seven days beside the seven before, and what sells best',
    access: DUTIES.figures,
    response: Week,
    errors: [],
  }),
};
