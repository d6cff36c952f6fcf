import { mkdir, writeFile } from 'node:fs/promises';
import { createArtist } from '../artist/src/artist.ts';
import { TEMPLATES } from '../domain/src/catalog.ts';
import { FIRST_AREAS } from '../domain/src/print-areas.ts';

/** Draws the catalogue's pictures, the plain garments, into web/public/shirts. Run it again when the garments change: `node scripts/draw-plain-shirts.ts`. */
const FOLDER = 'web/public/shirts';
const WIDTH = 800;

const artist = createArtist();
await mkdir(FOLDER, { recursive: true });
for (const type of TEMPLATES)
  for (const color of ['black', 'white'] as const) {
    const { webp } = await artist.drawMockup({
      artwork: undefined,
      type,
      color,
      placement: FIRST_AREAS.chest,
      width: WIDTH,
    });
    await writeFile(`${FOLDER}/${type}-${color}.webp`, webp);
  }
await artist.close();
