import { expect, test } from 'vitest';
import { CARRIERS, carrierName, trackingPage } from './carriers.ts';

test.each(CARRIERS)('%s has a name and a page of its own that no number can lead elsewhere', carrier => {
  expect(carrierName(carrier)).toMatch(/^[A-Z]/);
  const plain = new URL(trackingPage(carrier, 'AB123'));
  const odd = new URL(trackingPage(carrier, '../x?y=1#z @evil.example/'));
  expect(odd.protocol).toBe('https:');
  expect(odd.host).toBe(plain.host);
  expect(odd.hash).toBe('');
});
