/** Main file of the process that reads one uploaded file and then ends. Untrusted files are unpacked and decoded only here. */
import module from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { withoutPlainBackground, type RgbaPixels } from '../../../../domain/src/plain-background.ts';
import { plainSvg } from './plain-svg.ts';
import { barePng } from './png-parts.ts';
import { UploadRefused } from './port.ts';
import type { ReadPixels } from './read-raster.ts';
import { SvgParser } from './svg-parser.ts';
import { isPacked, unpackSvg } from './svg-text.ts';
import type { WorkerReply, WorkerRequest } from './worker-messages.ts';

/** Pixels with an alpha up to this are hardly visible on a shirt. */
const FAINT = 8;

/** Keeps the compiled code on disk: the next file starts a new process, which then starts faster. */
const fromSources = import.meta.url.endsWith('.ts');
module.enableCompileCache(fromSources ? undefined : path.join(import.meta.dirname, '.compiled'));

process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

/** Rendering blocks this thread, so another thread watches the parent and ends this process when the shop is gone. */
const END_WITH_PARENT = `
  setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, 'SIGKILL'), 200);`;

/** CPU milliseconds that this process needs to start on an idle machine. `pace` says how much slower it is now, at most SLOWEST times. */
const IDLE_START_MS = fromSources ? 180 : 70;
const SLOWEST = 4;
const sinceStart = process.cpuUsage();
const pace = Math.min(SLOWEST, Math.max(1, (sinceStart.user + sinceStart.system) / 1_000 / IDLE_START_MS));

const reply = (message: WorkerReply) => process.send!(message, () => {});

function isBlank({ data }: RgbaPixels): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i]! > FAINT) return false;
  return true;
}

/** Loads renderer and decoder only after the parts of the file have passed their checks. */
async function pixelsOf(request: WorkerRequest): Promise<ReadPixels | undefined> {
  if (request.work === 'removeBackground') {
    const { readRaster } = await import('./read-raster.ts');
    const cutout = withoutPlainBackground(await readRaster(request.file));
    return cutout && { ...cutout, isMoving: false };
  }
  const pixels = request.kind === 'svg' ? await drawn(request.file) : await decoded(request);
  if (isBlank(pixels)) throw new UploadRefused('upload_blank');
  return pixels;
}

async function drawn(file: Uint8Array): Promise<ReadPixels> {
  const { svg } = plainSvg(new SvgParser(isPacked(file) ? unpackSvg(file) : file).read());
  const { tryVector } = await import('./read-vector.ts');
  const vector = tryVector(svg, pace);
  reply({ state: 'looked' });
  return { ...vector.draw(), isMoving: false };
}

async function decoded(request: Exclude<WorkerRequest, { work: 'removeBackground' }>): Promise<ReadPixels> {
  const bare = request.kind === 'png' ? barePng(request.file) : { file: request.file, isMoving: false };
  const { readRaster } = await import('./read-raster.ts');
  const box = request.work === 'photo' ? { width: request.side, height: request.side } : undefined;
  const pixels = await readRaster(bare.file, box);
  return { ...pixels, isMoving: pixels.isMoving || bare.isMoving };
}

async function run(request: WorkerRequest): Promise<WorkerReply> {
  try {
    const pixels = await pixelsOf(request);
    if (!pixels) return { state: 'nothing' };
    reply({ state: 'unpacked' });
    const { writeJpeg, writePng } = await import('./read-raster.ts');
    const bytes = await (request.work === 'photo' ? writeJpeg(pixels) : writePng(pixels));
    return { state: 'done', drawn: { bytes, width: pixels.width, height: pixels.height, isMoving: pixels.isMoving } };
  } catch (error) {
    const code = error instanceof UploadRefused ? error.code : 'upload_broken';
    return { state: 'refused', code, message: (error as Error).message };
  }
}

/** Writes the compiled code before it answers: after the answer the parent kills this process at once. */
process.once('message', async request => {
  const answer = await run(request as WorkerRequest);
  module.flushCompileCache();
  reply(answer);
});
new Worker(END_WITH_PARENT, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();
reply({ state: 'ready', pace });
