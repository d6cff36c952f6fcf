import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { UploadBusy, UploadRefused } from './port.ts';
import type { Drawn, WorkerReply, WorkerRequest } from './worker-messages.ts';

/**
 * What a reading process may take before it is killed. Work is measured in the processor's time, which is the file's own matter; how
 * long it takes by the clock is the machine's (where the system does not tell the one, the other stands in).
 */
export type Guards = {
  /** Processor milliseconds on an idle machine to look at a file: read it, resolve its styles, draw it small. */
  lookMs: number;
  /** To unpack or draw it in full; to take the background out of a picture that was read; to write known pixels. */
  drawMs: number;
  removeMs: number;
  writeMs: number;
  /** Milliseconds by the clock, from the start of the process to its answer: more is a busy machine, and not the file's fault. */
  patienceMs: number;
  /** Megabytes of its JavaScript, and of it in all (looked after on Linux alone). */
  heapMb: number;
  residentMb: number;
};

const LOOK_EVERY_MS = 15;
/** The allocators give large pictures back at once. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };
/** What a drawing of 50,000 elements is made of is soon thrown away: with less room that is cleared again and again. */
const YOUNG = '--max-semi-space-size=32';
const PAGE_BYTES = 4096;
/** Linux counts a process's time in hundredths of a second for whoever asks (proc_pid_stat(5), sysconf(_SC_CLK_TCK)). */
const TICK_MS = 10;

/** What /proc says of a process, in parts; nothing where the system has no such place. */
function partsOf(pid: number | undefined, file: 'statm' | 'stat'): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/${file}`, 'latin1');
    return text
      .slice(text.lastIndexOf(')') + 1)
      .trim()
      .split(' ');
  } catch {
    return undefined;
  }
}

/** Memory of a process in megabytes; nothing where the system does not tell. */
function residentMb(pid: number | undefined): number | undefined {
  const parts = partsOf(pid, 'statm');
  return parts && (Number(parts[1]) * PAGE_BYTES) / 1e6;
}

/** Processor time of a process in milliseconds, all its threads and what the system does for it; by the clock where nobody tells. */
function processorMs(pid: number | undefined): number {
  const parts = partsOf(pid, 'stat');
  return parts ? (Number(parts[11]) + Number(parts[12])) * TICK_MS : performance.now();
}

/** A process for one file. A file that brings it to its end, takes too long or too much is refused, and it is killed. */
export class ReadingProcess {
  readonly #guards: Guards;
  readonly #child: ChildProcess;
  readonly #end = Promise.withResolvers<Drawn | undefined>();
  /** The processor time at which the step that runs is over. */
  #limit = Infinity;
  #pace = 1;

  constructor(file: string, guards: Guards) {
    this.#guards = guards;
    this.#child = fork(file, [], {
      serialization: 'advanced',
      // Flags and secrets of the shop are not for reading processes.
      execArgv: [`--max-old-space-size=${guards.heapMb}`, YOUNG],
      env: ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      detached: process.platform !== 'win32',
    });
  }

  /** Rejects with UploadRefused, and with UploadBusy where the machine had no time for it. */
  async run(request: WorkerRequest): Promise<Drawn | undefined> {
    const watch = setInterval(() => this.#look(), LOOK_EVERY_MS);
    const patience = setTimeout(() => this.#end.reject(new UploadBusy('The machine is busy')), this.#guards.patienceMs);
    this.#child.on('message', reply => this.#hear(reply as WorkerReply, request));
    this.#child.on('error', error => this.#end.reject(error));
    this.#child.on('exit', (_, signal) =>
      // Node ends itself so when its memory is used up.
      this.#end.reject(new UploadRefused(signal === 'SIGABRT' ? 'upload_too_complex' : 'upload_broken', 'it ended')),
    );
    const stop = () => void this.#child.kill('SIGKILL');
    process.once('exit', stop);
    try {
      return await this.#end.promise;
    } finally {
      process.off('exit', stop);
      clearInterval(watch);
      clearTimeout(patience);
      stop();
    }
  }

  #hear(reply: WorkerReply, request: WorkerRequest): void {
    const { lookMs, drawMs, removeMs, writeMs } = this.#guards;
    if (reply.state === 'ready') {
      this.#pace = reply.pace;
      const isDrawing = request.work !== 'removeBackground' && request.kind === 'svg';
      this.#allow(request.work === 'removeBackground' ? removeMs : isDrawing ? lookMs : drawMs);
      this.#child.send(request, error => error && this.#end.reject(error));
    } else if (reply.state === 'looked') this.#allow(drawMs);
    else if (reply.state === 'unpacked') this.#allow(writeMs);
    else if (reply.state === 'refused') this.#end.reject(new UploadRefused(reply.code, reply.message));
    else this.#end.resolve(reply.state === 'done' ? reply.drawn : undefined);
  }

  #allow(milliseconds: number): void {
    this.#limit = processorMs(this.#child.pid) + milliseconds * this.#pace;
  }

  #look(): void {
    const { pid } = this.#child;
    if (processorMs(pid) > this.#limit) this.#end.reject(new UploadRefused('upload_too_complex', 'time'));
    const used = residentMb(pid);
    if (used !== undefined && used > this.#guards.residentMb)
      this.#end.reject(new UploadRefused('upload_too_complex', 'memory'));
  }
}
