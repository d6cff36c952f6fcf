import type { words as english } from '../en/language.ts';

/** The offer of Hindi, for who reads the English pages but prefers Hindi. */
export const words = {
  label: 'भाषा',
  offer: 'यह दुकान हिन्दी में भी है।',
  refuse: 'नहीं, धन्यवाद',
} satisfies typeof english;
