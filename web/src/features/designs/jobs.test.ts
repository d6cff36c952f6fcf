import { afterEach, expect, it, test } from 'vitest';
import { ApiError } from '../../api/client.ts';
import { keepWishKey, toastRefusal } from './jobs.ts';
import { words } from '../../../../words/src/en/generation.ts';
import { dismissToast, shownToast } from '../../ui/toast.ts';

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

afterEach(dismissToast);
const refuse = (error: unknown) =>
  toastRefusal(error, { words, place: 'studio', imageProvider: 'OpenAI', errorText: () => 'as the server said' });

test('too few credits lead to where more are bought', () => {
  refuse(new ApiError(402, { error: 'Insufficient credits', code: 'insufficient_credits' }));
  expect(shownToast()).toMatchObject({
    title: 'Insufficient Credits',
    description: 'You need 3 credits to generate a design. Purchase more credits to continue.',
    link: { label: 'Buy credits', href: '/profile?step=credits' },
  });
});

test('another refusal leads nowhere', () => {
  refuse(new ApiError(503, { error: 'Away', code: 'database_unavailable' }));
  expect(shownToast()).toMatchObject({ description: 'as the server said' });
  expect(shownToast()?.link).toBeUndefined();
});
