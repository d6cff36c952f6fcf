import { setTimeout as sleep } from 'node:timers/promises';
import { portOf } from '../../adapters/payments/port.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { listOpenPayments, type PaymentRow } from './payments.store.ts';
import { MIN_GAP_MS, settlePayment, type SettleCause, type Settled } from './settle-payment.ts';

/** How long somebody who waits for an answer of ours waits for the gateway's. */
const LIMIT_MS = 3_000;
/** Orders that are asked about before others take their place. */
const ROUNDS = 4;

/**
 * What the gateway said of an order's open pay page: `paid` is the payment that has its money; `unclear` one of which nothing is
 * known now. Neither where nobody can have paid, or the gateway says that nobody has.
 */
export type Standing = { paid?: PaymentRow; unclear?: PaymentRow };

/**
 * THE question before anything is done that takes an order for unpaid (a newer order takes its place, it is tried again, cancelled or
 * moved by an admin): asks the gateway once, within a short limit, and writes what it says. An attempt without a page is not asked
 * about, since nobody can have paid it, nor one that is younger than a caller says who only leads to its page once more.
 */
export async function askFirst(
  context: Context,
  orderId: string,
  cause: SettleCause,
  o: { unlessYoungerMs: number } = { unlessYoungerMs: 0 },
): Promise<Standing> {
  const standing: Standing = {};
  for (const open of await listOpenPayments(context.db, orderId)) {
    if (open.state !== 'pending' || context.now().getTime() - open.createdAt.getTime() < o.unlessYoungerMs) continue;
    const settled = await askWithin(context, open, cause);
    if (settled?.payment.state === 'completed') standing.paid = settled.payment;
    else if (!settled?.isAnswered) standing.unclear = open;
  }
  return standing;
}

async function askWithin(context: Context, open: PaymentRow, cause: SettleCause): Promise<Settled | undefined> {
  const limit = new AbortController();
  const gapMs = portOf(context, open).isOwnBook ? 0 : MIN_GAP_MS;
  const ask = async () => {
    const settled = await settlePayment(context, open.id, cause, null, gapMs);
    if (settled?.isAnswered !== undefined || settled?.payment.state !== 'pending') return settled;
    // Somebody asked a moment ago, and the money may have come since.
    const askedAt = settled.payment.lastCheckedAt?.getTime() ?? 0;
    await sleep(Math.min(gapMs, Math.max(0, askedAt + gapMs - context.now().getTime())));
    return settlePayment(context, open.id, cause, null, gapMs);
  };
  const tooLong = sleep(LIMIT_MS, undefined, { signal: limit.signal }).catch(() => undefined);
  // Asked too late, the answer is written all the same; what goes wrong then is the reconciler's.
  return Promise.race([ask().catch(() => undefined), tooLong]).finally(() => limit.abort());
}

/** Thrown in the transaction of a checkout: these orders wait for their money, and were not asked about yet. */
export class AskAbout extends Error {
  readonly orderIds: readonly string[];
  constructor(orderIds: readonly string[]) {
    super('Orders in the way were not asked about');
    this.orderIds = orderIds;
  }
}

/**
 * Runs the transaction of a checkout, which throws `AskAbout` for orders that would make way; asks about them and runs it once more.
 * Refuses with `order_paid` where one of them has its money, and with `payment_unknown` where its page is still open and the gateway
 * does not say: a new page could not be had from it either. Once the page is over, the new order goes before.
 */
export async function askingFirst<T>(context: Context, work: (asked: ReadonlySet<string>) => Promise<T>): Promise<T> {
  const asked = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    try {
      return await work(asked);
    } catch (error) {
      if (!(error instanceof AskAbout)) throw error;
      for (const orderId of error.orderIds) {
        const { paid, unclear } = await askFirst(context, orderId, 'checkout');
        if (paid) throw orderPaid(paid);
        if (unclear && unclear.expiresAt && unclear.expiresAt > context.now()) throw new Refused('payment_unknown');
        asked.add(orderId);
      }
    }
  }
  throw new Refused('payment_unknown');
}

/** The order that the shopper was about to pay again, or to replace, is paid. */
export const orderPaid = ({ orderId, id: paymentId }: Pick<PaymentRow, 'id' | 'orderId'>): Refused =>
  new Refused('order_paid', { orderId, paymentId });
