import { describe, expect, it } from 'vitest';
import { someOf } from '../../../domain/testing/short-form.ts';
import type { Brief } from '../brief/brief.ts';
import { readPrompt } from '../brief/read-prompt.ts';
import { regenerate } from '../brief/regenerate.ts';
import { changeBrief } from '../brief/change-brief.ts';
import { LAYOUTS } from '../layouts/layouts.ts';
import { difference, thumbnail } from './difference.ts';

/** Each style, and what leaves the artist little choice: one layout only, asked colours, asked layout. */
const PROMPTS = [
  'tiger',
  'vintage wolf',
  'minimal fox',
  'cute panda',
  'neon skull',
  'pop art auto rickshaw',
  'watercolor lotus',
  'gothic eagle',
  'lord ganesha',
  'om namah shivaya blue',
  'japanese koi fish',
  'geometric abstract',
  'butterflies pattern',
  'folk art elephant',
  'taj mahal',
  'eat sleep code repeat',
  'ನಮ್ಮ ಬೆಂಗಳೂರು',
  'motivational quote "Dream Big Work Hard"',
  'mountains and sunset',
  'minimal blue mountains',
  'geometric blue',
  'goa beach palm trees "Goa Vibes"',
  'city skyline at night',
  'desert dunes',
  'cricket badge Mumbai 1998',
  'black and gold lion with crown',
  'dosa sticker',
  'cat riding a rocket',
];

/**
 * Share of 0..1 by which two 64 x 64 pictures differ at least. Looked at: pairs below 0.06 are the same composition with small
 * things moved, pairs above it have another layout, lettering or colours.
 */
const VISIBLE = 0.06;

const chain = (brief: Brief, n: number): Brief[] =>
  Array.from({ length: n }, () => 0).reduce<Brief[]>(list => [...list, regenerate(list.at(-1)!)], [brief]);

describe('regenerate', () => {
  it.each(someOf(PROMPTS, 9))('gives a visibly different composition each time: %s', prompt => {
    const ground = PROMPTS.indexOf(prompt) % 2 ? 'light' : 'dark';
    const pictures = chain(readPrompt(prompt, { ground, seed: 3 }), 3).map(b => ({ b, seen: thumbnail(b) }));
    pictures.slice(1).forEach(({ b, seen }, i) => {
      const before = pictures[i]!;
      expect(difference(before.seen, seen), `${before.b.layout} → ${b.layout}, ${ground}`).toBeGreaterThan(VISIBLE);
    });
  });

  it.each(someOf(Object.keys(LAYOUTS) as Brief['layout'][], 5))('leaves %s for another picture', layout => {
    const brief: Brief = { ...readPrompt('tiger and sunflower "Stay Wild" 1998', { ground: 'dark', seed: 5 }), layout };
    expect(difference(thumbnail(brief), thumbnail(regenerate(brief)))).toBeGreaterThan(VISIBLE);
  });

  it('keeps what was asked for: things, words, style, colours, changes', () => {
    const brief = changeBrief(
      readPrompt('vintage tiger with roses', { ground: 'dark', seed: 7 }),
      'make it blue',
    ).brief;
    const { layout: _l, variant, style: _s, ...rest } = regenerate(brief);
    expect(brief).toMatchObject(rest);
    expect(variant).toBe(1);
  });

  it('is what reading the prompt as that variant gives, for a design that was not changed', () => {
    const read = (variant: number) => readPrompt('tiger', { ground: 'dark', seed: 9, variant });
    expect(regenerate(read(0))).toEqual(read(1));
    expect(regenerate(read(1))).toEqual(read(2));
  });
});
