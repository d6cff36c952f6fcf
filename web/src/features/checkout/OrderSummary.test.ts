import { expect, test } from 'vitest';
import type { CartLine } from '../../../../contract/src/cart.ts';
import { DEFAULT_DELIVERY } from '../../../../domain/src/delivery.ts';
import { words } from '../../../../words/src/en/checkout.ts';
import { figuresOf, whatChanged } from './OrderSummary.tsx';

const line = (id: number, change: Partial<CartLine> = {}) =>
  ({ id, quantity: 1, customPrice: 449, design: { name: `Shirt ${id}` }, ...change }) as CartLine;
const coupon = { code: 'CHEST', discount: 20 };
const reasons = (before: Parameters<typeof whatChanged>[0], after: Parameters<typeof whatChanged>[1]) =>
  whatChanged(before, after, words.changed);

test('every reason for another total is told', () => {
  const before = { lines: [line(1), line(2), line(3)], coupon };
  const after = { lines: [line(1, { customPrice: 499 }), line(3, { quantity: 2 }), line(4)], coupon: undefined };
  expect(reasons(before, after)).toEqual([
    'Shirt 2 cannot be ordered any more',
    'Shirt 1: ₹499 a shirt, before ₹449',
    'Shirt 3: 2 pieces, before 1',
    'Shirt 4 is in the cart too',
    'The coupon CHEST takes off another amount, or no longer holds',
  ]);
});

test('nothing is told of what stayed', () => {
  expect(reasons({ lines: [line(1)], coupon }, { lines: [line(1)], coupon })).toEqual([]);
});

test('the figures are those of the shop: a discount never exceeds the goods, shipping is added', () => {
  expect(figuresOf([line(1), line(2, { quantity: 2 })], 47, DEFAULT_DELIVERY)).toEqual({
    subtotal: 1347,
    discount: 47,
    shipping: 60,
    total: 1360,
  });
  expect(figuresOf([line(1)], 9999, DEFAULT_DELIVERY).total).toBe(60);
});
