import { expect, test } from 'vitest';
import { unletteredSigns } from './unlettered-signs.ts';

test.each<[string, string[]]>([
  ['"I ♥ Goa 🌴"', ['♥', '🌴']],
  ['"🌴🌴"', ['🌴']],
  ['saying Goa 🌴', ['🌴']],
  ['write "Goa 🌴"', ['🌴']],
  ['good vibes only ✌🏽', ['✌🏽']],
  ['"你好"', ['你', '好']],
  // What is drawn is no lettering.
  ['a tiger 🔥 with roses', []],
  ['"I <3 Goa & नमस्ते, 100% {desi} ₹5"', []],
  ['make it blue', []],
])('%s cannot be lettered for %j', (words, signs) => expect(unletteredSigns(words)).toEqual(signs));
