import type { words as english } from '../en/likes.ts';

/** Liking designs in Hindi. */
export const words = {
  loginRequired: { title: 'साइन इन ज़रूरी है', description: 'डिज़ाइन पसंद करने के लिए कृपया साइन इन करें' },
  failed: { title: 'गड़बड़ हुई', description: 'पसंद दर्ज नहीं हो पाई। कृपया फिर कोशिश करें।' },
  added: 'पसंदीदा में जोड़ा गया',
  removed: 'पसंदीदा से हटाया गया',
} satisfies typeof english;
