import { expect, test } from 'vitest';
import { communityParams, communityQuery } from './community-query.ts';

const none = { search: undefined, style: undefined, sort: undefined };

test.each([
  ['', none],
  ['search=+tiger+chai+', { ...none, search: 'tiger chai' }],
  ['search=&style=&sort=newest', none],
  ['style=Pop%20Art&sort=liked', { ...none, style: 'Pop Art', sort: 'liked' }],
  ['sort=price&page=3', none],
  [`search=${'x'.repeat(10_000)}&style=${'y'.repeat(99)}`, { ...none, search: 'x'.repeat(100), style: 'y'.repeat(40) }],
])('%.40s', (query, asked) => expect(communityQuery(new URLSearchParams(query))).toEqual(asked));

test('a page without script goes on where its address says', () => {
  expect(communityParams(new URLSearchParams('cursor=abc')).cursor).toBe('abc');
  expect(communityParams(new URLSearchParams('cursor=')).cursor).toBeUndefined();
});
