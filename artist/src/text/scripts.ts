/** Writing systems the artist letters, and the faces for each. */

export type Script =
  | 'latin'
  | 'devanagari'
  | 'tamil'
  | 'telugu'
  | 'kannada'
  | 'malayalam'
  | 'bengali'
  | 'gujarati'
  | 'gurmukhi';

/** Code point ranges of the Indic scripts; everything else is drawn with Latin faces or dropped. */
const RANGES: [Script, number, number][] = [
  ['devanagari', 0x900, 0x97f],
  ['bengali', 0x980, 0x9ff],
  ['gurmukhi', 0xa00, 0xa7f],
  ['gujarati', 0xa80, 0xaff],
  ['tamil', 0xb80, 0xbff],
  ['telugu', 0xc00, 0xc7f],
  ['kannada', 0xc80, 0xcff],
  ['malayalam', 0xd00, 0xd7f],
];

/** Display and text face of each script but Latin (Devanagari display faces vary by style). */
export const SCRIPT_FONTS: Record<Exclude<Script, 'latin'>, { display: string; text: string }> = {
  devanagari: { display: 'yatra', text: 'tiro' },
  tamil: { display: 'tamilDisplay', text: 'tamilText' },
  telugu: { display: 'teluguDisplay', text: 'teluguText' },
  kannada: { display: 'kannadaDisplay', text: 'kannadaText' },
  malayalam: { display: 'malayalamDisplay', text: 'malayalamText' },
  bengali: { display: 'bengaliDisplay', text: 'bengaliText' },
  gujarati: { display: 'gujaratiDisplay', text: 'gujaratiText' },
  gurmukhi: { display: 'gurmukhiDisplay', text: 'gurmukhiText' },
};

/** The script of a character; dandas count as Devanagari only when nothing else is known. */
export function scriptOf(char: string): Script {
  const code = char.codePointAt(0)!;
  return RANGES.find(([, low, high]) => code >= low && code <= high)?.[0] ?? 'latin';
}

/** Whether a text holds any Indic letter. */
export function isIndic(text: string): boolean {
  return [...text].some(char => scriptOf(char) !== 'latin');
}
