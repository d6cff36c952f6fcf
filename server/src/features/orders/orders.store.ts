import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../../../domain/src/orders.ts';
import type { Tx } from '../../db/database.ts';
import { hasWords } from '../../db/search-text.ts';
import { fieldsOf, named, statement, statements } from '../../db/statement.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { orderHistory, orderLines, orders, orderSearchText, orderWords } from '../../db/tables/orders.ts';
import type { KeysetPlace } from '../../http/keyset.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId'>;
export type NewHistory = Omit<typeof orderHistory.$inferInsert, 'id'>;
type OrderChange = Partial<
  Pick<OrderRow, 'status' | 'trackingId' | 'carrier' | 'supersededBy' | 'cancelledAt' | 'paidAt' | 'language'>
>;
/** What is sold: shirts, which are made and sent, or credits. */
export type Goods = 'shirts' | 'credits';
const isOf = (goods: Goods) => (goods === 'credits' ? isNotNull(orders.credits) : isNull(orders.credits));
/** Statuses of an order that waits for its money. */
const UNPAID = ['order_created', 'payment_initiated', 'payment_failed'] as const;

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
    const isOpen = and(isNull(orders.supersededBy), isNull(orders.cancelledAt));
    const isUnpaid = and(isOf(goods), inArray(orders.status, [...UNPAID]), isOpen);
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
    UNPAID.some(status => status === row.status) &&
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

/** What a move sets: the status alone, or with it when the order was paid. */
const updateWith = statements((change: 'status' | 'paid') =>
  statement<Record<string, unknown>, OrderRow[]>(tx =>
    tx
      .with(tell(tx))
      .update(orders)
      .set({
        ...fieldsOf<OrderChange>(change === 'paid' ? ['status', 'paidAt'] : ['status']),
        version: sql`${orders.version} + 1`,
      })
      .where(eq(orders.id, sql.placeholder('step.orderId')))
      .returning(),
  ),
);

/** Moves an order and writes the step, in one statement. */
export async function updateMoved(
  tx: Tx,
  step: Required<NewHistory>,
  change: { status: OrderStatus; paidAt?: Date },
): Promise<OrderRow> {
  const move = updateWith(change.paidAt ? 'paid' : 'status');
  return (await move(tx, { ...named('step.', step), ...change }))[0]!;
}

/** As one comparison of both an index begins there; taken apart, every newer order would be read and left out. */
const before = ({ at, id }: KeysetPlace) =>
  sql`(${orders.createdAt}, ${orders.id}) < (${sql.param(at, orders.createdAt)}, ${id})`;

export type OrderFilter = {
  accountId?: string | undefined;
  status?: OrderStatus | undefined;
  goods?: Goods | undefined;
  /** Words to be found in an order: as a tsquery, and the longest of them. */
  words?: { query: string; longest: string } | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
  place: KeysetPlace | undefined;
  limit: number;
};

type ListValues = { rows: number } & Partial<
  KeysetPlace &
    Record<Goods, true> &
    Pick<OrderRow, 'accountId' | 'status'> & {
      query: string;
      longest: string;
      since: Date;
      until: Date;
      probed: number;
    }
>;
const valuesOf = (names: string) => fieldsOf<ListValues>(names.split(' ') as (keyof ListValues)[]);

const withWords = (tx: Tx, query: unknown) =>
  tx
    .select({ id: orderWords.orderId })
    .from(orderWords)
    .where(sql`${orderWords.words} @@ ${query}::tsquery`);

/** What is asked for besides words. */
const isAsked = (v: ListValues) =>
  and(
    v.accountId === undefined ? undefined : eq(orders.accountId, v.accountId),
    v.status === undefined ? undefined : eq(orders.status, v.status),
    v.shirts && isOf('shirts'),
    v.credits && isOf('credits'),
    v.since && gte(orders.createdAt, v.since),
    v.until && lt(orders.createdAt, v.until),
    v.at && v.id !== undefined ? before({ at: v.at, id: v.id }) : undefined,
  );
const newest = [desc(orders.createdAt), desc(orders.id)];

