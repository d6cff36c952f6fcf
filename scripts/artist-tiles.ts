/** Briefs drawn side by side on one sheet, for eyes. */
import sharp, { type OverlayOptions } from 'sharp';
import { Resvg } from '@resvg/resvg-js';
import { createArtist, type Brief } from '../artist/src/artist.ts';
import { fitText } from '../artist/src/text/lettering.ts';

export interface Tile {
  brief: Brief;
  caption: string;
}

/** Captions are outlines too: no system fonts are needed. */
function label(text: string, tile: number, height: number): Buffer {
  const box = { x: 6, y: 4, width: tile - 12, height: height - 10, stretch: 1, plain: true };
  const line = fitText(text.slice(0, 70), 'montserrat', box);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tile} ${height}"><path d="${line.d}" fill="#111"/></svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: tile } }).render().asPng();
}

/** Draws the tiles on cloth, dark or light as their briefs are, and writes them as one picture (PNG, JPEG or WebP by its name). */
export async function writeSheet(
  tiles: readonly Tile[],
  o: { out: string; columns: number; tile: number },
): Promise<void> {
  const { columns, tile } = o;
  const caption = Math.round(tile * 0.09);
  const artist = createArtist({ workers: 1, timeoutMs: 120_000 });
  const layers: OverlayOptions[] = [];
  for (const [i, { brief, caption: text }] of tiles.entries()) {
    const { png } = await artist.drawArtwork(brief, { width: tile * 2 });
    const size = { fit: 'contain' as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
    const art = await sharp(png)
      .resize(tile - 20, tile - 20, size)
      .png()
      .toBuffer();
    const [left, top] = [(i % columns) * tile, Math.floor(i / columns) * (tile + caption)];
    const background = brief.ground === 'dark' ? '#18181b' : '#f4f3f0';
    const cloth = { create: { width: tile - 2, height: tile - 2, channels: 4 as const, background } };
    layers.push(
      { input: cloth, left, top },
      { input: art, left: left + 10, top: top + 10 },
      { input: label(text, tile, caption), left, top: top + tile },
    );
  }
  await artist.close();
  const height = Math.ceil(tiles.length / columns) * (tile + caption);
  await sharp({ create: { width: columns * tile, height, channels: 3, background: '#b9b9b9' } })
    .composite(layers)
    .toFile(o.out);
}
