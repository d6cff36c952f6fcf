import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGE_KEYS, LANGUAGES, type Language } from '../../domain/src/languages.ts';
import { loadWords, wordsOf, type Noun } from './words.ts';

const nounsIn = (language: string) =>
  readdirSync(`words/src/${language}`)
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(file => file.replace('.ts', '') as Noun)
    .sort();

/** 'a.b' for every text of a noun. */
const keysOf = (words: object, before = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${before}${key}.`) : [`${before}${key}`],
  );

/** Every text, with plural functions called. */
const textsOf = (words: object): string[] =>
  Object.values(words).flatMap(value => {
    if (typeof value === 'string') return [value];
    return typeof value === 'function' ? [String(value(2, 3))] : textsOf(value as object);
  });

const COMPLETE = LANGUAGE_KEYS.filter(key => LANGUAGES[key].isComplete);

test.each(LANGUAGE_KEYS)('%s has nouns that English has, and all of them where it is complete', language => {
  const [own, english] = [nounsIn(language), nounsIn(DEFAULT_LANGUAGE)];
  expect(own.filter(noun => !english.includes(noun))).toEqual([]);
  if (COMPLETE.includes(language)) expect(own).toEqual(english);
});

test('every folder of words is a row of the table of languages', () => {
  const folders = readdirSync('words/src', { withFileTypes: true }).filter(one => one.isDirectory());
  expect(folders.map(one => one.name).toSorted()).toEqual(LANGUAGE_KEYS.toSorted());
});

const wordsIn = async (language: Language, noun: Noun): Promise<object> =>
  ((await import(`../../words/src/${language}/${noun}.ts`)) as { words: object }).words;

test.each(LANGUAGE_KEYS)('every noun says in %s what it says in English, and leaves nothing empty', async language => {
  for (const noun of nounsIn(language)) {
    const [english, own] = [await wordsIn(DEFAULT_LANGUAGE, noun), await wordsIn(language, noun)];
    if (COMPLETE.includes(language)) expect(keysOf(own), noun).toEqual(keysOf(english));
    const known = new Set(keysOf(english));
    expect(
      keysOf(own).filter(key => !known.has(key)),
      noun,
    ).toEqual([]);
    for (const text of textsOf(own)) expect(text.trim(), noun).not.toBe('');
  }
});

/** What the law calls by letters, and the names of files. */
const LATIN_IN_HINDI = /^(?:GSTIN .+|HSN\/SAC|[CSI]GST|UTGST|invoice|bill|credit-note|refund-note)$/;

test('Hindi is written in Devanagari', async () => {
  for (const noun of nounsIn('hi')) {
    const { words } = (await import(`../../words/src/hi/${noun}.ts`)) as { words: object };
    const texts = textsOf(words).filter(text => /[a-z]{3}/i.test(text) && !/[\u0900-\u097f]/.test(text));
    expect(
      texts.filter(text => !LATIN_IN_HINDI.test(text)),
      noun,
    ).toEqual([]);
  }
});

test('what a drawing is paid with has one name in English: S1 and S2 quote credits', async () => {
  for (const noun of nounsIn('en')) {
    const { words } = (await import(`../../words/src/en/${noun}.ts`)) as { words: object };
    expect(
      textsOf(words).filter(text => /\bcoins?\b/i.test(text.replace(/\{\w+\}/g, ''))),
      noun,
    ).toEqual([]);
  }
});

/** Of taxes speak the bill, what is said where the shop has a GSTIN, what the law has kept, and the owner's own settings and books. */
const SPEAK_OF_TAX = new Set(['invoices', 'policies', 'admin-settings', 'admin-books', 'setup']);
const TAX = /\bGST\b|\btax(?:es)?\b|जीएसटी|टैक्स|कर शामिल/i;
const KEPT_BY_LAW = /tax law|टैक्स का क़ानून|^Tax invoice$|^टैक्स इनवॉइस$/i;

test.each(LANGUAGE_KEYS)(
  'in %s prices say no word of taxes, which a shop without a GSTIN may not charge',
  async language => {
    const spoken: string[] = [];
    for (const noun of nounsIn(language).filter(one => !SPEAK_OF_TAX.has(one))) {
      const { words } = (await import(`../../words/src/${language}/${noun}.ts`)) as { words: Record<string, unknown> };
      const { pricesIncludeTax, ...others } = words;
      if (noun !== 'frame') expect(pricesIncludeTax).toBeUndefined();
      spoken.push(...textsOf(others).filter(text => TAX.test(text.replace(/\{\w+\}/g, '')) && !KEPT_BY_LAW.test(text)));
    }
    expect(spoken).toEqual([]);
  },
);

test('words are there after they were loaded, and not before', async () => {
  expect(() => wordsOf('hi', 'home')).toThrow("'home'");
  await loadWords('hi', ['home']);
  expect(wordsOf('hi', 'home').generate).toBe('बनाइए');
});

test('no line of Hindi ends within the word for a T-shirt, nor for an e-mail', async () => {
  await loadWords('hi', ['home', 'cart', 'contact', 'refunds']);
  const texts = (['home', 'cart', 'contact', 'refunds'] as const).flatMap(noun => textsOf(wordsOf('hi', noun)));
  expect(texts.filter(text => text.includes('टी-\u2060शर्ट')).length).toBeGreaterThan(10);
  expect(texts.filter(text => /टी-शर्ट|ई-मेल/.test(text))).toEqual([]);
});
