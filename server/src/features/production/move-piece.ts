import { printVerdict } from '../../../../domain/src/print-quality.ts';
import {
  isInProduction,
  movePiece as mayMove,
  orderAfterPieces,
  pieceCode,
  readPieceCode,
  UNDO_MS,
  type MisprintReason,
  type PieceAct,
  type PieceState,
} from '../../../../domain/src/production.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { changeLocked, insertAudit } from '../admin/admin.ts';
import { takenDownLines } from '../moderation/moderation.ts';
import { lockOrder, type OrderRow } from '../orders/orders.ts';
import { isUndoable } from './piece-reply.ts';
import { measurePrints } from './print-source.ts';
import { pieceOf } from './production.ts';
import { findOrderOfLine, listPiecesOf, listStates, putPiece, type PieceRow } from './production.store.ts';
import type { PieceView } from './view-pieces.ts';

export type Wish = {
  act: PieceAct;
  reason?: MisprintReason | undefined;
  version: number;
  /** Who approves knows what is wrong with the print. */
  sawWarnings?: boolean | undefined;
};

/** One shirt, looked at by itself: its print is measured first where nobody has, so that no warning goes unseen. */
export async function moveSeen(context: Context, actorId: string, code: string, wish: Wish): Promise<PieceView> {
  if (wish.act === 'approve') {
    const view = await pieceOf(context.db, code);
    // What cannot be measured has no verdict, and asks for a look.
    await measurePrints(context, view).catch(onRefusal);
  }
  return movePiece(context, actorId, code, wish);
}

function onRefusal(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}

/**
 * Moves a shirt by the table of its states, and its order by the order table: what is printed takes it into production, the last shirt's
 * parcel makes it ready for shipping. An approval can be undone for ten seconds; the order moves, and its shopper is told, after them
 * (start-approved). Refuses with `piece_changed`, and how it is now, where somebody else was faster, with `piece_out_of_step` what the
 * tables do not know, and what is not printed yet of a design that was taken down, and with `piece_needs_look` an approval of a print
 * that is not good.
 */
export async function movePiece(context: Context, actorId: string, code: string, wish: Wish): Promise<PieceView> {
  return context.db.transaction(async tx => {
    const at = context.now();
    const { piece, order } = await lockPiece(tx, code);
    const now = { state: piece.state, reprints: piece.reprints, version: piece.version, orderStatus: order.status };
    if (piece.version !== wish.version) throw new Refused('piece_changed', { now });
    const { act, reason } = wish;
    const moved = mayMove({ from: piece.state, act, reason, isUndoable: isUndoable(piece, at) });
    if (!moved.ok) throw new Refused(moved.refusal, { now });
    const isPrinted = piece.state === 'printed' || piece.state === 'packed';
    const isStopped = !isPrinted && (await takenDownLines(tx, [order.id])).has(piece.lineId);
    if (isStopped || !isInProduction(order.status)) throw new Refused('piece_out_of_step', { now });
    if (act === 'approve' && !wish.sawWarnings) await refuseUnseen(tx, code, now);
    await putPiece(tx, piece, afterMove(piece, wish, { ...moved.value, at, actorId }));
    await insertAudit(tx, {
      ...{ actorId, action: `piece.${act}`, subject: order.id, at },
      before: { piece: pieceCode(piece), state: piece.state, reprints: piece.reprints },
      after: { piece: pieceCode(piece), state: moved.value.to, reprints: reprintsAfter(piece, moved.value), reason: reason ?? null }, // prettier-ignore
    });
    if (act !== 'approve' && act !== 'undo') await moveItsOrder(context, tx, order, actorId);
    return pieceOf(tx, code);
  });
}

type Moved = { to: PieceState; isReprint: boolean };
const reprintsAfter = (piece: PieceRow, { isReprint }: Moved): number => piece.reprints + (isReprint ? 1 : 0);

function afterMove(piece: PieceRow, { act, reason }: Wish, o: Moved & { at: Date; actorId: string }) {
  const isApproval = act === 'approve';
  return {
    ...{ state: o.to, version: piece.version + 1, changedAt: o.at, reprints: reprintsAfter(piece, o) },
    misprint: o.isReprint ? reason! : piece.misprint,
    undoUntil: isApproval ? new Date(o.at.getTime() + UNDO_MS) : null,
    approvedBy: isApproval ? o.actorId : null,
  };
}

/** Refuses to approve what is not good, and says why. */
async function refuseUnseen(tx: Tx, code: string, now: object): Promise<void> {
  const reports = (await pieceOf(tx, code)).sides.map(side => side.report);
  if (printVerdict(reports) === 'good') return;
  const warnings = [...new Set(reports.flatMap(report => report?.warnings ?? []))];
  throw new Refused('piece_needs_look', { now, warnings });
}

async function lockPiece(tx: Tx, code: string): Promise<{ piece: PieceRow; order: OrderRow }> {
  const key = readPieceCode(code);
  const orderId = key && (await findOrderOfLine(tx, key.lineId));
  const order = orderId === undefined ? undefined : await lockOrder(tx, orderId);
  const [piece] = key && order ? await listPiecesOf(tx, [key]) : [];
  if (!piece || !order) throw new Refused('not_found');
  return { piece, order };
}

/** By the order table alone: an order that is packed at once takes both steps. */
async function moveItsOrder(context: Context, tx: Tx, order: OrderRow, actorId: string): Promise<void> {
  const started =
    order.status === 'order_processing'
      ? await changeLocked(context, tx, order, { actorId, status: 'under_production' })
      : order;
  const status = orderAfterPieces(await listStates(tx, order.id));
  if (status !== started.status) await changeLocked(context, tx, started, { actorId, status });
}

/** Moves several shirts, each in a transaction of its own, and says of each whether it moved, and else why not. */
export async function movePieces(
  context: Context,
  actorId: string,
  { act, pieces }: { act: PieceAct; pieces: readonly { id: string; version: number }[] },
): Promise<{ id: string; moved: boolean; code: Refused['code'] | null }[]> {
  const results = [];
  for (const { id, version } of pieces)
    results.push({ id, ...(await moveOne(context, actorId, id, { act, version })) });
  return results;
}

async function moveOne(context: Context, actorId: string, id: string, wish: Wish) {
  try {
    await movePiece(context, actorId, id, wish);
    return { moved: true, code: null };
  } catch (error) {
    if (error instanceof Refused) return { moved: false, code: error.code };
    throw error;
  }
}
