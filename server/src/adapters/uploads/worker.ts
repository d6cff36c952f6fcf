/** Entry of the reading processes: one file of a stranger, then the end. Everything that unpacks runs here, and here alone. */
import module from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { withoutPlainBackground, type RgbaPixels } from '../../../../domain/src/plain-background.ts';
import { plainSvg } from './plain-svg.ts';
import { barePng } from './png-parts.ts';
import { UploadRefused } from './port.ts';
import { SvgParser } from './svg-parser.ts';
import type { WorkerReply, WorkerRequest } from './worker-messages.ts';

/** Alpha of what a shirt hardly shows. */
const FAINT = 8;

/** What was compiled once is read at the next start, which comes with the next file. */
const fromSources = import.meta.url.endsWith('.ts');
module.enableCompileCache(fromSources ? undefined : path.join(import.meta.dirname, '.compiled'));

process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

const reply = (message: WorkerReply) => process.send!(message, () => {});

function isBlank({ data }: RgbaPixels): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i]! > FAINT) return false;
  return true;
}

/** Renderer and decoder are loaded for files that have stood the tests of their parts. */
async function pixelsOf(request: WorkerRequest): Promise<RgbaPixels | undefined> {
  if (request.work === 'removeBackground') {
    const { readRaster } = await import('./read-raster.ts');
    return withoutPlainBackground(await readRaster(request.file));
  }
  const pixels = request.kind === 'svg' ? await drawn(request.file) : await decoded(request);
  if (isBlank(pixels)) throw new UploadRefused('upload_blank');
  return pixels;
}

async function drawn(file: Uint8Array): Promise<RgbaPixels> {
  const svg = plainSvg(new SvgParser(file).read());
  const { readVector } = await import('./read-vector.ts');
  return readVector(svg);
}

async function decoded(request: Exclude<WorkerRequest, { work: 'removeBackground' }>): Promise<RgbaPixels> {
  const { kind, file } = request;
  const bare = kind === 'png' ? barePng(file) : file;
  const { readRaster } = await import('./read-raster.ts');
  return request.work === 'photo' ? readRaster(bare, { width: request.side, height: request.side }) : readRaster(bare);
}

async function run(request: WorkerRequest): Promise<WorkerReply> {
  try {
    const pixels = await pixelsOf(request);
    if (!pixels) return { state: 'nothing' };
    reply({ state: 'unpacked' });
    const { writeJpeg, writePng } = await import('./read-raster.ts');
    const bytes = await (request.work === 'photo' ? writeJpeg(pixels) : writePng(pixels));
    return { state: 'done', bytes, width: pixels.width, height: pixels.height };
  } catch (error) {
    const code = error instanceof UploadRefused ? error.code : 'upload_broken';
    return { state: 'refused', code, message: (error as Error).message };
  }
}

/** The compiled code is kept before the answer: the parent kills without warning. */
process.once('message', async request => {
  const answer = await run(request as WorkerRequest);
  module.flushCompileCache();
  reply(answer);
});
reply({ state: 'ready' });
