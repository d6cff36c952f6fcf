import type { Context } from '../../http/handle.ts';
import type { ReturnRow } from '../orders/orders.ts';
import { settleRefund } from '../payments/payments.ts';
import { decideReturn, type Decision } from '../returns/returns.ts';
import { insertAudit } from './admin.store.ts';
import { refuseOwnAffair } from './own-affair.ts';

const auditOf = ({ state, outcome, replacementOrderId, refundWishId, amount, version }: ReturnRow) => ({
  ...{ state, outcome, replacementOrderId, refundWishId, amount, version },
});

/**
 * An admin's decision about somebody else's return, kept in the audit log; a refund is sent after the commit. The same key is the same decision.
 * Answers the return's order.
 */
export async function decideByAdmin(context: Context, id: string, decision: Decision): Promise<string> {
  const { orderId, refundId } = await context.db.transaction(async tx => {
    const { actorId, act, reason } = decision;
    const { before, after, accountId, refundId, isNew } = await decideReturn(context, tx, id, decision);
    await refuseOwnAffair(context, tx, { actorId, accountId });
    const told = { before: auditOf(before), after: { ...auditOf(after), act, reason: reason ?? null } };
    if (isNew) await insertAudit(tx, { actorId, action: 'return.decided', subject: id, ...told, at: context.now() });
    return { orderId: after.orderId, refundId };
  });
  if (refundId) await settleRefund(context, refundId, 'start');
  return orderId;
}
