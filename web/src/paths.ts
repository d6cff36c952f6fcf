import type { Params } from '../../contract/src/addresses.ts';
import { pagePart } from '../../contract/src/page-part.ts';

/** '/design' and {prompt} → '/design?prompt=…'; what is undefined is left out. */
function withQuery(path: string, query: Params = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0
    ? path
    : `${path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

/** Parts of the profile. */
export type ProfileTab =
  | 'designs'
  | 'orders'
  | 'coupons'
  | 'history'
  | 'groups'
  | 'data'
  | 'security'
  | 'addresses'
  | 'notifications';

/** Parts of the admin besides what is to be done now. */
export type AdminTab = 'analytics' | 'orders' | 'users' | 'coupons' | 'catalogue' | 'books' | 'settings' | 'log';

/** Every link of the shop, without the language's prefix (the router puts '/hi' before it). S1 §2 and S2 §2. */
export const paths = {
  home: () => '/',
  /**
   * `step` 2 opens the shirt's choices of the design in work; `remix` is the design to start from. `type` and `placement` (a
   * PlacementId) choose the shirt; `code` waits in the checkout's coupon box.
   */
  studio: (
    query: {
      prompt?: string;
      step?: 2;
      remix?: string;
      type?: string;
      placement?: string;
      code?: string | undefined;
    } = {},
  ) => withQuery('/design', query),
  preview: (query: { design?: string } = {}) => withQuery('/preview', query),
  cart: (query: { step?: 'checkout' } = {}) => withQuery('/cart', query),
  /** `step` opens the credit checkout over it. */
  profile: (query: { tab?: Exclude<ProfileTab, 'designs'>; step?: 'credits' } = {}) => withQuery('/profile', query),
  /** How a shop gets its owner and opens, at one of its steps and at one of its fields. */
  setup: (query: { step?: string | undefined; field?: string | undefined } = {}) => withQuery('/setup', query),
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  adminOrder: (id: string) => `/admin/orders/${encodeURIComponent(id)}`,
  adminExceptions: () => '/admin/exceptions',
  adminPayments: (query: { state?: string | undefined } = {}) => withQuery('/admin/payments', query),
  adminReturns: (query: { state?: string | undefined } = {}) => withQuery('/admin/returns', query),
  /** Shirts to be made, with what the list is filtered by; the ticket of one; parcels to be sent. */
  production: (query: { state?: string; type?: string; color?: string; size?: string } = {}) =>
    withQuery('/admin/production', query),
  productionScan: (query: { act?: string } = {}) => withQuery('/admin/production/scan', query),
  productionParcels: (query: { status?: string } = {}) => withQuery('/admin/production/parcels', query),
  /** A part of moderation with what its list is filtered by; tickets with the one that is open. */
  adminModeration: (
    query: { part?: string | undefined; search?: string | undefined; state?: string | undefined } = {},
  ) => withQuery('/admin/moderation', query),
  adminTickets: (
    query: { status?: string | undefined; search?: string | undefined; ticket?: string | undefined } = {},
  ) => withQuery('/admin/tickets', query),
  /** The start of a group order of a design; `group` is its link for friends, or its list for the owner. */
  startGroup: (query: { design?: string } = {}) => withQuery('/group-order', query),
  group: (code: string, part?: 'list') => `/group/${code}${part ? `/${part}` : ''}`,
  /** A tab of the admin, with what its list is filtered by. */
  admin: (query: { tab?: AdminTab; [filter: string]: string | undefined } = {}) => withQuery('/admin', query),
  community: (
    query: {
      search?: string | undefined;
      style?: string | undefined;
      sort?: string | undefined;
      cursor?: string | undefined;
    } = {},
  ) => withQuery('/community', query),
  design: (design: { id: string; name: string }) => `/design/${pagePart(design)}`,
  collections: (query: { search?: string | undefined; type?: string | undefined; cursor?: string | undefined } = {}) =>
    withQuery('/collections', query),
  /** `choice` stands in the order form when the page opens: it came along on the way to sign-in. */
  collection: (
    collection: { id: string; name: string },
    choice: { color?: string; size?: string | undefined; quantity?: number } = {},
  ) => withQuery(`/collections/${pagePart(collection)}`, choice),
  paymentResult: (query: { paymentId?: string; orderId?: string } = {}) => withQuery('/payment/success', query),
  customize: () => '/customize',
  pricing: () => '/pricing',
  contact: () => '/contact',
  artworkSources: () => '/artwork-sources',
  terms: () => '/terms-conditions',
  privacy: () => '/privacy-policy',
  /** All ways to sign in, and back to `returnTo`, a whole path with the language's prefix; `error` says why one came to nothing. */
  signIn: (query: { returnTo?: string; error?: 'account_disabled' } = {}) => withQuery('/sign-in', query),
  refunds: () => '/refund-policy',
  shipping: () => '/shipping-return',
};

/**
 * Where a sign-in on a full page begins (S1 §2; rulings, Sign-in), at the page of all ways or, `with` the provider, there at once;
 * `returnTo` is a whole path with the language's prefix.
 */
export const loginAddress = (returnTo: string, by: { with?: 'provider' } = {}): string =>
  withQuery('/api/login', { ...by, returnTo });
