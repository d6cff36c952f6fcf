import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MisprintReason, PieceState } from '../../../../domain/src/production.ts';
import { createdAt, moment } from './columns.ts';
import { orderLines, orders } from './orders.ts';

const orderLineId = () =>
  bigint('order_line_id', { mode: 'number' })
    .notNull()
    .references(() => orderLines.id, { onDelete: 'cascade' });

/**
 * A shirt of a paid order once the production desk has touched it; before that it has no row and waits, so that a payment writes nothing
 * for it. `number` counts the shirts of its line from 1.
 */
export const productionPieces = pgTable(
  'production_pieces',
  {
    orderLineId: orderLineId(),
    number: integer().notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text().$type<PieceState>().notNull(),
    /** How often it was printed once more, and why the last time. */
    reprints: integer().notNull().default(0),
    misprint: text().$type<MisprintReason>(),
    /** Counts the changes. */
    version: integer().notNull(),
    changedAt: moment('changed_at').notNull(),
    /** Until when its approval can be undone, and whose it is: nobody is told of it before. Both are empty once that is over. */
    undoUntil: moment('undo_until'),
    approvedBy: text('approved_by'),
  },
  table => [
    primaryKey({ columns: [table.orderLineId, table.number] }),
    index('production_pieces_order').on(table.orderId),
    index('production_pieces_undo')
      .on(table.undoUntil)
      .where(sql`undo_until is not null`),
    check('production_pieces_number', sql`${table.number} between 1 and 99`),
    check('production_pieces_reprints', sql`${table.reprints} >= 0`),
  ],
);

/** What the artist said of a print of an order line at its size: lines are frozen, so it is measured once. */
export type PrintReport = {
  dpi: number;
  word: 'excellent' | 'good' | 'soft' | 'poor';
  /** Of the thinnest lines, in millimetres. */
  smallestLineMm: number;
  warnings: ('low-resolution' | 'thin-lines' | 'soft-edges' | 'low-contrast' | 'empty')[];
};

export const printReports = pgTable(
  'print_reports',
  {
    orderLineId: orderLineId(),
    side: text().$type<'front' | 'back'>().notNull(),
    report: jsonb().$type<PrintReport>().notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.orderLineId, table.side] })],
);
