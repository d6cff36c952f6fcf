import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ReadingProcess, type Guards } from './reading-process.ts';
import { UploadBusy, UploadRefused, type ReadArtwork, type UploadsPort } from './port.ts';
import { checkFile } from './sniff.ts';
import type { Drawn, WorkerRequest } from './worker-messages.ts';

export type GuardedOptions = Partial<Guards> & {
  /** The worker's entry; by default the source beside this file. */
  workerFile?: string | undefined;
  /** Files that may wait, and how long; further ones are refused. */
  mostWaiting?: number;
  longestWaitMs?: number;
};

/** With the start of its process a drawing that would be too much is refused within two seconds of the processor. */
const GUARDS: Guards = {
  lookMs: 1_900,
  drawMs: 12_000,
  removeMs: 6_000,
  writeMs: 20_000,
  patienceMs: 45_000,
  heapMb: 256,
  residentMb: 640,
};
/** One at a time: a picture of 60 million pixels takes half a gigabyte while it is unpacked. */
const MOST_WAITING = 6;
/** With the patience for its reading a little less than the browser's own for an answer (web/src/api/send-file.ts). */
const LONGEST_WAIT_MS = 30_000;

const toArtwork = ({ bytes: png, width, height }: Drawn): ReadArtwork => ({ png, width, height });

/** Reads uploads one after the other, each in a process of its own that is watched and thrown away. */
export function createGuardedUploads({
  workerFile,
  mostWaiting = MOST_WAITING,
  longestWaitMs = LONGEST_WAIT_MS,
  ...guards
}: GuardedOptions = {}): UploadsPort {
  const file = workerFile ?? fileURLToPath(new URL('./worker.ts', import.meta.url));
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const inTurn = async (request: WorkerRequest): Promise<Drawn | undefined> => {
    if (waiting > mostWaiting) throw new UploadBusy('Too many files wait');
    if (!existsSync(file)) throw new Error(`The reader of uploads is missing: ${file}`);
    waiting++;
    const before = last;
    const since = performance.now();
    const mine = (async () => {
      await before;
      if (performance.now() - since > longestWaitMs) throw new UploadBusy('Waited too long');
      return new ReadingProcess(file, { ...GUARDS, ...guards }).run(request);
    })();
    last = mine.catch(() => {}).finally(() => waiting--);
    return mine;
  };
  return {
    async read(upload) {
      const kind = checkFile(upload);
      const drawn = await inTurn({ work: 'read', kind, file: upload });
      return { ...toArtwork(drawn!), kind, isFirstFrame: drawn!.isMoving };
    },
    async removeBackground(png) {
      const drawn = await inTurn({ work: 'removeBackground', file: png });
      return drawn && toArtwork(drawn);
    },
    async readPhoto(file, side) {
      const kind = checkFile(file);
      if (kind === 'svg') throw new UploadRefused('upload_kind');
      const { bytes: jpeg, width, height } = (await inTurn({ work: 'photo', kind, file, side }))!;
      return { jpeg, width, height };
    },
  };
}
