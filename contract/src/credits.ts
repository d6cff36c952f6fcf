import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Page, Timestamp } from './wire.ts';

/** A line of the ledger (S2 §3). */
export const CreditTransaction = z.object({
  id: z.string(),
  /** Signed: what was added is positive, what was spent negative. */
  amount: z.number().int(),
  /** Words joined by underscores, which are shown as spaces. */
  type: z.string(),
  description: z.string(),
  /** The balance after this line. */
  balance: z.number().int(),
  createdAt: Timestamp,
});
export type CreditTransaction = z.output<typeof CreditTransaction>;

export const credits = {
  balance: endpoint('credits.balance', {
    summary: 'Credits that can be spent (the balance less what running jobs hold)',
    access: 'shopper',
    response: z.object({ credits: z.number().int().min(0) }),
    errors: [],
  }),
  history: endpoint('credits.history', {
    summary: 'What was added to and taken from your credits, the newest first',
    access: 'shopper',
    query: z.object({ ...Page }),
    response: z.array(CreditTransaction),
    errors: [],
  }),
};
