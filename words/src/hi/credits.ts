import type { words as english } from '../en/credits.ts';

/** Buying credits in Hindi. */
export const words = {
  title: 'सिक्के ख़रीदें',
  lead: (design, preview) =>
    `एक डिज़ाइन में ${design} सिक्के लगते हैं, असली जैसी झलक में ${preview}। सिक्कों की कोई आख़िरी तारीख़ नहीं होती।`,
  credits: count => (count === 1 ? '1 सिक्का' : `${count} सिक्के`),
  save: amount => `${amount} की बचत`,
  each: price => `एक सिक्का ${price}`,
  buy: 'ख़रीदें',
  other: 'कोई और संख्या',
  quantity: 'सिक्कों की संख्या',
  quantityHint: (least, most) => `${least} से ${most} तक`,
  quantityWrong: (least, most) => `${least} से ${most} तक कोई पूरी संख्या लिखें।`,
  costs: price => `कुल ${price}`,
  pay: 'भुगतान करें',
  choose: 'कितने सिक्के चाहिए',
  details: 'आपका ब्योरा',
  detailsNote: 'यह आपके बिल पर लिखा जाएगा।',
  billTo: 'बिल किसके नाम',
  loginText: 'सिक्के ख़रीदने के लिए साइन इन करें। आप यहीं लौटेंगे।',
  signInWith: provider => `${provider} से साइन इन करें`,
} satisfies typeof english;
