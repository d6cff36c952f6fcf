import { expect, test } from 'vitest';
import { returnAddress, safeReturnTo } from './sign-in.ts';

test.each([
  ['/design', '/design'],
  ['/preview?design=d1#top', '/preview?design=d1#top'],
  [undefined, '/'],
  ['', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['https:evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/a\nb', '/'],
  ['/..//evil.example', '/'],
  [`/${'x'.repeat(600)}`, '/'],
])('returnTo %o leads to %o', (given, wanted) => {
  const safe = safeReturnTo(given);
  expect(new URL(safe, 'http://shop.invalid').host).toBe('shop.invalid');
  expect(safe).toBe(wanted);
});

test('the page to come back to is told that somebody signed in', () =>
  expect(returnAddress('/cart?a=1')).toBe('/cart?a=1&signedIn=1'));
