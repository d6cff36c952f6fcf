import { useEffect } from 'react';
import { pathIn, withoutPrefix } from '../../../domain/src/languages.ts';
import { returnLanguageEntry } from '../stored/pending-order.ts';
import { useLanguage } from '../words.ts';

/** Pay pages, and the way back from them, lead to English addresses: who left in Hindi goes on in Hindi. */
export function useReturnLanguage(): void {
  const language = useLanguage();
  useEffect(() => {
    const left = returnLanguageEntry.read()?.language;
    returnLanguageEntry.clear();
    if (left === undefined || left === language) return;
    location.replace(pathIn(left, withoutPrefix(location.pathname)) + location.search);
  }, [language]);
}
