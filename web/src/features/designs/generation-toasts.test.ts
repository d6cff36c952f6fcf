import { afterEach, expect, test } from 'vitest';
import { words } from '../../../../words/src/en/generation.ts';
import { ApiError } from '../../api/client.ts';
import { dismissToast, shownToast } from '../../ui/toast.ts';
import { toastRefusal } from './generation-toasts.ts';

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
