import { expect, test } from 'vitest';
import { networkOf } from './rate-limit.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['2001:DB8:0:0:1:2:3:4', '2001:db8:0:0'],
  ['2001:0db8:0000:0000:ffff::', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db8:1:2:3:4:5:6]:50123', '2001:db8:1:2'],
  ['[::ffff:203.0.113.7]:1', '203.0.113.7'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
