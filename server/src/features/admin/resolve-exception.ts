import { exceptionActions, type ExceptionAction, type ExceptionResolution } from '../../../../domain/src/exceptions.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { findException, resolveException, type ExceptionRow } from '../exceptions/exceptions.ts';
import { lockOrder } from '../orders/orders.ts';
import {
  askGateway,
  closeQuarantined,
  recheckPayment,
  recheckRefund,
  refundQuarantined,
  settleRefund,
} from '../payments/payments.ts';
import { insertAudit } from './admin.store.ts';
import { refuseOwnAffair } from './own-affair.ts';

export type Resolving = { action: ExceptionAction; reason: string | undefined };
type Deciding = { row: ExceptionRow; actorId: string; reason: string };

/**
 * An admin's answer to an exception: asks the gateway again, gives the money back, or dismisses it with a reason. Kept in the audit
 * log. Refuses where it was resolved meanwhile, or where asking again changes nothing.
 */
export async function resolveByAdmin(context: Context, actorId: string, id: string, o: Resolving): Promise<void> {
  const row = await findException(context.db, id);
  if (!row || !exceptionActions(row.kind).includes(o.action)) throw new Refused('not_found');
  if (row.resolvedAt) throw new Refused('exception_resolved');
  if (o.action === 'recheck') return recheck(context, actorId, row);
  const reason = o.reason?.trim();
  if (!reason) throw new Refused('reason_required');
  if (o.action === 'refund') return refund(context, { row, actorId, reason });
  await context.db.transaction(tx => dismiss(context, tx, { row, actorId, reason }));
}

async function recheck(context: Context, actorId: string, row: ExceptionRow): Promise<void> {
  if (row.kind.startsWith('payment_')) await recheckPayment(context, row.subject);
  else await recheckRefund(context, row.subject);
  const now = (await findException(context.db, row.id))!;
  // A refund that is tried again settles its exception when the money is back.
  const isUnderWay = row.kind.startsWith('refund_');
  if (!now.resolvedAt && !isUnderWay) throw new Refused('exception_still_open');
  await insertAudit(context.db, {
    ...{ actorId, action: 'exception.rechecked', subject: row.id, at: context.now() },
    after: { resolution: now.resolution },
  });
}

async function refund(context: Context, deciding: Deciding): Promise<void> {
  const { row, actorId, reason } = deciding;
  const answer = await askGateway(context, row.subject);
  const refundId = await context.db.transaction(async tx => {
    await lockTheirs(context, tx, deciding);
    await end(context, tx, deciding, 'refunded');
    return refundQuarantined(context, tx, row.subject, { actorId, reason, answer });
  });
  await settleRefund(context, refundId, 'start');
}

/** Locks the order that it is about, which must not be the admin's own. */
async function lockTheirs(context: Context, tx: Tx, { row, actorId }: Deciding): Promise<void> {
  const order = row.orderId ? await lockOrder(tx, row.orderId) : undefined;
  if (order) await refuseOwnAffair(context, tx, { actorId, accountId: order.accountId });
}

async function dismiss(context: Context, tx: Tx, deciding: Deciding): Promise<void> {
  const { row } = deciding;
  await lockTheirs(context, tx, deciding);
  await end(context, tx, deciding, 'dismissed');
  if (row.kind === 'payment_quarantined') await closeQuarantined(context, tx, row.subject);
}

async function end(context: Context, tx: Tx, at: Deciding, resolution: ExceptionResolution): Promise<void> {
  const { row, actorId, reason } = at;
  const now = context.now();
  const ended = await resolveException(tx, row.id, { resolution, resolvedBy: actorId, reason, resolvedAt: now });
  if (!ended) throw new Refused('exception_resolved');
  const { kind, subject, evidence } = row;
  await insertAudit(tx, {
    ...{ actorId, action: 'exception.resolved', subject: row.id, at: now },
    ...{ before: { kind, subject, evidence }, after: { resolution, reason } },
  });
}
