/** Letters of the text that a sample of a typeface shows. */
const SAMPLE_LETTERS = 8;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The beginning of a text's first line, for a sample of its lettering: whole letters as a person counts them, never half of 'ब्द'. */
export function sampleOf(text: string): string {
  const line = text.split('\n')[0]!;
  const first = Array.from(letters.segment(line), ({ segment }) => segment).slice(0, SAMPLE_LETTERS);
  return first.join('').trim() || text;
}
