import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { someOf } from '../../../domain/testing/short-form.ts';
import { emblemOf, readPrompt, type Ground } from '../artist.ts';
import { storedDrawing } from '../compose/drawing.ts';
import { readDrawing } from '../pixels/drawing.ts';
import { checkPrint, makePrintFile } from './print-file.ts';
import { FIRST_AREAS } from '../../../domain/src/print-areas.ts';

const PROMPTS = readFileSync(fileURLToPath(new URL('../../prompts/second-sixty.txt', import.meta.url)), 'utf8')
  .split('\n')
  .map(line => line.split('\t')[0]!.trim())
  .filter(line => line && !line.startsWith('#'));
const CHEST_MM = 63.5;
const emblem = (prompt: string, ground: Ground) => storedDrawing(emblemOf(readPrompt(prompt, { ground, seed: 7 })));

/** Lines that bound nothing, and contours, in millimetres on a chest; grown fills of one colour are no lines. */
function thinnestStroke(source: string): number {
  const { width, height } = readDrawing(source);
  const widths = [...source.matchAll(/fill="none" stroke="[^"]+" stroke-width="([\d.]+)"/g)].map(found => Number(found[1])); // prettier-ignore
  return (Math.min(...widths, Infinity) * CHEST_MM) / Math.max(width, height);
}

describe('emblems for the chest', () => {
  it('there are sixty', () => expect(PROMPTS).toHaveLength(60));

  it.each(someOf([...PROMPTS.entries()], 9))('none is too thin for two and a half inches: %i, %s', async (i, prompt) => {
    const ground = i % 2 ? 'light' : 'dark';
    const source = emblem(prompt, ground);
    const { warnings, smallestLineMm } = await checkPrint({ source, placement: FIRST_AREAS.chest, color: ground === 'dark' ? 'black' : 'white' }); // prettier-ignore
    expect({ isThin: warnings.includes('thin-lines'), smallestLineMm }).toMatchObject({ isThin: false });
    expect(thinnestStroke(source)).toBeGreaterThanOrEqual(0.35);
  }); // prettier-ignore

  it('the file says of itself what was said before it was made', async () => {
    const source = emblem('brown bear drinking chai', 'dark');
    const order = { source, placement: FIRST_AREAS.chest, color: 'black' } as const;
    const { quality, width } = await makePrintFile(order);
    expect([width, quality]).toEqual([750, await checkPrint(order)]);
  });

  it('calls lines of a quarter of a millimetre too thin, and of half a millimetre good', async () => {
    const lines = (mm: number) => Array.from({ length: 8 }, (_, i) => `<path d="M20 ${60 + i * 120}H980" fill="none" stroke="#c03" stroke-width="${(mm / CHEST_MM) * 1000}"/>`).join(''); // prettier-ignore
    const drawing = (mm: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" data-chhaap="1" data-wear="0" data-wear-seed="0" data-vivid="false">${lines(mm)}</svg>`; // prettier-ignore
    const thin = await checkPrint({ source: drawing(0.25), placement: FIRST_AREAS.chest, color: 'white' });
    const good = await checkPrint({ source: drawing(0.5), placement: FIRST_AREAS.chest, color: 'white' });
    expect([thin.warnings, good.warnings]).toEqual([['thin-lines'], []]);
  });
});

describe('what an emblem is of', () => {
  const of = (prompt: string) => emblemOf(readPrompt(prompt, { ground: 'light', seed: 7 }));

  it('the thing without its surroundings', () => {
    const { layout, scene } = of('a fox in the forest at night');
    expect([layout, scene!.setting, scene!.things.map(thing => thing.noun)]).toEqual(['stage', [], ['fox']]);
  });

  it('with a short text, and without a long one', () => {
    expect(of('eagle "Born Free"').text).toEqual({ main: 'Born Free' });
    expect(of('tiger, text "The mountains are calling and I must go"').text).toEqual({});
  });

  it('a slogan stays one', () => expect(of('"Work hard dream big"').layout).toBe('type'));

  it('after a change it shows what was changed', () => {
    const brief = readPrompt('a fox', { ground: 'light', seed: 7 });
    expect(emblemOf({ ...brief, text: { main: 'Hello' } }).scene!.lettering.map(({ text }) => text)).toEqual(['Hello']);
  });
});
