/**
 * Draws the sheets of docs/artist.md anew: `npm run artist:docs [name …]`, all of them where none is named. A sheet more is a row more.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import sharp from 'sharp';

/** Forty poses of the rig's hundred and more. */
const FORTY = ['ease', 'walk', 'run', 'jump', 'wave', 'namaste', 'salute', 'ease with folded arms', 'lotus', 'tree', 'warrior', 'downward dog', 'bhangra', 'kathak', 'bharatanatyam', 'garba', 'guitar', 'flute', 'tabla', 'sitar', 'sing', 'drink', 'eat', 'cook', 'read', 'write', 'bat', 'bowl', 'kick', 'dunk', 'lift', 'box', 'surf', 'climb', 'fish', 'kite', 'cycle', 'motorcycle', 'horse', 'fly']; // prettier-ignore

/** The picture in docs/: the script that draws it, its arguments with `OUT` for the picture, and how wide it is kept. */
const SHEETS: Record<string, readonly [script: string, args: readonly string[], width: number]> = {
  'artist-people': ['artist-figures', ['poses', 'OUT', '8', '220', `pose=${FORTY.join(',')}`], 1280],
  'artist-dogs': ['artist-animals', ['dogs', 'OUT', '7', '220'], 1280],
  'artist-anchors': ['artist-figures', ['anchors', 'OUT', '6', '240'], 1280],
  'artist-worn': ['artist-sheet', ['artist/prompts/worn.txt', 'OUT', '7', '240'], 1280],
  'artist-gods': ['artist-sheet', ['artist/prompts/gods.txt', 'OUT', '6', '260'], 1280],
  'artist-callings': ['artist-sheet', ['artist/prompts/callings.txt', 'OUT', '8', '240'], 1440],
  'artist-animal-people': ['artist-sheet', ['artist/prompts/animal-people.txt', 'OUT', '6', '260'], 1280],
  'artist-styles': ['artist-styles', ['a tiger sipping chai', 'OUT', 'light', '320'], 1280],
  'artist-emblems': ['artist-emblems', ['artist/prompts/emblems.txt', 'OUT', '4', '5'], 1280],
  'artist-lettering': ['artist-sheet', ['artist/prompts/lettering.txt', 'OUT', '8', '220'], 1400],
  'artist-first-sixty': ['artist-sheet', ['artist/prompts/told-sixty.txt', 'OUT', '10', '260'], 1800],
  'artist-other-sixty': ['artist-sheet', ['artist/prompts/told-others.txt', 'OUT', '10', '260'], 1800],
};

const asked = process.argv.slice(2);
for (const name of asked.length ? asked : Object.keys(SHEETS)) {
  const row = SHEETS[name];
  if (!row) throw new Error(`There is no sheet '${name}': ${Object.keys(SHEETS).join(', ')}.`);
  const [script, args, width] = row;
  const folder = mkdtempSync(join(tmpdir(), 'artist-docs-'));
  const out = join(folder, 'sheet.png');
  const { status } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...args.map(a => (a === 'OUT' ? out : a))], { stdio: ['ignore', 'ignore', 'inherit'] }); // prettier-ignore
  if (status !== 0) throw new Error(`${script} ended with ${status}: docs/${name}.webp is as it was.`);
  await sharp(out)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 68, effort: 6 })
    .toFile(`docs/${name}.webp`);
  rmSync(folder, { recursive: true });
  console.log(`docs/${name}.webp`);
}
