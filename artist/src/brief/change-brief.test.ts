import { describe, expect, it } from 'vitest';
import { changeBrief } from './change-brief.ts';
import { SHOWS } from './choose-layout.ts';
import { readPrompt } from './read-prompt.ts';

const tiger = readPrompt('vintage tiger with roses', { ground: 'dark', seed: 7 });

/** Instruction → what must hold of the changed brief. */
const CHANGES: [string, (b: typeof tiger) => boolean][] = [
  ['make it blue', b => b.palette === 'hue:blue' && b.layout === tiger.layout],
  ['neela karo', b => b.palette === 'hue:neela'],
  ['लाल रंग करो', b => b.palette === 'hue:लाल'],
  ['black and white', b => b.palette === 'mono'],
  ['add stars', b => b.extras.stars === 1 && b.layout === tiger.layout],
  ['in pink with hearts', b => b.palette === 'hue:pink' && b.extras.hearts === 1],
  ['remove the roses', b => b.support.length === 0],
  ['roses hatao', b => b.support.length === 0],
  ['गुलाब हटाओ', b => b.support.length === 0],
  ['लिखो "नमस्ते"', b => b.text.main === 'नमस्ते'],
  ['write Stay Wild', b => b.text.main === 'Stay Wild' && b.palette === tiger.palette],
  [
    'add a crown and text "KING OF JUNGLE"',
    b => b.costumes.includes('crown') && b.text.main === 'KING OF JUNGLE' && b.palette === tiger.palette,
  ],
  ['neon cyberpunk', b => b.styles[0] === 'neon' && b.palette === 'cyber'],
  ['another layout', b => b.layout !== tiger.layout || b.variant !== tiger.variant],
  ['as a badge', b => b.layout === 'badge'],
  ['replace the tiger with a lion', b => b.hero?.label === 'lion'],
  ['make it a lion', b => b.hero?.label === 'lion'],
  ['an owl instead', b => b.hero?.label === 'owl'],
  ['isko ullu bana do', b => b.hero?.label === 'owl'],
  ['इसे हाथी बना दो', b => b.hero?.label === 'elephant'],
  ['add moon and mountains', b => b.settings.includes('moon') && b.settings.includes('mountain')],
  ['make it brighter', b => b.vivid],
  ['remove the distress', b => b.distress === 0],
];

describe('changes', () => {
  it.each(CHANGES)('understands: %s', (instruction, holds) => {
    const { brief, applied, outcome } = changeBrief(tiger, instruction);
    expect(outcome).toBe('changed');
    expect(applied.length).toBeGreaterThan(0);
    expect(holds(brief)).toBe(true);
    expect(brief.history).toEqual([instruction]);
  });

  it('removes lettering and keeps the rest', () => {
    const named = readPrompt('wolf "Stay Wild"', { ground: 'dark', seed: 1 });
    const { brief } = changeBrief(named, 'remove text');
    expect(brief).toMatchObject({ text: {}, wordless: true, palette: named.palette, layout: named.layout });
  });

  it.each(['asdf qwer', 'make the logo larger', '', '😀😀', 'hello there'])(
    'says honestly that it did not understand: %s',
    instruction => {
      expect(changeBrief(tiger, instruction)).toEqual({ outcome: 'not-understood', brief: tiger, applied: [] });
    },
  );

  it.each(['vintage', 'add roses', 'replace nothing, remove the sunflowers', 'make it blue'])(
    'tells what is so already from what it did not understand: %s',
    instruction => {
      const blue = changeBrief(tiger, 'make it blue').brief;
      expect(changeBrief(blue, instruction)).toEqual({ outcome: 'unchanged', brief: blue, applied: [] });
    },
  );

  it.each([
    ['add moon', 'moon'],
    ['add moon and mountains', 'mountain'],
    ['add palm trees and a beach', 'palm'],
    ['put it in the desert', 'desert'],
  ] as const)('shows what was added: %s', (instruction, setting) => {
    for (const prompt of ['peacock', 'tiger', 'lord ganesha', 'auto rickshaw']) {
      const { brief } = changeBrief(readPrompt(prompt, { ground: 'light', seed: 2 }), instruction);
      expect(brief.settings).toContain(setting);
      expect(SHOWS[brief.layout], `${prompt} as ${brief.layout}`).toContain(setting);
    }
  });

  it('leaves the given brief as it was', () => {
    const before = structuredClone(tiger);
    changeBrief(tiger, 'make it blue with stars and remove the roses');
    expect(tiger).toEqual(before);
  });
});
