import type { words as english } from '../en/credits.ts';

/** Buying credits in Hindi. */
export const words = {
  title: 'क्रेडिट ख़रीदें',
  lead: (design, preview) => `एक डिज़ाइन में ${design} क्रेडिट लगते हैं, असली जैसी झलक में ${preview}। क्रेडिट कभी ख़त्म नहीं होते।`,
  credits: count => `${count} क्रेडिट`,
  save: amount => `${amount} की बचत`,
  each: price => `एक का ${price}`,
  buy: 'ख़रीदें',
  other: 'कोई और संख्या',
  quantity: 'कितने क्रेडिट',
  quantityHint: (least, most) => `${least} से ${most} तक`,
  quantityWrong: (least, most) => `${least} से ${most} तक कोई पूरी संख्या लिखें।`,
  costs: price => `कुल ${price}`,
  choose: 'कितने क्रेडिट चाहिए',
  details: 'आपका ब्योरा',
  detailsNote: 'यह आपके बिल पर लिखा जाएगा।',
  billTo: 'बिल किसके नाम',
  loginText: 'क्रेडिट ख़रीदने के लिए साइन इन करें। आप यहीं लौटेंगे।',
  signInWith: provider => `${provider} से साइन इन करें`,
} satisfies typeof english;
