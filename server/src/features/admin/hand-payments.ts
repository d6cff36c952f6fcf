import type { Claim as ClaimReply, HandRefund } from '../../../../contract/src/admin-payments.ts';
import { toRupees, type Paise } from '../../../../domain/src/money.ts';
import { shortNumberOf, type HandState } from '../../../../domain/src/upi.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { pageOf, rowKeyOf } from '../../http/keyset.ts';
import { Refused } from '../../http/refused.ts';
import {
  confirmHand,
  findClaim,
  listClaims,
  listHandRefunds,
  lockHandPayment,
  refuseHand,
  refusingTaken,
  sendHandRefund,
  settleHand,
  settleHandRefund,
  type Claim,
  type LockedHand,
  type Sending,
} from '../payments/payments.ts';
import { insertAudit } from './admin.store.ts';
import { refuseOwnAffair } from './own-affair.ts';

type Paged = { limit: number; cursor?: string | undefined };

/** Payments to the shop's own UPI address, the newest first. */
export async function pageOfClaims(context: Context, o: Paged & { state?: HandState | undefined }) {
  const rows = await listClaims(context.db, { state: o.state, afterRow: rowKeyOf(o.cursor), limit: o.limit });
  const page = pageOf(rows, o.limit, ({ hand }) => ({ at: hand.createdAt, id: hand.paymentId }));
  return { claims: page.rows.map(toClaimReply), next: page.next };
}

export function toClaimReply({ hand, payment, order }: Claim): ClaimReply {
  return {
    paymentId: payment.id,
    orderId: order.id,
    orderNumber: shortNumberOf(order.id),
    customer: `${order.firstName} ${order.lastName}`.trim(),
    state: hand.state,
    paymentState: payment.state,
    orderStatus: order.status,
    amount: toRupees(hand.amount),
    received: hand.receivedAmount === null ? null : toRupees(hand.receivedAmount),
    utr: hand.utr,
    reason: hand.reason,
    createdAt: hand.createdAt.toISOString(),
    claimedAt: hand.claimedAt?.toISOString() ?? null,
    decidedAt: hand.decidedAt?.toISOString() ?? null,
  };
}

/** The owner found a payment in the bank. Two at once who say the same are one; kept in the log. */
export function confirmByOwner(
  context: Context,
  actorId: string,
  paymentId: string,
  { amount, utr }: { amount: Paise; utr: string | undefined },
): Promise<ClaimReply> {
  return decide(context, actorId, paymentId, async (tx, at) => {
    const isNew = await confirmHand(context, tx, at, { actorId, amount, utr });
    const after = { amount, utr: utr ?? at.hand.utr };
    if (isNew)
      await insertAudit(tx, { actorId, action: 'payment.confirmed', subject: paymentId, after, at: context.now() });
  });
}

/** The owner did not find a payment in the bank. Kept in the log. */
export function refuseByOwner(
  context: Context,
  actorId: string,
  paymentId: string,
  { reason }: { reason: string },
): Promise<ClaimReply> {
  return decide(context, actorId, paymentId, async (tx, at) => {
    const isNew = await refuseHand(context, tx, at, { actorId, reason });
    const after = { utr: at.hand.utr, reason };
    if (isNew)
      await insertAudit(tx, { actorId, action: 'payment.refused', subject: paymentId, after, at: context.now() });
  });
}

async function decide(
  context: Context,
  actorId: string,
  paymentId: string,
  work: (tx: Tx, at: LockedHand) => Promise<void>,
): Promise<ClaimReply> {
  await refusingTaken(() =>
    context.db.transaction(async tx => {
      const at = await lockHandPayment(tx, paymentId);
      if (!at) throw new Refused('not_found');
      await refuseOwnAffair(context, tx, { actorId, accountId: at.order.accountId });
      await work(tx, at);
    }),
  );
  await settleHand(context, paymentId);
  return toClaimReply((await findClaim(context.db, paymentId))!);
}

/** Refunds that wait until the owner sends them, the oldest first. */
export async function pageOfHandRefunds(
  context: Context,
  o: Paged,
): Promise<{ refunds: HandRefund[]; next: string | undefined }> {
  const rows = await listHandRefunds(context.db, { afterRow: rowKeyOf(o.cursor), limit: o.limit });
  const page = pageOf(rows, o.limit, ({ sent }) => ({ at: sent.createdAt, id: sent.refundId }));
  const refunds = page.rows.map(({ refund, sent, order, utr }) => ({
    id: refund.id,
    orderId: order.id,
    orderNumber: shortNumberOf(order.id),
    customer: `${order.firstName} ${order.lastName}`.trim(),
    phone: order.phone,
    amount: toRupees(sent.amount),
    utr,
    createdAt: sent.createdAt.toISOString(),
  }));
  return { refunds, next: page.next };
}

/** The owner sent a refund from the bank. Kept in the log. */
export async function sendByOwner(context: Context, refundId: string, o: Sending): Promise<void> {
  const { actorId, way, reference } = o;
  await context.db.transaction(async tx => {
    const sent = await sendHandRefund(context, tx, refundId, o);
    if (!sent) throw new Refused('not_found');
    await refuseOwnAffair(context, tx, { actorId, accountId: sent.order.accountId });
    const after = { refundId, amount: sent.refund.amount, way, reference };
    if (sent.isNew)
      await insertAudit(tx, { actorId, action: 'refund.sent', subject: sent.order.id, after, at: context.now() });
  });
  await settleHandRefund(context, refundId);
}
