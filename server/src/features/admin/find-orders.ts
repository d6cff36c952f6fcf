import { momentsOf } from '../../../../domain/src/india-days.ts';
import type { OrderStatus } from '../../../../domain/src/orders.ts';
import { wordSearch } from '../designs/designs.ts';
import type { OrderFilter } from '../orders/orders.ts';

/** What the order list is asked for, as the address says it. */
export type AskedOrders = {
  search?: string | undefined;
  status?: OrderStatus | undefined;
  type?: '0' | '1' | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** What the address says, as the store reads it; a search without a word is none. */
export function toOrderFilter({ search, status, type, from, to }: AskedOrders): Omit<OrderFilter, 'place' | 'limit'> {
  return {
    status,
    goods: type && (type === '1' ? 'credits' : 'shirts'),
    words: wordSearch(search),
    ...momentsOf({ from, to }),
  };
}
