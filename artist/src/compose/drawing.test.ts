import { describe, expect, it } from 'vitest';
import { readPrompt } from '../brief/read-prompt.ts';
import { readDrawing } from '../pixels/drawing.ts';
import { storedDrawing } from './drawing.ts';

const brief = readPrompt('worn vintage tiger', { ground: 'dark', seed: 41 });
const svg = storedDrawing({ ...brief, distress: 0.35, vivid: true });

describe('a stored drawing', () => {
  it('says all that its pixels are made from', () => {
    const { width, height, ...rest } = readDrawing(svg);
    expect(rest).toEqual({ svg, wear: 0.35, wearSeed: (brief.seed + brief.variant) % 1000, isVivid: true });
    expect(height / width).toBeGreaterThan(0.5);
  });

  it('stands alone: outlines, and nothing from outside', () => {
    expect(svg).not.toMatch(/<(text|image|style|script|foreignObject|filter)\b/);
    for (const [, address] of svg.matchAll(/(?:href|src)="([^"]*)"/g)) expect(address).toMatch(/^#/);
    for (const [, address] of svg.matchAll(/url\(([^)]*)\)/g)) expect(address).toMatch(/^#/);
  });

  it.each([
    '',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>',
    svg.replace('data-chhaap="1"', 'data-chhaap="2"'),
  ])('is not read from anything else (%#)', other => expect(() => readDrawing(other)).toThrow(RangeError));
});
