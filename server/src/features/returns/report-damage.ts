import type { z } from 'zod';
import type { returns } from '../../../../contract/src/returns.ts';
import { checkReported, REPORT_LIMITS } from '../../../../domain/src/returns.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import {
  findOwnOrder,
  lockOrder,
  moveOrder,
  reportingOf,
  requestHashOf,
  viewOrders,
  withParts,
  type OrderView,
  type ReturnView,
} from '../orders/orders.ts';
import { tellReported } from './return-mails.ts';
import { findReturn, findReturnByKey, insertReturn, insertStep, takePhotos } from './returns.store.ts';

export type DamageReport = z.output<typeof returns.report.body>;

/**
 * Reports something damaged, faulty or wrong of the shopper's own order, in one transaction: the return with its photos, the order's
 * step and the mails to the shopper and to the shop. The same key with the same report is the same return, with another one it is
 * refused with `idempotency_mismatch`. Refuses with not_found, why nothing can be reported, return_lines and return_photos.
 */
export async function reportDamage(
  context: Context,
  accountId: string,
  { orderId, report }: { orderId: string; report: DamageReport },
): Promise<ReturnView> {
  const own = await findOwnOrder(context.db, accountId, orderId);
  if (!own || own.credits !== null) throw new Refused('not_found');
  const id = await context.db.transaction(async tx => {
    // The lock comes first: a second press waits here and finds the first one's return.
    const order = (await lockOrder(tx, own.id))!;
    const requestHash = requestHashOf({ ...report, orderId: order.id });
    const known = await findReturnByKey(tx, accountId, report.idempotencyKey);
    if (known && known.requestHash !== requestHash) throw new Refused('idempotency_mismatch');
    if (known) return known.id;
    const [view] = await viewOrders(tx, [order]);
    return write(context, tx, { view: view!, report, requestHash });
  });
  return (await viewReturn(context.db, id))!;
}

type Accepted = { view: OrderView; report: DamageReport; requestHash: string };

async function write(context: Context, tx: Tx, { view, report, requestHash }: Accepted): Promise<string> {
  const { order } = view;
  const now = context.now();
  const { refusal } = reportingOf(view, now);
  if (refusal) throw new Refused(refusal);
  const lines = report.lines.map(line => ({ orderLineId: Number(line.itemId), quantity: line.quantity }));
  const fits = checkReported(lines, view.lines, view.returns);
  if (!fits.ok) throw new Refused(fits.refusal);
  const { reason, description, idempotencyKey: requestKey } = report;
  const row = {
    id: `r${context.randomId(20)}`,
    orderId: order.id,
    accountId: order.accountId,
    requestKey,
    requestHash,
  };
  await insertReturn(tx, { ...row, reason, description, createdAt: now }, lines);
  await attachPhotos(tx, row, report.photoIds);
  const by = { by: 'shopper', actorId: order.accountId } as const;
  await insertStep(tx, { returnId: row.id, act: 'report', to: 'requested', ...by, at: now });
  await moveOrder(tx, order, { to: 'return_requested', ...by, now });
  await tellReported(context, tx, { order, lines: view.lines, report: { ...report, id: row.id, lines }, now });
  return row.id;
}

/** One to five photos of this order that no other report has. */
async function attachPhotos(tx: Tx, row: { id: string; orderId: string }, photoIds: readonly string[]): Promise<void> {
  const isFit = photoIds.length >= 1 && photoIds.length <= REPORT_LIMITS.photos;
  const taken = isFit ? await takePhotos(tx, { returnId: row.id, orderId: row.orderId, photoIds }) : 0;
  if (!isFit || taken !== photoIds.length) throw new Refused('return_photos');
}

async function viewReturn(tx: Tx, id: string): Promise<ReturnView | undefined> {
  const row = await findReturn(tx, id);
  return row && (await withParts(tx, [row]))[0];
}
