import type { words as english } from '../en/sizes.ts';

/** The size chart in Hindi. */
export const words = {
  title: 'साइज़ चार्ट',
  how: 'जो टी-शर्ट आपको ठीक आती है उसे बिछाकर नापिए और मिला लीजिए। चौड़ाई बगल से बगल तक है; सीना पूरा घेरा है।',
  cut: 'कपड़ा',
  size: 'साइज़',
  chest: 'इस सीने के लिए',
  halfChest: 'चौड़ाई, बिछाकर',
  length: 'लंबाई',
  shoulder: 'कंधा',
  sleeve: 'आस्तीन',
  inches: 'इंच',
  centimetres: 'सेमी',
} satisfies typeof english;