/** A list without words, by what it is asked for: the names of its values. */
const selectList = statements((names: string) =>
  statement<ListValues, OrderRow[]>(tx => {
    const v = valuesOf(names);
    return tx
      .select()
      .from(orders)
      .where(isAsked(v))
      .orderBy(...newest)
      .limit(v.rows);
  }),
);

/** Of the newest orders that are asked for those with words: words that many have are found here, a page of them at once. */
const selectAmongNewest = statements((names: string) =>
  statement<ListValues, OrderRow[]>(tx => {
    const v = valuesOf(names);
    const near = tx
      .select()
      .from(orders)
      .where(isAsked(v))
      .orderBy(...newest)
      .limit(v.probed!)
      .as('near');
    return tx
      .select()
      .from(near)
      .where(hasWords(orderSearchText(near), { query: v.query, longest: v.longest }))
      .orderBy(desc(near.createdAt), desc(near.id))
      .limit(v.rows) as never;
  }),
);

/**
 * Orders with words, by the index of words. Its order is one that no index has: along an index of time the words of every order would be
 * looked at. PostgreSQL takes each beginning of a word for one that a fiftieth of all orders have, for which it would read all orders:
 * where few have it, they are named one by one.
 */
const selectByWords = (are: 'few' | 'many') =>
  statements((names: string) =>
    statement<ListValues, OrderRow[]>(tx => {
      const v = valuesOf(names);
      const found = withWords(tx, v.query);
      return tx
        .select()
        .from(orders)
        .where(and(isAsked(v), are === 'few' ? sql`${orders.id} = any(array(${found}))` : inArray(orders.id, found)))
        .orderBy(sql`${orders.createdAt} + interval '0' desc`, desc(orders.id))
        .limit(v.rows);
    }),
  );
const [selectOfFew, selectOfMany] = [selectByWords('few'), selectByWords('many')];

/** How many orders are asked for besides their words, up to so many: of no more the newest are all. */
const countAsked = statements((names: string) =>
  statement<ListValues, { count: number }[]>(tx => {
    const v = valuesOf(names);
    const asked = tx.select({ id: orders.id }).from(orders).where(isAsked(v)).orderBy(...newest).limit(v.probed!).as('asked'); // prettier-ignore
    return tx.select({ count: count() }).from(asked);
  }),
);

/** So many orders are named one by one. */
const FEW = 10_000;
const countFound = statement((tx, v: { query: string }) =>
  tx.select({ count: count() }).from(
    withWords(tx, v.query)
      .limit(FEW + 1)
      .as('found'),
  ),
);

/**
 * So many times a page are looked through for words before the index of words is asked, and no more than PROBED_MOST. First a few: where
 * none of them has the words, such as a full name, few orders have, and a longer look would be in vain.
 */
const PROBED = [5, 40];
const PROBED_MOST = 5_000;

/** An id, a phone or a tracking number: few orders have it, whatever else is searched for. */
const NAMES_ONE = /\d{8}/;

/** Orders, the newest first, one more than the page. */
export async function listOrders(tx: Tx, filter: OrderFilter): Promise<OrderRow[]> {
  const { accountId, status, goods, words, since, until, place, limit } = filter;
  const rows = limit + 1;
  const values: ListValues = {
    rows,
    ...(accountId !== undefined && { accountId }),
    ...(status && { status }),
    ...(goods && { [goods]: true }),
    ...(since && { since }),
    ...(until && { until }),
    ...place,
  };
  const list = <V extends ListValues>(select: typeof selectList, v: V) => select(Object.keys(v).join(' '))(tx, v);
  if (words === undefined) return list(selectList, values);
  const { query } = words;
  if (NAMES_ONE.test(words.longest)) return list(selectOfFew, { ...values, query });
  for (const pages of PROBED) {
    const probed = Math.min(pages * rows, PROBED_MOST);
    const near = await list(selectAmongNewest, { ...values, ...words, probed });
    if (near.length === rows) return near;
    const most = { ...values, probed: probed + 1 };
    if ((await countAsked(Object.keys(most).join(' '))(tx, most))[0]!.count <= probed) return near;
    if (near.length === 0) break;
  }
  const found = (await countFound(tx, { query }))[0]!.count;
  return list(found > FEW ? selectOfMany : selectOfFew, { ...values, query });
}

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
