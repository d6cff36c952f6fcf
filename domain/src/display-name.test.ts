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

  test('loses the blanks around it', () => expect(cleanDisplayName('  Asha Menon ')).toBe('Asha Menon'));

  test.each([
    '',
    '   ',
    '\u200b',
    '\u00ad\u200d',
    'x'.repeat(DISPLAY_NAME_LIMIT + 1),
    'a\nb',
    'a\u0000b',
    'a\u0007',
    'a\u202eb',
    '\u2066a',
    `a${'\u0301'.repeat(1000)}`,
  ])('%j is none', name => expect(cleanDisplayName(name)).toBeUndefined());
});
