import { expect, it } from 'vitest';
import { ADDRESSES } from './addresses.ts';

/** S2 §7: the calls of the dashboard stand where it says. */
it.each([
  ['accounts.adminCheck', 'GET', '/api/auth/admin-check'],
  ['admin.stats', 'GET', '/api/admin/stats'],
  ['admin.orders', 'GET', '/api/admin/orders'],
  ['admin.moveOrder', 'PATCH', '/api/admin/orders/:id'],
  ['admin.users', 'GET', '/api/admin/users'],
  ['admin.coupons', 'GET', '/api/admin/coupons'],
  ['admin.createCoupon', 'POST', '/api/admin/coupons'],
  ['admin.changeCoupon', 'PATCH', '/api/admin/coupons/:id'],
  ['admin.deleteCoupon', 'DELETE', '/api/admin/coupons/:id'],
  ['admin.assignCoupon', 'POST', '/api/admin/assign-coupon'],
] as const)('%s is %s %s', (name, ...address) => {
  expect(ADDRESSES[name]).toEqual(address);
});
