import {
  isReturnLive,
  stateAfter,
  type ReturnAct,
  type ReturnOutcome,
  type ReturnState,
} from '../../../../domain/src/returns.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { listOrderLines, lockOrder, moveOrder, replaceOrder, type OrderRow, type ReturnRow } from '../orders/orders.ts';
import { startReturnRefund } from './return-refund.ts';
import { tellDecided } from './return-mails.ts';
import {
  findLastStep,
  findReturn,
  findStepByKey,
  insertStep,
  listReturnLines,
  lockReturn,
  updateReturn,
  type NewReturn,
} from './returns.store.ts';

export type Decision = {
  actorId: string;
  act: ReturnAct;
  reason: string | undefined;
  /** The version that the admin saw. */
  version: number;
  idempotencyKey: string;
};
/** How it was decided: `refundId` is to be settled after the commit; `isNew` is false for the same decision once more. */
export type Decided = {
  before: ReturnRow;
  after: ReturnRow;
  /** Whose order it is about. */
  accountId: string | null;
  refundId: string | undefined;
  isNew: boolean;
};

/** A decision that may be carried out: order and return are locked. */
export type Deciding = {
  context: Context;
  tx: Tx;
  order: OrderRow;
  row: ReturnRow;
  act: ReturnAct;
  to: ReturnState;
  actorId: string;
  reason: string | null;
};

const OUTCOMES: Partial<Record<ReturnAct, ReturnOutcome>> = {
  replace: 'replacement',
  send_back: 'refund_after_return',
};

/**
 * Decides a return, in the transaction of who keeps the audit log: the return, the order's step, the replacement or the refund, and the
 * shopper's mail, all or nothing. Refuses with `return_changed`, and what was done, where somebody else decided meanwhile;
 * `return_out_of_step` where the order's status was changed by hand; and what startRefund refuses.
 */
export async function decideReturn(context: Context, tx: Tx, id: string, wish: Decision): Promise<Decided> {
  const known = await findReturn(tx, id);
  if (!known) throw new Refused('not_found');
  const order = (await lockOrder(tx, known.orderId))!;
  const row = (await lockReturn(tx, id))!;
  const done = await findStepByKey(tx, wish.actorId, wish.idempotencyKey);
  if (done && (done.returnId !== id || done.act !== wish.act)) throw new Refused('idempotency_mismatch');
  if (done)
    return {
      before: row,
      after: row,
      accountId: order.accountId,
      refundId: row.refundWishId ?? undefined,
      isNew: false,
    };
  const to = stateAfter(row.state, wish.act);
  if (wish.version !== row.version || !to) throw new Refused('return_changed', await whatChanged(tx, row));
  const reason = wish.reason?.trim() || null;
  if (reason === null && wish.act !== 'receive') throw new Refused('return_reason_required');
  const deciding = { context, tx, order, row, act: wish.act, to, actorId: wish.actorId, reason };
  const { change, refundId } = await carryOut(deciding);
  const now = context.now();
  const settledAt = isReturnLive(to) ? null : now;
  const after = await updateReturn(tx, id, { ...change, state: to, settledAt });
  const step = { returnId: id, act: wish.act, to, by: 'admin', actorId: wish.actorId, reason, at: now } as const;
  await insertStep(tx, { ...step, requestKey: wish.idempotencyKey });
  await tellDecided(tx, { order, row: after, act: wish.act, reason, now });
  return { before: row, after, accountId: order.accountId, refundId, isNew: true };
}

/** What an admin is told whose page is older than the return. */
async function whatChanged(tx: Tx, row: ReturnRow): Promise<object> {
  const last = await findLastStep(tx, row.id);
  const { state, outcome, version } = row;
  return { state, outcome, version, act: last?.act ?? null, at: last?.at.toISOString() ?? null };
}

type CarriedOut = { change: NewReturnChange; refundId?: string };
type NewReturnChange = Partial<Pick<NewReturn, 'outcome' | 'replacementOrderId' | 'refundWishId' | 'amount'>>;

async function carryOut(at: Deciding): Promise<CarriedOut> {
  const { act, row, order } = at;
  const isInStep = order.status === 'return_requested' || order.status === 'return_received';
  if (act === 'refuse') {
    if (isInStep) await step(at, 'order_received');
    return { change: {} };
  }
  if (!isInStep) throw new Refused('return_out_of_step');
  if (act === 'replace') return replace(at);
  if (act === 'refund') return refund(at);
  if (act === 'receive' && order.status !== 'return_received') await step(at, 'return_received');
  return { change: { outcome: OUTCOMES[act] ?? row.outcome } };
}

async function step({ context, tx, order, actorId, reason }: Deciding, to: 'order_received' | 'return_received') {
  const now = context.now();
  return moveOrder(tx, order, { to, by: 'admin', actorId, reason: reason ?? undefined, now });
}

async function replace(at: Deciding): Promise<CarriedOut> {
  const { context, tx, order, row, actorId, reason } = at;
  const wanted = new Map((await listReturnLines(tx, row.id)).map(line => [line.orderLineId, line.quantity]));
  const all = await listOrderLines(tx, [order.id]);
  const lines = all.flatMap(line => (wanted.has(line.id) ? [{ ...line, quantity: wanted.get(line.id)! }] : []));
  const made = await replaceOrder(context, tx, { returnId: row.id, order, lines, actorId, reason: reason! });
  await step(at, 'order_received');
  return { change: { outcome: 'replacement', replacementOrderId: made.id } };
}

/** Where everything goes back, startRefund moves the order; of a part the shopper keeps the rest. */
async function refund(at: Deciding): Promise<CarriedOut> {
  const { order, row } = at;
  const { wishId, refundId, amount, isWhole } = await startReturnRefund(at);
  if (!isWhole) await step({ ...at, order }, 'order_received');
  const outcome = row.state === 'received' ? 'refund_after_return' : 'refund';
  return { change: { outcome, refundWishId: wishId, amount }, refundId };
}
