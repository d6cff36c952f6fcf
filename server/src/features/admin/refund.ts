import type { Paise } from '../../../../domain/src/money.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { lockOrder } from '../orders/orders.ts';
import { refundOrder, settleRefund } from '../payments/payments.ts';
import { insertAudit } from './admin.store.ts';
import { refuseOwnAffair } from './own-affair.ts';

export type AdminRefund = {
  amount: Paise;
  reason: string;
  idempotencyKey: string;
  /** The version of the order that the admin saw. */
  version?: number | undefined;
};

/**
 * An admin's refund of somebody else's order, at the gateway. Kept in the audit log. A double click, a retried request or two admins at once
 * are one refund: by the key, the order's lock and its version.
 */
export async function refundByAdmin(
  context: Context,
  actorId: string,
  orderId: string,
  wish: AdminRefund,
): Promise<void> {
  const { version, ...terms } = wish;
  const refundId = await context.db.transaction(async tx => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Refused('not_found');
    await refuseOwnAffair(context, tx, { actorId, accountId: order.accountId });
    const isSeen = version === undefined || version === order.version;
    const { refund, isNew } = await refundOrder(context, tx, order, { ...terms, actorId, isSeen });
    const { amount, reason } = terms;
    const after = { refundId: refund.id, amount, reason };
    if (isNew) await insertAudit(tx, { actorId, action: 'order.refunded', subject: orderId, after, at: context.now() });
    return refund.id;
  });
  await settleRefund(context, refundId, 'start');
}
