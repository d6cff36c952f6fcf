import { mkdir, writeFile } from 'node:fs/promises';
import { createArtist, type GarmentType } from '../artist/src/artist.ts';
import { GARMENTS } from '../artist/src/garment/geometry.ts';

/** Draws the catalogue's pictures, the plain garments, into web/public/shirts. Run it again when the garments change: `node scripts/draw-plain-shirts.ts`. */
const FOLDER = 'web/public/shirts';
const WIDTH = 800;

const artist = createArtist();
await mkdir(FOLDER, { recursive: true });
for (const type of Object.keys(GARMENTS) as GarmentType[])
  for (const color of ['black', 'white'] as const) {
    const { webp } = await artist.drawMockup({ artwork: undefined, type, color, placement: 'chest', width: WIDTH });
    await writeFile(`${FOLDER}/${type}-${color}.webp`, webp);
  }
await artist.close();
