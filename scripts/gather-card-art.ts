import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { woffToSfnt } from './artist-woff.ts';

/**
 * Puts what cards of shared links are drawn with into server/assets/card: the shop's display face, the border and the stamp of the
 * pages. Run it again when one of them changes: `node scripts/gather-card-art.ts`.
 */
const FOLDER = 'server/assets/card';
const FONTS = 'node_modules/@fontsource/baloo-2/files';

await mkdir(FOLDER, { recursive: true });
for (const weight of [600, 800]) {
  const woff = await readFile(`${FONTS}/baloo-2-latin-${weight}-normal.woff`);
  await writeFile(`${FOLDER}/baloo-2-latin-${weight}.ttf`, woffToSfnt(woff));
}
await copyFile('web/src/ui/art/border.svg', `${FOLDER}/border.svg`);
await copyFile('web/src/ui/art/favicon.svg', `${FOLDER}/stamp.svg`);
