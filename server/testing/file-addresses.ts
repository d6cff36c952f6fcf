import { expect } from 'vitest';
import { PICTURE_WIDTHS } from '../src/features/pictures/shrink-picture.ts';
import type { TestAccount, TestShop } from './test-shop.ts';

const FORMATS = ['avif', 'webp'];

/** Every address under which a stored file may be asked for, with a pass or without: of each width, format and proxy. */
export function addressesOf(file: string, pass = ''): string[] {
  const hash = file.slice(0, 64);
  const sent = pass && `?pass=${pass}`;
  const own = [`/files/${file}${sent}`, `http://localhost:3000/files/${file}${sent}`];
  return [
    ...['png', 'webp', 'svg', 'pdf', 'jpg'].map(ending => `/files/${hash}.${ending}${sent}`),
    ...PICTURE_WIDTHS.flatMap(width => FORMATS.map(format => `/pictures/${hash}-${width}.${format}${sent}`)),
    ...own.map(address => `/api/proxy-image?url=${encodeURIComponent(address)}`),
    ...(pass ? [] : own.map(address => `/api/proxy-image?url=${address}`)),
  ];
}

/** The cards of a design for links. */
export const cardsOf = (id: string): string[] => ['wide', 'square'].map(shape => `/cards/design-${id}-${shape}.jpg`);

/** Asks for each address as a guest, as somebody else, and by a browser that has a copy: none answers, and nobody keeps the answer. */
export async function expectClosed(shop: TestShop, addresses: readonly string[], other: TestAccount): Promise<void> {
  const hash = /[0-9a-f]{64}/.exec(addresses[0]!)?.[0];
  const who: Record<string, string>[] = [
    {},
    { authorization: `Bearer ${other.token}` },
    { 'if-none-match': `"${hash}.png"` },
    { 'if-none-match': '*' },
  ];
  const answers = [];
  for (const address of addresses)
    for (const headers of who) {
      const reply = await shop.fetch(address, { headers });
      const control = reply.headers.get('cache-control') ?? '';
      if (reply.status < 400 || /public/.test(control)) answers.push(`${reply.status} ${control} ${address}`);
    }
  expect(answers).toEqual([]);
}

/** What addresses answer, counted: '200 private, no-cache' → 3. */
export async function answersOf(shop: TestShop, addresses: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const address of addresses) {
    const reply = await shop.fetch(address);
    const key = `${reply.status} ${reply.headers.get('cache-control')}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** The pass in the address of a file; nothing where it has none. */
export const passIn = (address: string): string => /\?pass=(\w+)$/.exec(address)?.[1] ?? '';
/** The name of the file in an address. */
export const fileIn = (address: string): string => /[0-9a-f]{64}\.\w+/.exec(address)![0];
