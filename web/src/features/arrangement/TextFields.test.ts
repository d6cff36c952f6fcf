import { expect, test } from 'vitest';
import { sampleOf } from './TextFields.tsx';

test.each([
  ['Chai first\nthen code', 'Chai fir'],
  ['आपके शब्द', 'आपके शब्द'],
  ['नमस्ते दुनिया', 'नमस्ते दुनिया'],
  ['বাংলাদেশের চা', 'বাংলাদেশের চা'],
  ['ok', 'ok'],
])('a sample of %j begins with whole letters: %j', (text, sample) => expect(sampleOf(text)).toBe(sample));
