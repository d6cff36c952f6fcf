import { cleanLine } from './typed-text.ts';

/** Longest name that is shown, in characters. */
export const DISPLAY_NAME_LIMIT = 80;

/** How somebody is called who has said nothing that others may read: nobody's name, which stands on no parcel. */
export const NEUTRAL_NAME = 'Shopper';

const SOMETHING = /[\p{L}\p{N}\p{S}\p{P}]/u;
/** A character as a person counts them: an emoji of several parts is one. */
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * The name that others see, on one line and without signs that carry nothing: 1 to 80 characters of any script, emoji too. Nothing where
 * there is nothing to be seen, or marks are piled up behind few letters.
 */
export function cleanDisplayName(name: string): string | undefined {
  const clean = cleanLine(name);
  if (clean.length > 4 * DISPLAY_NAME_LIMIT || !SOMETHING.test(clean)) return undefined;
  return [...segmenter.segment(clean)].length <= DISPLAY_NAME_LIMIT ? clean : undefined;
}
