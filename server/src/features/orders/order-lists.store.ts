import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../../../domain/src/orders.ts';
import type { Tx } from '../../db/database.ts';
import { isBefore } from '../../db/keyset-order.ts';
import { hasWords } from '../../db/search-text.ts';
import { fieldsOf, statement, statements } from '../../db/statement.ts';
import { orders, orderSearchText, orderWords } from '../../db/tables/orders.ts';
import type { KeysetPlace } from '../../http/keyset.ts';
import { isOf, type Goods, type OrderRow } from './orders.store.ts';

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
    v.at && v.id !== undefined ? isBefore(orders.createdAt, orders.id, { at: v.at, id: v.id }) : undefined,
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
