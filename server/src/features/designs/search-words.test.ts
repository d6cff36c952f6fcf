import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchQuery, searchWords } from './search-words.ts';

it.each<[string, string[]]>([
  ['Tiger', ['tiger']],
  ['  tiger   ROSES ', ['tiger', 'roses']],
  ['"Chai & Chill"', ['chai', '&', 'chill']],
  ['100%', ['100%']],
  ['lotus_pond', ['lotus_pond']],
  ['tie-dye, (blue)', ['tie-dye', 'blue']],
  ['आमची मुंबई।', ['आमची', 'मुंबई']],
  // The same letter, once composed and once with its sign.
  ['\u095Bिंदगी', ['\u091C\u093Cिंदगी']],
  ['क्\u200Dष', ['क्ष']],
  ['t ti tiger t', ['tiger']],
  ['', []],
  [' "" … ', []],
  ['\u0000tiger\u0007roses\n', ['tiger', 'roses']],
  ['a b c d e f g h i j k l', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']],
])('%j is the words %j', (text, words) => expect(searchWords(text)).toEqual(words));

it('quotes what PostgreSQL would read as signs of its own', () => {
  expect(searchQuery('back\\slash')).toBe(`'back\\\\slash':*`);
  expect(searchQuery('a&b !c')).toBe(`'a&b':* & 'c':*`);
  expect(searchQuery('tiger | <-> :*')).toBe(`'tiger':* & '|':* & '-':* & '*':*`);
  expect(searchQuery(' . ')).toBeUndefined();
  expect(searchQuery(undefined)).toBeUndefined();
});

it('never makes more than ten words, and none that is empty or begins another', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), text => {
      const words = searchWords(text);
      expect(words.length).toBeLessThanOrEqual(10);
      for (const word of words) {
        expect(word).not.toBe('');
        expect(words.filter(other => other.startsWith(word))).toEqual([word]);
      }
    }),
  );
});
