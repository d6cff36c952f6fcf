/** What is wrong with an e-mail address (domain/email), said where one is typed. `sign` is the first that does not belong. */
export const words = {
  emailFaults: {
    no_at: () => 'The @ is missing, as in name@gmail.com.',
    many_ats: () => 'There is more than one @. Please enter one address.',
    no_name: () => 'Something is missing before the @, as in name@gmail.com.',
    no_domain: () => 'Something is missing after the @, as in name@gmail.com.',
    dots: () => 'A dot is in the wrong place: two in a row, or at the beginning or end.',
    blank: () => 'There is a space in the address. Please take it out.',
    sign: (sign: string) => `An address cannot have ${sign} there. Please take it out.`,
    letters: (sign: string) => `Before the @ only English letters and digits can stand, not ${sign}.`,
    ending: () => 'The part after the @ is not complete, as in name@gmail.com.',
    long: () => 'This is too long for an e-mail address.',
  },
  emailMeant: (address: string) => `Did you mean ${address}?`,
  emailTake: 'Use this address',
};
