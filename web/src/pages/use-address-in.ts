import { useLocation, useSearch } from 'wouter';
import { pathIn, type Language } from '../../../domain/src/languages.ts';

/** The same page in another language: a whole address, for language and words change with the document. */
export function useAddressIn(): (language: Language) => string {
  const [path] = useLocation();
  const search = useSearch();
  return language => `${pathIn(language, path)}${search && `?${search}`}`;
}
