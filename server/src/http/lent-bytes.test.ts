import { expect, test } from 'vitest';
import { sliceOf, Written } from './handle.ts';
import { lendBytes } from './lent-bytes.ts';

test('nobody is lent bytes that somebody has, and who gives them back twice gives them back once', () => {
  const first = lendBytes(4);
  first.bytes.write('mine');
  first.giveBack();
  first.giveBack();
  const [second, third] = [lendBytes(4), lendBytes(4)];
  second.bytes.write('hers');
  third.bytes.write('hisx');
  expect([second.bytes.toString(), third.bytes.toString()]).toEqual(['hers', 'hisx']);
});

test('what is large has bytes of its own', () => {
  expect(lendBytes(1_000_000).bytes).toHaveLength(1_000_000);
});

test('a list of written items is their JSON', () => {
  const listed = (items: unknown[]) =>
    Written.list(items.map(item => sliceOf(Buffer.from(JSON.stringify(item))))).bytes.toString();
  for (const items of [[], [1], ['a', { b: 'चाय' }, null]]) expect(listed(items)).toBe(JSON.stringify(items));
});
