import { and, asc, eq, inArray, lte, not, sql, type SQL } from 'drizzle-orm';
import { MAKING, type OrderStatus } from '../../../../domain/src/orders.ts';
import { SHELF_SIZES } from '../../../../domain/src/catalog.ts';
import { IN_PRODUCTION, type PieceKey, type PieceState } from '../../../../domain/src/production.ts';
import type { Tx } from '../../db/database.ts';
import { orderLines, orders } from '../../db/tables/orders.ts';
import { printReports, productionPieces } from '../../db/tables/production.ts';

/** A shirt of an order, with its row or what it is without one. */
export type PieceRow = PieceKey & {
  orderId: string;
  orderStatus: OrderStatus;
  isReplacement: boolean;
  paidAt: Date;
  state: PieceState;
  reprints: number;
  misprint: (typeof productionPieces.$inferSelect)['misprint'];
  version: number;
  undoUntil: Date | null;
};
export type PieceFilter = {
  state?: PieceState | undefined;
  productType?: string | undefined;
  color?: string | undefined;
  size?: string | undefined;
};

/** Of a replacement it is when it was made, and of an order that is paid at the door too. */
const paidAt = sql<Date>`case when ${orders.cashFee} is null then coalesce(${orders.paidAt}, ${orders.createdAt}) else ${orders.createdAt} end`;
const number = sql<number>`piece.number`;
const state = sql<PieceState>`coalesce(${productionPieces.state}, 'waiting')`;
/** Sizes that nobody foresaw lie behind the others. */
const shelfOf = (size: SQL | typeof orderLines.size) =>
  sql`coalesce(array_position(array[${sql.join(
    SHELF_SIZES.map(one => sql`${one}`),
    sql`, `,
  )}]::text[], ${size}), 99)`;

