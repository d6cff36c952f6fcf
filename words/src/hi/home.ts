import type { words as english } from '../en/home.ts';

/** The home page in Hindi. */
export const words = {
  title: shop => `${shop}: अपने ख़याल को टी-शर्ट पर उतारिए`,
  description: days =>
    `अपने शब्दों में एक तस्वीर बताइए। हम उसे बनाते हैं, अच्छी सूती टी-शर्ट पर छापते हैं और पूरे भारत में ${days} कार्य दिवसों में पहुँचाते हैं।`,
  headline: 'ख़याल आपका, छाप हमारी',
  lead: 'अपने शब्दों में एक तस्वीर बताइए। हम उसे बनाकर टी-शर्ट पर छापेंगे और आपके दरवाज़े तक पहुँचाएँगे।',
  promptLabel: 'क्या बनाएँ?',
  promptPlaceholder: 'सुबह की छत पर चाय पीता हुआ एक बाघ',
  counter: (used, limit) => `${used} / ${limit}`,
  counterLabel: left => `${left} अक्षर बाक़ी`,
  readingHint: 'लिखते ही यहाँ दिखेगा कि हम क्या बना सकते हैं।',
  ideasLabel: 'झटपट ख़याल',
  ideas: ['गुलाबों के साथ एक बाघ', 'बारिश में नाचता मोर', 'रॉकेट पर चाँद जाती बिल्ली'],
  promptMissing: 'पहले अपना ख़याल लिखिए, या इनमें से एक चुनिए।',
  generate: 'बनाइए',
  generating: 'बन रहा है... इसमें 1-2 मिनट लग सकते हैं।',
  cost: (cost, welcome) => `एक डिज़ाइन में ${cost} सिक्के लगते हैं। नए खाते में ${welcome} सिक्के मुफ़्त मिलते हैं।`,
  cardName: 'आपके शब्दों की टी-शर्ट',
  cardDetail: gsm => `${gsm} GSM सूती, ऑर्डर पर छपी`,
  was: 'पहले:',
  percentOff: percent => `${percent}% छूट`,
  plusPrint: from => `छपाई ${from} से`,
  delivery: days => `${days} कार्य दिवसों में डिलीवरी`,
  heroWearing: name => `तस्वीर में: ${name}, हमारी गैलरी से`,
  heroAlt: name => `टी-शर्ट पर डिज़ाइन: ${name}`,
  plainHeroAlt: 'सादी काली टी-शर्ट, आपके डिज़ाइन के इंतज़ार में',
  catalogAway: 'अभी दाम नहीं दिखाए जा सकते।',
  galleryTitle: 'कम्युनिटी गैलरी',
  galleryText: 'दूसरे लोगों के शब्दों से बने डिज़ाइन। खोलिए और टी-शर्ट पर देखिए।',
  collectionsTitle: 'ख़ास कलेक्शन',
  collectionsText: 'चुनी हुई टी-शर्ट, पहनने को तैयार। बस रंग और साइज़ चुनिए।',
  viewAll: 'सारे कलेक्शन देखें',
  exploreGallery: 'कम्युनिटी गैलरी देखें',
  whyTitle: shop => `${shop} ही क्यों?`,
  reasons: {
    ai: {
      title: 'आपके शब्दों से बनी कलाकारी',
      text: 'आपके शब्द आपकी आँखों के सामने तस्वीर बनते हैं। पैसे देने से पहले टी-शर्ट पर देख लीजिए।',
    },
    quality: {
      title: 'बढ़िया क्वालिटी',
      text: '160 से 200 gsm का महीन सूती कपड़ा, और धुलाई के बाद भी चटक रहने वाली स्याही।',
    },
    delivery: {
      title: 'तेज़ डिलीवरी',
      text: days => `पूरे भारत में ${days} कार्य दिवस। एक-एक करके, आपके लिए छपी।`,
    },
  },
} satisfies typeof english;
