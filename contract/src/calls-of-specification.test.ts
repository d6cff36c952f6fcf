import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from './api.ts';

/**
 * The calls of S1 §7 and S2 §7 with the fields that they name: what is sent, and what is answered. `GET /api/proxy-image` is no call of the
 * contract (proxy-image.test.ts); `{gateway}` is phonepe, and others under their own names (second-gateway.test.ts).
 */
const CONTACT =
  'orderId amount customerName customerEmail customerPhone customerAddress customerCity customerState customerZipCode description type';
const CALLS: [call: string, sent?: string, answered?: string][] = [
  ['GET /api/auth/user'],
  ['GET /api/auth/credits', '', 'credits'],
  ['GET /api/auth/admin-check', '', 'isAdmin'],
  ['GET /api/cart'],
  [
    'POST /api/cart',
    'id itemId productId designId color size position designSize quantity customPrice type design product sessionId createdAt',
    'id itemId sessionId designId productId color size position designSize quantity customPrice',
  ],
  ['DELETE /api/cart/{id}'],
  ['GET /api/likes/user'],
  ['POST /api/designs/{id}/like', '', 'isLiked likeCount'],
  ['POST /api/designs/like-counts', 'designIds'],
  ['GET /api/collections'],
  ['GET /api/designs/public', '', 'id name prompt description style imageUrl'],
  ['GET /api/products/featured'],
  ['GET /api/designs/featured'],
  ['GET /api/products', '', 'id type name basePrice'],
  ['POST /api/designs/generate', 'prompt color tshirtType position productId', 'design id name prompt style imageUrl'],
  ['POST /api/coupons/validate', 'code orderValue', 'valid discount error'],
  ['POST /api/phonepe/initiate-payment', `${CONTACT} couponCode`, 'success paymentUrl orderId paymentId'],
  [
    'POST /api/tshirt/preview',
    'designImageUrl tshirtColor tshirtType tshirtSize position printSize designPrompt',
    'storageUrl',
  ],
  ['PATCH /api/designs/{id}/preview', 'previewImageUrl'],
  ['GET /api/designs/user'],
  ['GET /api/orders/user'],
  ['GET /api/credits/transactions'],
  ['PATCH /api/designs/{id}/public', 'isPublic'],
  ['DELETE /api/designs/{id}'],
  ['GET /api/admin/stats'],
  ['GET /api/admin/orders'],
  ['PATCH /api/admin/orders/{id}', 'status trackingId'],
  ['GET /api/admin/users'],
  ['GET /api/admin/coupons'],
  ['POST /api/admin/coupons'],
  ['PATCH /api/admin/coupons/{id}'],
  ['DELETE /api/admin/coupons/{id}'],
  ['POST /api/admin/assign-coupon', 'userIds couponId assignToAll', 'successCount totalCount'],
  ['GET /api/orders/by-session/{orderId}', '', 'paymentId'],
  [
    'GET /api/phonepe/payment-status/{paymentId}',
    '',
    'success status paymentId amount transactionId paymentMethod error',
  ],
  ['POST /api/phonepe/update-order-status', 'paymentId status transactionId'],
  ['POST /api/collections/{id}/like'],
  ['POST /api/collections/{id}/unlike'],
];

const known = new Map(
  endpoints.map(endpoint => [`${endpoint.method} ${endpoint.path.replace(/:\w+/g, '{}')}`, endpoint]),
);
const wordsOf = (list: string | undefined): string[] => list?.split(' ').filter(Boolean) ?? [];

/** Every field that a schema names, at any depth. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: object };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(fieldsOf)];
}

test.each(CALLS)('%s', (call, sent, answered) => {
  const endpoint = known.get(call.replace(/\{\w+\}/g, '{}'));
  expect(endpoint, 'is in the contract').toBeDefined();
  const { body, response } = endpoint!;
  const taken = body ? fieldsOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })) : [];
  expect(wordsOf(sent).filter(field => !taken.includes(field))).toEqual([]);
  const given = fieldsOf(z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' }));
  expect(wordsOf(answered).filter(field => !given.includes(field))).toEqual([]);
});

test('no call stands here twice', () => expect(new Set(CALLS.map(([call]) => call)).size).toBe(CALLS.length));
