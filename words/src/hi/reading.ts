import type { words as en } from '../en/reading.ts';

export const words = {
  label: 'आपके शब्दों से क्या बनेगा',
  drawn: 'बनेगा',
  instead: 'इसकी जगह बनेगा',
  leftOut: 'छूट जाएगा',
  relative: (words, as) => `${words} → ${as}`,
  relativeSaid: (words, as) => `${words} की जगह ${as}`,
  said: (list, words) => `${list}: ${words}।`,
  nothing: 'इन शब्दों में से हम अभी कुछ नहीं बना सकते।',
  letter: 'इन्हें लिखवाइए',
} satisfies typeof en;
