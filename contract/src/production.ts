import { z } from 'zod';
import { DUTIES } from '../../domain/src/access.ts';
import { CARRIERS } from '../../domain/src/carriers.ts';
import { GROUNDS } from '../../domain/src/catalog.ts';
import { ORDER_STATUSES } from '../../domain/src/orders.ts';
import { LABEL_SHEETS, LABELS_MOST } from '../../domain/src/parcels.ts';
import { BATCH_MOST, MISPRINT_REASONS, PIECE_ACTS, PIECE_STATES } from '../../domain/src/production.ts';
import { endpoint } from './endpoint.ts';
import { TrackingId } from './typed.ts';
import { ERRORS, type ErrorCode } from './errors.ts';
import { CartSize, Color, Id, Language, Page, ProductWord, SeenVersion, Timestamp } from './wire.ts';

/** What a printer would say of a print at its size: what can go wrong with it, before any ink is used. */
export const PrintReport = z.object({
  dpi: z.number().int(),
  word: z.enum(['excellent', 'good', 'soft', 'poor']),
  smallestLineMm: z.number(),
  warnings: z.array(z.enum(['low-resolution', 'thin-lines', 'soft-edges', 'low-contrast', 'empty'])),
});
export type PrintReport = z.output<typeof PrintReport>;

const Print = z.object({
  side: z.enum(['front', 'back']),
  /** 'front/a4'. */
  place: z.string(),
  /** Its name as it was bought. */
  placeName: z.string(),
  placeNameHi: z.string().nullable(),
  designName: z.string(),
  imageUrl: z.string(),
  mockupUrl: z.string().nullable(),
  inches: z.object({ width: z.number(), height: z.number() }),
  pixels: z.object({ width: z.number().int(), height: z.number().int() }),
  /** Nothing before it was looked at for the first time (`production.report`). */
  report: PrintReport.nullable(),
});

/** One shirt of a paid order. */
export const Piece = z.object({
  /** What stands on its ticket. */
  id: z.string(),
  orderId: z.string(),
  orderStatus: z.enum(ORDER_STATUSES),
  /** Which line of how many, and which shirt of the line. */
  line: z.number().int(),
  lines: z.number().int(),
  number: z.number().int(),
  quantity: z.number().int(),
  state: z.enum(PIECE_STATES),
  /** What may be done with it now; nothing once its order is not made any more. */
  acts: z.array(z.enum(PIECE_ACTS)),
  reprints: z.number().int(),
  misprint: z.enum(MISPRINT_REASONS).nullable(),
  version: z.number().int(),
  /** Until when its approval can be undone; nothing where it cannot. */
  undoUntil: Timestamp.nullable(),
  tshirtType: ProductWord,
  productName: z.string(),
  color: z.string(),
  /** The colour's name as it was bought. */
  colorName: z.string(),
  colorNameHi: z.string().nullable(),
  ground: z.enum(GROUNDS),
  size: z.string(),
  prints: z.array(Print),
  /** Whom it is for, in a group order. */
  forName: z.string().nullable(),
  /** It makes something of another order once more, free of charge. */
  isReplacement: z.boolean(),
  paidAt: Timestamp,
  dueAt: Timestamp,
  /** That day is over, and it is not packed. */
  isLate: z.boolean(),
});
export type Piece = z.output<typeof Piece>;

/** What the queue is filtered by; it stands in the address of the page too. */
export const PieceFilter = {
  state: z.enum(PIECE_STATES).optional(),
  type: ProductWord.optional(),
  color: Color.optional(),
  size: CartSize.optional(),
};

export const PieceGroup = z.object({
  tshirtType: ProductWord,
  productName: z.string(),
  color: z.string(),
  /** The colour's name as it was bought. */
  colorName: z.string(),
  colorNameHi: z.string().nullable(),
  size: z.string(),
  /** Pieces by where they stand. */
  counts: z.object({
    waiting: z.number().int(),
    approved: z.number().int(),
    printed: z.number().int(),
    packed: z.number().int(),
  }),
});
export type PieceGroup = z.output<typeof PieceGroup>;

/** An order that is packed, or on its way. */
export const Parcel = z.object({
  orderId: z.string(),
  status: z.enum(ORDER_STATUSES),
  version: z.number().int(),
  name: z.string(),
  place: z.string(),
  pieces: z.number().int(),
  carrier: z.enum(CARRIERS).nullable(),
  trackingId: z.string().nullable(),
  createdAt: Timestamp,
});
export type Parcel = z.output<typeof Parcel>;

/** What can be wrong with a line of a sheet of tracking numbers, beside a refusal of the order table. */
export const SHEET_PROBLEMS = ['columns', 'formula', 'carrier', 'tracking', 'repeated'] as const;
export type SheetProblem = (typeof SHEET_PROBLEMS)[number];
/** What became of it. */
export const SHEET_RESULTS = ['sent', 'same', 'left'] as const;
const codes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];
export const SheetLine = z.object({
  line: z.number().int(),
  order: z.string(),
  result: z.enum(SHEET_RESULTS),
  problem: z.union([z.enum(SHEET_PROBLEMS), z.enum(codes)]).nullable(),
});
export type SheetLine = z.output<typeof SheetLine>;

