import { expect, test } from 'vitest';
import { preferredLanguage } from './use-language-offer.ts';

test.each([
  [['hi-IN', 'en-IN'], 'hi'],
  [['en-IN', 'hi'], 'en'],
  [['mr', 'hi', 'en'], 'hi'],
  [['HI'], 'hi'],
  [['hil', 'fr'], undefined],
  [[], undefined],
])('who prefers %s prefers %s of the shop', (tags, language) => expect(preferredLanguage(tags)).toBe(language));
