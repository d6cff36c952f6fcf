import type { words as english } from '../en/community.ts';

/** The community gallery in Hindi. */
export const words = {
  title: 'कम्युनिटी गैलरी',
  description:
    'दूसरे लोगों के शब्दों से बने टी-शर्ट डिज़ाइन। खोजिए, पसंद कीजिए, उससे अपना बनाइए या वही पहनिए: ऑर्डर पर छपी, पूरे भारत में डिलीवरी।',
  titleOf: style => `${style} डिज़ाइन`,
  lead: 'दूसरे लोगों के शब्दों से बने डिज़ाइन। जैसा है वैसा पहनिए, या यहीं से अपना बनाइए।',
  searchLabel: 'गैलरी में खोजें',
  searchPlaceholder: 'बाघ, चाय, बारिश …',
  search: 'खोजें',
  stylesLabel: 'अंदाज़',
  allStyles: 'सारे अंदाज़',
  sortLabel: 'क्रम',
  newest: 'सबसे नए',
  liked: 'सबसे पसंदीदा',
  shown: count => `${count} डिज़ाइन दिख रहे हैं`,
  found: count => `${count} डिज़ाइन मिले`,
  showMore: 'और दिखाएँ',
  loadingMore: 'और आ रहे हैं',
  toStart: 'शुरू से देखें',
  nothingFor: search => `“${search}” अब तक किसी ने नहीं बनवाया। पहले आप बनवा सकते हैं।`,
  nothingHere: 'यहाँ अभी कुछ नहीं है। शुरुआत आप कर सकते हैं।',
  describeIt: 'बताइए, हम बना देंगे',
  clear: 'खोज और फ़िल्टर हटाएँ',
  loadFailed: 'गैलरी नहीं आ पाई।',
  retry: 'फिर कोशिश करें',
} satisfies typeof english;
