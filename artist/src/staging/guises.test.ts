import { describe, expect, it } from 'vitest';
import { OUTFITS } from '../figures/clothes/outfits.ts';
import { drawFigure } from '../figures/figure.ts';
import { POSES } from '../figures/poses/poses.ts';
import { readScene } from '../reading/read-scene.ts';
import { guiseOf } from './guises.ts';

describe('callings by their words', () => {
  it.each([
    ['viking', 'viking'],
    ['king', 'royal robe'],
    ['prince', 'prince'],
    ['princess', 'royal gown'],
    ['mountain biker', 'trekker'],
    ['biker', 'biker'],
    ['policeman', 'police'],
    ['chaiwala', 'lungi'],
    ['kathak dancer', 'kathak'],
    ['bhangra dancer', 'bhangra'],
    ['monkey king', 'king'],
  ])('a %s wears: %s', (noun, outfit) => expect(guiseOf(noun)?.outfit).toBe(outfit));

  it.each(['viking', 'kingfisher', 'princess', 'copper', 'baking', 'cookie', 'adjective', 'badger', 'sailors', 'scientists', 'bikers'])('no word within a word counts: %s', noun => {
    const own = guiseOf(noun)?.outfit;
    expect(own === undefined || noun === 'viking' || noun === 'princess', `${noun}: ${own}`).toBe(true);
    expect(own).not.toBe('royal robe');
  }); // prettier-ignore

  it.each([
    ['doctor', 'clipboard'],
    ['santa', 'sack over the shoulder'],
    ['king', 'scepter'],
    ['knight', 'sword planted'],
    ['wizard', 'wizard staff'],
    ['potter', 'potter'],
    ['dj', 'dj'],
  ] as const)('a %s has something to do: %s', (noun, pose) => {
    const guise = guiseOf(noun)!;
    expect(guise.pose).toBe(pose);
    const { things, box } = drawFigure({ pose, outfit: guise.outfit! });
    expect(things.length).toBeGreaterThan(0);
    expect(box.height).toBeGreaterThan(400);
  });

  it('names poses and outfits that are there', () => {
    for (const noun of [
      'nurse',
      'pilot',
      'farmer',
      'queen',
      'pirate',
      'witch',
      'samurai',
      'ninja',
      'tailor',
      'rapper',
    ]) {
      const guise = guiseOf(noun)!;
      expect(Object.hasOwn(OUTFITS, guise.outfit!)).toBe(true);
      if (guise.pose) expect(Object.hasOwn(POSES, guise.pose)).toBe(true);
    }
  });

  it.each([
    ['a potter', 'potter'],
    ['कथक नर्तकी', 'kathak dancer'],
    ['rapper', 'rapper'],
    ['bhangra dancer', 'bhangra dancer'],
  ])('reads %s as %s', (prompt, noun) => expect(readScene(prompt).things.map(t => t.noun)).toContain(noun));
});
