import sharp from 'sharp';
import { expect, test } from 'vitest';
import { chooseKeyColour, lookAtAlpha, removeGround, toHex, type Pixels } from './key-colour.ts';

/** A drawing on a ground, as pixels; as a JPEG it has been through one, as a model's answer may have. */
async function draw(ground: string, shapes: string, o: { isJpeg?: boolean; side?: number } = {}): Promise<Pixels> {
  const side = o.side ?? 200;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="${ground}"/>${shapes}</svg>`;
  const png = await sharp(Buffer.from(svg)).png().toBuffer(); // prettier-ignore
  const picture = sharp(o.isJpeg ? await sharp(png).jpeg({ quality: 88 }).toBuffer() : png); // prettier-ignore
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true }); // prettier-ignore
  return { data, width: info.width, height: info.height };
}
const at = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];
const DISC = '<circle cx="100" cy="100" r="60" fill="#d03020"/>';

test.each(['#00FF00', '#FF00FF', '#0000FF', '#FFFFFF', '#000000'])('a design on %s stands alone', async ground => {
  const pixels = await draw(ground, DISC);
  expect(removeGround(pixels)).toBe(true);
  expect(at(pixels, 0, 0)).toEqual([0, 0, 0, 0]);
  expect(at(pixels, 100, 100)).toEqual([0xd0, 0x30, 0x20, 255]);
  const { clear, ink, hasClearCorners } = lookAtAlpha(pixels);
  const disc = (Math.PI * 60 * 60) / (200 * 200);
  expect(Math.abs(ink - disc)).toBeLessThan(0.005);
  expect(Math.abs(clear - (1 - disc))).toBeLessThan(0.01);
  expect(hasClearCorners).toBe(true);
});

test.each([false, true])('nothing of the ground is left at the edge, and edges stay soft (JPEG: %s)', async isJpeg => {
  const pixels = await draw('#00FF00', DISC, { isJpeg });
  removeGround(pixels);
  let soft = 0;
  let greenish = 0;
  for (let i = 0; i < pixels.data.length; i += 4) {
    const [red, green, , alpha] = pixels.data.subarray(i, i + 4);
    if (alpha! > 0 && alpha! < 255) soft += 1;
    if (alpha! > 100 && green! > red! + 30) greenish += 1;
  }
  // A JPEG smears colours by a few pixels: a handful of thousands may keep a hint.
  expect(greenish).toBeLessThan(isJpeg ? 5 : 1);
  expect(soft).toBeGreaterThan(100);
});

test('a soft edge keeps its softness and loses the ground', async () => {
  const blur = '<filter id="b"><feGaussianBlur stdDeviation="4"/></filter>';
  const pixels = await draw('#00FF00', `${blur}<circle cx="100" cy="100" r="50" fill="#d03020" filter="url(#b)"/>`);
  removeGround(pixels);
  const [near, half, full] = [at(pixels, 159, 100), at(pixels, 150, 100), at(pixels, 135, 100)];
  for (const [i, part] of [0xd0, 0x30, 0x20, 255].entries()) expect(Math.abs(full[i]! - part)).toBeLessThan(5);
  expect(half[3]).toBeGreaterThan(90);
  expect(half[3]).toBeLessThan(180);
  for (const [red, green] of [near, half]) expect(green!).toBeLessThan(Math.max(80, red!));
  expect(near[3]).toBeLessThan(40);
});

test('a gradient inside the design is none of the ground', async () => {
  const shade =
    '<linearGradient id="g"><stop offset="0" stop-color="#ff9a00"/><stop offset="1" stop-color="#e00000"/></linearGradient>';
  const pixels = await draw('#00FF00', `${shade}<rect x="40" y="40" width="120" height="120" fill="url(#g)"/>`);
  const before = at(pixels, 50, 100);
  removeGround(pixels);
  expect(at(pixels, 50, 100)).toEqual(before);
  expect(lookAtAlpha(pixels).ink).toBeCloseTo((120 * 120) / (200 * 200), 2);
});

test('the same colour inside a design stays', async () => {
  const pixels = await draw('#00FF00', `${DISC}<circle cx="100" cy="100" r="20" fill="#00FF00"/>`);
  removeGround(pixels);
  expect(at(pixels, 100, 100)).toEqual([0, 255, 0, 255]);
});

test('thin lines and two colours that touch are kept', async () => {
  const lines =
    '<rect x="40" y="99" width="120" height="2" fill="#202020"/><rect x="40" y="30" width="60" height="40" fill="#f0c020"/><rect x="100" y="30" width="60" height="40" fill="#2030a0"/>';
  const pixels = await draw('#FF00FF', lines);
  removeGround(pixels);
  expect(at(pixels, 100, 99)[3]).toBe(255);
  expect(at(pixels, 99, 50)).toEqual([0xf0, 0xc0, 0x20, 255]);
  expect(at(pixels, 100, 50)).toEqual([0x20, 0x30, 0xa0, 255]);
});

test('a design may touch the border a little; a picture without a flat ground is left alone', async () => {
  const touching = await draw('#00FF00', '<rect x="90" y="0" width="20" height="100" fill="#d03020"/>');
  expect(removeGround(touching)).toBe(true);
  expect(at(touching, 100, 0)[3]).toBe(255);
  const full = await draw('#00FF00', '<rect width="200" height="120" fill="#d03020"/>');
  const before = Buffer.from(full.data);
  expect(removeGround(full)).toBe(false);
  expect(Buffer.compare(before, Buffer.from(full.data))).toBe(0);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#888', noise } }).ensureAlpha().raw().toBuffer(); // prettier-ignore
  expect(removeGround({ data: photo, width: 90, height: 90 })).toBe(false);
});

test('a large picture takes less than a second of the processor', async () => {
  const pixels = await draw('#00FF00', '<circle cx="800" cy="800" r="600" fill="#d03020"/>', { side: 1600 });
  const began = process.cpuUsage();
  removeGround(pixels);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1000).toBeLessThan(1000);
});

test.each([
  ['A red fort at dawn', '#00FF00'],
  ['A parrot in the forest', '#FF00FF'],
  ['A green tree with pink lotus', '#0000FF'],
  ['हरा तोता', '#FF00FF'],
  ['green, pink and blue', '#00FF00'],
])('%s is drawn on %s', (prompt, colour) => expect(toHex(chooseKeyColour(prompt))).toBe(colour));
