import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { UploadRefused } from './port.ts';
import type { Drawn, WorkerReply, WorkerRequest } from './worker-messages.ts';

/** What a reading process may take before it is killed. */
export type Guards = {
  /** Milliseconds until it is ready; not the file's fault. */
  startMs: number;
  /** Milliseconds to unpack a stranger's file; to take the background out of a picture that was read; to write known pixels. */
  unpackMs: number;
  removeMs: number;
  writeMs: number;
  /** Megabytes of its JavaScript, and of it in all (looked after on Linux alone). */
  heapMb: number;
  residentMb: number;
};

const LOOK_EVERY_MS = 15;
/** The allocators give large pictures back at once. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };
const PAGE_BYTES = 4096;

/** Memory of a process in megabytes; nothing where the system does not tell. */
function residentMb(pid: number | undefined): number | undefined {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES) / 1e6;
  } catch {
    return undefined;
  }
}

/** A process for one file. A file that brings it to its end, takes too long or too much is refused, and it is killed. */
export class ReadingProcess {
  readonly #guards: Guards;
  readonly #child: ChildProcess;
  readonly #end = Promise.withResolvers<Drawn | undefined>();
  #timer: NodeJS.Timeout | undefined;

  constructor(file: string, guards: Guards) {
    this.#guards = guards;
    this.#child = fork(file, [], {
      serialization: 'advanced',
      // Flags and secrets of the shop are not for reading processes.
      execArgv: [`--max-old-space-size=${guards.heapMb}`],
      env: ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      detached: process.platform !== 'win32',
    });
  }

  /** Rejects with UploadRefused. */
  async run(request: WorkerRequest): Promise<Drawn | undefined> {
    const watch = setInterval(() => this.#look(), LOOK_EVERY_MS);
    this.#limit(this.#guards.startMs, new Error('The reader of uploads did not start'));
    this.#child.on('message', reply => this.#hear(reply as WorkerReply, request));
    this.#child.on('error', error => this.#end.reject(error));
    this.#child.on('exit', () => this.#end.reject(new UploadRefused('upload_broken', 'the reader ended')));
    const stop = () => void this.#child.kill('SIGKILL');
    process.once('exit', stop);
    try {
      return await this.#end.promise;
    } finally {
      process.off('exit', stop);
      clearInterval(watch);
      clearTimeout(this.#timer);
      stop();
    }
  }

  #hear(reply: WorkerReply, request: WorkerRequest): void {
    if (reply.state === 'ready') {
      const { unpackMs, removeMs } = this.#guards;
      this.#limit(
        request.work === 'removeBackground' ? removeMs : unpackMs,
        new UploadRefused('upload_too_complex', 'time'),
      );
      this.#child.send(request, error => error && this.#end.reject(error));
    } else if (reply.state === 'unpacked')
      this.#limit(this.#guards.writeMs, new UploadRefused('upload_too_complex', 'write'));
    else if (reply.state === 'refused') this.#end.reject(new UploadRefused(reply.code, reply.message));
    else
      this.#end.resolve(
        reply.state === 'done' ? { bytes: reply.bytes, width: reply.width, height: reply.height } : undefined,
      );
  }

  #limit(milliseconds: number, error: Error): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end.reject(error), milliseconds);
  }

  #look(): void {
    const used = residentMb(this.#child.pid);
    if (used !== undefined && used > this.#guards.residentMb)
      this.#end.reject(new UploadRefused('upload_too_complex', 'memory'));
  }
}
