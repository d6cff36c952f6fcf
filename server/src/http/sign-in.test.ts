import { expect, test } from 'vitest';
import { safeReturnTo } from '../../../contract/src/return-to.ts';
import { returnAddress, signInPage } from './sign-in.ts';

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

test.each([
  ['/hi/cart?a=1&b=2', '/hi/sign-in?returnTo=%2Fhi%2Fcart%3Fa%3D1%26b%3D2'],
  ['/hi', '/hi/sign-in?returnTo=%2Fhi'],
  ['/history', '/sign-in?returnTo=%2Fhistory'],
  ['https://evil.example/hi', '/sign-in?returnTo=%2F'],
  [undefined, '/sign-in?returnTo=%2F'],
])('who comes from %o is offered all ways to sign in at %o', (from, page) => expect(signInPage(from)).toBe(page));
