import { expect, test } from 'vitest';
import { designIn } from './preview-design.ts';

test.each([
  ['design=demo-design-tiger.1', ['demo-design-tiger.1']],
  ['', []],
  ['design=', []],
  ['design=a%20b', []],
  ['design=../x', []],
  [`design=${'x'.repeat(81)}`, []],
])('%s', (query, ids) => expect(designIn(new URLSearchParams(query))).toEqual(ids));
