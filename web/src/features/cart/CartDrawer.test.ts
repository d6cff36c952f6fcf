import { beforeEach, expect, test, vi } from 'vitest';
import type { CartLine } from '../../../../contract/src/cart.ts';
import { markPricesSeen, priceChanges, seenPrices } from './CartDrawer.tsx';

const line = (id: number, customPrice: number) => ({ id, customPrice }) as CartLine;

beforeEach(() => {
  const texts = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
  vi.stubGlobal('window', { localStorage });
});

test('a line that is new to the shopper has not changed', () =>
  expect(priceChanges(seenPrices(), [line(1, 449)])).toEqual({}));

test('what costs something else than when the cart was last looked into is told, until it was seen', () => {
  markPricesSeen([line(1, 449), line(2, 629)]);
  const now = [line(1, 499), line(2, 629), line(3, 449)];
  expect(priceChanges(seenPrices(), now)).toEqual({ 1: 449 });
  markPricesSeen(now);
  expect(priceChanges(seenPrices(), now)).toEqual({});
});
