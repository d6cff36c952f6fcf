/**
 * Draws any list of prompts into one picture, for eyes.
 *   node scripts/artist-sheet.ts prompts.txt [sheet.png] [columns=6] [tile=300]
 * A line is a prompt; after tabs may follow: dark or light, an instruction that changes the design, a layout.
 * Lines that start with # are skipped.
 */
import { readFileSync } from 'node:fs';
import { changeBrief, readPrompt, type Brief, type Ground, type LayoutName } from '../artist/src/artist.ts';
import { writeSheet } from './artist-tiles.ts';

const [, , file, out = 'sheet.png', columnsText = '6', tileText = '300'] = process.argv;
if (!file) throw new Error('Say which file lists the prompts: node scripts/artist-sheet.ts prompts.txt');
const columns = Number(columnsText);
const tile = Number(tileText);
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

const tiles = lines.map((line, i) => ({
  brief: briefOf(line, i),
  caption: `${i + 1} ${line.replaceAll('\t', ' · ')}`,
}));
await writeSheet(tiles, { out, columns, tile });
for (const [i, { brief }] of tiles.entries()) console.log(i + 1, brief.prompt, '|', brief.layout, brief.palette);
