import { expect, it, test } from 'vitest';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_KEYS,
  languageOf,
  languageRow,
  LANGUAGES,
  pathIn,
  prefixOf,
  withoutPrefix,
} from './languages.ts';

test.each([
  ['/', 'en', '/'],
  ['/design', 'en', '/design'],
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/hi/design', 'hi', '/design'],
  ['/hindi', 'en', '/hindi'],
  ['', 'en', '/'],
])('%s is in %s and shows %s', (path, language, page) => {
  expect(languageOf(path)).toBe(language);
  expect(withoutPrefix(path)).toBe(page);
});

test.each([
  ['en', '/', '/'],
  ['en', '/design', '/design'],
  ['hi', '/', '/hi'],
  ['hi', '/design', '/hi/design'],
] as const)('in %s, %s stands at %s', (language, path, address) => expect(pathIn(language, path)).toBe(address));

test('every language has a prefix of its own, and the default one has none', () => {
  expect(new Set(LANGUAGE_KEYS.map(prefixOf)).size).toBe(LANGUAGE_KEYS.length);
  expect(prefixOf(DEFAULT_LANGUAGE)).toBe('');
});

test.each(['', 'xx', 'toString', 'EN', null, undefined, 1])('%s is no language', key =>
  expect(isLanguage(key)).toBe(false),
);

it.each(LANGUAGE_KEYS)('%s has twelve months, and a locale and a lang that Intl knows', key => {
  const { months, locale, htmlLang } = languageRow(key);
  expect(months).toHaveLength(12);
  expect(Intl.getCanonicalLocales([locale, htmlLang])).toEqual([locale, htmlLang]);
  expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
  expect(isLanguage(key) && LANGUAGES[key].prefix).toBe(prefixOf(key));
});
