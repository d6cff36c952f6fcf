import type { LATE_ADDRESSES } from './late-addresses.ts';

/**
 * Method and path of every call, and nothing else: the browser imports this file and the types of the contract, so that no
 * schema reaches a page. Paths are S1 §7 and S2 §7; what they lack is in rulings, Wire values.
 */
const FIRST = {
  'accounts.me': ['GET', '/api/auth/user'],
  'accounts.adminCheck': ['GET', '/api/auth/admin-check'],
  'accounts.totals': ['GET', '/api/auth/totals'],
  'accounts.addresses': ['GET', '/api/addresses'],
  'accounts.saveAddress': ['POST', '/api/addresses'],
  'credits.balance': ['GET', '/api/auth/credits'],
  'credits.history': ['GET', '/api/credits/transactions'],
  'catalog.products': ['GET', '/api/products'],
  'catalog.placements': ['GET', '/api/placements'],
  'collections.list': ['GET', '/api/collections'],
  'collections.types': ['GET', '/api/collections/types'],
  'collections.one': ['GET', '/api/collections/:id'],
  'collections.like': ['POST', '/api/collections/:id/like'],
  'collections.unlike': ['POST', '/api/collections/:id/unlike'],
  'likes.mine': ['GET', '/api/likes/user'],
  'likes.collections': ['GET', '/api/likes/collections'],
  'likes.toggle': ['POST', '/api/designs/:id/like'],
  'likes.counts': ['POST', '/api/designs/like-counts'],
  'designs.public': ['GET', '/api/designs/public'],
  'designs.styles': ['GET', '/api/designs/styles'],
  'designs.mine': ['GET', '/api/designs/user'],
  'designs.one': ['GET', '/api/designs/:id'],
  'designs.reading': ['POST', '/api/designs/reading'],
  'designs.generate': ['POST', '/api/designs/generate'],
  'designs.modify': ['POST', '/api/designs/:id/modify'],
  'designs.regenerate': ['POST', '/api/designs/:id/regenerate'],
  'designs.versions': ['GET', '/api/designs/:id/versions'],
  'designs.chooseVersion': ['PATCH', '/api/designs/:id/version'],
  'drafts.mine': ['GET', '/api/drafts'],
  'drafts.keep': ['PUT', '/api/drafts/:id'],
  'drafts.discard': ['DELETE', '/api/drafts/:id'],
  'previews.make': ['POST', '/api/tshirt/preview'],
  'previews.save': ['PATCH', '/api/designs/:id/preview'],
  'designs.arrangement': ['GET', '/api/designs/:id/arrangement'],
  'designs.arrange': ['PUT', '/api/designs/:id/arrangement'],
  'designs.lettering': ['POST', '/api/lettering'],
  'designs.mockup': ['POST', '/api/designs/:id/mockup'],
  'uploads.add': ['POST', '/api/designs/upload'],
  'uploads.save': ['PATCH', '/api/designs/:id/upload'],
  'designs.job': ['GET', '/api/jobs/:id'],
  'designs.cancelJob': ['DELETE', '/api/jobs/:id'],
  'designs.jobPartial': ['GET', '/api/jobs/:id/partial'],
  'designs.jobEvents': ['GET', '/api/jobs/:id/events'],
  'cart.lines': ['GET', '/api/cart'],
  'cart.add': ['POST', '/api/cart'],
  'cart.change': ['PATCH', '/api/cart/:id'],
  'cart.remove': ['DELETE', '/api/cart/:id'],
  'cart.clear': ['DELETE', '/api/cart'],
  'coupons.offers': ['GET', '/api/offers'],
  'coupons.mine': ['GET', '/api/coupons/user'],
  'coupons.validate': ['POST', '/api/coupons/validate'],
  'payments.initiate': ['POST', '/api/phonepe/initiate-payment'],
  'payments.again': ['POST', '/api/orders/:id/pay'],
  'payments.status': ['GET', '/api/phonepe/payment-status/:paymentId'],
  'payments.update': ['POST', '/api/phonepe/update-order-status'],
  'orders.mine': ['GET', '/api/orders/user'],
  'orders.one': ['GET', '/api/orders/:id'],
  'invoices.list': ['GET', '/api/invoices'],
  'invoices.ofOrder': ['GET', '/api/orders/:id/invoice'],
} as const satisfies Record<string, readonly ['GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', `/api/${string}`]>;

type Known = typeof FIRST & typeof LATE_ADDRESSES;
/** All of them; in the browser those of late-addresses.ts once they are first needed, so that no page loads them for nothing. */
export const ADDRESSES = FIRST as Known;
/** Adds those of late-addresses.ts. */
export const learnAddresses = (late: typeof LATE_ADDRESSES): void => void Object.assign(FIRST, late);

export type EndpointName = keyof Known;
export type Params = Readonly<Record<string, string | number | boolean | undefined>>;

/** '/api/designs/:id' with {id} → '/api/designs/7'; what is left over becomes the query. */
export function addressOf(name: EndpointName, params: Params = {}): string {
  const rest = new Map(Object.entries(params).filter(([, value]) => value !== undefined));
  const path = ADDRESSES[name][1].replace(/:(\w+)/g, (_, key: string) => {
    const value = String(rest.get(key) ?? '');
    rest.delete(key);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams([...rest].map(([key, value]) => [key, String(value)]));
  return rest.size > 0 ? `${path}?${query}` : path;
}
