import type { words as english } from '../en/collections.ts';

/** The demo shop's types and styles of collections; what an owner wrote stays as it is written. */
const KINDS: Record<string, string> = {
  Wildlife: 'वन्य जीव',
  Travel: 'सैर-सपाटा',
  Devotional: 'भक्ति',
  Sport: 'खेल',
  Food: 'खान-पान',
  Lettering: 'अक्षर',
  Floral: 'फूल-पत्ती',
  Folk: 'लोककला',
  Landscape: 'नज़ारा',
  Mandala: 'मंडला',
  Night: 'रात',
  'Retro badge': 'रेट्रो बैज',
};

/** Cards of collections in Hindi, at home and in the list. */
export const words = {
  empty: 'अभी कोई कलेक्शन नहीं है। कुछ दिन बाद फिर देखिए।',
  kindName: kind => (kind ? (KINDS[kind] ?? kind) : 'टी-शर्ट'),
  defaultDetails: 'चुने हुए अनोखे डिज़ाइनों का कलेक्शन।',
  shirtAlt: name => `टी-शर्ट पर ${name}`,
  addToCart: 'कार्ट में डालें',
  addLabel: name => `कार्ट में डालें: ${name}`,
  like: name => `पसंद करें: ${name}`,
  likes: count => `${count} लोगों को पसंद`,
} satisfies typeof english;
