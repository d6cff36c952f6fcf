import type { words as english } from '../en/credits.ts';
import { words as named } from './provider.ts';

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
  signInWith: provider => `${named.provider(provider)} से साइन इन करें`,
  history: {
    types: {
      welcome_grant: 'स्वागत के सिक्के',
      design_generation: 'नया डिज़ाइन',
      design_modification: 'डिज़ाइन में बदलाव',
      design_regeneration: 'डिज़ाइन दोबारा बना',
      tshirt_preview: 'असली जैसी झलक',
      purchase: 'ख़रीदे गए सिक्के',
      purchase_refund: 'लौटाए गए सिक्के',
      admin_grant: 'दुकान की ओर से',
      admin_change: 'दुकान का बदलाव',
    },
    described: {
      welcome_grant: () => 'नया खाता खुलने पर',
      purchase: count => (count === 1 ? '1 सिक्का ख़रीदा' : `${count} सिक्के ख़रीदे`),
      purchase_refund: count => (count === 1 ? '1 सिक्का पैसे वापस होने पर हटा' : `${count} सिक्के पैसे वापस होने पर हटे`),
    },
    balance: count => `बाक़ी ${count}`,
    loadFailed: 'सिक्कों का हिसाब नहीं आ पाया',
    retry: 'फिर कोशिश करें',
    more: 'और दिखाएँ',
    loading: 'आ रहा है',
  },
} satisfies typeof english;
