import { expect, test } from 'vitest';
import { ADDRESSES } from './addresses.ts';

/** S2 §7, word for word; `GET /api/proxy-image` is no call of the contract (proxy-image.test.ts). */
const CALLS = `
GET /api/products
POST /api/tshirt/preview
PATCH /api/designs/{id}/preview
POST /api/cart
POST /api/phonepe/initiate-payment
GET /api/designs/user
GET /api/orders/user
GET /api/credits/transactions
GET /api/auth/credits
POST /api/designs/like-counts
PATCH /api/designs/{id}/public
DELETE /api/designs/{id}
GET /api/designs/public
GET /api/likes/user
POST /api/designs/{id}/like
GET /api/auth/admin-check
GET /api/admin/stats
GET /api/admin/orders
PATCH /api/admin/orders/{id}
GET /api/admin/users
GET /api/admin/coupons
POST /api/admin/coupons
PATCH /api/admin/coupons/{id}
DELETE /api/admin/coupons/{id}
POST /api/admin/assign-coupon
GET /api/orders/by-session/{orderId}
GET /api/phonepe/payment-status/{paymentId}
POST /api/phonepe/update-order-status
GET /api/collections
POST /api/collections/{id}/like
POST /api/collections/{id}/unlike
`;

test('every call of S2 §7 is in the contract, by its method and path', () => {
  const known = new Set(Object.values(ADDRESSES).map(([method, path]) => `${method} ${path.replace(/:\w+/g, '{}')}`));
  const named = CALLS.trim().split('\n');
  expect(named).toHaveLength(31);
  expect(named.filter(call => !known.has(call.replace(/\{\w+\}/g, '{}')))).toEqual([]);
});
