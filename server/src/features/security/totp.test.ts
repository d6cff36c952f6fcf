import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { codeAt, keyForApps, newKey, stepOf } from './totp.ts';

/** RFC 6238, Appendix B: the key of ASCII digits, SHA-1; the last six of its eight digits. */
const KEY = Secret.fromUTF8('12345678901234567890').base32;
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %d seconds the code is %s, as the standard says', (seconds, code) => {
  const now = new Date(seconds * 1000);
  expect(codeAt(KEY, now)).toBe(code);
  expect(stepOf(KEY, code, now)).toBe(Math.floor(seconds / 30));
});

test('the code before and the one after are taken, and no other', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const step = now.getTime() / 30_000;
  const near = [-60, -30, 0, 30, 60].map(seconds =>
    stepOf(KEY, codeAt(KEY, new Date(now.getTime() + seconds * 1000)), now),
  );
  expect(near).toEqual([undefined, step - 1, step, step + 1, undefined]);
  for (const wrong of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦']) expect(stepOf(KEY, wrong, now)).toBeUndefined();
});

test('a key is 160 random bits, and apps are told whose it is', () => {
  const [first, second] = [newKey(), newKey()];
  expect(first).toMatch(/^[A-Z2-7]{32}$/);
  expect(first).not.toBe(second);
  const { uri, qrCode } = keyForApps(first, { shop: 'Chhaap & Co', email: 'asha@chhaap.test' });
  expect(uri).toContain(`otpauth://totp/Chhaap%20%26%20Co:asha%40chhaap.test?`);
  expect(new URL(uri).searchParams.get('secret')).toBe(first);
  expect(Buffer.from(qrCode.split(',')[1]!, 'base64').toString()).toMatch(/^<svg .*<\/svg>/s);
});
