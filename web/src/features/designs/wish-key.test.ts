import { expect, it } from 'vitest';
import { ApiError } from '../../api/client.ts';
import { keepWishKey } from './wish-key.ts';

const refused = new ApiError(402, { error: 'Insufficient credits', code: 'insufficient_credits' });
const noAnswer = new ApiError(0, { error: 'No answer', code: 'network' });

it.each<[string, unknown[], boolean]>([
  ['after no answer', [noAnswer], true],
  ['after something that broke in the page', [new Error('broken')], true],
  ['after a refusal', [refused], false],
  ['after an answer', [undefined], false],
])('the same wish %s: the same key?', (_, [error], isSame) => {
  const key = keepWishKey();
  const first = key.of('a tiger');
  key.answered(error);
  expect(key.of('a tiger') === first).toBe(isSame);
});

it('another wish has another key', () => {
  const key = keepWishKey();
  const first = key.of('a tiger');
  expect(key.of('a tiger')).toBe(first);
  expect(key.of('a lion')).not.toBe(first);
});
