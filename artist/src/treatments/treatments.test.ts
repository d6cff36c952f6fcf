import { expect, describe, it } from 'vitest';
import { someOf } from '../../../domain/testing/short-form.ts';
import { readPrompt, type Brief, type Ground } from '../artist.ts';
import { storedDrawing } from '../compose/drawing.ts';
import { difference, thumbnail } from '../compose/difference.ts';
import { checkPrint } from '../print/print-file.ts';
import { readDrawing } from '../pixels/drawing.ts';
import { paintArtwork } from '../pixels/paint.ts';
import { TREATMENTS, treatmentFor } from './treatment.ts';
import { FIRST_AREAS } from '../../../domain/src/print-areas.ts';

/** The words of each way of drawing. */
const WORDS: Record<string, string> = { flat: 'steampunk', vintage: 'vintage', minimal: 'minimal', lines: 'line art', oneLine: 'one line drawing', stencil: 'stencil', sketch: 'pencil sketch', linocut: 'linocut', cute: 'cute', pop: 'pop art', halftone: 'halftone', neon: 'neon', watercolour: 'watercolour', woodblock: 'japanese woodblock', madhubani: 'madhubani', warli: 'warli', blockPrint: 'block print', gothic: 'gothic', pixel: 'pixel art', lowPoly: 'low poly' }; // prettier-ignore
const SCENES = ['two foxes dancing in the rain', 'a tiger sipping chai, text "Chai First"'];
const read = (scene: string, style: string, ground: Ground): Brief => readPrompt(`${scene}, ${style} style`, { ground, seed: 7 }); // prettier-ignore

/** Night and black ink hardly show on a black shirt, and are meant to: their light lines are the picture. */
const DARK = new Set<string>(['neon']);

describe('every way of drawing', () => {
  it.each(TREATMENTS.filter(name => name !== 'flat'))('is found by its words: %s', name => {
    const brief = read(SCENES[0]!, WORDS[name]!, 'light');
    expect([brief.layout, treatmentFor(brief.scene!, brief.styles)]).toEqual(['stage', name]);
  });

  it.each(someOf(TREATMENTS.filter(name => name !== 'flat'), 4))('prints without thin lines on both shirts, in a small drawing: %s', async name => {
    for (const [i, ground] of (['dark', 'light'] as const).entries()) {
      const source = storedDrawing(read(SCENES[i]!, WORDS[name]!, ground));
      expect(source.length).toBeLessThan(900_000);
      expect(source).not.toMatch(/NaN|undefined|Infinity/);
      const report = await checkPrint({ source, placement: FIRST_AREAS.a4, color: ground === 'dark' ? 'black' : 'white' });
      expect(report.smallestLineMm, JSON.stringify(report)).toBeGreaterThanOrEqual(0.35);
      expect(report.warnings.filter(w => w !== 'low-contrast' || !DARK.has(name)), name).toEqual([]);
    }
  }); // prettier-ignore

  it('differs from each other at a glance', () => {
    const names = someOf(TREATMENTS, 8);
    const pictures = names.map(name => thumbnail(read(SCENES[1]!, WORDS[name]!, 'light')));
    pictures.forEach((a, i) => pictures.slice(0, i).forEach((b, k) => expect(difference(a, b), `${names[i]} and ${names[k]}`).toBeGreaterThan(0.02))); // prettier-ignore
  });
});

it('one ink lets the shirt show through whatever its colour', () => {
  const pixels = paintArtwork(readDrawing(storedDrawing(read('a panda', 'line art', 'light'))), { width: 300 });
  const colours = new Set<string>();
  let bare = 0;
  for (let i = 0; i < pixels.data.length; i += 4)
    if (pixels.data[i + 3]! > 0) colours.add(pixels.data.slice(i, i + 3).join(','));
    else bare++;
  expect(colours.size).toBe(1);
  expect(bare / (pixels.data.length / 4)).toBeGreaterThan(0.5);
});
