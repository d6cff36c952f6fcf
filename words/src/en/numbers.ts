const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const small = [...ONES, ...TENS.flatMap(ten => [ten, ...ONES.slice(1, 10).map(one => `${ten}-${one}`)])];

/** Whole numbers in words, and amounts of money made of them. */
export const words = {
  names: { small, hundred: 'hundred', thousand: 'thousand', lakh: 'lakh', crore: 'crore' },
  rupees: (rupees: string) => `Rupees ${rupees} only`,
  rupeesAndPaise: (rupees: string, paise: string) => `Rupees ${rupees} and ${paise} paise only`,
};
