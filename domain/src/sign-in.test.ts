import { expect, test } from 'vitest';
import { FRESH_SIGN_IN_MS, isFreshSignIn, lacksFactor } from './sign-in.ts';

const now = new Date('2026-11-26T12:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const JUST = FRESH_SIGN_IN_MS;
const LATE = FRESH_SIGN_IN_MS + 1;

test.each([
  ['ten minutes ago', { authenticatedAt: ago(JUST), hasFactor: false, factorAt: null }, true],
  ['longer ago', { authenticatedAt: ago(LATE), hasFactor: false, factorAt: null }, false],
  ['by a clock that is a minute ahead', { authenticatedAt: ago(-60_000), hasFactor: false, factorAt: null }, true],
  ['in the future', { authenticatedAt: ago(-60_001), hasFactor: false, factorAt: null }, false],
  ['now, with a factor of the future', { authenticatedAt: now, hasFactor: true, factorAt: ago(-3_600_000) }, false],
  ['at a moment that the provider does not tell', { authenticatedAt: null, hasFactor: false, factorAt: null }, false],
  ['now, but without the factor', { authenticatedAt: now, hasFactor: true, factorAt: null }, false],
  ['now, with a factor given long ago', { authenticatedAt: now, hasFactor: true, factorAt: ago(LATE) }, false],
  [
    'long ago, with a factor given just now',
    { authenticatedAt: ago(LATE), hasFactor: true, factorAt: ago(JUST) },
    true,
  ],
  [
    'long ago, with a factor that was turned off',
    { authenticatedAt: ago(LATE), hasFactor: false, factorAt: now },
    false,
  ],
])('who proved it %s', (_, proof, isFresh) => expect(isFreshSignIn(proof, now)).toBe(isFresh));

test.each([
  [{ hasFactor: false, factorAt: null }, false],
  [{ hasFactor: true, factorAt: null }, true],
  [{ hasFactor: true, factorAt: ago(86_400_000) }, false],
])('a session with %j lacks its factor: %s', (proof, lacks) => expect(lacksFactor(proof)).toBe(lacks));
