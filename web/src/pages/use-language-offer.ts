import { lazy } from 'react';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../../domain/src/languages.ts';
import { languageChoiceEntry } from '../stored/language-choice.ts';
import { useStored } from '../stored/use-stored.ts';
import { useIsInBrowser } from '../ui/use-is-in-browser.ts';
import { loadWords, useLanguage } from '../words.ts';

/** The first of the shop's languages in a browser's list of preferred ones, as in `navigator.languages`. */
export const preferredLanguage = (tags: readonly string[]): Language | undefined =>
  tags.map(tag => tag.toLowerCase().split('-')[0]).find(isLanguage);

/** The offer, with the words of the language that is offered. */
export const LazyLanguageOffer = lazy(async () => {
  const wished = preferredLanguage(navigator.languages) ?? DEFAULT_LANGUAGE;
  const [{ LanguageOffer }] = await Promise.all([import('./LanguageOffer.tsx'), loadWords(wished, ['language'])]);
  return { default: LanguageOffer };
});

/**
 * The language that is offered on a page of another one. Decided here in the browser, so that the pages are the same for everybody: it
 * prefers this language, and its visitor has not chosen yet.
 */
export function useLanguageOffer(): Language | undefined {
  const language = useLanguage();
  const isInBrowser = useIsInBrowser();
  const hasChosen = useStored(languageChoiceEntry) !== undefined;
  if (!isInBrowser || hasChosen) return undefined;
  const preferred = preferredLanguage(navigator.languages);
  return preferred === language ? undefined : preferred;
}
