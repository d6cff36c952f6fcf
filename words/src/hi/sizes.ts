import type { words as english } from '../en/sizes.ts';

/** The size chart in Hindi. */
export const words = {
  title: 'साइज़ चार्ट',
  how: 'जो टी-शर्ट आपको ठीक आती है उसे बिछाकर नापिए और मिला लीजिए। सीना पूरा घेरा है।',
  cut: 'फ़िट',
  cuts: { regular: 'रेगुलर फ़िट', oversized: 'ओवरसाइज़्ड' },
  size: 'साइज़',
  chest: 'सीना',
  length: 'लंबाई',
  sleeve: 'आस्तीन',
  inches: 'इंच',
  centimetres: 'सेमी',
  xxlNote: 'XXL उन टी-शर्ट में मिलता है जिन पर आपकी अपनी कलाकृति छपती है।',
} satisfies typeof english;
