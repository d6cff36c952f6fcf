import { describe, expect, it } from 'vitest';
import { refusal } from './refusal.ts';

describe('refusals', () => {
  it.each([
    ['virat kohli with a bat', 'real-person'],
    ['Shah Rukh Khan portrait', 'real-person'],
    ['pikachu surfing', 'brand'],
    ['the Nike logo but upside down', 'brand'],
    ['ganesha wearing sunglasses', 'faith-and-skulls'],
    ['shiva smoking on a skull', 'faith-and-skulls'],
    ['heil hitler', 'hateful'],
    ['alien smoking chillum', 'violence'],
  ])('declines %s', (prompt, code) => expect(refusal(prompt)?.code).toBe(code));

  it.each([
    'lord ganesha mandala gold',
    'cricket batsman',
    'ram temple',
    'skull with roses',
    'dark knight chess',
    'kites over trumpet hill',
    'apple pie',
    'मेरा भारत महान',
    'cat with sunglasses',
    '',
  ])('accepts %s', prompt => expect(refusal(prompt)).toBeUndefined());
});
