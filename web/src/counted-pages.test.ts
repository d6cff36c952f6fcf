import { expect, test } from 'vitest';
import { prefixOf, LANGUAGE_KEYS } from '../../domain/src/languages.ts';
import { isCounted } from './counted-pages.ts';
import { pages } from './pages.ts';

const countedAt = (address: string): boolean => isCounted(new URL(address, 'https://shop.example'));

test('of all pages these alone may be counted: a new one is left out until somebody decides otherwise', () => {
  const counted = pages.map(page => page.path).filter(path => countedAt(path.replaceAll(':', '')));
  expect(counted).toEqual([
    ...['/', '/design/:design', '/community', '/collections', '/collections/:collection'],
    ...['/pricing', '/terms-conditions', '/privacy-policy', '/refund-policy', '/shipping-return'],
    '/artwork-sources',
  ]);
  for (const { path, access, mayBePrivate } of pages)
    if (access !== 'public' || mayBePrivate) expect(countedAt(path.replaceAll(':', '')), path).toBe(false);
});

test.each(LANGUAGE_KEYS)('in %s the same ones', language => {
  const prefix = prefixOf(language);
  expect([prefix || '/', `${prefix}/`, `${prefix}/community`].map(countedAt)).toEqual([true, true, true]);
  expect([`${prefix}/orders/1`, `${prefix}/unsubscribe/t`, `${prefix}/hindi`].map(countedAt)).toEqual(
    Array(3).fill(false),
  );
});

test.each([
  ['/community?search=owl&style=retro&sort=liked&cursor=abc', true],
  ['/collections/c1-tiger?color=black&size=M&quantity=2', true],
  ['/?utm_source=mail&utm_campaign=diwali', true],
  ['/design/abc-tiger#more', true],
  ['/?token=secret', false],
  ['/community?search=owl&orderId=1', false],
  ['/design?prompt=for+my+sister', false],
  ['/design', false],
  ['/preview?design=abc', false],
  ['/cart', false],
  ['/contact', false],
  ['/customize', false],
  ['/payment/success?paymentId=P1', false],
  ['/profile?tab=orders', false],
  ['/group/code', false],
  ['/group-order?design=abc', false],
  ['/admin', false],
  ['/design/a/b', false],
  ['/hi/hi/community', false],
  ['//community', false],
])('%s: %s', (address, isSeen) => expect(isCounted(new URL(`https://shop.example${address}`))).toBe(isSeen));
