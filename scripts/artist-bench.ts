/**
 * Measures the artist: medians of several runs, the first use and the memory of a drawing process at A3 (Linux only).
 * Both use the bundle where `dist` has one. Ends with 1 when a process took more memory than it may.
 *   node scripts/artist-bench.ts [runs=7]
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createArtist, readPrompt, type Brief } from '../artist/src/artist.ts';
import { garmentMaps, prepareArtwork } from '../artist/src/garment/mockup.ts';
import { printOnto, shadeShirt } from '../artist/src/garment/shade.ts';
import { MEMORY_LIMIT_MB, peakMemory } from '../artist/src/peak-memory.ts';
import { storedDrawing } from '../artist/src/compose/drawing.ts';
import { drawArtworkPng } from '../artist/src/pixels/artwork.ts';
import { readDrawing } from '../artist/src/pixels/drawing.ts';
import { paintArtwork } from '../artist/src/pixels/paint.ts';
import { makePrintFile } from '../artist/src/print/print-file.ts';
import { FIRST_AREAS } from '../domain/src/print-areas.ts';

const runs = Number(process.argv[2] ?? 7);
const PROMPTS = [
  'vintage tiger with roses',
  'lord ganesha mandala gold',
  'auto rickshaw pop art',
  'royal enfield bike on himalayan road "Ride to Ladakh"',
  'peacock feather watercolor',
  'cyberpunk neon skull',
  'eat sleep code repeat',
];
const briefs: Brief[] = PROMPTS.map(p => readPrompt(p, { ground: 'dark', seed: 1 }));
const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;

async function time(work: (i: number) => unknown, n = runs): Promise<number> {
  const taken: number[] = [];
  for (let i = 0; i < n; i++) {
    const start = performance.now();
    await work(i);
    taken.push(performance.now() - start);
  }
  return median(taken);
}

/** Runs a line of script in a fresh process and returns what it prints. */
const fresh = (script: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    cwd: import.meta.dirname,
    // A shop runs bundled code, and none of its starts takes the types out of a hundred files.
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  }).trim();
const compiled = mkdtempSync(path.join(tmpdir(), 'chhaap-compiled-'));
const BUNDLE = new URL('../dist/app/artist-worker.mjs', import.meta.url);
const built = existsSync(BUNDLE);
const OPEN = `const { createArtist, readPrompt } = await import('../artist/src/artist.ts');
const a = createArtist({ workers: 1, ${built ? `workerFile: new URL('${BUNDLE.href}')` : ''} });`;
const FIRST_USE = `const t = performance.now(); ${OPEN}
await a.drawArtwork(readPrompt('tiger with roses', { ground: 'dark', seed: 1 }), { width: 1024 }); console.log(Math.round(performance.now() - t)); await a.close();`;
/** The prompts that took most memory at A3; a print file has a process of its own. */
const HEAVIEST = [
  'bollywood retro poster',
  'abstract geometric shapes',
  'sunflower and butterflies pastel pattern',
  'kerala houseboat palm trees sunset',
  'wolf howling in the forest at night "Stay Wild"',
];

/** The highest peak of a drawing process over all prompts, and the prompt. */
async function a3Memory(): Promise<{ peak: number; prompt: string }> {
  const drawing = createArtist({ workers: 1, ...(built && { workerFile: BUNDLE }) });
  let worst = { peak: 0, prompt: '' };
  for (const prompt of [...PROMPTS, ...HEAVIEST]) {
    const source = storedDrawing(readPrompt(prompt, { ground: 'dark', seed: 7 }));
    const peak = await peakMemory(() => drawing.drawPrintFile({ source, placement: FIRST_AREAS.a3, color: 'black' }));
    if (peak > worst.peak) worst = { peak, prompt };
  }
  await drawing.close();
  return worst;
}

const drawings = briefs.map(storedDrawing);
const rows: [string, number | string, string][] = [];
rows.push([
  'readPrompt',
  await time(i => readPrompt(PROMPTS[i % PROMPTS.length]!, { ground: 'dark', seed: i }), 200),
  '2 ms',
]);
rows.push([
  'artwork 1024 px, PNG',
  await time(i => drawArtworkPng(briefs[i % briefs.length]!, 1024), runs * 3),
  '200 ms',
]);
rows.push([
  'A3 pixels at 300 dpi',
  await time(i => paintArtwork(readDrawing(drawings[i % briefs.length]!), { width: 3510, maxHeight: 4950 })),
  '',
]);
rows.push([
  'A3 print file, PNG and report',
  await time(i => makePrintFile({ source: drawings[i % briefs.length]!, placement: FIRST_AREAS.a3, color: 'black' })),
  '1200 ms',
]);
const artist = createArtist({ workers: 1 });
const { png } = drawArtworkPng(briefs[0]!, 1024);
const mockup = () =>
  artist.drawMockup({ artwork: png, type: 'regular', color: 'black', placement: FIRST_AREAS.a4, width: 1200 });
await mockup();
rows.push(['stored mockup 1200 px, warm', await time(mockup), '250 ms']);
const maps = await garmentMaps('regular', 'front');
const order = { type: 'regular', color: 'black', placement: FIRST_AREAS.a4, width: 640 } as const;
const { artwork } = await prepareArtwork({ ...order, artwork: png });
const bare = shadeShirt(maps, { color: 'black', width: 640 });
rows.push([
  'browser mockup 640 px: print moved',
  await time(() => printOnto({ ...bare, data: Uint8ClampedArray.from(bare.data) }, maps, { ...order, artwork }), 30),
  '50 ms',
]);
rows.push([
  'browser mockup 640 px: shirt and print',
  await time(() => printOnto(shadeShirt(maps, { color: 'black', width: 640 }), maps, { ...order, artwork }), 30),
  '50 ms',
]);
rows.push([
  'staged scene 1080 px, warm',
  await time(() => artist.drawScene({ ...order, artwork: png, kind: 'flat-lay', seed: 1, width: 1080 })),
  '',
]);
await artist.close();
rows.push([
  `first use after process start${built ? ', bundle' : ''}`,
  median([0, 1, 2, 3].map(() => Number(fresh(FIRST_USE))).slice(1)),
  '400 ms',
]);
rmSync(compiled, { recursive: true });
const memory = await a3Memory();
rows.push([`peak memory at A3 (${memory.prompt})`, `${memory.peak} MB`, `${MEMORY_LIMIT_MB} MB`]);
console.log(`${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}, ${runs} runs, medians`);
for (const [name, value, limit] of rows)
  console.log(
    name.padEnd(42),
    (typeof value === 'number' ? `${value < 10 ? value.toFixed(2) : Math.round(value)} ms` : value).padStart(10),
    limit && `(limit ${limit})`,
  );
if (memory.peak > MEMORY_LIMIT_MB) process.exitCode = 1;
