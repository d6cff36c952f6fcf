import type { words as english } from '../en/collections.ts';

/** Cards of collections in Hindi, at home and in the list. */
export const words = {
  empty: 'अभी कोई कलेक्शन नहीं है। कुछ दिन बाद फिर देखिए।',
  defaultStyle: 'टी-शर्ट',
  defaultDetails: 'चुने हुए अनोखे डिज़ाइनों का कलेक्शन।',
  shirtAlt: name => `टी-शर्ट पर ${name}`,
  addToCart: 'कार्ट में डालें',
  addLabel: name => `कार्ट में डालें: ${name}`,
  like: name => `पसंद करें: ${name}`,
  likes: count => `${count} लोगों को पसंद`,
} satisfies typeof english;
