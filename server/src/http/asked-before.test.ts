import { expect, test } from 'vitest';
import { AskedBefore } from './asked-before.ts';

test('an address was asked for before from its second time on', () => {
  const asked = new AskedBefore();
  expect([asked.again('/a'), asked.again('/b'), asked.again('/a'), asked.again('/b')]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('it holds as many as it holds: the earliest of very many are forgotten', () => {
  const asked = new AskedBefore();
  const addresses = Array.from({ length: 100_000 }, (_, number) => `/api/designs/public?cursor=${number}`);
  for (const address of addresses) asked.again(address);
  expect(addresses.filter(address => asked.again(address)).length).toBeLessThan(10_000);
});
