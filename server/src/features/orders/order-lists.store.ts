import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../../../domain/src/orders.ts';
import type { Tx } from '../../db/database.ts';
import { isBefore } from '../../db/keyset-order.ts';
import { hasWords } from '../../db/search-text.ts';
import { orders, orderSearchText, orderWords } from '../../db/tables/orders.ts';
import type { KeysetPlace } from '../../http/keyset.ts';
import { isOf, type Goods, type OrderRow } from './orders.store.ts';

type SearchWords = { query: string; longest: string };
export type OrderFilter = {
  accountId?: string | undefined;
  status?: OrderStatus | undefined;
  goods?: Goods | undefined;
  /** Words to be found in an order: as a tsquery, and the longest of them. */
  words?: SearchWords | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
  place: KeysetPlace | undefined;
  limit: number;
};

const withWords = (tx: Tx, query: string) =>
  tx
    .select({ id: orderWords.orderId })
    .from(orderWords)
    .where(sql`${orderWords.words} @@ ${query}::tsquery`);

/** What is asked for besides words. */
const isAsked = ({ accountId, status, goods, since, until, place }: OrderFilter) =>
  and(
    accountId === undefined ? undefined : eq(orders.accountId, accountId),
    status && eq(orders.status, status),
    goods && isOf(goods),
    since && gte(orders.createdAt, since),
    until && lt(orders.createdAt, until),
    isBefore(orders.createdAt, orders.id, place),
  );
const newest = [desc(orders.createdAt), desc(orders.id)];

/** Of the newest orders that are asked for those with words: words that many have are found here, a page of them at once. */
function listAmongNewest(tx: Tx, filter: OrderFilter, words: SearchWords, probed: number): Promise<OrderRow[]> {
  const near = tx
    .select()
    .from(orders)
    .where(isAsked(filter))
    .orderBy(...newest)
    .limit(probed)
    .as('near');
  return tx
    .select()
    .from(near)
    .where(hasWords(orderSearchText(near), words))
    .orderBy(desc(near.createdAt), desc(near.id))
    .limit(filter.limit + 1);
}

/**
 * Orders with words, by the index of words. Its order is one that no index has: along an index of time the words of every order would be
 * looked at. PostgreSQL takes each beginning of a word for one that a fiftieth of all orders have, for which it would read all orders:
 * where few have it, they are named one by one.
 */
async function listByWords(tx: Tx, filter: OrderFilter, query: string, are: 'few' | 'many'): Promise<OrderRow[]> {
  const found = withWords(tx, query);
  return tx
    .select()
    .from(orders)
    .where(and(isAsked(filter), are === 'few' ? sql`${orders.id} = any(array(${found}))` : inArray(orders.id, found)))
    .orderBy(sql`${orders.createdAt} + interval '0' desc`, desc(orders.id))
    .limit(filter.limit + 1);
}

/** How many orders are asked for besides their words, up to `most`. */
async function countAsked(tx: Tx, filter: OrderFilter, most: number): Promise<number> {
  const asked = tx.select({ id: orders.id }).from(orders).where(isAsked(filter)).orderBy(...newest).limit(most).as('asked'); // prettier-ignore
  return (await tx.select({ count: count() }).from(asked))[0]!.count;
}

/** So many orders are named one by one. */
const FEW = 10_000;

async function countFound(tx: Tx, query: string): Promise<number> {
  const found = withWords(tx, query)
    .limit(FEW + 1)
    .as('found');
  return (await tx.select({ count: count() }).from(found))[0]!.count;
}

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
  const { words } = filter;
  const rows = filter.limit + 1;
  if (words === undefined)
    return tx
      .select()
      .from(orders)
      .where(isAsked(filter))
      .orderBy(...newest)
      .limit(rows);
  if (NAMES_ONE.test(words.longest)) return listByWords(tx, filter, words.query, 'few');
  for (const pages of PROBED) {
    const probed = Math.min(pages * rows, PROBED_MOST);
    const near = await listAmongNewest(tx, filter, words, probed);
    // All orders that are asked for were looked at.
    if (near.length === rows || (await countAsked(tx, filter, probed + 1)) <= probed) return near;
    if (near.length === 0) break;
  }
  return listByWords(tx, filter, words.query, (await countFound(tx, words.query)) > FEW ? 'many' : 'few');
}
