import { drawingSVG, qrcode } from 'bwip-js/generic';
import type { UpiPage } from '../../../../contract/src/upi.ts';
import { DEFAULT_LANGUAGE } from '../../../../domain/src/languages.ts';
import { readUtr, shortNumberOf, upiLink, UPI } from '../../../../domain/src/upi.ts';
import { portOf } from '../../adapters/payments/port.ts';
import { isDuplicate } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { allowTry } from '../../http/rate-limit.ts';
import { Refused } from '../../http/refused.ts';
import { queueMail } from '../mail/mail.ts';
import { isPayable } from '../orders/orders.ts';
import { applyAnswer } from './apply-answer.ts';
import {
  findClaim,
  isUtrTaken,
  listOpenHands,
  lockHand,
  updateHand,
  type Claim,
  type HandRow,
} from './hand-book.store.ts';
import { lockBoth } from './lock-both.ts';
import { findOwned, updatePayment, type PaymentRow } from './payments.store.ts';

/** Numbers that a person may claim in an hour: more is guessing. */
const CLAIMS_AN_HOUR = 20;
const UTR_INDEX = 'hand_payments_utr';

/** A payment by hand, all that belongs to it locked in the order of every other payment. */
export type LockedHand = { order: Claim['order']; payment: PaymentRow; hand: HandRow };

/** The shopper's own payment by hand; anybody else's is an unknown one. */
async function findOwnClaim(context: Context, accountId: string, paymentId: string): Promise<Claim> {
  const claim = await findClaim(context.db, paymentId);
  if (claim?.order.accountId !== accountId) throw new Refused('not_found');
  return claim;
}

/** Locks a payment by hand with its order; nothing for an id that is none. */
export async function lockHandPayment(tx: Tx, paymentId: string): Promise<LockedHand | undefined> {
  const known = await findOwned(tx, paymentId);
  if (known?.provider !== UPI) return undefined;
  const [order, payment] = await lockBoth(tx, known);
  const hand = await lockHand(tx, paymentId);
  return hand && { order, payment, hand };
}

/** What the shopper sees of a payment by hand: whom to pay, how much, and how it stands. */
export async function upiPageOf(context: Context, accountId: string, paymentId: string): Promise<UpiPage> {
  return toUpiPage(context, await findOwnClaim(context, accountId, paymentId));
}

function toUpiPage(context: Context, { hand, payment, order }: Claim): UpiPage {
  const { vpa, payee, amount, utr, reason, expiresAt } = hand;
  const { id: orderId } = order;
  const link = upiLink({ vpa, payee, amount, orderId, paymentId: payment.id });
  const svg = qrcode<string>({ bcid: 'qrcode', text: link, scale: 4, padding: 4 }, drawingSVG());
  const isOver = hand.state === 'open' && expiresAt <= context.now();
  return {
    ...{ paymentId: payment.id, orderId, orderNumber: shortNumberOf(orderId), amount, vpa, payee, link },
    qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    state: isOver ? 'expired' : hand.state,
    isWanted: isPayable(order),
    isHeld: payment.state === 'quarantined',
    ...{ utr, reason, expiresAt: expiresAt.toISOString() },
  };
}

/**
 * The shopper says that a payment was made, and gives the bank's number of it. It only asks the owner to look: no claim moves an order. A
 * number that another payment has is refused. Another number may take its place until the owner has decided; one that comes late is taken too.
 */
export async function claimUpi(
  context: Context,
  accountId: string,
  paymentId: string,
  typed: string,
): Promise<UpiPage> {
  await findOwnClaim(context, accountId, paymentId);
  const utr = readUtr(typed);
  if (!utr.ok) throw new Refused('utr_form');
  await allowTry(context.db, `utr:${accountId}`, CLAIMS_AN_HOUR, 3600, context.now());
  await refusingTaken(() =>
    context.db.transaction(async tx => {
      const at = await lockHandPayment(tx, paymentId);
      if (at) await writeClaim(context, tx, at, utr.value);
    }),
  );
  return upiPageOf(context, accountId, paymentId);
}

/** Two may write the same number at once: the index lets one of them through. */
export async function refusingTaken<T>(work: () => Promise<T>): Promise<T> {
  return work().catch(error => {
    throw isDuplicate(error, UTR_INDEX) ? new Refused('utr_used') : error;
  });
}

async function writeClaim(context: Context, tx: Tx, { order, payment, hand }: LockedHand, utr: string): Promise<void> {
  const isSame = hand.state === 'claimed' && hand.utr === utr;
  if (isSame || hand.state === 'confirmed') return;
  if (await isUtrTaken(tx, utr, payment.id)) throw new Refused('utr_used');
  const now = context.now();
  await updateHand(tx, payment.id, { state: 'claimed', utr, claimedAt: now, reason: null, decidedBy: null, decidedAt: null }); // prettier-ignore
  // The page of a claim does not expire: it is what the shopper comes back to.
  await updatePayment(tx, payment.id, { expiresAt: null });
  await queueMail(tx, {
    ...{ subject: `claim:${payment.id}`, template: 'payment_claimed', language: DEFAULT_LANGUAGE, now },
    recipient: context.shop.operator.email,
    data: { orderId: order.id, amount: hand.amount, isReminder: false },
  });
}

/** The shopper pays another way: the attempt is over, unless it was said to be paid. Money that comes late all the same is the owner's to confirm. */
export async function dropUpi(context: Context, accountId: string, paymentId: string): Promise<UpiPage> {
  await findOwnClaim(context, accountId, paymentId);
  await drop(context, paymentId);
  return upiPageOf(context, accountId, paymentId);
}

async function drop(context: Context, paymentId: string): Promise<void> {
  const isDropped = await context.db.transaction(async tx => {
    const at = await lockHandPayment(tx, paymentId);
    if (at?.hand.state !== 'open') return false;
    await updateHand(tx, paymentId, { state: 'dropped' });
    await lookSoon(tx, at.payment, context.now());
    return true;
  });
  if (isDropped) await settleHand(context, paymentId);
}

/** Ends what an order has open by hand where its shopper chose another way, so that the new one can begin. */
export async function leaveByHand(context: Context, orderId: string, provider: string): Promise<void> {
  if (provider === UPI) return;
  for (const paymentId of await listOpenHands(context.db, orderId)) await drop(context, paymentId);
}

/** The book has changed: were this process to die now, the reconciler looks at once. */
export async function lookSoon(tx: Tx, payment: PaymentRow, now: Date): Promise<void> {
  if (payment.state === 'completed' || payment.state === 'quarantined') return;
  await updatePayment(tx, payment.id, { nextCheckAt: now });
}

/** Writes what the book says now of a payment by hand. One that was set aside is taken up where it now agrees with ours. */
export async function settleHand(context: Context, paymentId: string): Promise<void> {
  const payment = (await findOwned(context.db, paymentId))!;
  const answer = await portOf(context, payment).fetchStatus(paymentId);
  await applyAnswer(context, payment, answer, { takesUp: true });
}
