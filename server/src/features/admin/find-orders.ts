import { indianPhone, searchedPhones } from '../../../../domain/src/contact.ts';
import { momentsOf } from '../../../../domain/src/india-days.ts';
import type { OrderStatus } from '../../../../domain/src/orders.ts';
import { searchQuery } from '../designs/designs.ts';
import type { OrderFilter } from '../orders/orders.ts';

/** What the order list is asked for, as the address says it. */
export type AskedOrders = {
  search?: string | undefined;
  status?: OrderStatus | undefined;
  type?: '0' | '1' | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Groups of digits, as a tracking number is printed. */
const GROUPS = /^\d+(?:\s+\d+)+$/;

/** A phone is looked for as orders keep it now and as they did before, and so is a number in groups. */
function wordsOf(search: string): string | undefined {
  const plain = searchedPhones(search);
  const phone = indianPhone(plain);
  if (phone) return anyOf([phone, `+91${phone}`, `91${phone}`, `0${phone}`]);
  return GROUPS.test(plain) ? anyOf([plain, plain.replace(/\s/g, '')]) : searchQuery(plain);
}

const anyOf = (searches: readonly string[]): string => searches.map(one => `(${searchQuery(one)})`).join(' | ');

/** What the address says, as the store reads it; a search without a word is none. */
export function toOrderFilter({
  search,
  status,
  type,
  from,
  to,
}: AskedOrders): Omit<OrderFilter, 'afterRow' | 'limit'> {
  return {
    status,
    goods: type && (type === '1' ? 'credits' : 'shirts'),
    words: search === undefined ? undefined : wordsOf(search),
    ...momentsOf({ from, to }),
  };
}
