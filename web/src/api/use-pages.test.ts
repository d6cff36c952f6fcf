import { expect, test } from 'vitest';
import { nextCursor } from './use-pages.ts';

test.each([
  ['</api/orders/user?limit=2&cursor=abc%3D>; rel="next"', 'abc='],
  ['</api/orders/user?cursor=a>; rel="prev", </api/orders/user?cursor=b>; rel="next"', 'b'],
  ['</api/orders/user>; rel="next"', undefined],
  ['nonsense', undefined],
  [null, undefined],
])('the next page of %s is %s', (link, cursor) => expect(nextCursor(link)).toBe(cursor));
