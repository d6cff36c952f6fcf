/**
 * Draws any list of prompts into one picture, for eyes.
 *   node scripts/artist-sheet.ts prompts.txt [sheet.png] [columns=6] [tile=300]
 * A line is a prompt; after tabs may follow: dark or light, an instruction that changes the design, a layout.
 * Lines that start with # are skipped.
 */
import { readFileSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { Resvg } from '@resvg/resvg-js';
import {
  changeBrief,
  createArtist,
  readPrompt,
  type Brief,
  type Ground,
  type LayoutName,
} from '../artist/src/artist.ts';
import { fitText } from '../artist/src/text/lettering.ts';

const [, , file, out = 'sheet.png', columnsText = '6', tileText = '300'] = process.argv;
if (!file) throw new Error('Say which file lists the prompts: node scripts/artist-sheet.ts prompts.txt');
const columns = Number(columnsText);
const tile = Number(tileText);
const caption = Math.round(tile * 0.09);
const lines = readFileSync(file, 'utf8')
  .split('\n')
  .filter(line => line.trim() && !line.startsWith('#'));

function briefOf(line: string, i: number): Brief {
  const [prompt = '', ground, instruction, layout] = line.split('\t');
  const side: Ground = ground === 'dark' || ground === 'light' ? ground : i % 2 ? 'light' : 'dark';
  const brief = readPrompt(prompt, { ground: side, seed: 7 });
  const changed = instruction ? changeBrief(brief, instruction).brief : brief;
  return layout ? { ...changed, layout: layout as LayoutName } : changed;
}

/** Captions are outlines too: no system fonts are needed. */
function label(text: string): Buffer {
  const line = fitText(text.slice(0, 70), 'montserrat', {
    x: 6,
    y: 4,
    width: tile - 12,
    height: caption - 10,
    stretch: 1,
    plain: true,
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tile} ${caption}"><path d="${line.d}" fill="#111"/></svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: tile } }).render().asPng();
}

const artist = createArtist({ workers: 1 });
const layers: OverlayOptions[] = [];
for (const [i, line] of lines.entries()) {
  const brief = briefOf(line, i);
  const { png } = await artist.drawArtwork(brief, { width: tile * 2 });
  const art = await sharp(png)
    .resize(tile - 20, tile - 20, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  const [left, top] = [(i % columns) * tile, Math.floor(i / columns) * (tile + caption)];
  const cloth = {
    create: {
      width: tile - 2,
      height: tile - 2,
      channels: 4 as const,
      background: brief.ground === 'dark' ? '#18181b' : '#f4f3f0',
    },
  };
  layers.push(
    { input: cloth, left, top },
    { input: art, left: left + 10, top: top + 10 },
    { input: label(`${i + 1} ${line.replaceAll('\t', ' · ')}`), left, top: top + tile },
  );
  console.log(i + 1, brief.prompt, '|', brief.layout, brief.palette, brief.hero?.label ?? '-');
}
await artist.close();
const height = Math.ceil(lines.length / columns) * (tile + caption);
await sharp({ create: { width: columns * tile, height, channels: 3, background: '#b9b9b9' } })
  .composite(layers)
  .png()
  .toFile(out);
console.log(out);
