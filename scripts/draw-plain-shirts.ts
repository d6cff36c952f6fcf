import { mkdir, writeFile } from 'node:fs/promises';
import { createArtist } from '../artist/src/artist.ts';
import { COLORS, TSHIRT_TYPES } from '../domain/src/catalog.ts';

/** Draws the catalogue's pictures, the plain shirts, into web/public/shirts. Run it again when the garments change: `node scripts/draw-plain-shirts.ts`. */
const FOLDER = 'web/public/shirts';
const WIDTH = 800;

const artist = createArtist();
await mkdir(FOLDER, { recursive: true });
for (const type of TSHIRT_TYPES)
  for (const color of COLORS) {
    const { webp } = await artist.drawMockup({ artwork: undefined, type, color, placement: 'chest', width: WIDTH });
    await writeFile(`${FOLDER}/${type}-${color}.webp`, webp);
  }
await artist.close();
