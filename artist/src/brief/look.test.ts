import { describe, expect, it } from 'vitest';
import { DESIGN_STYLES, OCCASIONS, STYLE_NAMES, type Look } from '../../../domain/src/looks.ts';
import { someOf } from '../../../domain/testing/short-form.ts';
import { compose } from '../compose/compose.ts';
import { changeBrief } from './change-brief.ts';
import { readPrompt } from './read-prompt.ts';
import { regenerate } from './regenerate.ts';

const read = (prompt: string, look: Look = {}, ground: 'dark' | 'light' = 'dark') =>
  readPrompt(prompt, { ground, seed: 7, look });
const drawn = (prompt: string, look?: Look) => compose(read(prompt, look)).svg;

/** A thing, a thing with a colour, a view, lettering, a saying. */
const PROMPTS = ['a tiger', 'a red scooter', 'mountains at sunset', 'Asha turns 30', 'born to ride'];

describe('what is chosen beside the words changes the picture', () => {
  it.each(someOf(PROMPTS, 2))('of "%s": each style and each occasion, each in its own way', prompt => {
    const looks: Look[] = [
      {},
      ...DESIGN_STYLES.map(style => ({ style })),
      ...OCCASIONS.map(occasion => ({ occasion })),
    ];
    const pictures = looks.map(look => drawn(prompt, look));
    const alike = looks.filter((_, i) => pictures.indexOf(pictures[i]!) !== i);
    expect(alike).toEqual([]);
  });
  it('nothing chosen is nothing changed', () => {
    expect(read('a tiger', { style: undefined, occasion: undefined })).toEqual(readPrompt('a tiger', { ground: 'dark', seed: 7 })); // prettier-ignore
  });
});

describe('a chosen style', () => {
  it.each(DESIGN_STYLES)('names the design: %s', style => {
    expect(read('a tiger', { style }).style).toBe(STYLE_NAMES[style]);
    expect(regenerate(read('a tiger', { style })).style).toBe(STYLE_NAMES[style]);
  });
  it('stands for the style that the words name', () => {
    expect(read('a cute neon tiger', { style: 'folk' })).toMatchObject({ styles: ['folk'], palette: 'terracotta' });
  });
  it('leaves the colours that the words name', () => {
    expect(read('a blue tiger', { style: 'vintage' }).hero?.colours).toEqual(['blue']);
    expect(read('a tiger in blue', { style: 'vintage' }).palette).toBe('hue:blue');
    expect(read('a tiger, black and white', { style: 'cute' }).palette).toBe('mono');
  });
  it('can be changed afterwards', () => {
    const { brief, outcome } = changeBrief(read('a tiger', { style: 'folk' }), 'make it minimal');
    expect([outcome, brief.style]).toEqual(['changed', 'Minimal']);
  });
});

describe('a chosen occasion', () => {
  const things = (prompt: string, look: Look) => read(prompt, look).support.map(({ label }) => label);
  it('adds what belongs to it behind what the words name', () => {
    expect(things('a tiger', { occasion: 'birthday' })).toEqual(['cake', 'balloon', 'gift']);
    expect(things('a tiger with a guitar', { occasion: 'birthday' })[0]).toBe('guitar');
    expect(read('a tiger', { occasion: 'diwali' }).hero?.label).toBe('tiger');
  });
  it('names nothing twice', () => {
    expect(things('a diya', { occasion: 'diwali' })).toEqual([]);
    expect(read('a diya', { occasion: 'diwali' }).hero?.label).toBe('diya');
  });
  it('brings its colours where neither words nor style ask for others, and every variant keeps them', () => {
    const free = read('a tiger', { occasion: 'independence' });
    expect([free.palette, regenerate(free).palette]).toEqual(['tricolour', 'tricolour']);
    expect(read('a tiger in blue', { occasion: 'independence' }).palette).toBe('hue:blue');
    expect(read('a tiger', { occasion: 'independence', style: 'folk' }).palette).toBe('terracotta');
  });
  it.each(OCCASIONS)('puts no deity beside the picture: %s', occasion => {
    expect(read('a beer mug', { occasion }).support.flatMap(({ traits }) => traits)).not.toContain('deity');
  });
});

it('is drawn for its cloth: other inks on dark than on light', () => {
  for (const style of DESIGN_STYLES)
    expect(drawn('Asha turns 30', { style })).not.toBe(compose(read('Asha turns 30', { style }, 'light')).svg);
});
