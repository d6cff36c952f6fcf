import type { Piece, PieceGroup } from '../../../../contract/src/production.ts';
import type { TshirtType } from '../../../../domain/src/catalog.ts';
import { readPieceCode, type PieceKey, type PieceState } from '../../../../domain/src/production.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { cutPage, readCursor, writeCursor } from '../../http/keyset.ts';
import { Refused } from '../../http/refused.ts';
import { toPieceReply } from './piece-reply.ts';
import { countPieces, listPieces, listPiecesOf, type PieceRow } from './production.store.ts';
import { viewPieces, type PieceView } from './view-pieces.ts';

export { startApproved } from './start-approved.ts';

type Asked = {
  state?: PieceState | undefined;
  type?: TshirtType | undefined;
  color?: string | undefined;
  size?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** A page of the shirts to be made: those of paid orders that are being processed or made, a cancelled or refunded one is none of them. */
export async function pageOfPieces(
  context: Context,
  { type, cursor, limit, ...filter }: Asked,
): Promise<{ pieces: Piece[]; next: string | undefined }> {
  const rows = await listPieces(context.db, { ...filter, productType: type }, { after: afterOf(cursor), limit });
  const page = cutPage(rows, limit, row =>
    writeCursor('time', row.paidAt.toISOString(), `${row.lineId}.${row.number}`),
  );
  return {
    pieces: (await viewPieces(context.db, page.rows)).map(view => toPieceReply(view, context.now())),
    next: page.next,
  };
}

function afterOf(cursor: string | undefined): (PieceKey & { paidAt: Date }) | undefined {
  const afterRow = readCursor('time', cursor);
  if (!afterRow) return undefined;
  const [lineId = NaN, number = NaN] = afterRow.id.split('.').map(Number);
  if (!Number.isSafeInteger(lineId) || !Number.isSafeInteger(number))
    throw new Refused('invalid_input', { cursor: 'Not a cursor of this list' });
  return { lineId, number, paidAt: new Date(afterRow.key) };
}

/** How many shirts of each garment, colour and size are to be made, and where they stand. */
export async function groupsOfPieces({ db }: Context): Promise<PieceGroup[]> {
  const rows = await countPieces(db);
  const groups = Map.groupBy(rows, ({ productType, color, size }) => [productType, color, size].join('|'));
  return [...groups.values()].map(ofGroup => {
    const { productType: tshirtType, productName, color, colorName, colorNameHi, size } = ofGroup[0]!;
    const of = (state: PieceState) => ofGroup.find(row => row.state === state)?.count ?? 0;
    const counts = { waiting: of('waiting'), approved: of('approved'), printed: of('printed'), packed: of('packed') };
    return { tshirtType, productName, color, colorName, colorNameHi, size, counts };
  });
}

/** How many shirts are to be made, by where they stand. */
export async function piecesByState(tx: Tx): Promise<Record<PieceState, number>> {
  const sums: Record<PieceState, number> = { waiting: 0, approved: 0, printed: 0, packed: 0 };
  for (const { state, count } of await countPieces(tx)) sums[state] += count;
  return sums;
}

/** The shirt of a ticket's code. Refuses with not_found what is no code, or of no paid order. */
export async function pieceOf(tx: Tx, code: string): Promise<PieceView> {
  const key = readPieceCode(code);
  const [row] = key ? await listPiecesOf(tx, [key]) : [];
  if (!row) throw new Refused('not_found');
  return (await viewPieces(tx, [row]))[0]!;
}

/** The shirts of these codes in the order of the shelf; fewer where some are none. */
export async function piecesOf(tx: Tx, codes: readonly string[]): Promise<PieceView[]> {
  const keys = codes.map(readPieceCode).filter(key => key !== undefined);
  const rows: PieceRow[] = keys.length > 0 ? await listPiecesOf(tx, keys) : [];
  return viewPieces(tx, rows);
}
