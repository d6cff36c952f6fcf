import { expect, test } from 'vitest';
import { uuidOf } from './random-uuid.ts';

test.each([
  [0, '00000000-0000-4000-8000-000000000000'],
  [255, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  [26, '1a1a1a1a-1a1a-4a1a-9a1a-1a1a1a1a1a1a'],
])('of sixteen bytes %i', (byte, uuid) => expect(uuidOf(new Uint8Array(16).fill(byte))).toBe(uuid));
