/** Whose drawings, words and fonts the artist uses, for the page /artwork-sources. The same facts as NOTICE, for people. */
export interface ArtSource {
  name: string;
  use: 'drawings' | 'words' | 'fonts' | 'programs';
  author: string;
  licence: string;
  url: string;
}

export const ART_SOURCES: readonly ArtSource[] = [
  { name: 'Noto Emoji', use: 'drawings', author: 'Google', licence: 'Apache-2.0', url: 'https://github.com/googlefonts/noto-emoji' },
  { name: 'Game-icons.net', use: 'drawings', author: 'Lorc, Delapouite, Skoll, Sbed, Caro Asercion and contributors', licence: 'CC BY 3.0', url: 'https://game-icons.net' },
  { name: 'Fluent Emoji High Contrast', use: 'drawings', author: 'Microsoft', licence: 'MIT', url: 'https://github.com/microsoft/fluentui-emoji' },
  { name: 'Chhaap house drawings', use: 'drawings', author: 'Chhaap', licence: 'MIT', url: '/' },
  { name: 'Emojibase', use: 'words', author: 'Miles Johnson', licence: 'MIT', url: 'https://emojibase.dev' },
  { name: 'Baloo 2 family, Modak', use: 'fonts', author: 'Ek Type', licence: 'OFL-1.1', url: 'https://ektype.in' },
  { name: 'Noto Sans (seven Indian scripts)', use: 'fonts', author: 'The Noto Project Authors', licence: 'OFL-1.1', url: 'https://fonts.google.com/noto' },
  { name: 'Ramabhadra', use: 'fonts', author: 'Andhra Pradesh Society for Knowledge Networks', licence: 'OFL-1.1', url: 'https://fonts.google.com/specimen/Ramabhadra' },
  { name: 'Yatra One, Rozha One, Tiro Devanagari Hindi', use: 'fonts', author: 'The Yatra Project, Indian Type Foundry, Tiro Typeworks', licence: 'OFL-1.1', url: 'https://fonts.google.com' },
  { name: 'Eighteen Latin display families', use: 'fonts', author: 'their authors, listed in artist/assets/LICENSES', licence: 'OFL-1.1, one Apache-2.0', url: 'https://fontsource.org' },
  { name: 'HarfBuzz, resvg, sharp with libvips', use: 'programs', author: 'their authors', licence: 'MIT, MPL-2.0, Apache-2.0 with LGPL-3.0', url: 'https://harfbuzz.github.io' },
]; // prettier-ignore
