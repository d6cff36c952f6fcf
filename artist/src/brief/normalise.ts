/** Lower case, compatibility forms, one blank between words; letters, marks, digits and `&` stay. */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{M}\p{N}&]+/gu, ' ')
    .trim();
}

/** The first so many UTF-16 units of a text, without half of a sign at their end: such a half fits into no database and no file. */
export const beginningOf = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

const KEEPS_S = /(ss|us|is)$/;
/** Plurals of words that end in i or u: corgis, idlis, gurus. */
const OF_VOWEL =
  /^(corg|ko|yet|idl|jaleb|kiw|tax|biki?n|safar|barf|roti?|samb|zomb|mahars|yog|rish|rabb|chilli?|diw|kach?or|pakor|tiram|sush|burf|panc?hakarm|dhot|lung|lehr|joy|tul|jogg|rakh|sak|spaghett|graffit|yal|nand|bandh|kheer|mehend|tattu|mir|sumo|alibi?|selfi)is$|^(gur|em|gn|men|ladd|zeb|tof|sadh|impromt|kudd|tatt|caribo|bayo|shih tz)us$/;
const VES_TO_F = /(wol|lea|kni|hoo|el)ves$/;
/** Words in -us: buses, octopuses. */
const US_ES = /^(bus|minibus|cactus|octopus|walrus|virus|circus|hibiscus|lotus|platypus)es$/;
const IRREGULAR: Record<string, string> = {
  mice: 'mouse',
  geese: 'goose',
  feet: 'foot',
  teeth: 'tooth',
  leaves: 'leaf',
  diyas: 'diya',
};

/** Singular of an English word; words with other letters and short words stay. */
export function singular(word: string): string {
  if (/[^a-z]/.test(word) || word.length < 4) return word;
  const known = IRREGULAR[word];
  if (known) return known;
  if (US_ES.test(word)) return word.slice(0, -2);
  if (OF_VOWEL.test(word)) return word.slice(0, -1);
  if (KEEPS_S.test(word)) return word;
  if (word.endsWith('ies')) return word.slice(0, -3) + 'y';
  if (/(ches|shes|xes|sses|oes)$/.test(word)) return word.slice(0, -2);
  if (VES_TO_F.test(word)) return word.replace(/ves$/, word.startsWith('kni') ? 'fe' : 'f');
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The form under which words are looked up: normalised, each word singular. */
export function lemma(text: string): string {
  return normalise(text).split(' ').map(singular).join(' ');
}
