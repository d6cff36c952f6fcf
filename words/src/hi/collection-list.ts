import type { words as english } from '../en/collection-list.ts';

/** The list of collections, in Hindi. */
export const words = {
  title: 'ख़ास कलेक्शन',
  description: days =>
    `चुनी हुई टी-शर्ट, पहनने को तैयार: काला या सफ़ेद रंग और अपना साइज़ चुनिए। ऑर्डर पर छपती हैं और पूरे भारत में ${days} कार्य दिवसों में पहुँचती हैं।`,
  lead: 'हमारे अपने स्टूडियो की टी-शर्ट, पहनने को तैयार। बस रंग और साइज़ चुनिए।',
  searchLabel: 'कलेक्शन में खोजिए',
  searchPlaceholder: 'जैसे Tiger या chai',
  search: 'खोजें',
  typesLabel: 'कलेक्शन के प्रकार',
  allTypes: 'सभी',
  nothingTitle: 'कुछ नहीं मिला',
  nothingFor: search => `“${search}” से कोई कलेक्शन नहीं मिला।`,
  nothingOf: type => `${type}: अभी इस प्रकार का कोई कलेक्शन नहीं है।`,
  nothingForIn: (search, type) => `${type} में “${search}” से कोई कलेक्शन नहीं मिला।`,
  clear: 'खोज और चुनाव हटाएँ',
  showMore: 'और दिखाएँ',
  loadingMore: 'और आ रहे हैं',
  loadFailed: 'कलेक्शन नहीं आ पाए।',
  retry: 'फिर कोशिश करें',
  shown: count => `${count} कलेक्शन दिख रहे हैं`,
} satisfies typeof english;
