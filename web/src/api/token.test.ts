import { expect, test } from 'vitest';
import { expiryOf, signInTimeout } from './token.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 30_000],
  ['Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', 60_000],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 60_000],
])('%s waits %d ms for the sign-in', (userAgent, ms) => expect(signInTimeout(userAgent)).toBe(ms));

test('a token ends its length of life after it was fetched, by this browser’s clock', () => {
  const payload = btoa(JSON.stringify({ iat: 1_000, exp: 1_900 }));
  expect(expiryOf(`head.${payload}.tail`, 50)).toBe(900_050);
});
