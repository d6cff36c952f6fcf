import type { Paise } from '../../../../domain/src/money.ts';
import { REMIND_AFTER_MS, readUtr, type RefundWay } from '../../../../domain/src/upi.ts';
import { DEFAULT_LANGUAGE } from '../../../../domain/src/languages.ts';
import { portOf } from '../../adapters/payments/port.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { queueMail } from '../mail/mail.ts';
import { lockOrder, type OrderRow } from '../orders/orders.ts';
import { applyRefundAnswer } from './apply-refund-answer.ts';
import { lookSoon, type LockedHand } from './by-hand.ts';
import {
  claimReminders,
  findClaim,
  isUtrTaken,
  lockHandRefund,
  updateHand,
  updateHandRefund,
} from './hand-book.store.ts';
import { findPayment, lockPayment } from './payments.store.ts';
import { findRefund, lockRefund, updateRefund, type RefundRow } from './refunds.store.ts';

export type Confirming = { actorId: string; amount: Paise; utr: string | undefined };

/**
 * The owner found the money in the bank: how much, and under which number. The caller has locked the payment, and calls `settleHand` after
 * its commit. False where the same was confirmed before. Refuses another word about what is decided, unless another amount had arrived and
 * waits for a person.
 */
export async function confirmHand(context: Context, tx: Tx, at: LockedHand, o: Confirming): Promise<boolean> {
  const { hand, payment } = at;
  const utr = readUtr(o.utr ?? hand.utr ?? '');
  if (!utr.ok) throw new Refused('utr_form');
  const isHeld = payment.state === 'quarantined' && payment.settledAt === null;
  if (hand.state === 'confirmed') {
    if (hand.utr === utr.value && hand.receivedAmount === o.amount) return false;
    if (!isHeld) throw new Refused('claim_decided');
  }
  if (await isUtrTaken(tx, utr.value, payment.id)) throw new Refused('utr_used');
  const now = context.now();
  await updateHand(tx, payment.id, {
    ...{ state: 'confirmed', utr: utr.value, receivedAmount: o.amount, reason: null },
    ...{ decidedBy: o.actorId, decidedAt: now },
  });
  await lookSoon(tx, payment, now);
  return true;
}

/** The owner did not find it: the attempt has failed, and the shopper reads why. False where that was said before. */
export async function refuseHand(
  context: Context,
  tx: Tx,
  { hand, payment }: LockedHand,
  o: { actorId: string; reason: string },
): Promise<boolean> {
  if (hand.state === 'refused') return false;
  if (hand.state !== 'claimed') throw new Refused('claim_decided');
  const now = context.now();
  await updateHand(tx, payment.id, { state: 'refused', reason: o.reason, decidedBy: o.actorId, decidedAt: now });
  await lookSoon(tx, payment, now);
  return true;
}

export type Sending = { actorId: string; way: RefundWay; reference: string };

/**
 * The owner has sent a refund from the bank. Locks it with its order; the caller calls `settleHandRefund` after its commit. Nothing for a
 * refund that is not by hand. `isNew` is false where the same was said before.
 */
export async function sendHandRefund(
  context: Context,
  tx: Tx,
  refundId: string,
  o: Sending,
): Promise<{ order: OrderRow; refund: RefundRow; isNew: boolean } | undefined> {
  const known = await findRefund(tx, refundId);
  if (!known) return undefined;
  const order = (await lockOrder(tx, known.orderId))!;
  await lockPayment(tx, known.paymentId);
  const refund = (await lockRefund(tx, refundId))!;
  const sent = await lockHandRefund(tx, refundId);
  if (!sent) return undefined;
  if (sent.sentAt !== null) {
    if (sent.reference !== o.reference) throw new Refused('claim_decided');
    return { order, refund, isNew: false };
  }
  const now = context.now();
  await updateHandRefund(tx, refundId, { way: o.way, reference: o.reference, sentBy: o.actorId, sentAt: now });
  await updateRefund(tx, refundId, { nextCheckAt: now });
  return { order, refund, isNew: true };
}

/** Writes what the book says now of a refund by hand. */
export async function settleHandRefund(context: Context, refundId: string): Promise<void> {
  const refund = (await findRefund(context.db, refundId))!;
  const payment = (await findPayment(context.db, refund.paymentId))!;
  await applyRefundAnswer(context, refundId, await portOf(context, payment).fetchRefund({ ...refund, refundId }));
}

const AT_ONCE = 20;

/** Tells the owner once more of each claim that has waited for half a day. Any number of processes may run it. */
export async function remindOfClaims(context: Context): Promise<void> {
  const now = context.now();
  const until = new Date(now.getTime() - REMIND_AFTER_MS);
  await context.db.transaction(async tx => {
    for (const { paymentId, amount } of await claimReminders(tx, until, now, AT_ONCE)) {
      const { order } = (await findClaim(tx, paymentId))!;
      await queueMail(tx, {
        ...{ subject: `claim-again:${paymentId}`, template: 'payment_claimed', language: DEFAULT_LANGUAGE, now },
        recipient: context.shop.operator.email,
        data: { orderId: order.id, amount, isReminder: true },
      });
    }
  });
}
