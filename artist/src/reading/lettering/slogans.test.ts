import { describe, expect, it } from 'vitest';
import { readScene } from '../read-scene.ts';

const lettered = (prompt: string) => readScene(prompt).lettering.map(({ text }) => text);
const nouns = (prompt: string) => readScene(prompt).things.map(({ noun }) => noun);

describe('slogans without quotes', () => {
  it.each([
    ['papa ki pari, choti si ladki with wings and magic wand', 'papa ki pari', ['girl', 'magic wand']],
    ['Monday ko chutti do, office desk par thaka hua bhalu', 'Monday ko chutti do', ['table', 'bear']],
    ['sharma ji ka beta, mote chashme wala ladka trophy ke saath', 'sharma ji ka beta', ['glasses', 'boy', 'trophy']],
    ['tension mat lo, buffalo relaxing in a pond', 'tension mat lo', ['buffalo']],
    ['weekend loading, sloth in a hammock', 'weekend loading', ['sloth', 'hammock']],
    ['चाय पे चर्चा, दो कप चाय', 'चाय पे चर्चा', ['chai']],
  ])('letters the clause at the comma: %s', (prompt, text, drawn) => {
    expect(lettered(prompt)).toEqual([text]);
    expect(nouns(prompt)).toEqual(drawn);
  });

  it.each([
    'lotus mandala, symmetrical, black and gold',
    'Indian hockey player hitting the ball, blue jersey',
    'garmi mein nimbu paani, ek glass aur kate hue nimbu',
    'do mor aamne saamne, beech mein dil',
    'meri billi, laal topi pehne hue',
  ])('letters no clause that tells a picture: %s', prompt => {
    expect(lettered(prompt)).toEqual([]);
  });

  it('letters a span of years as one, with the name before it', () => {
    expect(lettered('Backbenchers 2022-2026, student sleeping on a desk')).toEqual(['Backbenchers', '2022-2026']);
  });
});
