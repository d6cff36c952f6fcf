import type { CashOrder as CashReply } from '../../../../contract/src/admin-payments.ts';
import type { CashState, CashWay } from '../../../../domain/src/cash.ts';
import { paiseOf, toRupees } from '../../../../domain/src/money.ts';
import { shortNumberOf } from '../../../../domain/src/upi.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { pageOf, rowKeyOf } from '../../http/keyset.ts';
import { Refused } from '../../http/refused.ts';
import {
  callOffCash,
  collectCash,
  countRefused,
  findCashOrder,
  listCashOrders,
  lockCashPayment,
  settleHand,
  type CashOrder,
  type LockedCash,
} from '../payments/payments.ts';
import { insertAudit } from './admin.store.ts';
import { refuseOwnAffair } from './own-affair.ts';

/** Payments in cash on delivery, the newest first. */
export async function pageOfCash(
  context: Context,
  o: { limit: number; cursor?: string | undefined; state?: CashState | undefined },
): Promise<{ orders: CashReply[]; next: string | undefined }> {
  const { rows, refused } = await listCashOrders(context.db, {
    ...{ state: o.state, afterRow: rowKeyOf(o.cursor), limit: o.limit },
  });
  const page = pageOf(rows, o.limit, ({ cash }) => ({ at: cash.createdAt, id: cash.paymentId }));
  return { orders: page.rows.map(row => toCashReply(row, refused)), next: page.next };
}

function toCashReply({ cash, payment, order }: CashOrder, refused: ReadonlyMap<string, number>): CashReply {
  const { state, way, reference, reason } = cash;
  return {
    ...{ paymentId: payment.id, orderId: order.id, orderNumber: shortNumberOf(order.id) },
    customer: `${order.firstName} ${order.lastName}`.trim(),
    ...{ phone: order.phone, state, orderStatus: order.status, way, reference, reason },
    ...{ amount: toRupees(cash.amount), fee: toRupees(order.cashFee ?? paiseOf(0)) },
    refusedParcels: refused.get(cash.accountId) ?? 0,
    createdAt: cash.createdAt.toISOString(),
    agreedAt: cash.agreedAt?.toISOString() ?? null,
    decidedAt: cash.decidedAt?.toISOString() ?? null,
  };
}

/** The parcel was delivered and its money is there. Two at once who say the same are one; kept in the log. */
export function collectByOwner(
  context: Context,
  actorId: string,
  paymentId: string,
  { way, reference }: { way: CashWay; reference: string },
): Promise<CashReply> {
  return decide(context, actorId, paymentId, async (tx, at) => {
    const isNew = await collectCash(context, tx, at, { actorId, way, reference });
    const after = { amount: at.cash.amount, way, reference };
    if (isNew)
      await insertAudit(tx, { actorId, action: 'cash.collected', subject: at.order.id, after, at: context.now() });
  });
}

/** The parcel came back, or the order is called off. Kept in the log. */
export function refuseCashByOwner(
  context: Context,
  actorId: string,
  paymentId: string,
  { reason }: { reason: string },
): Promise<CashReply> {
  return decide(context, actorId, paymentId, async (tx, at) => {
    const isNew = await callOffCash(context, tx, at, { actorId, reason });
    const after = { status: at.order.status, reason };
    if (isNew)
      await insertAudit(tx, { actorId, action: 'cash.refused', subject: at.order.id, after, at: context.now() });
  });
}

async function decide(
  context: Context,
  actorId: string,
  paymentId: string,
  work: (tx: Tx, at: LockedCash) => Promise<void>,
): Promise<CashReply> {
  await context.db.transaction(async tx => {
    const at = await lockCashPayment(tx, paymentId);
    if (!at) throw new Refused('not_found');
    await refuseOwnAffair(context, tx, { actorId, accountId: at.order.accountId });
    await work(tx, at);
  });
  await settleHand(context, paymentId);
  const found = (await findCashOrder(context.db, paymentId))!;
  return toCashReply(found, await countRefused(context.db, [found.cash.accountId]));
}