/** Every shirt of every order, each with its row where it has one. */
const selectPieces = (tx: Tx) =>
  tx
    .select({
      lineId: orderLines.id,
      number: number.mapWith(Number),
      orderId: orders.id,
      orderStatus: orders.status,
      isReplacement: sql<boolean>`${orders.replaces} is not null`,
      paidAt: paidAt.mapWith(orders.createdAt),
      state,
      reprints: sql<number>`coalesce(${productionPieces.reprints}, 0)`,
      misprint: productionPieces.misprint,
      version: sql<number>`coalesce(${productionPieces.version}, 0)`,
      undoUntil: productionPieces.undoUntil,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(sql`generate_series(1, ${orderLines.quantity}) as piece(number)`, sql`true`)
    .leftJoin(
      productionPieces,
      and(eq(productionPieces.orderLineId, orderLines.id), eq(productionPieces.number, number)),
    );

/** Not printed yet, and a design of its line was taken down: it is not to be made (features/moderation). */
const isStopped = sql`(${state} in ('waiting', 'approved') and exists (
  select 1 from designs d left join collections c on c.id = ${orderLines.collectionId}
  where d.taken_down_at is not null
    and (d.id = ${orderLines.designId} or d.id = c.design_id or d.id = ${orderLines.back} ->> 'designId')))`;
const isMade = and(inArray(orders.status, [...IN_PRODUCTION]), not(isStopped));

/** Shirts to be made by garment, colour and size, the oldest of each first, one more than `limit`; `after` is the last of the page before. */
export function listPieces(
  tx: Tx,
  filter: PieceFilter,
  { after, limit }: { after: (PieceKey & { paidAt: Date }) | undefined; limit: number },
): Promise<PieceRow[]> {
  const { productId, color, size } = orderLines;
  const order = [productId, color, shelfOf(size), paidAt, orderLines.id, number];
  const place =
    after &&
    sql`(${sql.join(order, sql`, `)}) > (select x.product_id, x.color, ${shelfOf(sql`x.size`)},
      ${after.paidAt}::timestamptz, x.id, ${after.number}::int from order_lines x where x.id = ${after.lineId})`;
  return selectPieces(tx)
    .where(
      and(
        isMade,
        filter.state === undefined ? undefined : eq(state, filter.state),
        filter.productType === undefined ? undefined : eq(orderLines.productType, filter.productType),
        filter.color === undefined ? undefined : eq(color, filter.color),
        filter.size === undefined ? undefined : eq(size, filter.size),
        place,
      ),
    )
    .orderBy(...order.map(one => asc(one)))
    .limit(limit + 1);
}

/** These shirts, wherever their orders stand, in the order of the shelf. */
export function listPiecesOf(tx: Tx, keys: readonly PieceKey[]): Promise<PieceRow[]> {
  const wanted = sql.join(
    keys.map(key => sql`(${key.lineId}::bigint, ${key.number}::int)`),
    sql`, `,
  );
  return selectPieces(tx)
    .where(sql`(${orderLines.id}, ${number}) in (${wanted}) and ${orders.paidAt} is not null or
      (${orderLines.id}, ${number}) in (${wanted}) and (${orders.replaces} is not null
        or ${orders.cashFee} is not null and ${inArray(orders.status, [...MAKING])})`)
    .orderBy(asc(orderLines.productId), asc(orderLines.color), asc(shelfOf(orderLines.size)), asc(paidAt), asc(orderLines.id), asc(number)); // prettier-ignore
}

export type CountRow = { productType: string; productName: string; color: string; colorName: string; colorNameHi: string | null; size: string; state: PieceState; count: number }; // prettier-ignore

/** Shirts to be made, counted by garment, colour, size and state. */
export function countPieces(tx: Tx): Promise<CountRow[]> {
  const { productId, productType, color, size, cloth } = orderLines;
  return tx
    .select({
      ...{ productType, color, size, state },
      colorName: sql<string>`max(${cloth} ->> 'name')`,
      colorNameHi: sql<string | null>`max(${cloth} ->> 'nameHi')`,
      productName: sql<string>`max(${orderLines.productName})`,
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(sql`generate_series(1, ${orderLines.quantity}) as piece(number)`, sql`true`)
    .leftJoin(
      productionPieces,
      and(eq(productionPieces.orderLineId, orderLines.id), eq(productionPieces.number, number)),
    )
    .where(isMade)
    .groupBy(productId, productType, color, size, state)
    .orderBy(asc(productId), asc(color), asc(shelfOf(size)));
}

/** The order of a line. */
export async function findOrderOfLine(tx: Tx, lineId: number): Promise<string | undefined> {
  return (await tx.select({ id: orderLines.orderId }).from(orderLines).where(eq(orderLines.id, lineId)))[0]?.id;
}

/** States of all shirts of an order. */
export async function listStates(tx: Tx, orderId: string): Promise<PieceState[]> {
  const rows = await selectPieces(tx).where(eq(orders.id, orderId));
  return rows.map(row => row.state);
}

type Change = Pick<PieceRow, 'state' | 'reprints' | 'misprint' | 'version' | 'undoUntil'> & {
  changedAt: Date;
  approvedBy: string | null;
};

/** Keeps how a shirt stands, whose order the caller has locked. */
export async function putPiece(tx: Tx, { lineId, number: n, orderId }: PieceKey & { orderId: string }, change: Change) {
  await tx
    .insert(productionPieces)
    .values({ orderLineId: lineId, number: n, orderId, ...change })
    .onConflictDoUpdate({ target: [productionPieces.orderLineId, productionPieces.number], set: change });
}

/** Orders with approvals that cannot be undone any more, and of which nobody was told yet, the oldest first. */
export async function listToTell(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ orderId: productionPieces.orderId })
    .from(productionPieces)
    .where(lte(productionPieces.undoUntil, now))
    .groupBy(productionPieces.orderId)
    .orderBy(asc(sql`min(${productionPieces.undoUntil})`))
    .limit(limit);
  return rows.map(row => row.orderId);
}

/** Makes such approvals of an order final; answers who approved first, and nothing where another worker was faster. Lock the order first. */
export async function endUndo(tx: Tx, orderId: string, now: Date): Promise<string | undefined> {
  const isOver = and(eq(productionPieces.orderId, orderId), lte(productionPieces.undoUntil, now));
  const over = await tx.select().from(productionPieces).where(isOver).orderBy(asc(productionPieces.undoUntil));
  await tx.update(productionPieces).set({ undoUntil: null, approvedBy: null }).where(isOver);
  return over[0]?.approvedBy ?? undefined;
}

export type ReportRow = typeof printReports.$inferSelect;

/** What was measured of the prints of some lines. */
export async function listReports(tx: Tx, lineIds: readonly number[]): Promise<ReportRow[]> {
  if (lineIds.length === 0) return [];
  return tx
    .select()
    .from(printReports)
    .where(inArray(printReports.orderLineId, [...lineIds]));
}

/** Keeps what was measured of a print; lines are frozen, so the first measure is as good as any other. */
export async function putReport(tx: Tx, row: ReportRow): Promise<void> {
  await tx.insert(printReports).values(row).onConflictDoNothing();
}
