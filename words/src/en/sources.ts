/** The sources of the artist's drawings, words and fonts, with what their licences ask to be named. NOTICE and artist/assets/LICENSES say the same. */
export const words = {
  title: 'Artwork sources',
  description: 'Whose drawings, words and fonts the artist works with, and under which licences.',
  lead: 'The artist composes each design anew from the drawings, words and fonts below. All of their licences allow printing and selling, and leave your finished design to you.',
  by: 'By',
  many: { makersBelow: 'the makers named below', authors: 'the HarfBuzz authors' },
  licence: 'Licence',
  use: 'What we do with it',
  makers: 'Icons made by',
  fonts: 'Font families',
  own: 'All other drawings were made for this shop, among them the monuments, foods, festivals and instruments.',
  report: 'Is something of yours missing or wrong here? Write to us and we put it right.',
  uses: {
    coloured: 'Recoloured, outlined and placed',
    inked: 'Simplified, coloured, outlined and shaded',
    lined: 'Drawn as line art',
    words: 'English names of emoji',
    names: 'What things are called in fifty languages, those of India first',
    kinds: 'Synonyms, and what is a kind of what',
    shaping: 'Sets letters of all scripts',
    lettering: 'Lettering, printed as outlines',
  },
};
