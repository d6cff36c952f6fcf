import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HELD_OUT } from '../testing/held-out-words.ts';
import { TRIED } from '../testing/tried-words.ts';
import { WIDENED } from '../testing/widened-words.ts';
import { sensesIn } from './prompt-senses.ts';

const { drawn, ...refused } = TRIED;

describe.each(Object.entries(refused))('%s is refused', (why, texts) => {
  test.each(texts)('%s', text => {
    const found = sensesIn(text);
    expect(found.map(one => one.sense)).toContain(why);
    for (const { start, end, written } of found.flatMap(one => one.parts)) {
      expect(written).toBe(text.slice(start, end));
      expect(written).not.toBe('');
    }
  });
});

test('the tables are long enough', () => {
  const texts = Object.values(refused).flat();
  const isHindi = (text: string) => /[\u0900-\u097f]/u.test(text);
  expect(texts.length).toBeGreaterThanOrEqual(200);
  expect(drawn.length).toBeGreaterThanOrEqual(200);
  expect(texts.filter(isHindi).length).toBeGreaterThanOrEqual(50);
  expect(drawn.filter(isHindi).length).toBeGreaterThanOrEqual(50);
});

/** Kept beside the tables: a change of the rules that only fits those fails here. */
describe('held out', () => {
  test.each(HELD_OUT.refused)('%s is refused', text => expect(sensesIn(text)).not.toEqual([]));
  test.each(HELD_OUT.drawn)('%s is drawn', text => expect(sensesIn(text)).toEqual([]));
});

describe('is drawn', () => {
  test.each(drawn)('%s', text => expect(sensesIn(text)).toEqual([]));
});

/** Ways in which one word is written so that a list would not find it. */
const DISGUISES: Record<string, (word: string) => string> = {
  'zero-width signs': word => [...word].join('\u200b'),
  'soft hyphens': word => [...word].join('\u00ad'),
  'direction signs': word => `\u202e${word}\u202c`,
  'marks piled up': word => [...word].map(letter => `${letter}\u0301\u0323`).join(''),
  'a stroke through it': word => [...word].map(letter => `${letter}\u0336`).join(''),
  'full width': word => shifted(word, 0xff41),
  'mathematical letters': word => shifted(word, 0x1d4ea),
  'letters in circles': word => shifted(word, 0x24d0),
  'letters in squares': word => shifted(word, 0x1f170),
  'regional indicators': word => shifted(word, 0x1f1e6),
  dots: word => [...word].join('.'),
  dashes: word => [...word].join('-'),
  blanks: word => [...word].join(' '),
  'low lines': word => [...word].join('_'),
  capitals: word => word.toUpperCase(),
  'every second a capital': word => [...word].map((letter, n) => (n % 2 ? letter.toUpperCase() : letter)).join(''),
  'drawn out': word => word.replace(/[aeiou]/, '$&$&$&$&'),
  'a hash tag': word => `#${word}`,
  'stars around': word => `**${word}**`,
  'look-alikes': word => word.replaceAll('e', 'е').replaceAll('o', 'о').replaceAll('a', 'а').replaceAll('i', 'і'),
  'signs for letters': word => word.replaceAll('e', '3').replaceAll('o', '0').replaceAll('a', '@').replaceAll('i', '1'),
};
const shifted = (word: string, first: number): string =>
  [...word].map(letter => String.fromCodePoint(first + letter.charCodeAt(0) - 97)).join('');

describe.each(Object.entries(DISGUISES))('in %s', (_, disguise) => {
  test.each(['nude', 'madarchod', 'chutiya', 'nigger', 'nike', 'pikachu', 'dhoni'])('%s is found', word =>
    fc.assert(
      fc.property(
        fc.constantFrom('', 'tiger ', 'शेर '),
        fc.constantFrom('', ' please', ', with roses'),
        (before, after) => {
          const [found] = sensesIn(`${before}${disguise(word)}${after}`);
          return found !== undefined;
        },
      ),
      { numRuns: 9 },
    ),
  );
});

const HARMLESS_WORDS = fc.array(
  fc.constantFrom('tiger', 'chai', 'मोर', 'moon', 'Aarav', 'turns', '5', 'goa', 'शेर', 'and'),
  { maxLength: 9 },
);

test('harmless words stay so in any order', () =>
  fc.assert(fc.property(HARMLESS_WORDS, words => sensesIn(words.join(' ')).length === 0)));

test('any text is read: what is found is a part of it', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text =>
      sensesIn(text)
        .flatMap(found => found.parts)
        .every(({ start, end, written }) => start < end && text.slice(start, end) === written),
    ),
  ));

describe('the owner stands above the lists', () => {
  const allow = (text: string, phrase: string) => {
    const start = text.indexOf(phrase);
    return sensesIn(text, [{ start, end: start + phrase.length }]);
  };
  test('what is allowed is drawn, and nothing beside it', () => {
    expect(allow('csk and rcb', 'csk').flatMap(one => one.parts.map(part => part.written))).toEqual(['rcb']);
    expect(allow('Yamaha logo', 'Yamaha')).toEqual([]);
  });
  test('but never what is sexual about a child', () => expect(allow('nude child', 'nude')).not.toEqual([]));
});

/** Texts that make bad patterns slow; time of the processor, since the machine may be busy. */
test.each([
  'n '.repeat(250),
  'all the '.repeat(63),
  'kill all the muslims '.repeat(24),
  'f*'.repeat(250),
  'nude'.repeat(125),
  'a.'.repeat(250),
  '1!|'.repeat(167),
  'क्ष'.repeat(166),
  `${'m u s l i m s '.repeat(35)}out`,
])('500 signs are read in a few milliseconds: %s', text => {
  for (let n = 0; n < 20; n += 1) sensesIn(text.slice(0, 500));
  const start = process.cpuUsage();
  for (let n = 0; n < 10; n += 1) sensesIn(text.slice(0, 500));
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 10_000).toBeLessThan(25);
});

describe('by kind', () => {
  test.each([...WIDENED.firstRefused, ...WIDENED.furtherRefused])('%s is refused', text =>
    expect(sensesIn(text)).not.toEqual([]),
  );
  test.each([...WIDENED.firstDrawn, ...WIDENED.furtherDrawn])('%s is drawn', text =>
    expect(sensesIn(text)).toEqual([]),
  );
});
