import { setTimeout as sleep } from 'node:timers/promises';
import { CASH } from '../../../../domain/src/cash.ts';
import { isLive } from '../../../../domain/src/payments.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { readDelivery } from '../accounts/accounts.ts';
import { takenDownLines } from '../moderation/moderation.ts';
import { findOwnOrder, isPayable, type OrderRow } from '../orders/orders.ts';
import { askFirst, askingFirst, orderPaid } from './ask-first.ts';
import { leaveByHand } from './by-hand.ts';
import { refuseCash } from './cash.ts';
import { claimAndSend, openAttempt, sendAttempt } from './attempt.ts';
import { checkStillToBeHad } from './check-order.ts';
import { prepareCredits, type CreditsWish } from './prepare-credits.ts';
import { prepareOrder, type CheckoutWish, type PreparedOrder } from './prepare-order.ts';
import { findPayment, type PaymentRow, listPaymentsOfOrder } from './payments.store.ts';
import { MIN_GAP_MS, settlePayment } from './settle-payment.ts';

/** Longer than a call of the gateway may take: an attempt that is still `sent` after that has lost its sender. */
const SENDING_MS = 20_000;
const LOOK_AGAIN_MS = 100;
/** Rounds of a checkout over attempts that turn out to be over. */
const ROUNDS = 4;

/** Refuses with `shop_not_open` where the owner has not opened the shop: nothing new is sold, and what was sold goes on. */
function refuseBeforeOpening({ shop }: Context): void {
  if (!shop.isOpen) throw new Refused('shop_not_open');
}

export type StartedPayment = { payment: PaymentRow; payUrl: string };

/**
 * Orders the account's cart and starts its payment (rulings, Payment). Repeatable: the same client's id, or the same lines from
 * another tab, lead to the same order and pay page.
 */
export async function startPayment(context: Context, accountId: string, wish: CheckoutWish): Promise<StartedPayment> {
  refuseBeforeOpening(context);
  const checked = { ...wish, delivery: readDelivery(wish.delivery, context.shop.delivery.notTo) };
  const prepared = await askingFirst(context, asked =>
    context.db.transaction(tx => prepareOrder(context, tx, { accountId, asked }, checked)),
  );
  return payOrder(context, prepared);
}

/** Starts the payment of a purchase of credits (rulings, Payment: `type` 1); repeatable as `startPayment`. */
export async function buyCredits(context: Context, accountId: string, wish: CreditsWish): Promise<StartedPayment> {
  refuseBeforeOpening(context);
  // Nothing of it comes to a door.
  if (context.gateway === CASH) throw new Refused('pay_method_off');
  const checked = { ...wish, delivery: readDelivery(wish.delivery) };
  const orderId = await askingFirst(context, asked =>
    context.db.transaction(tx => prepareCredits(context, tx, { accountId, asked }, checked)),
  );
  return payOrder(context, { orderId });
}

/**
 * Pays an unpaid order of the shopper's own once more (S2's 'Try Again'): its open page, or a new attempt where the last has
 * ended. Refuses with `coupon_used_up` where its frozen discount cannot be had any more, and with `piece_taken_down`.
 */
export async function payAgain(context: Context, accountId: string, id: string): Promise<StartedPayment> {
  const order = await findOwnOrder(context.db, accountId, id);
  if (!order) throw new Refused('not_found');
  if ((await takenDownLines(context.db, [order.id])).size > 0) throw new Refused('piece_taken_down');
  await checkStillToBeHad(context, order.id);
  const last = (await listPaymentsOfOrder(context.db, order.id)).at(-1);
  const method = methodAgain(context, order, last);
  if (method === CASH && isPayable(order) && !(last && isLive(last.state)))
    await refuseCash(context, context.db, order);
  return payOrder(context, { orderId: order.id }, method).catch(error => {
    throw error instanceof Refused && error.code === 'coupon_invalid' ? new Refused('coupon_used_up') : error;
  });
}

/**
 * The way of the last attempt, or the shop's first where that is off by now. Its open page is gone on with all the same. An order that is
 * to be paid in cash has its fee in it, so it is paid in no other way, and no other order in cash.
 */
function methodAgain({ shop }: Context, { cashFee }: OrderRow, last: PaymentRow | undefined): string {
  const [first] = shop.payMethods.filter(method => (method === CASH) === (cashFee !== null));
  if (first === undefined) throw new Refused('pay_method_off');
  return last && (isLive(last.state) || shop.payMethods.includes(last.provider)) ? last.provider : first;
}

/** Finds the order's pay page, or makes one at `provider` where the last attempt is over. */
async function payOrder(
  context: Context,
  { orderId, attempt: first }: PreparedOrder,
  provider: string = context.gateway,
): Promise<StartedPayment> {
  if (!first) await leaveByHand(context, orderId, provider);
  // What was left open a while ago may be paid by now.
  const { paid } = first ? {} : await askFirst(context, orderId, 'checkout', { unlessYoungerMs: MIN_GAP_MS });
  if (paid) throw orderPaid(paid);
  let lost: string | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const isOurs = round === 0 && first !== undefined;
    const attempt = isOurs ? first : await openAttempt(context, orderId, { provider, lost });
    const now = isOurs ? await sendAttempt(context, attempt) : await bringOn(context, attempt);
    if (now.state === 'pending' && now.payUrl !== null && !isOver(context, now))
      return { payment: now, payUrl: now.payUrl };
    lost = await findLost(context, now);
  }
  throw new Refused('payment_unknown');
}

const isOver = (context: Context, payment: PaymentRow): boolean =>
  payment.expiresAt !== null && payment.expiresAt <= context.now();

/** Sends an attempt that nobody has sent, or waits for the call that is sending it. */
async function bringOn(context: Context, attempt: PaymentRow): Promise<PaymentRow> {
  let now = attempt;
  if (now.state === 'created') now = (await claimAndSend(context, now)) || { ...now, state: 'sent' };
  while (now.state === 'sent' && Math.abs(context.now().getTime() - now.createdAt.getTime()) < SENDING_MS) {
    await sleep(LOOK_AGAIN_MS);
    now = (await findPayment(context.db, now.id))!;
  }
  return now;
}

/**
 * An attempt without a usable pay page: asks the gateway how it stands. Answers its id where its page was lost, so that it can be
 * replaced at once: nobody ever had the page. A page that is over is replaced when the gateway says so.
 */
async function findLost(context: Context, attempt: PaymentRow): Promise<string | undefined> {
  if (!isLive(attempt.state)) return undefined;
  const checkedBefore = attempt.lastCheckedAt?.getTime();
  const settled = await askNow(context, attempt);
  if (!isLive(settled.state) || settled.payUrl !== null) return undefined;
  const isAnswered = settled.providerOrderId !== null || settled.notFoundCount > attempt.notFoundCount;
  // Without an answer of the gateway nothing is certain, so nothing new is started.
  if (!isAnswered || settled.lastCheckedAt?.getTime() === checkedBefore) throw new Refused('payment_unknown');
  return attempt.id;
}

/** Asks the gateway how an attempt stands; after a pause where it was asked just now, by the reconciler as a rule. */
async function askNow(context: Context, attempt: PaymentRow): Promise<PaymentRow> {
  const { payment: settled } = (await settlePayment(context, attempt.id, 'checkout'))!;
  if (settled.lastCheckedAt?.getTime() !== attempt.lastCheckedAt?.getTime()) return settled;
  await sleep(MIN_GAP_MS);
  return (await settlePayment(context, attempt.id, 'checkout'))!.payment;
}
