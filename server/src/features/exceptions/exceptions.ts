import type { ExceptionKind } from '../../../../domain/src/exceptions.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { pageOf, rowKeyOf } from '../../http/keyset.ts';
import { listOpen, putException, type ExceptionRow } from './exceptions.store.ts';

export {
  findException,
  listOpenOf as openExceptionsOf,
  listOpenOfOrder,
  lockException,
  updateResolved as resolveException,
  updateSettled as settleExceptions,
  type ExceptionRow,
} from './exceptions.store.ts';

export type Raising = {
  kind: ExceptionKind;
  /** A payment's id, or that of a refund's first try. */
  subject: string;
  orderId: string | null;
  /** Amounts in paise; nothing of the payer. */
  evidence: Record<string, unknown>;
};

/**
 * Tells the shop's people of something that does not settle by itself, once: the same again only renews the evidence. Written
 * in the transaction of what it tells.
 */
export async function raiseException(context: Context, tx: Tx, { kind, ...about }: Raising): Promise<void> {
  context.log.error(kind.replace('_', '.'), { subject: about.subject, orderId: about.orderId, ...about.evidence });
  await putException(tx, { ...about, kind, id: `E${context.randomId(20)}`, raisedAt: context.now() });
}

/** A page of the open exceptions, the newest first. */
export async function pageOfExceptions(
  context: Context,
  o: { limit: number; cursor?: string | undefined },
): Promise<{ rows: ExceptionRow[]; next: string | undefined }> {
  const rows = await listOpen(context.db, { ...o, afterRow: rowKeyOf(o.cursor) });
  return pageOf(rows, o.limit, row => ({ at: row.raisedAt, id: row.id }));
}
