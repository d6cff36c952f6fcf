/**
 * Emblems as they are printed on a chest, beside a ruler, for eyes.
 *   node scripts/artist-emblems.ts prompts.txt [emblems.png] [columns=4] [pixels a millimetre=5]
 */
import { readFileSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { Resvg } from '@resvg/resvg-js';
import { emblemOf, readPrompt } from '../artist/src/artist.ts';
import { storedDrawing } from '../artist/src/compose/drawing.ts';
import { readDrawing } from '../artist/src/pixels/drawing.ts';
import { paintArtwork } from '../artist/src/pixels/paint.ts';
import { encodePng } from '../artist/src/pixels/png.ts';
import { checkPrint } from '../artist/src/print/print-file.ts';
import { fitText } from '../artist/src/text/lettering.ts';
import { FIRST_AREAS } from '../domain/src/print-areas.ts';

const [, , file = '', out = 'emblems.png', columnsText = '4', unitText = '5'] = process.argv;
const [columns, unit] = [Number(columnsText), Number(unitText)];
const CHEST_MM = 63.5;
const GAP_MM = 8;
const side = Math.round(CHEST_MM * unit);
const step = Math.round((CHEST_MM + GAP_MM) * unit);
const margin = Math.round(14 * unit);
const prompts = readFileSync(file, 'utf8').split('\n').filter(line => line.trim() && !line.startsWith('#')); // prettier-ignore

/** Millimetres along an edge; each tenth has its figure. */
function ruler(millimetres: number): string {
  let svg = '';
  for (let mm = 0; mm <= millimetres; mm++) {
    const long = mm % 10 === 0 ? 5 : mm % 5 === 0 ? 3.4 : 2;
    svg += `<path d="M${margin + mm * unit} ${margin - unit}v${-long * unit}" stroke="#222" stroke-width="${unit * 0.16}"/>`;
    if (mm % 10) continue;
    const figure = fitText(String(mm), 'montserrat', { x: margin + mm * unit - 3 * unit, y: margin - 9.4 * unit, width: 6 * unit, height: 2.4 * unit, stretch: 1 }); // prettier-ignore
    svg += `<path d="${figure.d}" fill="#222"/>`;
  }
  return svg;
}
const caption = (text: string, x: number, y: number): string => `<path d="${fitText(text, 'montserrat', { x, y, width: side, height: 2.6 * unit, stretch: 1, align: 'left' }).d}" fill="#333"/>`; // prettier-ignore

const layers: OverlayOptions[] = [];
let texts = '';
for (const [i, prompt] of prompts.entries()) {
  const ground = i % 2 ? 'light' : 'dark';
  const source = storedDrawing(emblemOf(readPrompt(prompt, { ground, seed: 7 })));
  const { smallestLineMm } = await checkPrint({ source, placement: FIRST_AREAS.chest, color: ground === 'dark' ? 'black' : 'white' }); // prettier-ignore
  const pixels = paintArtwork(readDrawing(source), { width: side, maxHeight: side });
  const [left, top] = [margin + (i % columns) * step, margin + Math.floor(i / columns) * step];
  const background = ground === 'dark' ? '#18181b' : '#ffffff';
  layers.push({ input: { create: { width: side, height: side, channels: 4, background } }, left, top });
  layers.push({ input: Buffer.from(encodePng(pixels, { dpi: 300 })), left: left + Math.round((side - pixels.width) / 2), top: top + Math.round((side - pixels.height) / 2) }); // prettier-ignore
  texts += caption(`${prompt} · thinnest line ${smallestLineMm} mm or more`, left, top + side + 1.4 * unit);
}
const width = margin * 2 + columns * step - GAP_MM * unit;
const height = margin + Math.ceil(prompts.length / columns) * step + unit * 2;
const across = (width - 2 * margin) / unit;
const rulers = `${ruler(across)}<g transform="matrix(0 1 1 0 0 0)">${ruler((height - margin) / unit - 4)}</g>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${rulers}${texts}</svg>`;
const marks = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
await sharp({ create: { width, height, channels: 3, background: '#f0ede6' } }).composite([...layers, { input: marks, left: 0, top: 0 }]).toFile(out); // prettier-ignore
