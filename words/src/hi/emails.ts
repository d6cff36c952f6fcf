import type { words as english } from '../en/emails.ts';

/** What is wrong with an e-mail address, in Hindi. */
export const words = {
  emailFaults: {
    no_at: () => 'पते में @ नहीं है, जैसे name@gmail.com में।',
    many_ats: () => '@ एक से ज़्यादा बार आया है। कृपया एक ही पता लिखें।',
    no_name: () => '@ से पहले कुछ छूट गया है, जैसे name@gmail.com में।',
    no_domain: () => '@ के बाद कुछ छूट गया है, जैसे name@gmail.com में।',
    dots: () => 'बिंदु ग़लत जगह पर है: दो एक साथ, या शुरू या आख़िर में।',
    blank: () => 'पते के बीच में ख़ाली जगह है। कृपया उसे हटा दें।',
    sign: sign => `पते में यहाँ ${sign} नहीं आ सकता। कृपया उसे हटा दें।`,
    letters: sign => `@ से पहले सिर्फ़ अंग्रेज़ी अक्षर और अंक आ सकते हैं, ${sign} नहीं।`,
    ending: () => '@ के बाद का हिस्सा पूरा नहीं है, जैसे name@gmail.com में।',
    long: () => 'ई-मेल पते के लिए यह बहुत लंबा है।',
  },
  emailMeant: address => `क्या आपका मतलब ${address} था?`,
  emailTake: 'यही पता रखें',
} satisfies typeof english;
