import type { OrderStatus } from './orders.ts';
import { ok, refuse, type Result } from './result.ts';
import { cleanCode } from './typed-text.ts';

/** Where a shirt stands at the production desk: looked at, printed, in its parcel. */
export const PIECE_STATES = ['waiting', 'approved', 'printed', 'packed'] as const;
export type PieceState = (typeof PIECE_STATES)[number];

/** What the desk does with a shirt. An approval alone can be undone, and only for a moment. */
export const PIECE_ACTS = ['approve', 'undo', 'print', 'pack', 'misprint'] as const;
export type PieceAct = (typeof PIECE_ACTS)[number];

/** Why a shirt is printed once more, at no charge. */
export const MISPRINT_REASONS = ['print_fault', 'misplaced', 'wrong_shirt', 'stained', 'torn'] as const;
export type MisprintReason = (typeof MISPRINT_REASONS)[number];

type Step = { from: PieceState; act: PieceAct; to: PieceState };

/** The whole life of a piece on one screen; printers, staff and owners take every step. A misprint goes back to where it is printed. */
export const PIECE_STEPS: readonly Step[] = [
  { from: 'waiting', act: 'approve', to: 'approved' },
  { from: 'approved', act: 'undo', to: 'waiting' },
  { from: 'approved', act: 'print', to: 'printed' },
  { from: 'printed', act: 'pack', to: 'packed' },
  { from: 'printed', act: 'misprint', to: 'approved' },
  { from: 'packed', act: 'misprint', to: 'approved' },
];

/** How long an approval can be undone, in milliseconds. Nobody is told of it before. */
export const UNDO_MS = 10_000;

/** What may be done next with a piece. `isUndoable`: it was approved a moment ago, and nobody was told. */
export const pieceActs = (state: PieceState, isUndoable = false): PieceAct[] =>
  PIECE_STEPS.filter(step => step.from === state && (step.act !== 'undo' || isUndoable)).map(step => step.act);

export type PieceMove = {
  from: PieceState;
  act: PieceAct;
  reason?: MisprintReason | undefined;
  isUndoable?: boolean;
};

/** Where an act leads, and whether it is a reprint; a misprint has a reason. */
export function movePiece(
  move: PieceMove,
): Result<{ to: PieceState; isReprint: boolean }, 'piece_out_of_step' | 'reason_required' | 'undo_over'> {
  const step = PIECE_STEPS.find(one => one.from === move.from && one.act === move.act);
  if (!step) return refuse('piece_out_of_step');
  if (step.act === 'undo' && !move.isUndoable) return refuse('undo_over');
  const isReprint = step.act === 'misprint';
  return isReprint && !move.reason ? refuse('reason_required') : ok({ to: step.to, isReprint });
}

/** Orders whose pieces are in the queue. A cancelled or refunded order is none of them, so its pieces leave at once. */
export const IN_PRODUCTION = ['order_processing', 'under_production'] as const satisfies readonly OrderStatus[];
export const isInProduction = (status: OrderStatus): boolean => IN_PRODUCTION.some(one => one === status);

/** Where an order goes when one of its pieces has moved, by the steps of the order table (domain/orders). */
export function orderAfterPieces(pieces: readonly PieceState[]): OrderStatus {
  const isPacked = pieces.length > 0 && pieces.every(state => state === 'packed');
  return isPacked ? 'ready_for_shipping' : 'under_production';
}

/** A piece is the n-th shirt of an order line. */
export type PieceKey = { lineId: number; number: number };

/** Letters that are not mistaken for others or for digits. */
const CHECK_LETTERS = 'ABCDEFGHJKMNPRTVWXY';
const letterOf = ({ lineId, number }: PieceKey): string =>
  CHECK_LETTERS[(lineId * 100 + number) % CHECK_LETTERS.length]!;

/** The code on the ticket of a piece, such as '1042-3K': the letter at its end notices a mistyped one. */
export const pieceCode = (key: PieceKey): string => `${key.lineId}-${key.number}${letterOf(key)}`;

const CODE = /^(\d{1,15})-(\d{1,2})([A-Z])$/;

/** The piece of a code as it was scanned or typed; nothing where it is none. */
export function readPieceCode(text: string): PieceKey | undefined {
  const [, line, number, letter] = CODE.exec(cleanCode(text)) ?? [];
  const key = { lineId: Number(line), number: Number(number) };
  return letter !== undefined && key.number > 0 && letterOf(key) === letter ? key : undefined;
}

/** A text as a part of a file's name: letters, digits and dashes. */
const fileWord = (text: string): string => text.replace(/[^A-Za-z0-9-]+/g, '_');

/**
 * How the files of a piece begin, so that ticket and file are found by each other: '9-1J-maroon-L'. One print that is made for several
 * pieces of a line has the code of the first, and how often it is printed: '9-1J-x3-maroon-L'.
 */
export const pieceFileName = (o: { code: string; count: number; color: string; size: string }): string =>
  [o.code, ...(o.count > 1 ? [`x${o.count}`] : []), fileWord(o.color), fileWord(o.size)].join('-');

/** Production takes three to five working days (rulings, Pages). */
export const PRODUCTION_DAYS = { earliest: 3, latest: 5 } as const;

/** Pieces that are downloaded at once. */
export const BATCH_MOST = 200;
/** Sheets of tracking numbers. */
export const TRACKING_SHEET = { lines: 1_000, bytes: 1_000_000 } as const;
