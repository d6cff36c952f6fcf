/** Longest name that is shown, in characters. */
export const DISPLAY_NAME_LIMIT = 80;

/** Control characters, and those that turn the direction of what stands behind them. */
const FORBIDDEN = /\p{Cc}|[\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;
const SOMETHING = /[\p{L}\p{N}\p{S}\p{P}]/u;
/** A character as a person counts them: an emoji of several parts is one. */
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * The name that others see, without blanks around it: 1 to 80 characters of any script, emoji too. Nothing where it may not be: control
 * characters, signs that turn the direction of other words, nothing to be seen, or marks piled up behind few letters.
 */
export function cleanDisplayName(name: string): string | undefined {
  const clean = name.normalize('NFC').trim();
  if (clean.length > 4 * DISPLAY_NAME_LIMIT || FORBIDDEN.test(clean) || !SOMETHING.test(clean)) return undefined;
  return [...segmenter.segment(clean)].length <= DISPLAY_NAME_LIMIT ? clean : undefined;
}
