import { afterEach, expect, it } from 'vitest';
import { someOf } from '../../../domain/testing/short-form.ts';
import { createArtist, readPrompt, type Brief } from '../artist.ts';
import { storedDrawing } from '../compose/drawing.ts';
import { MEMORY_LIMIT_MB, peakMemory } from '../peak-memory.ts';
import { FIRST_AREAS } from '../../../domain/src/print-areas.ts';

/** What took most in each of the ways a composition can: windows, tiles, clipped halftone, a quilt, a mask once. */
const WORST: [prompt: string, layout?: Brief['layout']][] = [
  ['royal enfield bike on himalayan road "Ride to Ladakh"', 'landscape'],
  ['bollywood retro poster', 'poster'],
  ['sunflower and butterflies pastel pattern', 'pattern'],
  ['tiger and sunflower "Stay Wild" 1998', 'shield'],
  ['abstract geometric shapes'],
];

const artist = createArtist({ workers: 1 });
afterEach(() => artist.close());

it.runIf(process.platform === 'linux')(
  'draws the heaviest A3 files within the memory of a small machine',
  async () => {
    for (const [prompt, layout] of someOf(WORST, 1)) {
      const read = readPrompt(prompt, { ground: 'dark', seed: 7 });
      const source = storedDrawing(layout ? { ...read, layout } : read);
      const peak = await peakMemory(() => artist.drawPrintFile({ source, placement: FIRST_AREAS.a3, color: 'black' }));
      expect(peak, `${prompt}: ${peak} MB`).toBeLessThanOrEqual(MEMORY_LIMIT_MB);
      expect(peak, 'nothing was measured').toBeGreaterThan(100);
    }
  },
  120_000,
);
