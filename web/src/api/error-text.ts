import { useCallback } from 'react';
import type { ErrorCode } from '../../../contract/src/errors.ts';
import { useLanguage, wordsIfLoaded, type Language } from '../words.ts';
import { ApiError } from './client.ts';

/** Every refusal of the contract has its sentence: a code without one fails the type check. */
const sentences = (language: Language) =>
  wordsIfLoaded(language, 'errors') satisfies Record<ErrorCode, string> | undefined;

/**
 * The sentence a person reads for a failure, in the page's language. The words of 'errors' come with the first refusal
 * (client.ts); where they could not be fetched, the server's own sentence stands in.
 */
export function errorText(error: unknown, language: Language): string {
  const words = sentences(language);
  if (!(error instanceof ApiError)) return words?.internal ?? String(error);
  if (error.code === 'network') return wordsIfLoaded(language, 'frame')?.noAnswer ?? error.text;
  return words?.[error.code] ?? error.text;
}

/** `errorText` in the page's language. */
export function useErrorText(): (error: unknown) => string {
  const language = useLanguage();
  return useCallback(error => errorText(error, language), [language]);
}