const reason = z.enum(MISPRINT_REASONS).optional();

export const production = {
  pieces: endpoint('production.pieces', {
    summary: 'Shirts to be made, by garment, colour and size, the oldest of each first',
    access: DUTIES.production,
    query: z.object({ ...Page, ...PieceFilter }),
    response: z.array(Piece),
    errors: [],
  }),
  groups: endpoint('production.groups', {
    summary: 'How many shirts of each garment, colour and size are to be made, and where they stand',
    access: DUTIES.production,
    response: z.array(PieceGroup),
    errors: [],
  }),
  piece: endpoint('production.piece', {
    summary: 'The shirt of a ticket’s code, wherever its order stands',
    access: DUTIES.production,
    params: z.object({ id: Id }),
    response: Piece,
    errors: ['not_found'],
  }),
  report: endpoint('production.report', {
    summary: 'The shirt with its prints measured: resolution, thin lines, soft edges, contrast with the cloth',
    access: DUTIES.production,
    params: z.object({ id: Id }),
    response: Piece,
    errors: ['not_found', 'print_not_made'],
  }),
  move: endpoint('production.move', {
    summary:
      'Approves a shirt, takes that back within ten seconds, says that it is printed or packed, or that it has to be printed once more. Nobody is told of an approval before these seconds are over',
    access: DUTIES.production,
    params: z.object({ id: Id }),
    body: z.strictObject({
      act: z.enum(PIECE_ACTS),
      /** Of a misprint. */
      reason,
      /** Whoever approves has seen the warnings: without it `piece_needs_look` answers, and says them. */
      sawWarnings: z.boolean().optional(),
      /** The version that was seen; a newer one is answered with 409 `piece_changed` and what it is now. */
      version: SeenVersion,
    }),
    response: Piece,
    errors: ['not_found', 'piece_changed', 'piece_out_of_step', 'piece_needs_look', 'reason_required', 'undo_over'],
  }),
  moves: endpoint('production.moves', {
    summary: 'The same for several shirts, and says of each whether it moved. It approves none that has a warning',
    access: DUTIES.production,
    body: z.strictObject({
      act: z.enum(PIECE_ACTS).exclude(['misprint']),
      pieces: z
        .array(z.strictObject({ id: Id, version: SeenVersion }))
        .min(1)
        .max(100),
    }),
    response: z.array(z.object({ id: z.string(), moved: z.boolean(), code: z.enum(codes).nullable() })),
    errors: [],
  }),
  batch: endpoint('production.batch', {
    summary:
      'A zip of what it takes to make some shirts: print files, white layers, proofs, tickets, pick list, packing slips, and a list of all files with their hashes',
    access: DUTIES.production,
    fresh: true,
    kind: 'zip',
    holds: 'many',
    body: z.strictObject({ pieceIds: z.array(Id).min(1).max(BATCH_MOST), language: Language }),
    response: z.null(),
    errors: ['pieces_gone'],
  }),
  parcels: endpoint('production.parcels', {
    summary: 'Orders that are packed, or on their way, the newest first',
    access: DUTIES.production,
    query: z.object({ ...Page, status: z.enum(['ready_for_shipping', 'shipped']).default('ready_for_shipping') }),
    response: z.array(Parcel),
    errors: [],
  }),
  labels: endpoint('production.labels', {
    summary: 'Address labels of packed parcels as one PDF: pages of 100 × 150 mm, or four on A4',
    access: DUTIES.production,
    fresh: true,
    kind: 'pdf',
    holds: 'many',
    body: z.strictObject({
      orderIds: z.array(Id).min(1).max(LABELS_MOST),
      sheet: z.enum(LABEL_SHEETS),
      language: Language,
    }),
    response: z.null(),
    errors: ['not_found'],
  }),
  courierList: endpoint('production.courierList', {
    summary: 'All packed parcels as CSV, in the columns of Shiprocket’s bulk upload',
    access: DUTIES.production,
    fresh: true,
    kind: 'csv',
    holds: 'many',
    response: z.string(),
    errors: [],
  }),
  moveParcel: endpoint('production.moveParcel', {
    summary: 'Says that a parcel is on its way, with its carrier and number, or that it was delivered',
    access: DUTIES.production,
    params: z.object({ id: Id }),
    body: z.discriminatedUnion('status', [
      z.strictObject({
        status: z.literal('shipped'),
        carrier: z.enum(CARRIERS),
        trackingId: TrackingId,
        version: SeenVersion,
      }),
      z.strictObject({ status: z.literal('order_received'), version: SeenVersion }),
    ]),
    response: Parcel,
    errors: ['not_found', 'order_changed', 'order_unchanged', 'step_not_allowed', 'cash_first'],
  }),
  trackParcels: endpoint('production.trackParcels', {
    summary:
      'Takes a sheet of tracking numbers: a CSV of at most 1,000 lines and 1 MB with the columns order, carrier, tracking is the body as it is. Says of each line what became of it',
    access: DUTIES.production,
    kind: 'file',
    response: z.array(SheetLine),
    errors: ['tracking_sheet', 'tracking_sheet_too_large', 'upload_stalled'],
  }),
};
