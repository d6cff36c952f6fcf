import { randomInt } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Ledger } from '../ledger.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { Order } from './order.ts';
import { counts, isOpen } from './refund.ts';
import type { Refund, RefundPlan, RefundState, RefundTerms } from './refund.ts';

export type NewRefund = { merchantRefundId: string; order: Order; amount: number; plan: RefundPlan };
/** Why a refund is not accepted, by PhonePe's rules (phonepe 1.5). */
export type RefundProblem = 'duplicate' | 'not_completed' | 'under_way' | 'too_much';

/** All refunds of the gateway. Every change is in the ledger before it can be seen. */
export type RefundBook = {
  create(wanted: NewRefund): Refund | RefundProblem;
  find(merchantRefundId: string): Refund | undefined;
  /** Ends a refund at once. Answers false and changes nothing when it has ended already. */
  end(refund: Refund, state: 'CONFIRMED' | 'COMPLETED' | 'FAILED', errorCode?: string): boolean;
  /** Moves every open refund on, as the clock says now. */
  moveDue(): void;
  ofOrder(merchantOrderId: string): Refund[];
  list(): Refund[];
};

/** How long after its start an accepted refund is confirmed, and ends. */
const STEPS_MS = { confirmed: 4_000, ended: 8_000 };

/** Builds the book from the ledger's lines and keeps both in step. `onEnd` is told of each refund that completed or failed. */
export function createRefundBook(
  ledger: Ledger<LedgerEntry>,
  clock: Clock,
  onEnd: (refund: Refund) => void,
): RefundBook {
  const refunds = new Map<string, Refund>();
  const apply = (entry: LedgerEntry) => applyEntry(refunds, entry);
  ledger.entries.forEach(apply);

  const move = (refund: Refund, state: RefundState, errorCode?: string) => {
    const { merchantRefundId } = refund;
    const entry = { kind: 'refund_moved' as const, at: clock.now(), merchantRefundId, state, errorCode };
    ledger.append(entry);
    apply(entry);
    if (!isOpen(refund)) onEnd(refund);
  };
  const moveDue = (refund: Refund) => {
    const age = clock.now() - refund.createdAt;
    const { plan } = refund;
    if (plan.kind === 'hold') return;
    if (refund.state === 'PENDING' && age >= STEPS_MS.confirmed) move(refund, 'CONFIRMED');
    if (refund.state !== 'CONFIRMED' || age < STEPS_MS.ended) return;
    if (plan.kind === 'fail') move(refund, 'FAILED', plan.errorCode);
    else move(refund, 'COMPLETED');
  };
  const all = () => [...refunds.values()];

  return {
    create(wanted) {
      all().forEach(moveDue);
      const problem = findProblem(refunds, wanted);
      if (problem) return problem;
      const entry = { kind: 'refund_created' as const, at: clock.now(), refund: toTerms(wanted, clock.now()) };
      ledger.append(entry);
      apply(entry);
      return refunds.get(wanted.merchantRefundId)!;
    },
    find(id) {
      const refund = refunds.get(id);
      if (refund) moveDue(refund);
      return refund;
    },
    end(refund, state, errorCode) {
      if (!isOpen(refund)) return false;
      move(refund, state, errorCode);
      return true;
    },
    moveDue: () => all().forEach(moveDue),
    ofOrder: id => all().filter(refund => refund.originalMerchantOrderId === id),
    list: all,
  };
}

function applyEntry(refunds: Map<string, Refund>, entry: LedgerEntry): void {
  if (entry.kind === 'refund_created')
    refunds.set(entry.refund.merchantRefundId, { ...entry.refund, state: 'PENDING' });
  if (entry.kind !== 'refund_moved') return;
  const refund = refunds.get(entry.merchantRefundId);
  if (!refund) throw new Error(`The ledger speaks of an unknown refund: ${entry.merchantRefundId}`);
  refund.state = entry.state;
  if (entry.errorCode !== undefined) refund.errorCode = entry.errorCode;
  if (!isOpen(refund)) refund.endedAt = entry.at;
}

function findProblem(
  refunds: Map<string, Refund>,
  { merchantRefundId, order, amount }: NewRefund,
): RefundProblem | undefined {
  if (refunds.has(merchantRefundId)) return 'duplicate';
  if (order.state !== 'COMPLETED') return 'not_completed';
  const others = [...refunds.values()].filter(other => other.originalMerchantOrderId === order.merchantOrderId);
  if (others.some(isOpen)) return 'under_way';
  const given = others.filter(counts).reduce((sum, other) => sum + other.amount, 0);
  return given + amount > order.amount ? 'too_much' : undefined;
}

function toTerms({ merchantRefundId, order, amount, plan }: NewRefund, now: number): RefundTerms {
  const digits = Array.from({ length: 10 }, () => randomInt(10)).join('');
  const refundId = `OMR${new Date(now).toISOString().replace(/\D/g, '').slice(2, 14)}${digits}`;
  return {
    merchantRefundId,
    refundId,
    originalMerchantOrderId: order.merchantOrderId,
    amount,
    createdAt: now,
    plan,
  };
}
