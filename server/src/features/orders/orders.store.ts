import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { orderIs } from '../../../../domain/src/orders.ts';
import type { Tx } from '../../db/database.ts';
import { fieldsIn, part, type Part } from '../../db/parts.ts';
import { fieldsOf, named, statement, statements } from '../../db/statement.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { orderHistory, orderLines, orders, waitsForMoney } from '../../db/tables/orders.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId'>;
export type NewHistory = Omit<typeof orderHistory.$inferInsert, 'id'>;
type OrderChange = Partial<
  Pick<OrderRow, 'status' | 'trackingId' | 'carrier' | 'supersededBy' | 'cancelledAt' | 'paidAt' | 'language' | 'email'>
>;
/** What is sold: shirts, which are made and sent, or credits. */
export type Goods = 'shirts' | 'credits';
/** An order of such goods. */
export const isOf = (goods: Goods) => (goods === 'credits' ? isNotNull(orders.credits) : isNull(orders.credits));

/** What is said of a new order, of its lines and of a step; the rest is the database's, or comes later. */
const ORDER_FIELDS = [
  ...(['id', 'accountId', 'clientOrderId', 'requestHash', 'linesHash', 'credits', 'couponCode', 'language'] as const),
  ...(['firstName', 'lastName', 'email', 'phone', 'address', 'city', 'state', 'zipCode', 'createdAt'] as const),
  ...(['subtotal', 'shipping', 'discount', 'total'] as const),
];
const LINE_FIELDS = [
  ...(['orderId', 'type', 'designId', 'collectionId', 'designName', 'designStyle', 'designPrompt'] as const),
  ...(['artworkFile', 'arrangement', 'arrangementKey', 'mockupFile', 'productId', 'productName', 'color'] as const),
  ...(['size', 'position', 'designSize', 'basePrice', 'placementFee', 'unitPrice', 'back', 'quantity'] as const),
  'mergeKey' as const,
];
const STEP_FIELDS = ['orderId', 'from', 'to', 'by', 'actorId', 'isOverride', 'reason', 'at'] as const;
const tell = (tx: Tx) =>
  tx.$with('told').as(tx.insert(orderHistory).values(fieldsOf<NewHistory>(STEP_FIELDS, 'step.')));

type NewLine = NewOrderLine & { orderId: string };
const insertWith = statements((lines: number) =>
  statement<Record<string, unknown>, OrderRow[]>(tx => {
    const rows = Array.from({ length: lines }, (_, n) => fieldsOf<NewLine>(LINE_FIELDS, `line${n}.`));
    // Credits have no lines.
    const written = lines > 0 ? [tx.$with('written_lines').as(tx.insert(orderLines).values(rows))] : [];
    return tx
      .with(...written, tell(tx))
      .insert(orders)
      .values(fieldsOf<NewOrder>(ORDER_FIELDS))
      .returning();
  }),
);

/** Writes an order with its lines and its first step, in one statement. */
export async function insertOrder(
  tx: Tx,
  order: NewOrder,
  { lines, step }: { lines: readonly NewOrderLine[]; step: Omit<NewHistory, 'orderId'> },
): Promise<OrderRow> {
  const rows = lines.map((line, n) => named(`line${n}.`, { ...line, orderId: order.id }));
  const told = named('step.', { isOverride: 0, ...step, orderId: order.id });
  return (await insertWith(lines.length)(tx, Object.assign({ ...order }, told, ...rows)))[0]!;
}

/** Makes the rest of the transaction this account's turn to buy credits: a shopper may have no cart, whose lock serves shirts. */
export async function lockPurchases(tx: Tx, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}

type OfOrder = { orderId: string };
const selectOrder = statement((tx, v: OfOrder) => tx.select().from(orders).where(eq(orders.id, v.orderId)));
const selectLocked = statement((tx, v: OfOrder) =>
  tx.select().from(orders).where(eq(orders.id, v.orderId)).for('update'),
);

/** The order, locked until the transaction ends. */
export async function lockOrder(tx: Tx, orderId: string): Promise<OrderRow | undefined> {
  return (await selectLocked(tx, { orderId }))[0];
}

export async function findOrder(tx: Tx, orderId: string): Promise<OrderRow | undefined> {
  return (await selectOrder(tx, { orderId }))[0];
}

const selectOfCheckout = statements((goods: Goods) =>
  statement((tx, v: { accountId: string; clientOrderId: string }) => {
    const isUnpaid = and(isOf(goods), waitsForMoney);
    return tx
      .select()
      .from(orders)
      .where(and(eq(orders.accountId, v.accountId), or(eq(orders.clientOrderId, v.clientOrderId), isUnpaid)))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .for('update');
  }),
);

/**
 * What a checkout has to know of the shopper's orders, in one statement, the newest first and locked: the one of the client's own id,
 * and those of the goods that wait for their money and were neither superseded nor cancelled.
 */
export async function lockOrdersOfCheckout(
  tx: Tx,
  accountId: string,
  clientOrderId: string,
  goods: Goods,
): Promise<{ known: OrderRow | undefined; unpaid: OrderRow[] }> {
  const rows = await selectOfCheckout(goods)(tx, { accountId, clientOrderId });
  const waits = (row: OrderRow) =>
    (row.credits === null) === (goods === 'shirts') &&
    orderIs.payable(row.status) &&
    row.supersededBy === null &&
    row.cancelledAt === null;
  return { known: rows.find(row => row.clientOrderId === clientOrderId), unpaid: rows.filter(waits) };
}

/** Changes an order and counts its version. */
export async function updateOrder(tx: Tx, orderId: string, change: OrderChange): Promise<OrderRow> {
  const [row] = await tx
    .update(orders)
    .set({ ...change, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId))
    .returning();
  return row!;
}

/** What a move sets besides the status: nothing, or when the order was paid. */
const movedBy = statements((change: 'move' | 'payment') =>
  part(`moved_by_${change}`, (tx, v: Required<NewHistory>) => ({
    queries: {
      told_step: tx.insert(orderHistory).values(fieldsIn<NewHistory>(v, STEP_FIELDS)),
      moved_order: tx
        .update(orders)
        .set({
          status: v.to,
          ...(change === 'payment' ? { paidAt: v.at } : {}),
          version: sql`${orders.version} + 1`,
        })
        .where(eq(orders.id, v.orderId))
        .returning({ version: orders.version }),
    },
    found: { version: sql`(select version from moved_order)` },
  })),
);

/** What a moved order's `version` is then. */
export type Moved = Pick<OrderRow, 'version'>;
/** Moves an order, paid with this step or not, and writes the step; finds `Moved`. */
export const moved = (step: Required<NewHistory>, isPaidNow: boolean): Part =>
  movedBy(isPaidNow ? 'payment' : 'move')(step);

const selectOwn = statement((tx, v: { accountId: string; id: string }) =>
  tx
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, v.accountId), or(eq(orders.id, v.id), eq(orders.clientOrderId, v.id))))
    .limit(1),
);

/** The shopper's own order by the server's id or the client's. */
export async function findOwnOrder(tx: Tx, accountId: string, id: string): Promise<OrderRow | undefined> {
  return (await selectOwn(tx, { accountId, id }))[0];
}
