/** Entry of the drawing processes. Modules are loaded by the first job that needs them. */
import module from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import type { JobInputs, JobKind, JobOutputs, JobReply, JobRequest } from './jobs.ts';
import { useAssets } from './library/library.ts';
import type { DrawingStep } from './pixels/paint.ts';

type Handlers = {
  [K in JobKind]: (input: JobInputs[K], onStep: (step: DrawingStep) => void) => Promise<JobOutputs[K]>;
};

const HANDLERS: Handlers = {
  artwork: async ({ brief, width }, onStep) =>
    (await import('./pixels/artwork.ts')).drawArtworkPng(brief, width, onStep),
  drawing: async ({ brief }) => ({ svg: (await import('./compose/drawing.ts')).storedDrawing(brief) }),
  mockup: async order => (await import('./garment/mockup.ts')).drawMockupWebp(order),
  scene: async order => (await import('./garment/scene.ts')).drawSceneWebp(order),
  printFile: async order => (await import('./print/print-file.ts')).makePrintFile(order),
  printCheck: async order => (await import('./print/print-file.ts')).checkPrint(order),
};

/**
 * What was compiled once is read at the next start: beside the bundle, or, from the sources, where every start would take the types out
 * of a hundred files, in the system's temporary folder. Where it cannot be written, Node compiles as it always does.
 */
const fromSources = import.meta.url.endsWith('.ts');
module.enableCompileCache(fromSources ? undefined : path.join(import.meta.dirname, '.compiled'));

// The parent decides when a drawing ends; without a parent there is nobody to draw for.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

const assetsDir = process.argv[2];
if (assetsDir) useAssets(assetsDir);

/** A reply that cannot be sent has lost its parent: 'disconnect' follows. */
const reply = (message: JobReply) => process.send!(message, () => {});

/**
 * Rendered pictures live outside the JavaScript heap, which therefore hardly ever asks for a collection: without one after
 * each job a process grows by hundreds of megabytes. Twice: what the first one frees is let go by finalizers that run after it.
 */
async function tidy(): Promise<void> {
  for (let i = 0; i < 2; i++) {
    globalThis.gc?.();
    await setImmediate();
  }
}

async function run<K extends JobKind>({ id, kind, input }: JobRequest<K>): Promise<void> {
  reply({ id, taken: true });
  try {
    const output = await HANDLERS[kind](input, step => reply({ id, step }));
    reply({ id, output });
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) });
  }
  await tidy();
  reply({ id, residentBytes: process.memoryUsage.rss() });
  // The parent kills without warning, so that nothing would be kept at the end.
  module.flushCompileCache();
}

process.on('message', request => void run(request as JobRequest));
