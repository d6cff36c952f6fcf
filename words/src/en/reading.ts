/** What the artist makes of the words while they are typed, below the prompt box. */
export const words = {
  label: 'What we make of your words',
  drawn: 'Drawn',
  instead: 'Drawn instead',
  leftOut: 'Left out',
  relative: (words: string, as: string) => `${words} → ${as}`,
  relativeSaid: (words: string, as: string) => `${words} as ${as}`,
  /** The lists as one sentence for who hears the page. */
  said: (list: string, words: string) => `${list}: ${words}.`,
  nothing: 'We can draw none of these words yet.',
  letter: 'Letter them instead',
};
