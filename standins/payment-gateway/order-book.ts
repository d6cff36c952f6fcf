import { randomBytes, randomInt } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Ledger } from '../ledger.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { CANCELLED, EXPIRED } from './order.ts';
import type { Attempt, FailureCodes, Order, OrderTerms, PaymentMode, PaymentState } from './order.ts';

/** How a try to pay ends: the buttons of the pay page. */
export type Ending = { kind: 'pay' | 'leave' | 'cancel' } | { kind: 'fail'; failure: FailureCodes };

export type NewOrder = Pick<
  OrderTerms,
  'merchantOrderId' | 'amount' | 'redirectUrl' | 'disablePaymentRetry' | 'metaInfo'
> & {
  expireAfterSeconds: number;
};

/** All orders of the gateway. Every change is in the ledger before it can be seen, and all but a new order on the disk. */
export type OrderBook = {
  /** Accepts an order, or answers `duplicate`: an id is good once for ever. Its merchant is answered after `kept`. */
  create(order: NewOrder): Order | 'duplicate';
  /** Resolves when everything is on the disk. */
  kept(): Promise<void>;
  find(merchantOrderId: string): Order | undefined;
  findByPayToken(token: string): Order | undefined;
  /** Ends a try to pay. Answers false and changes nothing when the order is already completed, failed or expired. */
  end(order: Order, mode: PaymentMode, ending: Ending): boolean;
  /** Fails every pending order whose time is over, as the clock says now. */
  expireDue(): void;
  moveClock(offset: number): void;
  /** Orders in the order of their creation, after the one named, `limit` at most. */
  list(limit: number, after?: string): Order[];
  totals(): { orders: number; completed: number; captured: number };
};

/**
 * Builds the book from the ledger's lines and keeps both in step.
 * `onEnd` is told of each order that became completed or failed.
 */
export function createOrderBook(ledger: Ledger<LedgerEntry>, clock: Clock, onEnd: (order: Order) => void): OrderBook {
  const { orders, byPayToken, apply } = createOrderTable(clock);
  ledger.entries.forEach(apply);

  const record = (entry: LedgerEntry) => {
    ledger.append(entry);
    apply(entry);
  };
  const expire = (order: Order) => {
    if (order.state !== 'PENDING' || clock.now() < order.expireAt) return;
    record({ kind: 'order_expired', at: clock.now(), merchantOrderId: order.merchantOrderId });
    onEnd(order);
  };
  const end = (order: Order, mode: PaymentMode, ending: Ending) => {
    expire(order);
    if (order.state !== 'PENDING') return false;
    const attempt = endAttempt(order, mode, ending, clock.now());
    const open = attempt.state === 'FAILED' && ending.kind !== 'cancel' && !order.disablePaymentRetry;
    const orderState = open ? 'PENDING' : attempt.state;
    record({ kind: 'attempt', at: clock.now(), merchantOrderId: order.merchantOrderId, attempt, orderState });
    if (orderState !== 'PENDING') onEnd(order);
    return true;
  };
  const fresh = (order: Order | undefined) => {
    if (order) expire(order);
    return order;
  };

  return {
    create(wanted) {
      if (orders.has(wanted.merchantOrderId)) return 'duplicate';
      const entry = { kind: 'order_created' as const, at: clock.now(), order: toTerms(wanted, clock.now()) };
      ledger.appendSoon(entry);
      apply(entry);
      return orders.get(wanted.merchantOrderId)!;
    },
    kept: ledger.kept,
    find: id => fresh(orders.get(id)),
    findByPayToken: token => fresh(byPayToken.get(token)),
    end,
    expireDue: () => orders.forEach(expire),
    moveClock(offset) {
      record({ kind: 'clock_moved', at: clock.now(), offset });
      orders.forEach(expire);
    },
    list: (limit, after) => listAfter([...orders.values()], limit, after),
    totals: () => sumUp([...orders.values()]),
  };
}

/** The orders in memory, and the one function that changes them: by a line of the ledger, old or new. */
function createOrderTable(clock: Clock) {
  const orders = new Map<string, Order>();
  const byPayToken = new Map<string, Order>();
  const apply = (entry: LedgerEntry): void => {
    if (entry.kind === 'clock_moved') return clock.setOffset(entry.offset);
    if (entry.kind === 'order_created') {
      const order: Order = { ...entry.order, state: 'PENDING', attempts: [] };
      orders.set(order.merchantOrderId, order);
      byPayToken.set(order.payToken, order);
      return;
    }
    // The refund book reads these lines.
    if (entry.kind === 'refund_created' || entry.kind === 'refund_moved') return;
    const order = orders.get(entry.merchantOrderId);
    if (!order) throw new Error(`The ledger speaks of an unknown order: ${entry.merchantOrderId}`);
    if (entry.kind === 'attempt') applyAttempt(order, entry.attempt, entry.orderState);
    if (entry.kind === 'order_expired') applyExpiry(order);
  };
  return { orders, byPayToken, apply };
}

function listAfter(orders: Order[], limit: number, after: string | undefined): Order[] {
  const start = after === undefined ? 0 : orders.findIndex(order => order.merchantOrderId === after) + 1;
  return orders.slice(start, start + limit);
}

function sumUp(orders: Order[]): { orders: number; completed: number; captured: number } {
  const completed = orders.filter(order => order.state === 'COMPLETED');
  const captured = completed.reduce((sum, order) => sum + order.amount, 0);
  return { orders: orders.length, completed: completed.length, captured };
}

function findOpenAttempt(order: Order): Attempt | undefined {
  return order.attempts.findLast(attempt => attempt.state === 'PENDING');
}

function toTerms({ expireAfterSeconds, ...wanted }: NewOrder, now: number): OrderTerms {
  return {
    ...wanted,
    orderId: `OMO${stamp(now)}${randomDigits(10)}`,
    createdAt: now,
    expireAt: now + expireAfterSeconds * 1000,
    payToken: randomBytes(18).toString('base64url'),
  };
}

/** The order with its open try ended, or with a new try where none was open. */
function endAttempt(order: Order, mode: PaymentMode, ending: Ending, now: number): Attempt {
  const open = findOpenAttempt(order);
  const attempt: Attempt = {
    transactionId: open?.transactionId ?? `OM${stamp(now)}${randomDigits(10)}`,
    paymentMode: mode,
    amount: order.amount,
    timestamp: now,
    state: 'PENDING',
  };
  if (ending.kind === 'pay') return { ...attempt, state: 'COMPLETED' };
  if (ending.kind === 'fail') return { ...attempt, state: 'FAILED', failure: ending.failure };
  if (ending.kind === 'cancel') return { ...attempt, state: 'FAILED', failure: CANCELLED };
  return attempt;
}

function applyAttempt(order: Order, attempt: Attempt, state: PaymentState): void {
  const others = order.attempts.filter(other => other.transactionId !== attempt.transactionId);
  order.attempts = [...others, attempt];
  order.state = state;
  if (state === 'FAILED' && attempt.failure) order.failure = attempt.failure;
}

function applyExpiry(order: Order): void {
  const open = findOpenAttempt(order);
  const attempt: Attempt | undefined = open && { ...open, state: 'FAILED', failure: EXPIRED };
  order.attempts = order.attempts.map(other => (other === open && attempt ? attempt : other));
  order.state = 'FAILED';
  order.failure = EXPIRED;
}

/** PhonePe's ids carry their moment: yymmddhhmmss. */
function stamp(now: number): string {
  return new Date(now).toISOString().replace(/\D/g, '').slice(2, 14);
}

function randomDigits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('');
}
