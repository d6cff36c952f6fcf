import type { words as english } from '../en/catalog.ts';

const TYPES: Record<string, string> = {
  regular: 'रेगुलर फ़िट टी-शर्ट',
  oversized: 'ओवरसाइज़्ड टी-शर्ट',
  'oversized-premium': 'ओवरसाइज़्ड प्रीमियम टी-शर्ट',
};
const PLACES: Record<string, string> = {
  'chest/chest': 'सीने पर',
  'front/a4': 'आगे, A4',
  'front/a3': 'आगे, A3',
  'back/a3': 'पीठ पर, A3',
};

/** Shirts in Hindi: cuts, colours, sizes, places to print, and what they cost. */
export const words = {
  typeLegend: 'टी-शर्ट',
  productLegend: 'चीज़',
  typeName: (type: string, name: string, nameHi?: string | null) => nameHi ?? TYPES[type] ?? name,
  gsm: (gsm, cloth) =>
    gsm === 0 ? cloth?.fabricHi || cloth?.fabric || '' : `${gsm} gsm ${cloth?.fabricHi || cloth?.fabric || 'सूती'}`,
  about: (own, text) => own.descriptionHi ?? text,
  colorLegend: 'रंग',
  colorName: (name: string, nameHi?: string | null) => nameHi ?? name,
  formerColors: { black: 'काला', white: 'सफ़ेद' },
  sizeLegend: 'साइज़',
  sizeWithChest: 'साइज़, और सीने की नाप इंच में',
  sizeChart: 'साइज़ चार्ट',
  placementLegend: 'छपाई कहाँ हो',
  placementName: (place: string, name: string, nameHi?: string | null) => nameHi ?? PLACES[place] ?? name,
  sides: { front: 'आगे', back: 'पीछे' },
  sizeName: size => (size === 'One size' ? 'एक ही साइज़' : size),
  inches: (width, height) => `${width} × ${height} इंच`,
  fee: price => `+${price}`,
  shirtAlt: (name, color, type, place) => `${type}, रंग ${color}, डिज़ाइन ${name}, ${place}`,
  plainAlt: (color, type) => `${type}, रंग ${color}, बिना छपाई`,
  perShirt: 'एक टी-शर्ट',
  perPiece: 'एक नग',
  priceTitle: 'दाम',
  printing: place => `छपाई, ${place}`,
  total: 'एक टी-शर्ट का दाम',
  totalPiece: 'एक नग का दाम',
  deliveryCost: {
    free: 'डिलीवरी मुफ़्त है।',
    fee: fee => `डिलीवरी हर ऑर्डर पर ${fee}, टी-शर्ट चाहे जितनी हों।`,
    freeFrom: (fee, from) => `डिलीवरी हर ऑर्डर पर ${fee}, टी-शर्ट चाहे जितनी हों; ${from} या ज़्यादा के ऑर्डर पर मुफ़्त।`,
  },
  away: {
    sold_out: 'बिक चुका है',
    restocking: 'फिर मँगाया जा रहा है',
    discontinued: 'अब नहीं बनता',
    too_few: 'इतने नहीं बचे: कम गिनती चुनिए',
    taken_down: 'हमने यह डिज़ाइन हटा दिया है और इसे अब नहीं छापते',
    other: 'उपलब्ध नहीं',
  },
  awayUntil: (why, day) => `${why}, ${day} को वापस`,
  chooseAnother: (size, why) => `साइज़ ${size}: ${why}। कृपया दूसरा साइज़ या रंग चुनें।`,
  awayTitle: 'दाम की सूची नहीं आ पाई',
  awayText: 'आपका डिज़ाइन और आपकी पसंद सुरक्षित हैं।',
  retry: 'फिर कोशिश करें',
} satisfies typeof english;
