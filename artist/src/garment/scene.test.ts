import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawArtworkPng } from '../pixels/artwork.ts';
import { readPrompt } from '../brief/read-prompt.ts';
import { inPerspective } from './perspective.ts';
import { BUILDS, scenesOf, SKINS, type SceneKind } from '../../../domain/src/preview-scenes.ts';
import { drawSceneWebp, type SceneOrder } from './scene.ts';
import { FIRST_AREAS } from '../../../domain/src/print-areas.ts';

const { png } = drawArtworkPng(readPrompt('lion', { ground: 'dark', seed: 2 }), 300);
const order = {
  artwork: png,
  type: 'regular',
  color: '#1f4d3a',
  placement: FIRST_AREAS.a4,
  width: 240,
  seed: 5,
} as const;

async function drawn(o: Partial<SceneOrder>) {
  const { webp } = await drawSceneWebp({ ...order, kind: 'worn', ...o });
  const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
  return { data, ...info };
}
const meanOf = ({ data, width, channels }: Awaited<ReturnType<typeof drawn>>, x: number, y: number, k: number) => {
  let sum = 0;
  for (let dy = 0; dy < 6; dy++)
    for (let dx = 0; dx < 6; dx++) sum += data[((y + dy) * width + x + dx) * channels + k]!;
  return sum / 36;
};

describe('scenes', () => {
  it('shows each garment where it looks well, and nowhere else', () => {
    expect(scenesOf('regular', FIRST_AREAS.a4)).toEqual(['worn', 'street', 'hanger', 'folded', 'flat-lay']);
    expect(scenesOf('oversized', FIRST_AREAS.back)).not.toContain('folded');
    expect(scenesOf('hoodie', FIRST_AREAS.a4)).toEqual(['flat-lay']);
  });

  it.each(scenesOf('regular', FIRST_AREAS.a4))(
    '%s is 4 wide and 5 high, in the colour of the cloth, the same twice',
    async kind => {
      const [one, two] = [await drawn({ kind }), await drawn({ kind })];
      expect([one.width, one.height]).toEqual([240, 300]);
      expect(Buffer.compare(one.data, two.data)).toBe(0);
      const maroon = await drawn({ kind, color: '#6b1f2a' });
      const redder = (picture: typeof one) => meanOf(picture, 90, 200, 0) - meanOf(picture, 90, 200, 1);
      expect(redder(maroon) - redder(one), kind).toBeGreaterThan(40);
    },
    60_000,
  );

  it('is worn by whom the shopper chose: six tones of skin, each deeper than the one before, and three builds', async () => {
    const tones: number[] = [];
    for (const skin of SKINS.keys()) {
      const picture = await drawn({ wearer: { build: 'medium', skin } });
      tones.push(meanOf(picture, 117, 32, 1));
    }
    expect(tones).toEqual(tones.toSorted((a, b) => b - a));
    expect(tones[0]! - tones.at(-1)!).toBeGreaterThan(80);
    const builds = [];
    for (const build of BUILDS) builds.push(await drawn({ wearer: { build, skin: 2 } }));
    expect(new Set(builds.map(one => Buffer.from(one.data).toString('base64'))).size).toBe(3);
  }, 60_000);

  it('has the print on it, and none on a plain garment', async () => {
    for (const kind of ['worn', 'street', 'folded'] as SceneKind[]) {
      const [printed, plain] = [await drawn({ kind }), await drawn({ kind, artwork: undefined })];
      let differs = 0;
      for (let i = 0; i < printed.data.length; i += 3) if (Math.abs(printed.data[i]! - plain.data[i]!) > 30) differs++;
      expect(differs / (240 * 300), kind).toBeGreaterThan(0.01);
    }
  }, 60_000);

  it('lays a picture on a table: corners to corners, straight lines straight, nearer parts larger', () => {
    const [width, height] = [100, 100];
    const data = new Uint8ClampedArray(width * height * 4);
    for (let i = 0; i < data.length; i += 4)
      data.set([(i / 4) % 100 < 50 ? 255 : 0, Math.floor(i / 400) < 50 ? 255 : 0, 0, 255], i);
    const { left, top, picture } = inPerspective({ data, width, height }, [[60, 10], [140, 10], [190, 110], [10, 110]]); // prettier-ignore
    expect([left, top, picture.width, picture.height]).toEqual([10, 10, 180, 100]);
    const at = (x: number, y: number) => [...picture.data.slice((y * 180 + x) * 4, (y * 180 + x) * 4 + 4)];
    expect(at(5, 5)[3]).toBe(0);
    expect([at(88, 50)[0], at(92, 50)[0]]).toEqual([255, 0]);
    const column = Array.from({ length: 100 }, (_, y) => at(80, y)[1]!);
    // The middle line of the source is seen above the middle of the picture: the near half takes more room.
    expect(column.findIndex((green, y) => y > 3 && green < 128)).toBeLessThan(42);
  });
});
