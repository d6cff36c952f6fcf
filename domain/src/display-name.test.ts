import { describe, expect, test } from 'vitest';
import { cleanDisplayName, DISPLAY_NAME_LIMIT } from './display-name.ts';

describe('a name that others see', () => {
  test.each([
    'Asha',
    'A',
    'आशा मेनन',
    'عائشة',
    'שרה',
    '👩‍🎨 Asha',
    'Ørsted-Ångström',
    'x'.repeat(DISPLAY_NAME_LIMIT),
    '👩‍👩‍👧'.repeat(DISPLAY_NAME_LIMIT / 2),
  ])('%s is fine', name => expect(cleanDisplayName(name)).toBe(name));

  test.each([
    ['  Asha Menon ', 'Asha Menon'],
    ['Asha\nMenon', 'Asha Menon'],
    ['Asha\u0000 Menon\u0007', 'Asha Menon'],
    ['\u2066Asha\u2069 \u202eMenon\ufeff', 'Asha Menon'],
    ['As\u200bha \ud83dMenon', 'Asha Menon'],
  ])('%j loses what is no part of it', (typed, name) => expect(cleanDisplayName(typed)).toBe(name));

  test.each(['', '   ', '\u200b', '\u00ad\u200d', 'x'.repeat(DISPLAY_NAME_LIMIT + 1), `a${'\u0301'.repeat(1000)}`])(
    '%j is none',
    name => expect(cleanDisplayName(name)).toBeUndefined(),
  );
});
