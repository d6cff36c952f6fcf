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
const OPENAI = { name: 'OpenAI', perMinute: 5 };
const refuse = (error: unknown, imageProvider: typeof OPENAI | undefined = OPENAI) =>
  toastRefusal(error, { words, place: 'studio', imageProvider, errorText: () => 'as the server said' });

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

const limited = new ApiError(429, { error: 'Rate limit', code: 'rate_limited' });
test.each([
  [OPENAI, 'OpenAI allows 5 images per minute. Please wait a moment and try again.'],
  [{ name: 'OpenAI', perMinute: 50 }, 'OpenAI allows 50 images per minute. Please wait a moment and try again.'],
])('a limit is said of the company that has it, with its number', (provider, description) => {
  refuse(limited, provider);
  expect(shownToast()).toMatchObject({ title: 'Rate Limit Reached', description });
});

test('a shop that draws by itself names no company', () => {
  toastRefusal(limited, { words, place: 'studio', imageProvider: undefined, errorText: () => '' });
  expect(shownToast()).toMatchObject({
    title: 'Rate Limit Reached',
    description: 'The shop is drawing a lot just now. Please wait a moment and try again.',
  });
});
