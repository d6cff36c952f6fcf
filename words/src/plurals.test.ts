import { expect, test } from 'vitest';
import { words as cart } from './hi/cart.ts';
import { words as checkout } from './hi/checkout.ts';
import { words as frame } from './hi/frame.ts';

test.each([
  [1, '1 चीज़'],
  [2, '2 चीज़ें'],
])('%i thing in Hindi', (count, said) => {
  for (const text of [frame.cart(count), cart.announce(count, '₹1'), checkout.items(count)]) {
    expect(text).toContain(said);
    expect(text.includes('चीज़ें')).toBe(count !== 1);
  }
});
