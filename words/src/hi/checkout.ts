import type { words as english } from '../en/checkout.ts';
import { words as emails } from './emails.ts';
import { words as states } from './states.ts';
import { things } from './frame.ts';

/** The checkout dialog in Hindi. */
export const words = {
  title: 'ऑर्डर पूरा करें',
  loginRequired: 'साइन इन ज़रूरी है',
  loginText: 'ऑर्डर करने के लिए साइन इन करें। आपका कार्ट वैसा ही रहेगा, और आप यहीं लौटेंगे।',
  signIn: 'साइन इन',
  continue: 'और ख़रीदारी करें',
  summary: 'आपका ऑर्डर',
  changeCart: 'कार्ट बदलें',
  items: count => things(count),
  subtotal: 'सामान का जोड़',
  discount: code => `कूपन ${code}`,
  shipping: 'डिलीवरी',
  total: 'कुल',
  coupon: 'कूपन कोड',
  ownCoupons: 'आपके अपने कूपन',
  apply: 'लगाएँ',
  checking: 'देख रहे हैं',
  enterCoupon: { title: 'कूपन कोड लिखें', description: 'कृपया कूपन कोड लिखें' },
  couponInvalid: { title: 'कूपन नहीं चला', description: 'यह कूपन मान्य नहीं है' },
  validationFailed: { title: 'जाँच नहीं हो पाई', description: 'कूपन की जाँच नहीं हो पाई। कृपया फिर कोशिश करें।' },
  couponApplied: (code, price) => `${code} से ${price} कम हुए`,
  removeCoupon: 'हटाएँ',
  delivery: 'कहाँ पहुँचाएँ',
  fields: {
    firstName: 'नाम',
    lastName: 'उपनाम',
    email: 'ई-मेल',
    phone: 'मोबाइल नंबर',
    address: 'पता',
    city: 'शहर',
    state: 'राज्य',
    zipCode: 'पिन कोड',
  },
  hints: { address: 'मकान, गली, इलाक़ा' },
  savedAddresses: 'यहाँ पहुँचाएँ',
  newAddress: 'कोई और पता',
  offeredFirst: 'पहला',
  allAddresses: count => `सभी ${count} पते दिखाएँ`,
  forgetAddress: 'यह पता भूल जाएँ',
  addressForgotten: 'पता मिटा दिया गया',
  addressKept: 'पता मिटाया नहीं जा सका',
  saveAddress: 'अगले ऑर्डर के लिए यह पता याद रखें',
  addressesFull: count => `आपके ${count} पते सहेजे हुए हैं। इसे सहेजने के लिए पहले कोई एक मिटाएँ।`,
  filledIn: 'शहर और राज्य पिन कोड के हिसाब से भरे गए हैं। सही न हों तो बदल दें।',
  mismatch: (pinCode, states) => `पिन कोड ${pinCode} ${states} का है। कृपया राज्य या पिन कोड देख लें।`,
  notServed: pinCode => `पिन कोड ${pinCode} पर हम अभी डिलीवरी नहीं करते। कृपया दूसरा पता दीजिए।`,
  offerRemembered: 'यह आपके चुने हुए ऑफ़र का कोड है। इसे लगाने के लिए "लगाएँ" दबाएँ।',
  chooseState: 'अपना राज्य चुनें',
  ...states,
  ...emails,
  missing: {
    firstName: 'कृपया अपना नाम लिखें।',
    lastName: 'कृपया अपना उपनाम लिखें।',
    email: 'कृपया अपना ई-मेल लिखें।',
    phone: 'कृपया अपना मोबाइल नंबर लिखें।',
    address: 'कृपया अपना पता लिखें।',
    city: 'कृपया अपना शहर लिखें।',
    state: 'कृपया अपना राज्य चुनें।',
    zipCode: 'कृपया अपना पिन कोड लिखें।',
  },
  invalid: {
    firstName: 'यह बहुत लंबा है।',
    lastName: 'यह बहुत लंबा है।',
    email: 'कृपया सही ई-मेल पता लिखें।',
    phone: 'कृपया 10 अंकों का सही मोबाइल नंबर लिखें।',
    address: 'यह बहुत लंबा है। 300 अक्षर तक लिख सकते हैं।',
    city: 'यह बहुत लंबा है।',
    state: 'कृपया सूची में से राज्य चुनें।',
    zipCode: 'पिन कोड में छह अंक होते हैं और वह 0 से शुरू नहीं होता।',
  },
  toasts: {
    missing: { title: 'कुछ छूट गया है', description: 'कृपया सभी ज़रूरी जगहें भरें।' },
    email: { title: 'ई-मेल सही नहीं है', description: 'कृपया सही ई-मेल पता लिखें।' },
    phone: { title: 'मोबाइल नंबर सही नहीं है', description: 'कृपया 10 अंकों का सही मोबाइल नंबर लिखें।' },
    other: { title: 'पता एक बार देख लें', description: 'एक जगह कुछ ठीक नहीं है।' },
  },
  payNotes: {
    phonepe: 'भुगतान अगले पेज पर होगा, हमारे भुगतान साथी के यहाँ: UPI, कार्ड या नेट बैंकिंग। आपका कार्ड या पिन हम तक नहीं आता।',
    upi: 'दुकान को UPI से भुगतान: अगले पेज पर QR कोड है, और आप हमें UTR बताते हैं। आपका भुगतान मिलने पर हम छापते हैं।',
    razorpay: 'Razorpay से भुगतान उसके अपने पेज पर होता है: UPI, कार्ड, नेट बैंकिंग या वॉलेट। आपका कार्ड या पिन हम तक नहीं आता।',
  } as Partial<Record<string, string>>,
  pay: (price, method) => {
    if (method === 'cash') return `कैश ऑन डिलीवरी · ${price}`;
    if (method === 'razorpay') return `Razorpay से ${price} दीजिए`;
    return method === 'upi' ? `दुकान को UPI से ${price} दीजिए` : `${price} का भुगतान करें`;
  },
  confirm: (price, method) => {
    if (method === 'cash') return `ठीक है, पार्सल मिलने पर ${price} नक़द`;
    if (method === 'razorpay') return `ठीक है, Razorpay से ${price} का भुगतान`;
    return method === 'upi' ? `ठीक है, UPI से ${price} का भुगतान` : `ठीक है, ${price} का भुगतान करें`;
  },
  cash: {
    fee: 'कैश ऑन डिलीवरी, अगर चुनें',
    note: (total, fee) =>
      `कैश ऑन डिलीवरी: ${total} पार्सल मिलने पर दें${fee ? `, इसमें ${fee} शुल्क है` : ''}। ऑर्डर आप मेल पर आए कोड से पक्का करते हैं।`,
    tooDear: most => `यहाँ कैश ऑन डिलीवरी नहीं हो सकती: शुल्क के साथ ऑर्डर ज़्यादा से ज़्यादा ${most} का हो सकता है।`,
    notHere: pin => `पिन कोड ${pin} पर कैश ऑन डिलीवरी नहीं है।`,
    tooMany: count => `अभी कैश ऑन डिलीवरी नहीं हो सकती: आपके ${count} नक़द ऑर्डर पहले से चल रहे हैं।`,
  },
  redirecting: 'भुगतान के पेज पर ले चल रहे हैं...',
  paymentFailed: { title: 'भुगतान नहीं हुआ', description: 'भुगतान शुरू नहीं हो सका। कृपया फिर कोशिश करें।' },
  orderPaid: 'भुगतान मिल गया',
  paymentUnclear: 'भुगतान की पुष्टि अभी नहीं हुई',
  noPaymentUrl: 'भुगतान के पेज का पता नहीं मिला',
  pleaseLogIn: { title: 'कृपया साइन इन करें', description: 'ऑर्डर और भुगतान के लिए कृपया साइन इन करें।' },
  changed: {
    title: 'कुल रक़म बदल गई है',
    total: (was, now) => `पहले ${was} थी, अब ${now} है। कोई पैसा नहीं कटा।`,
    price: (name, was, now) => `${name}: अब ${now} की एक, पहले ${was}`,
    gone: name => `${name} अब नहीं मिल सकती`,
    added: name => `${name} भी कार्ट में है`,
    quantity: (name, was, now) => `${name}: अब ${now}, पहले ${was}`,
    coupon: code => `कूपन ${code} की छूट बदल गई है, या वह अब नहीं चलता`,
    delivery: 'डिलीवरी की रक़म बदल गई है',
    ask: 'एक बार देखकर पुष्टि करें।',
  },
  description: count => things(count),
} satisfies typeof english;
