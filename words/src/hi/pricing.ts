import type { words as english } from '../en/pricing.ts';

/** The pricing page in Hindi. */
export const words = {
  creditsTitle: 'सिक्के',
  creditsText: welcome =>
    `डिज़ाइन बनाने में सिक्के लगते हैं। नए खाते में ${welcome} सिक्के मुफ़्त मिलते हैं; अपना चित्र लाने पर कोई सिक्का नहीं लगता।`,
  title: 'दाम',
  description:
    'छपी हुई टी-शर्ट का दाम: तीन कट, तीन छपाई के साइज़, पसंदीदा जोड़ियाँ और अभी चल रहे कूपन कोड। दाम में सारे टैक्स शामिल हैं।',
  lead: 'टी-शर्ट चुनिए, छपाई जोड़िए: बस यही दाम है। भुगतान से पहले कार्ट में यही दाम फिर दिखेगा।',
  note: shipping => `डिलीवरी हर ऑर्डर पर ${shipping}, टी-शर्ट चाहे जितनी हों। दाम में सारे टैक्स शामिल हैं।`,
  offersTitle: 'अभी चल रही छूट',
  limitedTitle: 'सीमित समय की छूट',
  offersNote: 'एक ऑर्डर पर एक कोड। ऑर्डर करते समय कूपन की जगह लिखिए, या यहाँ के बटन से साथ ले चलिए।',
  code: 'कोड',
  percent: percent => `${percent}% की छूट`,
  flat: amount => `${amount} की छूट`,
  shirtWithPrint: (shirts, prints) => `${shirts}, ${prints} के साथ`,
  feeOf: prints => `${prints} के शुल्क पर`,
  anyShirt: 'कोई भी टी-शर्ट',
  anyPrint: 'किसी भी छपाई',
  or: ' या ',
  print: place => `${place} छपाई`,
  atMost: amount => `ज़्यादा से ज़्यादा ${amount}।`,
  from: amount => `${amount} या उससे ज़्यादा के ऑर्डर पर।`,
  until: date => `${date} तक।`,
  designWith: 'इस कोड के साथ बनाइए',
  typesTitle: 'टी-शर्ट',
  typesText: 'सब कंघी किए सूत की, काले और सफ़ेद रंग में, साइज़ S से XL तक।',
  popular: 'सबसे पसंदीदा',
  was: 'पहले:',
  percentOff: percent => `${percent}% की छूट`,
  choose: 'यही टी-शर्ट चुनें',
  types: {
    regular: {
      text: 'रोज़ की टी-शर्ट, सही नाप की।',
      features: ['सीधा कट, गोल गला', 'गर्मियों के लिए हल्की', 'हर कपड़े के साथ जँचती है'],
    },
    oversized: {
      text: 'नीचे उतरे कंधे, खुली-खुली।',
      features: ['रेगुलर फ़िट से एक इंच लंबी', 'चौड़ी आस्तीन', 'भारी सूत, जो अच्छा गिरता है'],
    },
    'oversized-premium': {
      text: 'हमारा सबसे भारी कपड़ा, सालों चलने वाला।',
      features: ['ओवरसाइज़्ड कट', 'मोटा कॉलर, जो ढीला नहीं पड़ता', 'बड़ी छपाई के लिए सबसे अच्छी'],
    },
  },
  printsTitle: 'छपाई',
  printsText: back =>
    `छपाई का शुल्क टी-शर्ट के दाम में जुड़ता है।${back === undefined ? '' : ` पीठ पर भी A3 छपती है, ${back} में।`}`,
  centimetres: (width, height) => `(${width} × ${height} सेमी)`,
  recommendations: {
    chest: 'लोगो, नाम के अक्षर या छोटे-से चित्र के लिए अच्छी।',
    a4: 'ज़्यादातर चित्रों के लिए अच्छी: दूर से भी साफ़ दिखती है।',
    a3: 'बारीक काम वाले चित्र के लिए अच्छी, जो पूरा सामना भर दे।',
  },
  sketch: place => `कहाँ और कितनी बड़ी: ${place}`,
  combinationsTitle: 'पसंदीदा जोड़ियाँ',
  combinationsText: 'टी-शर्ट और छपाई साथ-साथ, उन पर चल रही छूट के साथ।',
  withCode: 'इस कोड के साथ:',
  noCode: 'कोड की ज़रूरत नहीं',
  take: 'यही बनाइए',
  start: 'अभी बनाना शुरू करें',
  startTitle: 'अगला ख़याल आपका',
  startText: 'एक वाक्य में बताइए। भुगतान से पहले टी-शर्ट पर देख लेंगे।',
} satisfies typeof english;
