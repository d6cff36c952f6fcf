/** The offer of this language to who reads the other one but prefers this. */
export const words = {
  label: 'Language',
  offer: 'This shop speaks English too.',
  accept: 'View in English',
  refuse: 'No, thank you',
};
