import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { TextLayer } from '../../../domain/src/arrangement.ts';
import { paintMockup } from '../garment/mockup.ts';
import { printArea } from '../garment/geometry.ts';
import { makePrintFile } from './print-file.ts';
import { FIRST_AREAS } from '../../../domain/src/print-areas.ts';

const layer = (over: Partial<TextLayer> = {}): TextLayer => ({
  text: 'छाप',
  typeface: 'bold',
  curve: 0,
  color: '#00ff00',
  outline: 'none',
  x: 0.5,
  y: 0.5,
  scale: 0.5,
  angle: 0,
  ...over,
});
const square = sharp({ create: { width: 600, height: 600, channels: 4, background: '#ff0000' } })
  .png()
  .toBuffer();

async function printed(texts: TextLayer[], artwork = { x: 0.5, y: 0.5, scale: 0.9, angle: 0 }) {
  const order = {
    source: await square,
    placement: FIRST_AREAS.chest,
    color: 'black',
    arrangement: { artwork, texts },
  } as const;
  const { png } = await makePrintFile(order);
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const counts = { green: 0, red: 0, blue: 0, other: 0, dust: 0 };
  const box = { left: info.width, right: 0, top: info.height, foot: 0 };
  for (let i = 0; i < data.length; i += 4) {
    const [r, g, b, a] = data.subarray(i, i + 4) as unknown as [number, number, number, number];
    if (a > 0 && a < 8) counts.dust++;
    if (a < 255) continue;
    const color = r > 250 && g < 5 ? 'red' : g > 250 && r < 5 ? 'green' : b > 250 ? 'blue' : 'other';
    counts[color]++;
    if (color !== 'green') continue;
    const [x, y] = [(i / 4) % info.width, Math.floor(i / 4 / info.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.foot = Math.max(box.foot, y);
  }
  return { png, counts, box, width: info.width, height: info.height };
}

describe('texts of an arrangement', () => {
  it('are printed over the artwork where they were placed, as wide as they were made, in their own colour', async () => {
    const { counts, box, width, height } = await printed([layer()]);
    expect([width, height]).toEqual([750, 750]);
    expect(counts.green).toBeGreaterThan(8_000);
    expect(counts.red).toBeGreaterThan(400_000);
    expect(counts.dust).toBe(0);
    expect((box.left + box.right) / 2 / width).toBeCloseTo(0.5, 2);
    expect((box.top + box.foot) / 2 / height).toBeCloseTo(0.5, 2);
    // Half of the width, less the room for an outline.
    expect((box.right - box.left) / width).toBeGreaterThan(0.46);
    expect((box.right - box.left) / width).toBeLessThanOrEqual(0.5);
  });

  it('are turned, outlined and curved, and the same bytes each time', async () => {
    const turned = layer({ angle: 90, outline: '#0000ff', curve: 0.6, text: 'नमस्ते दुनिया' });
    const first = await printed([turned]);
    expect(first.counts.blue).toBeGreaterThan(1_500);
    expect(first.box.foot - first.box.top).toBeGreaterThan(first.box.right - first.box.left);
    const again = await printed([turned]);
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(again.png)).toBe(hash(first.png));
  });

  it('are moved in rather than cut off where an area of another shape has less room', async () => {
    const { box, height } = await printed([layer({ y: 1 })]);
    expect(box.foot).toBeLessThan(height);
    const whole = await printed([layer()]);
    expect(Math.abs(box.foot - box.top - (whole.box.foot - whole.box.top))).toBeLessThanOrEqual(1);
  });

  it('stand on the shirt inside the print area alone', async () => {
    const order = {
      artwork: undefined,
      type: 'regular',
      color: 'black',
      placement: FIRST_AREAS.a4,
      width: 500,
    } as const;
    const plain = await paintMockup(order);
    const lettered = await paintMockup({
      ...order,
      arrangement: { artwork: null, texts: [layer({ x: 0.3, y: 0.2 })] },
    });
    const area = printArea('regular', FIRST_AREAS.a4);
    let [changed, outside] = [0, 0];
    for (let i = 0; i < plain.data.length; i += 4) {
      if (Math.abs(plain.data[i + 1]! - lettered.data[i + 1]!) < 8) continue;
      const [x, y] = [((i / 4) % 500) * 2, Math.floor(i / 4 / 500) * 2];
      changed++;
      if (x < area.x - 4 || y < area.y - 4 || x > area.x + area.width + 4 || y > area.y + area.height + 4) outside++;
    }
    expect(changed).toBeGreaterThan(300);
    expect(outside).toBe(0);
  });
});
