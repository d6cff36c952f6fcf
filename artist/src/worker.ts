/** Entry of the drawing threads. Modules are loaded by the first job that needs them. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { JobInputs, JobKind, JobOutputs, JobReply, JobRequest } from './jobs.ts';
import { useAssets } from './library/library.ts';
import type { DrawingStep } from './pixels/artwork.ts';

type Handlers = {
  [K in JobKind]: (input: JobInputs[K], onStep: (step: DrawingStep) => void) => Promise<JobOutputs[K]>;
};

const HANDLERS: Handlers = {
  artwork: async ({ brief, width }, onStep) =>
    (await import('./pixels/artwork.ts')).drawArtworkPng(brief, width, onStep),
  mockup: async order => (await import('./garment/mockup.ts')).drawMockupWebp(order),
  scene: async order => (await import('./garment/scene.ts')).drawSceneWebp(order),
  printFile: async order => (await import('./print/print-file.ts')).makePrintFile(order),
  printCheck: async order => (await import('./print/print-file.ts')).checkPrint(order),
};

const { assetsDir } = (workerData ?? {}) as { assetsDir?: string };
if (assetsDir) useAssets(assetsDir);

// Rendered pictures live outside the JavaScript heap, which therefore hardly ever asks for a collection:
// without one after each job a thread grows by hundreds of megabytes.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const reply = (message: JobReply) => parentPort!.postMessage(message);

async function run<K extends JobKind>({ id, kind, input }: JobRequest<K>): Promise<void> {
  try {
    const output = await HANDLERS[kind](input, step => reply({ id, step }));
    reply({ id, output });
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) });
  }
  // Twice: what the first collection frees is let go by finalizers that run after it.
  setImmediate(() => {
    collect();
    setImmediate(collect);
  });
}

parentPort?.on('message', (request: JobRequest) => void run(request));
