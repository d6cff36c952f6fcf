import { useLocation, useSearch } from 'wouter';
import { prefixOf, useLanguage, type Language } from '../words.ts';

/** The same page in the other language: a whole address, for language and words change with the document. */
export function useOtherLanguage(): { other: Language; address: string } {
  const other = useLanguage() === 'en' ? 'hi' : 'en';
  const [path] = useLocation();
  const search = useSearch();
  return { other, address: `${prefixOf(other)}${path === '/' && other === 'hi' ? '' : path}${search && `?${search}`}` };
}
