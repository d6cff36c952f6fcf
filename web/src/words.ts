import { createContext, useContext } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '../../domain/src/languages.ts';
import type { loaders as englishLoaders } from './words-en.ts';

/**
 * The texts of the pages. Each noun has a file a language in words/src; a page names its nouns in pages.ts, and only those are
 * loaded, before it is rendered. What opens later (dialogs) names its nouns where it is loaded: `lazyWithWords`.
 */
/** What loads a language's texts. English ones are a list of their own, which gives the shape: an English page loads no other. */
async function loaderOf(language: Language): Promise<(noun: Noun) => Promise<{ words: unknown }>> {
  if (language !== DEFAULT_LANGUAGE) {
    const { loadTranslated } = await import('./words-translated.ts');
    return noun => loadTranslated(language, noun);
  }
  const { loaders } = await import('./words-en.ts');
  return noun => loaders[noun]();
}

export type Loaders = typeof englishLoaders;
export type Noun = keyof Loaders;
/** The texts of a noun. */
export type WordsOf<N extends Noun> = Awaited<ReturnType<Loaders[N]>>['words'];

const loaded = new Map<string, unknown>();

/** Loads the texts of these nouns, so that `useWords` has them at once. */
export async function loadWords(language: Language, nouns: readonly Noun[]): Promise<void> {
  const missing = nouns.filter(noun => !loaded.has(`${language}/${noun}`));
  if (missing.length === 0) return;
  const load = await loaderOf(language);
  await Promise.all(missing.map(async noun => loaded.set(`${language}/${noun}`, (await load(noun)).words)));
}

/** The language of the page that is shown; provided by the document. */
export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);
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
