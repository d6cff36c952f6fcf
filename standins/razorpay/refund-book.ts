import type { Clock } from '../clock.ts';
import type { Ledger } from '../ledger.ts';
import type { Entry, Link, Refund, RefundTerms, Try } from './link.ts';
import { isTaken } from './link.ts';
import { newId } from './link-book.ts';

export type NewRefund = Pick<RefundTerms, 'amount' | 'receipt' | 'notes' | 'idempotencyKey' | 'plan'> & {
  link: Link;
  one: Try;
};
/** Why a refund is not accepted. */
export type RefundProblem = 'not_captured' | 'too_much' | 'other_body';

/** All refunds. Every change is in the ledger before it can be seen. */
export type RefundBook = {
  /** Accepts a refund. The same idempotency key again answers the first one. */
  create(wanted: NewRefund): Refund | RefundProblem;
  findByReceipt(receipt: string): Refund | undefined;
  /** Ends a refund at once. Answers false and changes nothing when it has ended already. */
  end(refund: Refund, status: 'processed' | 'failed'): boolean;
  moveDue(): void;
  ofPayment(id: string): Refund[];
  list(): Refund[];
};

/** How long after its start an accepted refund ends. */
const ENDS_AFTER_MS = 8_000;

/** Builds the book from the ledger's lines and keeps both in step. `onEnd` is told of each end. */
export function createRefundBook(ledger: Ledger<Entry>, clock: Clock, onEnd: (refund: Refund) => void): RefundBook {
  const refunds = new Map<string, Refund>();
  const apply = (entry: Entry) => {
    if (entry.kind === 'refund_created') refunds.set(entry.refund.id, { ...entry.refund, status: 'pending' });
    if (entry.kind === 'refund_ended') refunds.get(entry.id)!.status = entry.status;
  };
  ledger.entries.forEach(apply);
  const all = () => [...refunds.values()];
  const record = (entry: Entry) => {
    ledger.append(entry);
    apply(entry);
  };
  const end: RefundBook['end'] = (refund, status) => {
    if (refund.status !== 'pending') return false;
    record({ kind: 'refund_ended', at: clock.now(), id: refund.id, status });
    onEnd(refund);
    return true;
  };
  const moveDue = () => {
    for (const refund of all()) {
      if (refund.status !== 'pending' || refund.plan === 'hold') continue;
      if (clock.now() - refund.createdAt < ENDS_AFTER_MS) continue;
      end(refund, refund.plan === 'fail' ? 'failed' : 'processed');
    }
  };
  return {
    create({ link: _link, one, ...wanted }) {
      moveDue();
      const same = all().find(refund => wanted.idempotencyKey && refund.idempotencyKey === wanted.idempotencyKey);
      if (same) return same.amount === wanted.amount && same.receipt === wanted.receipt ? same : 'other_body';
      if (!isTaken(one)) return 'not_captured';
      if (refundedOf(all(), one.id) + wanted.amount > one.amount) return 'too_much';
      const refund = { ...wanted, id: newId('rfnd'), paymentId: one.id, createdAt: clock.now() };
      record({ kind: 'refund_created', at: clock.now(), refund });
      return refunds.get(refund.id)!;
    },
    findByReceipt: receipt => all().find(refund => refund.receipt === receipt),
    end,
    moveDue,
    ofPayment(id) {
      moveDue();
      return all().filter(refund => refund.paymentId === id);
    },
    list: all,
  };
}

/** What of a payment has gone back or is on its way. */
export const refundedOf = (refunds: readonly Refund[], paymentId: string): number =>
  refunds
    .filter(refund => refund.paymentId === paymentId && refund.status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
