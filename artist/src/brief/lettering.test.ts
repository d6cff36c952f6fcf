import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { changeBrief } from './change-brief.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(prompt, { ground: 'dark', seed: 1 });
const lettered = (prompt: string) => read(prompt).text.main;

describe('lettering has every sign that was typed', () => {
  it.each([
    ['"I <3 Goa"', 'I <3 Goa'],
    ['a beach with "I <3 Goa"', 'I <3 Goa'],
    ['"Sons <3"', 'Sons <3'],
    ['"x < y"', 'x < y'],
    ['"x > y" and a cat', 'x > y'],
    ['"<b>bold</b>"', '<b>bold</b>'],
    ['"Tom & Jerry"', 'Tom & Jerry'],
    ['"A &amp; B"', 'A &amp; B'],
    ['"R&D; labs"', 'R&D; labs'],
    ['"100% desi"', '100% desi'],
    ['"{ code }"', '{ code }'],
    ['"C:\\home"', 'C:\\home'],
    ['“don’t stop”', 'don’t stop'],
    ["'it's me'", "it's me"],
    ['"14.02.2025"', '14.02.2025'],
    ['"#1 dad @ home"', '#1 dad @ home'],
    ['"a/b | c_d ~ e^2 = $5 + ₹10 * [x]"', 'a/b | c_d ~ e^2 = $5 + ₹10 * [x]'],
    ['saying I <3 Goa', 'I <3 Goa'],
    ['text: 100% desi', '100% desi'],
    ['saying Rahul + Priya = ♥', 'Rahul + Priya = ♥'],
    ['saying since 14.02.2025', 'since 14.02.2025'],
    ["i love mom's food", "I Love Mom's Food"],
    ['keep calm and code <3', 'Keep Calm And Code <3'],
    ['x < y', 'X < Y'],
    ["don't panic (yet)", "Don't Panic (yet)"],
  ])('%s', (prompt, main) => expect(lettered(prompt)).toBe(main));

  it.each([
    ['write "I <3 Goa"', 'I <3 Goa'],
    ['write I <3 Goa', 'I <3 Goa'],
    ['text should be 100% desi & proud', '100% desi & proud'],
  ])('in a change: %s', (instruction, main) =>
    expect(changeBrief(read('a tiger'), instruction).brief.text.main).toBe(main),
  );

  it.each([
    ['four friends on a jeep, Goa 2026', 'Goa 2026'],
    ['Manali 2025, snowy mountains', 'Manali 2025'],
    ['Ladakh road trip 2025, bike and mountains', 'Ladakh Road Trip'],
    ['Sneha and Karan 10th anniversary, two swans', 'Sneha & Karan'],
    ['crossed badminton rackets badge, Sunday Smashers', 'Sunday Smashers'],
    ['stethoscope on a heart, Dr. Meera', 'Dr. Meera'],
    ['Happy 1st birtday Anaya with an elephant', 'Happy 1st birthday Anaya'],
    // What is no lettering.
    ['a village house, koi text nahi', null],
    ['गाँव का घर, कोई टेक्स्ट नहीं', null],
    ['camel in the desert, Jaisalmer', null],
    ['a tiger in mountains, Royal Bengal Tiger', null],
  ])('of a place and a year, a title and a name, a clause of capitals: %s', (prompt, main) =>
    expect(lettered(prompt) || null).toBe(main),
  );

  test('whatever is written between quotes', () => {
    const sign = fc.constantFrom(...'abcXYZ019 <>&%{}[]()/\\|_~^*+=@#$₹!?.,:;-–'.split(''));
    const text = fc.string({ unit: sign, minLength: 1, maxLength: 60 }).filter(said => said.trim() !== '');
    fc.assert(fc.property(text, said => lettered(`a tiger "${said}"`) === said.replace(/\s+/g, ' ').trim()));
  });
});
