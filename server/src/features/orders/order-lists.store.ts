import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../../../domain/src/orders.ts';
import type { Tx } from '../../db/database.ts';
import { isBefore } from '../../db/keyset-order.ts';
import { orders, orderSearchWords } from '../../db/tables/orders.ts';
import type { RowKey } from '../../http/keyset.ts';
import { isOf, type Goods, type OrderRow } from './orders.store.ts';

export type OrderFilter = {
  accountId?: string | undefined;
  status?: OrderStatus | undefined;
  goods?: Goods | undefined;
  /** Words to be found in an order, as a tsquery. */
  words?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
  afterRow: RowKey | undefined;
  limit: number;
};

/** What is asked for. The words are found by the index on the same expression. */
const isAsked = ({ accountId, status, goods, words, since, until, afterRow }: OrderFilter) =>
  and(
    accountId === undefined ? undefined : eq(orders.accountId, accountId),
    status && eq(orders.status, status),
    goods && isOf(goods),
    words === undefined ? undefined : sql`${orderSearchWords(orders)} @@ ${words}::tsquery`,
    since && gte(orders.createdAt, since),
    until && lt(orders.createdAt, until),
    isBefore(orders.createdAt, orders.id, afterRow),
  );

/**
 * Orders, the newest first, one more than the page. A search is sorted by an expression that no index has: PostgreSQL would otherwise
 * walk the index of time and take the words of each order apart until the page is full.
 */
export const listOrders = (tx: Tx, filter: OrderFilter): Promise<OrderRow[]> =>
  tx
    .select()
    .from(orders)
    .where(isAsked(filter))
    .orderBy(
      desc(filter.words === undefined ? orders.createdAt : sql`${orders.createdAt} + interval '0'`),
      desc(orders.id),
    )
    .limit(filter.limit + 1);
