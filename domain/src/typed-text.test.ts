import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanCode,
  cleanLine,
  cleanLines,
  joinedDigits,
  labelLine,
  numberIn,
  plainLine,
  withoutSigns,
} from './typed-text.ts';

describe('signs that carry nothing are taken out', () => {
  test.each([
    ['turned direction', '\u202eAsha\u202c', 'Asha'],
    ['marks of direction', 'Asha\u200e\u200f\u061c Nair', 'Asha Nair'],
    ['isolates', '\u2066Asha\u2069', 'Asha'],
    ['a blank of no width', 'as\u200bha\ufeff\u2060', 'asha'],
    ['a soft hyphen', 'Kozhi\u00adkode', 'Kozhikode'],
    ['half of an emoji', 'Asha \ud83d', 'Asha '],
    ['the other half', '\udc69Asha', 'Asha'],
    ['a joiner between Latin letters', 'as\u200dha\u200c', 'asha'],
    ['a second joiner', 'क\u094d\u200d\u200dष', 'क\u094d\u200dष'],
    ['a joiner beside an emoji', '\u200d👩\u200d', '👩'],
    ['a tag outside of a flag', 'a\u{e0061}\u{e007f}', 'a'],
    ['a selector of nothing', '\ufe0fa \ufe0f', 'a '],
    ['what is no character', 'a\uffff\u{1ffff}', 'a'],
    ['a sign between a letter and its mark', 'e\u200b\u0301', 'é'],
  ])('%s', (_, typed, clean) => expect(withoutSigns(typed)).toBe(clean));

  test.each([
    ['a half form of Devanagari', 'क्\u200dष'],
    ['an open form of Devanagari', 'क्\u200cष'],
    ['an older chillu of Malayalam, at the end of a word', 'അവന്\u200d വന്നു'],
    ['ya-phala of Bengali', 'র\u200d্যাব'],
    ['Sinhala', 'ශ්\u200dරී'],
    ['Persian', 'می\u200cخواهم'],
    ['a family', '👩\u200d👩\u200d👧'],
    ['a heart on fire', '❤\ufe0f\u200d🔥'],
    ['a person of colour at work', '👩🏽\u200d💻'],
    ['a key', '1\ufe0f⃣'],
    ['a flag of tags', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['lines and blanks', ' a\u00a0b\tc\r\nd '],
  ])('%s stays', (_, typed) => expect(withoutSigns(typed)).toBe(typed.normalize('NFC')));
});

const PIECES = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    ...['\u200d', '\u200c', '\ufe0f', '\ud83d', '\u202e', '👩', 'क', '\u094d', '\u0301', 'e', '\u00a0', '\r'],
  ),
  fc.constantFrom(...['６', '६', ' ', '-', '\u{e0061}', '🏴', '\0', '\x85', '\u2028']),
);
const TYPED = fc.array(PIECES, { maxLength: 12 }).map(pieces => pieces.join(''));

test('each rule may be used on its own answer, and leaves none of the signs', () => {
  const rules = [withoutSigns, cleanLine, cleanLines, labelLine, plainLine, joinedDigits, cleanCode];
  fc.assert(
    fc.property(TYPED, fc.constantFrom(...rules), (typed, rule) => {
      const once = rule(typed);
      expect(rule(once)).toBe(once);
      expect(once.isWellFormed()).toBe(true);
      expect(once).not.toMatch(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/);
    }),
    { numRuns: 2_000 },
  );
});

test('a line has no breaks and no control characters, lines keep theirs', () => {
  expect(cleanLine('  12\u00a0Beach\tRoad\r\nKozhikode\0\x07 ')).toBe('12 Beach Road  Kozhikode');
  expect(cleanLines(' one\r\ntwo\rthree\u2028four\tfive\0 \n')).toBe('one\ntwo\nthree\nfour\tfive');
});

test('digits of every script are plain ones', () => {
  for (const system of Intl.supportedValuesOf('numberingSystem')) {
    const digits = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false, minimumIntegerDigits: 10 });
    const typed = digits.format(123456789);
    // Chinese and Roman numbers are words.
    if (/^\p{Nd}{10}$/u.test(typed)) expect([system, plainLine(typed)]).toEqual([system, '0123456789']);
  }
});

test.each([
  ['673 001', '673001'],
  ['६७३००१', '673001'],
  [' ६७३ ००१ ', '673001'],
  ['６７３－００１', '673001'],
  ['673–001', '673001'],
  ['673\u200b001', '673001'],
  ['67300①', '67300①'],
])('the digits of "%s" are %s', (typed, digits) => expect(joinedDigits(typed)).toBe(digits));

test.each([
  [' welcome 10 ', 'WELCOME10'],
  ['ｗｅｌｃｏｍｅ１०', 'WELCOME10'],
  ['32 aaacc4175d 1zp', '32AAACC4175D1ZP'],
])('the code "%s" is %s', (typed, code) => expect(cleanCode(typed)).toBe(code));

test.each([
  ['12', 12],
  [' १२ ', 12],
  ['₹1,23,456.50', 123456.5],
  ['123,456', 123456],
  ['Rs. 499/-', 499],
  ['rs 499', 499],
  ['INR 499', 499],
  ['−5', -5],
  ['.5', 0.5],
  ['5.', 5],
  ['1,5', Number.NaN],
  ['12,34', Number.NaN],
  ['1e3', Number.NaN],
  ['0x10', Number.NaN],
  ['12 13', Number.NaN],
  ['5²', Number.NaN],
  ['', Number.NaN],
  ['₹', Number.NaN],
  ['.', Number.NaN],
  ['Infinity', Number.NaN],
])('the number "%s" is %d', (typed, number) => expect(numberIn(typed)).toBe(number));
