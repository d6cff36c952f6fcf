import { expect, test } from 'vitest';
import { words as english } from '../../../../words/src/en/accounts.ts';
import { words as hindi } from '../../../../words/src/hi/accounts.ts';
import { identityErrorText } from './SignInWays.tsx';

/** The eleven codes of S1 §8. */
const CODES = [
  'invalid-credential',
  'wrong-password',
  'user-not-found',
  'email-already-in-use',
  'too-many-requests',
  'requires-recent-login',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'unauthorized-domain',
  'network-request-failed',
];

test('the table holds the eleven codes and no other, each with a sentence of its own', () => {
  for (const words of [english, hindi]) {
    expect(Object.keys(words.identity).toSorted()).toEqual(CODES.toSorted());
    const sentences = CODES.map(code => identityErrorText(`auth/${code}`, words));
    expect(new Set(sentences).size).toBe(CODES.length);
    expect(sentences).not.toContain(words.fallback);
  }
});

test.each([
  ['POPUP_BLOCKED', 'popup-blocked'],
  ['POPUP_CLOSED', 'popup-closed-by-user'],
  ['POPUP_OPEN', 'cancelled-popup-request'],
  ['INVALID_ORIGIN', 'unauthorized-domain'],
  ['invalid_grant', 'invalid-credential'],
  ['login_required', 'requires-recent-login'],
  ['account_not_linked', 'email-already-in-use'],
  ['rate_limited', 'too-many-requests'],
  ['network', 'network-request-failed'],
] as const)('%s of our libraries is told as %s', (code, identity) =>
  expect(identityErrorText(code, english)).toBe(english.identity[identity]),
);

test('what nobody foresaw is told by S1’s sentence', () =>
  expect(identityErrorText('who knows', english)).toBe('Login failed. Please try again.'));
