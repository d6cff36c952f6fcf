/**
 * Puts the faces of invoices into server/assets/paper: Noto Sans in the scripts that buyers write their names in, and the
 * shop's display face.
 *   node scripts/gather-paper-fonts.ts <folder with node_modules>
 * The folder is a temporary one with `@fontsource/*` of the packages below, each at 5.3.0.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { woffToSfnt } from './artist-woff.ts';

const FOLDER = 'server/assets/paper';
/** Package, script, weights. Headings are Latin or Devanagari. */
const FACES: readonly [pack: string, script: string, weights: readonly number[]][] = [
  ['noto-sans', 'latin', [400, 600]],
  ['noto-sans', 'latin-ext', [400]],
  ['noto-sans-devanagari', 'devanagari', [400, 600]],
  ['noto-sans-bengali', 'bengali', [400]],
  ['noto-sans-gurmukhi', 'gurmukhi', [400]],
  ['noto-sans-gujarati', 'gujarati', [400]],
  ['noto-sans-oriya', 'oriya', [400]],
  ['noto-sans-tamil', 'tamil', [400]],
  ['noto-sans-telugu', 'telugu', [400]],
  ['noto-sans-kannada', 'kannada', [400]],
  ['noto-sans-malayalam', 'malayalam', [400]],
  ['noto-sans-arabic', 'arabic', [400]],
];

const [, , source = '/tmp/paper-fonts'] = process.argv;
await mkdir(FOLDER, { recursive: true });
for (const [pack, script, weights] of FACES)
  for (const weight of weights) {
    const woff = path.join(source, 'node_modules/@fontsource', pack, `files/${pack}-${script}-${weight}-normal.woff`);
    await writeFile(path.join(FOLDER, `noto-sans-${script}-${weight}.ttf`), woffToSfnt(await readFile(woff)));
  }
await copyFile('server/assets/card/baloo-2-latin-600.ttf', path.join(FOLDER, 'baloo-2-latin-600.ttf'));
