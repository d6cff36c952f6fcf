import {
  isInProduction,
  movePiece as mayMove,
  orderAfterPieces,
  pieceCode,
  readPieceCode,
  type MisprintReason,
  type PieceAct,
} from '../../../../domain/src/production.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { changeLocked, insertAudit } from '../admin/admin.ts';
import { takenDownLines } from '../moderation/moderation.ts';
import { lockOrder, type OrderRow } from '../orders/orders.ts';
import { pieceOf } from './production.ts';
import { findOrderOfLine, listPiecesOf, listStates, putPiece, type PieceRow } from './production.store.ts';
import type { PieceView } from './view-pieces.ts';

export type Wish = { act: PieceAct; reason?: MisprintReason | undefined; version: number };

/**
 * Moves a shirt by the table of its states, and its order by the order table: the first step takes it into production, the last shirt's
 * parcel makes it ready for shipping. Refuses with `piece_changed`, and how it is now, where somebody else was faster, and with
 * `piece_out_of_step` what the tables do not know, and what is not printed yet of a design that was taken down.
 */
export async function movePiece(context: Context, actorId: string, code: string, wish: Wish): Promise<PieceView> {
  return context.db.transaction(async tx => {
    const { piece, order } = await lockPiece(tx, code);
    const now = { state: piece.state, reprints: piece.reprints, version: piece.version, orderStatus: order.status };
    if (piece.version !== wish.version) throw new Refused('piece_changed', { now });
    const moved = mayMove({ from: piece.state, act: wish.act, reason: wish.reason });
    if (!moved.ok) throw new Refused(moved.refusal, { now });
    const isPrinted = piece.state === 'printed' || piece.state === 'packed';
    const isStopped = !isPrinted && (await takenDownLines(tx, [order.id])).has(piece.lineId);
    if (isStopped || !isInProduction(order.status)) throw new Refused('piece_out_of_step', { now });
    const after = {
      ...{ state: moved.value.to, version: piece.version + 1 },
      reprints: piece.reprints + (moved.value.isReprint ? 1 : 0),
      misprint: moved.value.isReprint ? wish.reason! : piece.misprint,
    };
    const at = context.now();
    await putPiece(tx, piece, { ...after, changedAt: at });
    await insertAudit(tx, {
      ...{ actorId, action: `piece.${wish.act}`, subject: order.id, at },
      before: { piece: pieceCode(piece), state: piece.state, reprints: piece.reprints },
      after: { piece: pieceCode(piece), state: after.state, reprints: after.reprints, reason: wish.reason ?? null },
    });
    await moveItsOrder(context, tx, order, actorId);
    return pieceOf(tx, code);
  });
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
