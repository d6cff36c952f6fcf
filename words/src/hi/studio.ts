import type { words as english } from '../en/studio.ts';

/** The design studio in Hindi. */
export const words = {
  title: 'डिज़ाइन स्टूडियो',
  description: 'तस्वीर बताइए, उसे बनते देखिए, और उसके लिए टी-शर्ट, रंग, साइज़ और जगह चुनिए।',
  stepOf: (step, steps) => `${steps} में से क़दम ${step}`,
  describeTitle: 'अपना डिज़ाइन बताइए',
  describeText: 'थोड़े शब्द काफ़ी हैं: कौन या क्या, कहाँ, किस अंदाज़ में।',
  promptLabel: 'क्या बनाएँ?',
  promptPlaceholder: 'काग़ज़ की पतंग में लाल क़िला, दो रंगों में',
  counter: (used, limit) => `${used} / ${limit}`,
  counterLabel: left => `${left} अक्षर बाक़ी`,
  ideasLabel: 'झटपट ख़याल',
  ideas: ['लैंप की रोशनी में पढ़ता उल्लू', 'मंडला जैसा कमल', 'बारिश में एक स्कूटर'],
  generate: 'बनाइए',
  describeFirst: 'बताइए कि आप क्या बनवाना चाहते हैं।',
  cost: (cost, welcome) => `एक डिज़ाइन में ${cost} सिक्के लगते हैं। नए खाते में ${welcome} सिक्के मुफ़्त मिलते हैं।`,
  chosen: (type, place) => `चुना हुआ: ${type}, ${place}`,
  codeWaits: code => `कोड ${code} ऑर्डर करते समय कूपन की जगह में मिलेगा।`,
  emptyStage: 'आपका डिज़ाइन इसी टी-शर्ट पर उतरेगा।',
  lastDesign: 'आपका अब तक का डिज़ाइन',
  useIt: 'इसकी टी-शर्ट चुनें',
  chooseTitle: 'इसकी टी-शर्ट चुनिए',
  describeAgain: 'दूसरा डिज़ाइन बताइए',
  continue: 'आगे बढ़ें',
  waitForPrices: 'दाम की सूची अभी नहीं आई है।',
  noProduct: 'पहले कोई सही टी-शर्ट चुनिए',
} satisfies typeof english;
