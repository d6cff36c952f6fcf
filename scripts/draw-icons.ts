import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Draws the shop's icons from its stamp (web/src/ui/art/favicon.svg, which the logo shows too) into web/public. Run it again when the
 * stamp changes: `node scripts/draw-icons.ts`.
 */
const stamp = await readFile('web/src/ui/art/favicon.svg', 'utf8');
/** The page's ground (web/src/ui/tokens.css, cloth). */
const CLOTH = '#fbf7f0';
const VIEW = 64;

/** The stamp at a size, on cloth where `ground` is set, taking up so much of the width. */
function draw(size: number, o: { share: number; ground: boolean }): Promise<Buffer> {
  const inner = Math.round(size * o.share);
  const margin = Math.floor((size - inner) / 2);
  const extra = { top: margin, left: margin, bottom: size - inner - margin, right: size - inner - margin };
  const image = sharp(Buffer.from(stamp), { density: (72 * inner) / VIEW })
    .resize(inner, inner)
    .extend({ ...extra, background: o.ground ? CLOTH : '#0000' });
  return (o.ground ? image.flatten({ background: CLOTH }) : image)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An icon file of one PNG (ICONDIR and ICONDIRENTRY, then the picture). */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await mkdir('web/public/icons', { recursive: true });
const write = async (file: string, bytes: Promise<Buffer>) => writeFile(`web/public/${file}`, await bytes);
await write('icons/icon-192.png', draw(192, { share: 1, ground: false }));
await write('icons/icon-512.png', draw(512, { share: 1, ground: false }));
// Phones cut a maskable icon to any shape within its middle 80 %, and iOS rounds its corners.
await write('icons/maskable-512.png', draw(512, { share: 0.72, ground: true }));
await write('icons/apple-touch-180.png', draw(180, { share: 0.84, ground: true }));
await write(
  'favicon.ico',
  draw(32, { share: 1, ground: false }).then(png => icoOf(png, 32)),
);
