/** The offer of this language to who reads the other one but prefers this. */
export const words = {
  label: 'Language',
  offer: 'This shop speaks English too.',
  refuse: 'No, thank you',
};
