import { LANGUAGE_KEYS, languageRow, prefixOf, type Language } from '../domain/src/languages.ts';
import { unbroken } from '../web/src/unbroken.ts';
import type { loaders } from '../web/src/words-en.ts';

type Noun = keyof typeof loaders;
type WordsOf<N extends Noun> = Awaited<ReturnType<(typeof loaders)[N]>>['words'];

async function wordsOf<N extends Noun>(language: Language, file: string): Promise<WordsOf<N>> {
  const { words } = (await import(`../words/src/${language}/${file}.ts`)) as { words: WordsOf<N> };
  const { unbroken: beginnings } = languageRow(language);
  return beginnings ? unbroken(words, beginnings) : words;
}

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

const spoken = async (key: Language) => ({
  /** 'Hindi': its name in English. */
  language: NAMES.of(key)!,
  /** Before every path of the language. */
  prefix: prefixOf(key),
  accounts: await wordsOf<'accounts'>(key, 'accounts'),
  adminOrder: await wordsOf<'adminOrder'>(key, 'admin-order'),
  errors: await wordsOf<'errors'>(key, 'errors'),
  frame: await wordsOf<'frame'>(key, 'frame'),
  profile: await wordsOf<'profile'>(key, 'profile'),
  security: await wordsOf<'security'>(key, 'security'),
});
export type Spoken = Awaited<ReturnType<typeof spoken>>;

/** What a journey that is walked in every language reads on the pages. */
export const LANGUAGES: readonly Spoken[] = await Promise.all(LANGUAGE_KEYS.map(spoken));
export const ENGLISH = LANGUAGES[0]!;
