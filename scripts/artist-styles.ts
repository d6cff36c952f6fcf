/**
 * The same scene in every way of drawing, on one sheet, for eyes.
 *   node scripts/artist-styles.ts "two foxes dancing under a moon" [styles.png] [dark|light] [tile=320]
 */
import { readPrompt } from '../artist/src/artist.ts';
import { STYLE_OF } from '../artist/src/reading/ability.ts';
import type { Style } from '../artist/src/reading/scene.ts';
import { writeSheet, type Tile } from './artist-tiles.ts';

/** One style for each way of drawing; none is the plain one. */
const STYLES: (Style | undefined)[] = [undefined, 'vintage', 'minimal', 'line art', 'sketch', 'linocut', 'stencil', 'cute', 'pop art', 'halftone', 'neon', 'watercolour', 'woodblock', 'madhubani', 'warli', 'block print', 'gothic', 'pixel', 'low poly']; // prettier-ignore

const [, , prompt = 'a tiger sipping chai', out = 'styles.png', ground = 'light', tileText = '320'] = process.argv;
const tiles = STYLES.map((style): Tile => {
  const read = readPrompt(prompt, { ground: ground === 'dark' ? 'dark' : 'light', seed: 7 });
  const word = style && STYLE_OF[style];
  const distress = word === 'vintage' ? 0.45 : 0;
  const brief = {
    ...read,
    scene: { ...read.scene!, styles: style ? [style] : [] },
    styles: word ? [word] : [],
    distress,
  };
  return { brief, caption: style ?? 'plain' };
});
const plain = tiles[0]!.brief;
tiles.splice(4, 0, { brief: { ...plain, scene: { ...plain.scene!, formats: ['one line'] } }, caption: 'one line' });
await writeSheet(tiles, { out, columns: 5, tile: Number(tileText) });
