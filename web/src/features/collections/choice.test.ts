import { expect, test } from 'vitest';
import { choiceIn, firstChoice } from './choice.ts';

const color = (key: string) => ({
  key,
  name: key,
  nameHi: null,
  hex: '#123456',
  ground: 'dark' as const,
  surcharge: 0,
});
const size = (word: string) => ({ size: word, chest: [34, 36] as [number, number], halfChest: 19, length: 27, shoulder: 17, sleeve: 8 }); // prettier-ignore
const sold = { colors: [color('navy'), color('black')], sizes: [size('M'), size('XXL')] };
const first = { color: 'black', size: undefined, quantity: 1 };

test.each([
  ['', first],
  ['color=navy&size=XXL&quantity=10', { color: 'navy', size: 'XXL', quantity: 10 }],
  ['color=pink&size=XXXL&quantity=11', first],
  ['quantity=0', first],
  ['quantity=2.5', first],
  ['quantity=x&size=m', first],
])('the address ?%s carries %o', (query, choice) => expect(choiceIn(new URLSearchParams(query), sold)).toEqual(choice));

test('without Black the first colour is chosen', () =>
  expect(firstChoice({ ...sold, colors: [color('navy'), color('maroon')] }).color).toBe('navy'));
