import type { words as english } from '../en/collection-toasts.ts';

/** What a press on a collection may say, loaded with the press, in Hindi. */
export const words = {
  selectSize: { title: 'साइज़ चुनिए', description: 'कार्ट में डालने से पहले कृपया साइज़ चुनिए।' },
  error: 'गड़बड़ हुई',
  addFailed: 'कार्ट में नहीं जुड़ पाई। कृपया फिर कोशिश करें।',
  notSignedIn: 'आपने साइन इन नहीं किया है',
  added: 'कार्ट में आ गई',
  addedCut: limit => `एक ही टी-शर्ट ज़्यादा से ज़्यादा ${limit} हो सकती हैं, इसलिए वहीं रुक गए।`,
  signInToLike: { title: 'साइन इन ज़रूरी है', description: 'कलेक्शन पसंद करने के लिए कृपया साइन इन कीजिए' },
  likeFailed: 'पसंद दर्ज नहीं हो पाई',
  copied: { title: 'लिंक कॉपी हो गया', description: 'अब इसे दोस्तों को भेजें' },
  copyFailed: 'लिंक कॉपी नहीं हो पाया। वह ऊपर पते में लिखा है।',
} satisfies typeof english;
