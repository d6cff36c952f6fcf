import { expect, test } from 'vitest';
import { withEnglish } from './with-english.ts';

const english = {
  title: 'Home',
  left: (count: number) => `${count} left`,
  steps: { one: 'First', two: 'Second', names: ['a', 'b'] },
};

test('says what is written, and the rest in English', () => {
  const tamil = withEnglish(english, { title: 'முகப்பு', left: count => `${count} மீதம்`, steps: { two: 'இரண்டு' } });
  expect([tamil.title, tamil.left(2)]).toEqual(['முகப்பு', '2 மீதம்']);
  expect(tamil.steps).toEqual({ one: 'First', two: 'இரண்டு', names: ['a', 'b'] });
  expect(english.steps.two).toBe('Second');
});

test('lists are replaced whole', () =>
  expect(withEnglish(english, { steps: { names: ['அ'] } }).steps.names).toEqual(['அ']));

test('nothing written is all English', () => expect(withEnglish(english, {})).toEqual(english));
