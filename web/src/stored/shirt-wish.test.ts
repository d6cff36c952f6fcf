import { beforeEach, expect, test, vi } from 'vitest';
import { currentDesignEntry, currentDesignOf } from './current-design.ts';
import { offerCodeEntry, shirtOf, shirtWishEntry, takeWish } from './shirt-wish.ts';
import { saveCurrentDesign } from './shirt-choice.ts';

beforeEach(() => {
  const texts = new Map<string, string>();
  const area = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  vi.stubGlobal('window', { localStorage: area, sessionStorage: area });
});

const take = (query: string) => takeWish(new URLSearchParams(query));
const wish = () => shirtOf(shirtWishEntry.read());

test.each([
  ['type=oversized&placement=a4', { tshirtType: 'oversized', position: 'front', printSize: 'a4' }],
  ['type=oversized-premium', { tshirtType: 'oversized-premium' }],
  ['placement=back', { position: 'back', printSize: 'a3' }],
  ['placement=chest', { position: 'chest', printSize: 'chest' }],
  ['color=white&size=XL', { tshirtColor: 'white', size: 'XL' }],
  ['type=hoodie&color=navy&size=3XL', { tshirtType: 'hoodie', tshirtColor: 'navy', size: '3XL' }],
  ['placement=nape', { position: 'front', printSize: 'nape' }],
  ['type=A%20b&placement=%3Cp%3E&color=%3Cb%3E&size=%2Fx', {}],
  ['type=&placement=', {}],
  ['', {}],
])('?%s', (query, expected) => {
  expect(take(query)).toBe(Object.keys(expected).length > 0);
  expect(wish()).toEqual(expected);
});

test('a code waits for the checkout, in capitals; one that cannot be a code does not', () => {
  expect(take('code= oversized30 ')).toBe(true);
  expect(offerCodeEntry.read()).toEqual({ code: 'OVERSIZED30' });
  for (const bad of ['<script>', 'A&B', '', 'X'.repeat(41)]) {
    take(`code=${encodeURIComponent(bad)}`);
    expect(offerCodeEntry.read(), bad).toBeUndefined();
  }
});

test('the design in work gets the cut and the place, and keeps the rest', () => {
  const design = { id: 'd1', name: 'Owl', prompt: 'an owl', color: 'white', style: '', imageUrl: null } as never;
  saveCurrentDesign({ ...currentDesignOf(design, { fromHomePage: false }), size: 'XL' });
  take('type=oversized&placement=a3');
  expect(currentDesignEntry.read()).toMatchObject({
    id: 'd1',
    tshirtType: 'oversized',
    tshirtColor: 'white',
    position: 'front',
    printSize: 'a3',
    size: 'XL',
  });
});
