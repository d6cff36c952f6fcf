/**
 * Draws every prompt of a list as an A3 print file and tells the peak memory of the drawing process (Linux only).
 * Ends with 1 when one takes more than it may.
 *   node scripts/artist-memory.ts artist/prompts/first-sixty.txt [more.txt]
 * A line is a prompt; after a tab may follow dark or light.
 */
import { readFileSync } from 'node:fs';
import { createArtist, readPrompt } from '../artist/src/artist.ts';
import { storedDrawing } from '../artist/src/compose/drawing.ts';
import { MEMORY_LIMIT_MB, peakMemory } from '../artist/src/peak-memory.ts';
import { FIRST_AREAS } from '../domain/src/print-areas.ts';

const lines = process.argv.slice(2).flatMap(file => readFileSync(file, 'utf8').trim().split('\n'));
if (!lines.length) throw new Error('Say which file lists the prompts: node scripts/artist-memory.ts prompts.txt');
let [highest, over] = [0, 0];
for (const line of lines) {
  const [prompt = '', side] = line.split('\t');
  const ground = side === 'light' ? 'light' : 'dark';
  const brief = readPrompt(prompt, { ground, seed: 7 });
  const artist = createArtist({ workers: 1 });
  const source = storedDrawing(brief);
  const start = performance.now();
  const peak = await peakMemory(() =>
    artist.drawPrintFile({ source, placement: FIRST_AREAS.a3, color: ground === 'dark' ? 'black' : 'white' }),
  );
  const ms = Math.round(performance.now() - start);
  await artist.close();
  highest = Math.max(highest, peak);
  if (peak > MEMORY_LIMIT_MB) over++;
  console.log(`${String(peak).padStart(4)} MB ${String(ms).padStart(6)} ms  ${brief.layout.padEnd(12)} ${prompt}`);
}
console.log(`highest ${highest} MB of ${MEMORY_LIMIT_MB} MB, ${over} of ${lines.length} over`);
process.exitCode = over ? 1 : 0;
