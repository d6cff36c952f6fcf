import { lazy } from 'react';
import { languageChoiceEntry } from '../stored/language-choice.ts';
import { useStored } from '../stored/use-stored.ts';
import { useIsInBrowser } from '../ui/use-is-in-browser.ts';
import { languageOf, loadWords, useLanguage, type Language } from '../words.ts';

/** The first of the shop's languages in a browser's list of preferred ones, as in `navigator.languages`. */
export const preferredLanguage = (tags: readonly string[]): Language | undefined =>
  tags.map(tag => /^(en|hi)\b/i.exec(tag)?.[1]?.toLowerCase() as Language | undefined).find(Boolean);

/** The offer, with the words of the language that the page is not in. */
export const LazyLanguageOffer = lazy(async () => {
  const other = languageOf(location.pathname) === 'en' ? 'hi' : 'en';
  const [{ LanguageOffer }] = await Promise.all([import('./LanguageOffer.tsx'), loadWords(other, ['language'])]);
  return { default: LanguageOffer };
});

/**
 * Is the other language to be offered? Decided here in the browser, so that the pages are the same for everybody: it prefers the
 * other one, and its visitor has not chosen yet.
 */
export function useIsLanguageOffered(): boolean {
  const language = useLanguage();
  const isInBrowser = useIsInBrowser();
  const hasChosen = useStored(languageChoiceEntry) !== undefined;
  if (!isInBrowser || hasChosen) return false;
  return (preferredLanguage(navigator.languages) ?? language) !== language;
}
