import type { EndpointName } from '../../../contract/src/addresses.ts';
import { call, pagedCall, type Call } from '../api/client.ts';
import type { PathParams } from '../path-params.ts';
import type { ProfileTab } from '../paths.ts';

/** Entries of a list of the profile that arrive at once; an order is as large as a phone. */
export const LISTED = { limit: 20 };
export const ORDERS_LISTED = { limit: 10 };

const of = (name: EndpointName): Call => call(name);

/** What each tab of the profile begins with. */
const OF_TAB: Record<ProfileTab, readonly Call[]> = {
  designs: [pagedCall('designs.mine', LISTED)],
  orders: [pagedCall('orders.mine', ORDERS_LISTED)],
  groups: [pagedCall('groups.mine', LISTED)],
  coupons: [pagedCall('coupons.mine', LISTED)],
  history: [pagedCall('credits.history', LISTED)],
  addresses: [of('accounts.addresses')],
  notifications: [of('notifications.mine')],
  security: [pagedCall('security.sessions', LISTED), of('security.factor')],
  data: [of('privacy.consents'), of('privacy.deletion')],
};

/** The tab that an address names; the first one is the profile's own address. */
export const tabIn = (query: URLSearchParams): ProfileTab => {
  const name = query.get('tab') ?? '';
  return Object.hasOwn(OF_TAB, name) ? (name as ProfileTab) : 'designs';
};

/** What the browser asks for about the signed-in person before the page's scripts are there, by the page's path. */
export const ownCalls: Readonly<Record<string, (params: PathParams, query: URLSearchParams) => readonly Call[]>> = {
  '/profile': (_, query) => [...OF_TAB[tabIn(query)], of('accounts.totals')],
  '/orders/:order': ({ order = '' }) => [call('orders.one', { id: order })],
};
