import { expect, test } from 'vitest';
import { shortAddress } from './short-address.ts';

test.each([
  ['203.0.113.77', '203.0.113.…'],
  ['::ffff:203.0.113.77', '203.0.113.…'],
  ['2001:db8:85a3:1:2:3:4:5', '2001:db8:85a3:…'],
  ['2001:db8::7', '2001:db8:…'],
  ['::1', null],
  ['unknown', null],
  ['', null],
  [null, null],
])('%j is shown as %j', (address, shown) => expect(shortAddress(address)).toBe(shown));
