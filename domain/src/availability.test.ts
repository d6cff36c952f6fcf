import { expect, test } from 'vitest';
import { awayOf } from './availability.ts';

const away = [{ productId: 1, color: 'black' as const, size: 'M', reason: 'sold_out' as const, backOn: null }];
test.each([
  [1, 'black', 'M', true],
  [2, 'black', 'M', false],
  [1, 'white', 'M', false],
  [1, 'black', 'L', false],
] as const)('shirt %d in %s, %s is away: %s', (productId, color, size, isAway) =>
  expect(awayOf(away, { productId, color, size }) !== undefined).toBe(isAway),
);
