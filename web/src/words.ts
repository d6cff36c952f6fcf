import { createContext, useContext } from 'react';
import type { loaders as englishLoaders } from './words-en.ts';

/**
 * The texts of the pages. Each noun has a file a language in words/src; a page names its nouns in pages.ts, and only those are
 * loaded, before it is rendered. What opens later (dialogs) names its nouns where it is loaded: `lazyWithWords`.
 */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The loaders of a language's texts: a page has those of its own language alone. English gives the shape. */
const LOADERS = {
  en: () => import('./words-en.ts'),
  hi: () => import('./words-hi.ts'),
} satisfies Record<Language, () => Promise<{ loaders: Loaders }>>;

export type Loaders = typeof englishLoaders;
export type Noun = keyof Loaders;
/** The texts of a noun. */
export type WordsOf<N extends Noun> = Awaited<ReturnType<Loaders[N]>>['words'];

const loaded = new Map<string, unknown>();

/** Loads the texts of these nouns, so that `useWords` has them at once. */
export async function loadWords(language: Language, nouns: readonly Noun[]): Promise<void> {
  const missing = nouns.filter(noun => !loaded.has(`${language}/${noun}`));
  if (missing.length === 0) return;
  const { loaders } = await LOADERS[language]();
  await Promise.all(missing.map(async noun => loaded.set(`${language}/${noun}`, (await loaders[noun]()).words)));
}

/** The language of the page that is shown; provided by the document. */
export const LanguageContext = createContext<Language>('en');
export const useLanguage = (): Language => useContext(LanguageContext);

/** The texts of a noun where they are there already. */
export const wordsIfLoaded = <N extends Noun>(language: Language, noun: N): WordsOf<N> | undefined =>
  loaded.get(`${language}/${noun}`) as WordsOf<N> | undefined;

/** The texts of a noun that was loaded before; throws where a page uses a noun that pages.ts does not list for it. */
export function wordsOf<N extends Noun>(language: Language, noun: N): WordsOf<N> {
  const words = wordsIfLoaded(language, noun);
  if (!words) throw new Error(`The words of '${noun}' are not loaded: list the noun in pages.ts or in lazyWithWords`);
  return words;
}

/** The texts of a noun in the page's language. */
export const useWords = <N extends Noun>(noun: N): WordsOf<N> => wordsOf(useLanguage(), noun);

/** '/hi/design' → 'hi'; anything else is English. */
export const languageOf = (pathname: string): Language => (/^\/hi(\/|$)/.test(pathname) ? 'hi' : 'en');

/** What stands before every path of a language: '' or '/hi'. */
export const prefixOf = (language: Language): '' | '/hi' => (language === 'hi' ? '/hi' : '');

/** '/hi/design' → '/design', '/hi' → '/': the path as pages.ts knows it. */
export const withoutPrefix = (pathname: string): string => pathname.slice(prefixOf(languageOf(pathname)).length) || '/';
