import { useCallback } from 'react';
import type { Language } from '../../../domain/src/languages.ts';
import type { ErrorCode } from '../../../contract/src/errors.ts';
import { whenAfter } from '../lib/format.ts';
import { useLanguage, wordsIfLoaded } from '../words.ts';
import { ApiError } from './client.ts';

/** Every refusal of the contract has its sentence: a code without one fails the type check. */
const sentences = (language: Language) =>
  wordsIfLoaded(language, 'errors') satisfies Record<ErrorCode, string> | undefined;

/** Seconds that need no telling. */
const A_MOMENT_S = 60;

/** Seconds until a limit ends, where the refusal says so. */
const waitOf = ({ details }: ApiError): number | undefined =>
  (details as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds;

/** When something that was limited may be tried again: 'in 40 minutes'. */
export const whenAgain = (error: ApiError, language: Language): string => whenAfter(waitOf(error) ?? 3600, language);

/**
 * The sentence a person reads for a failure, in the page's language. The words of 'errors' come with the first refusal
 * (client.ts); where they could not be fetched, the server's own sentence stands in.
 */
export function errorText(error: unknown, language: Language): string {
  const words = sentences(language);
  if (!(error instanceof ApiError)) return words?.internal ?? String(error);
  if (error.code === 'network') return wordsIfLoaded(language, 'frame')?.noAnswer ?? error.text;
  const wait = waitOf(error);
  if (error.code === 'rate_limited' && words && wait !== undefined && wait > A_MOMENT_S)
    return words.rate_limited_until(whenAfter(wait, language));
  return words?.[error.code] ?? error.text;
}

/** `errorText` in the page's language. */
export function useErrorText(): (error: unknown) => string {
  const language = useLanguage();
  return useCallback(error => errorText(error, language), [language]);
}
