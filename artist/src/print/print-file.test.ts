import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPrompt } from '../brief/read-prompt.ts';
import { storedDrawing } from '../compose/drawing.ts';
import { checkPrint, makePrintFile } from './print-file.ts';
import { FIRST_AREAS } from '../../../domain/src/print-areas.ts';

const tiger = storedDrawing(readPrompt('vintage tiger with roses', { ground: 'dark', seed: 1 }));
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Chunk types of a PNG in order, with the data of the short ones. */
function chunks(png: Uint8Array): Map<string, Buffer> {
  const data = Buffer.from(png);
  const found = new Map<string, Buffer>();
  for (let at = 8; at < data.length; at += 12 + data.readUInt32BE(at))
    found.set(data.toString('latin1', at + 4, at + 8), data.subarray(at + 8, at + 8 + data.readUInt32BE(at)));
  return found;
}

describe('print files', () => {
  it('has exact pixels, 300 dpi, sRGB, clean alpha and the same bytes twice', async () => {
    const order = { source: tiger, placement: FIRST_AREAS.a4, color: 'black' } as const;
    const file = await makePrintFile(order);
    const found = chunks(file.png);
    expect([found.get('IHDR')!.readUInt32BE(0), found.get('IHDR')!.readUInt32BE(4)]).toEqual([2490, 3510]);
    expect([...found.keys()].slice(0, 3)).toEqual(['IHDR', 'iCCP', 'pHYs']);
    const { icc, space } = await sharp(file.png).metadata();
    expect([space, icc?.toString('latin1', 36, 40), icc?.toString('latin1', 16, 20)]).toEqual(['srgb', 'acsp', 'RGB ']);
    expect([found.get('pHYs')!.readUInt32BE(0), found.get('pHYs')![8]]).toEqual([11811, 1]);
    const { data, info } = await sharp(file.png).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([2490, 3510, 4]);
    let dust = 0;
    for (let i = 3; i < data.length; i += 4)
      if ((data[i]! > 0 && data[i]! < 8) || (data[i] === 0 && data[i - 1]! | data[i - 2]! | data[i - 3]!)) dust++;
    expect(dust).toBe(0);
    expect(file.quality).toMatchObject({ dpi: 300, word: 'excellent' });
    expect(hash((await makePrintFile(order)).png)).toBe(hash(file.png));
  });

  it('has the pixels of every placement', async () => {
    const chest = await makePrintFile({ source: tiger, placement: FIRST_AREAS.chest, color: 'white' });
    expect([chest.width, chest.height]).toEqual([750, 750]);
  }, 20_000);

  it('prints an uploaded picture where the shopper put it and tells its resolution', async () => {
    const upload = await sharp({ create: { width: 600, height: 600, channels: 4, background: '#ff0000' } })
      .png()
      .toBuffer();
    const order = { source: upload, placement: FIRST_AREAS.a4, color: 'black' } as const;
    expect(await checkPrint(order)).toMatchObject({ dpi: 72, word: 'poor', warnings: ['low-resolution'] });
    expect((await checkPrint({ ...order, placement: FIRST_AREAS.chest })).dpi).toBe(240);
    const half = await makePrintFile({
      ...order,
      arrangement: { artwork: { x: 0.5, y: 0.5, scale: 0.5, angle: 0 }, texts: [] },
    });
    expect(half.quality.dpi).toBe(144);
    const { data, info } = await sharp(half.png).raw().toBuffer({ resolveWithObject: true });
    const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    expect([alpha(1245, 1755), alpha(700, 1755), alpha(500, 1755), alpha(1245, 1000)]).toEqual([255, 255, 0, 0]);
  }, 20_000);

  it('has a white layer of the same size below it, two pixels smaller than the ink on every side', async () => {
    const square = await sharp({ create: { width: 500, height: 500, channels: 4, background: '#ff0000' } })
      .png()
      .toBuffer();
    const arrangement = { artwork: { x: 0.5, y: 0.5, scale: 0.5, angle: 0 }, texts: [] };
    const order = {
      source: square,
      placement: FIRST_AREAS.chest,
      color: 'black',
      arrangement,
      withUnderbase: true,
    } as const;
    const { png, underbase, width, height } = await makePrintFile(order);
    expect(chunks(underbase!).get('pHYs')!.readUInt32BE(0)).toBe(11811);
    const [header, grey] = [chunks(underbase!).get('IHDR')!, 0];
    expect([header.readUInt32BE(0), header.readUInt32BE(4), header[8], header[9]]).toEqual([width, height, 8, grey]);
    const white = await sharp(underbase).extractChannel(0).raw().toBuffer();
    const ink = await sharp(png).extractChannel('alpha').raw().toBuffer();
    const spanOf = (line: Uint8Array) => [line.indexOf(255), line.lastIndexOf(255)];
    const row = (pixels: Uint8Array) => spanOf(pixels.subarray(375 * width, 376 * width));
    const column = (pixels: Uint8Array) =>
      spanOf(Uint8Array.from({ length: height }, (_, y) => pixels[y * width + 375]!));
    for (const along of [row, column]) {
      const [from, to] = along(ink);
      expect(along(white)).toEqual([from! + 2, to! - 2]);
    }
    expect((await makePrintFile({ ...order, withUnderbase: false })).underbase).toBeUndefined();
  });

  it('warns of dark art on a black shirt and of nothing to print', async () => {
    const paint = (background: string) =>
      sharp({ create: { width: 900, height: 900, channels: 4, background } })
        .png()
        .toBuffer();
    expect(
      (await checkPrint({ source: await paint('#1c1c20'), placement: FIRST_AREAS.chest, color: 'black' })).warnings,
    ).toContain('low-contrast');
    expect(
      (await checkPrint({ source: await paint('#1c1c20'), placement: FIRST_AREAS.chest, color: 'white' })).warnings,
    ).not.toContain('low-contrast');
    expect(
      (await checkPrint({ source: await paint('#ffffff00'), placement: FIRST_AREAS.chest, color: 'white' })).warnings,
    ).toContain('empty');
  });

  it('warns of hairlines, not of corners, slants and curves', async () => {
    const drawing = (inner: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" data-chhaap="1" data-wear="0" data-wear-seed="1" data-vivid="false"><path stroke="#cc2222" ${inner}/></svg>`;
    const slants = 'd="M60 80L930 420M60 180L930 520M60 900Q500 500 940 930" fill="none"';
    const check = (source: string) => checkPrint({ source, placement: FIRST_AREAS.a4, color: 'white' });
    expect((await check(drawing(`${slants} stroke-width="1.1"`))).warnings).toEqual(['thin-lines']);
    expect((await check(drawing(`${slants} stroke-width="6"`))).warnings).toEqual([]);
    const star = 'd="M500 40L620 380L970 390L690 610L790 950L500 750L210 950L310 610L30 390L380 380Z" fill="#cc2222"';
    expect((await check(drawing(`${star} stroke-width="0"`))).warnings).toEqual([]);
  });

  it('rejects what is no picture', async () => {
    await expect(
      makePrintFile({ source: new Uint8Array([1, 2, 3]), placement: FIRST_AREAS.a4, color: 'black' }),
    ).rejects.toThrow();
  });
});
