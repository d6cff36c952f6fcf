import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';

/** The rules that money, credits, coupons, orders, mails and files keep at any time (reliability 2.3). */
export const INVARIANTS = {
  I1: 'money',
  I2: 'two books',
  I3: 'amounts',
  I4: 'credits',
  I5: 'coupons',
  I6: 'durability',
  I7: 'flow of orders',
  I8: 'mails',
  I9: 'webhooks',
  I10: 'files',
  I11: 'liveness',
  I12: 'stock',
} as const;
export type InvariantId = keyof typeof INVARIANTS;

/** What an audit needs of the shop. It changes nothing. */
export type Audited = Pick<Context, 'db' | 'payments' | 'storage' | 'now'> & { shop: Pick<Context['shop'], 'mode'> };

/** What a check looks at: `now` is the shop's clock; a demo shop's seeded orders have no payment at the gateway and no mail. */
export type CheckTerms = { now: Date; isDemo: boolean };

/** One rule in words, and the rows that break it: what each is about, at most one more than are shown. */
export type Check = {
  invariant: InvariantId;
  says: string;
  find: (tx: Tx, terms: CheckTerms) => Promise<string[]>;
  /** What breaks it is overdue, and comes right by itself where a shop runs. */
  waits?: true;
};

/**
 * A rule that does not hold: some of what breaks it, and whether there is more. `because` tells what is no damage: it came after the
 * backup that was restored, or is overdue since no shop ran.
 */
export type Finding = {
  invariant: InvariantId;
  says: string;
  rows: string[];
  isMore: boolean;
  because?: 'after_backup' | 'stopped';
};

/** Rows of one check that are shown. */
export const SHOWN = 20;
