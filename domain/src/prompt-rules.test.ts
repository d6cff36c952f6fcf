import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPhrases, foldPhrase, indexPhrases, withoutParts } from './prompt-rules.ts';

const found = (text: string, ...phrases: string[]) =>
  findPhrases(text, indexPhrases(phrases.map(phrase => ({ phrase })))).map(one => one.written);

describe('a phrase is found', () => {
  test.each([
    ['a Nike shoe', 'nike', ['Nike']],
    ['a NIKE shoe', 'nike', ['NIKE']],
    ['Nike, please', 'nike', ['Nike']],
    ['#nike!', 'nike', ['nike']],
    ["nike’s shoe and Nike's logo", 'nike', ['nike’s', "Nike's"]],
    ['levis jeans, Levi’s jeans', "Levi's", ['levis', 'Levi’s']],
    ['Beyoncé singing', 'beyonce', ['Beyoncé']],
    ['Beyonce singing', 'Beyoncé', ['Beyonce']],
    ['ＮＩＫＥ in wide letters', 'nike', ['ＮＩＫＥ']],
    ['a spider-man mask', 'spider man', ['spider-man']],
    ['Spider   Man\nmask', 'spider man', ['Spider   Man']],
    ['विराट कोहली का चित्र', 'विराट कोहली', ['विराट कोहली']],
    ['फ़िल्म का पोस्टर', 'फिल्म', ['फ़िल्म']],
    ['फिल्म का पोस्टर', 'फ़िल्म', ['फिल्म']],
    ['चाँद और तारे', 'चांद', ['चाँद']],
    ['क्‍या बात', 'क्या', ['क्‍या']],
    ['ਪੰਜਾਬੀ ਸ਼ੇਰ', 'ਸ਼ੇਰ', ['ਸ਼ੇਰ']],
    ['ß in der Straße', 'straße', ['Straße']],
    ['route 66 sign', '66', ['66']],
    ['spiderman', 'spider man', ['spiderman']],
    ['a N.I.K.E shoe', 'nike', ['N.I.K.E']],
    ['n i k e shoe', 'nike', ['n i k e']],
    ['n1ke', 'nike', ['n1ke']],
    ['n\u200bike', 'nike', ['n\u200bike']],
    ['nіkе in Cyrillic', 'nike', ['nіkе']],
    ['niiike', 'nike', ['niiike']],
    ['#NikeLogo', 'nike', ['Nike']],
  ])('in %j by %j', (text, phrase, written) => expect(found(text, phrase)).toEqual(written));

  test('the longest at each place, each place once', () =>
    expect(found('virat kohli and kohli', 'kohli', 'virat kohli', 'virat')).toEqual(['virat kohli', 'kohli']));

  test.each([
    ['a mosaic of nikelodeon', 'nike'],
    ['pinike', 'nike'],
    ['man spider', 'spider man'],
    ['कोहलीजी', 'कोहली'],
    ['मोदीनगर', 'मोदी'],
    // A vowel sign makes another word.
    ['माल', 'मल'],
    ['', 'nike'],
  ])('but not in %j by %j', (text, phrase) => expect(found(text, phrase)).toEqual([]));

  test('whatever the case and what stands around it', () =>
    fc.assert(
      fc.property(fc.constantFrom(' ', ', ', '!', '\n', '"', '(', '-'), fc.boolean(), (gap, isUpper) => {
        const word = isUpper ? 'NIKE' : 'nike';
        return found(`a cat${gap}${word}${gap}dog`, 'Nike')[0] === word;
      }),
    ));
});

test.each([
  ['  Spider-Man ', 'spider man'],
  ['Beyoncé', 'beyonce'],
  ['!?', ''],
  ['\u200d', ''],
])('%j is compared as %j', (phrase, folded) => expect(foldPhrase(phrase)).toBe(folded));

describe('what is left of a text', () => {
  const without = (text: string, ...phrases: string[]) =>
    withoutParts(text, findPhrases(text, indexPhrases(phrases.map(phrase => ({ phrase })))));
  test.each([
    ['a tiger in a Nike shirt', 'nike', 'a tiger in a shirt'],
    ['Nike', 'nike', ''],
    ['a Nike', 'nike', ''],
    ['the Nike of Nike', 'nike', ''],
    ['a tiger by Nike', 'nike', 'a tiger'],
    ['a tiger and the Nike', 'nike', 'a tiger'],
    ['portrait of Virat Kohli with roses', 'virat kohli', 'portrait with roses'],
    ['Virat Kohli with a calm tiger', 'virat kohli', 'a calm tiger'],
    ['cat and Nike and roses', 'nike', 'cat and roses'],
    ['add a Nike and roses', 'nike', 'add roses'],
    ['a tiger, Nike and a cap', 'nike', 'a tiger, a cap'],
    ['a tiger, Nike, roses', 'nike', 'a tiger, roses'],
    ['a tiger, with Nike, roses', 'nike', 'a tiger, roses'],
    ['a tiger, roses, Nike', 'nike', 'a tiger, roses'],
    ['Nike: a tiger', 'nike', 'a tiger'],
    ['a tiger “Nike”', 'nike', 'a tiger'],
    ['a tiger (Nike) on a hill.', 'nike', 'a tiger on a hill.'],
    ['Nike’s tiger', 'nike', 'tiger'],
    ['विराट कोहली के साथ बाघ', 'विराट कोहली', 'बाघ'],
    ['बाघ और विराट कोहली के साथ फूल', 'विराट कोहली', 'बाघ के साथ फूल'],
    ['a calm tiger', 'nike', 'a calm tiger'],
  ])('%j without %j is %j', (text, phrase, left) => expect(without(text, phrase)).toBe(left));

  test('two at once', () => expect(without('Nike and Puma on a tiger', 'nike', 'puma')).toBe('a tiger'));

  test('never holds what was left out', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('nike', 'puma', 'tiger', 'and', 'with', 'a', ',', 'roses')), words => {
        const left = without(words.join(' '), 'nike', 'puma');
        return !/nike|puma/.test(left) && (left === '' || /tiger|roses/.test(left));
      }),
    ));
});
