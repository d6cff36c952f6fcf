import type { words as english } from '../en/collection-order.ts';

/** The page of a collection, and the choice that goes into the cart, in Hindi. */
export const words = {
  back: 'सारे कलेक्शन',
  pageTitle: name => `${name}: टी-शर्ट`,
  share: 'शेयर करें',
  makeOneLikeIt: 'ऐसा ही एक बनाइए',
  delivery: days => `${days} कार्य दिवसों में डिलीवरी`,
  printed: 'ऑर्डर पर छपती है।',
  dialogTitle: 'कार्ट में डालें',
  quantity: 'संख्या',
  less: 'एक कम',
  more: 'एक और',
  least: 'कम से कम एक।',
  most: limit => `एक बार में ज़्यादा से ज़्यादा ${limit}। बाद में और जोड़ सकते हैं।`,
  range: limit => `एक बार में 1 से ${limit}`,
  sum: (count, price) => `${count} टी-शर्ट, ${price}`,
  addToCart: 'कार्ट में डालें',
  addAt: price => `${price} पर कार्ट में डालें`,
  adding: 'कार्ट में जा रही है',
  chooseSize: 'आगे बढ़ने के लिए साइज़ चुनिए।',
  priceChanged: (was, now) => `दाम ${was} से बदलकर ${now} हो गया है। अभी कुछ नहीं जोड़ा गया।`,
  notReady: 'इसकी तस्वीर अभी बन रही है। एक मिनट बाद फिर आइए।',
  signInToAdd: 'कार्ट में डालने के लिए साइन इन कीजिए। आपका चुनाव बना रहेगा।',
  signIn: 'साइन इन करें',
} satisfies typeof english;
