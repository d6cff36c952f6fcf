/**
 * One drawing process: the renderer is native code that can end its process and keeps memory, so it never runs in the parent's.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import type { JobReply, JobRequest } from './jobs.ts';

export interface ProcessOptions {
  /** The worker entry. */
  file: string | URL;
  assetsDir: string;
  /** JavaScript heap in MB. */
  heapMb: number;
  /** Idle time in ms after which the process ends. */
  idleMs: number;
}
export interface ProcessEvents {
  onReply(reply: JobReply): void;
  /** The process is gone by itself or could not be started; told once, never after `end`. */
  onLost(reason: string): void;
}

/** The allocators give large pictures back at once instead of keeping them for later. */
const ENVIRONMENT = { MIMALLOC_PURGE_DELAY: '0', MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };

const alive = new Set<ChildProcess>();
/** A child that is busy in native code cannot hear that its parent is gone. */
const endAll = () => alive.forEach(child => child.kill('SIGKILL'));

/** A child process that takes one job at a time. Idle, it does not keep the parent alive. */
export class DrawingProcess {
  private readonly child: ChildProcess;
  private readonly events: ProcessEvents;
  private readonly idleMs: number;
  private idle: NodeJS.Timeout | undefined;
  private ended = false;

  constructor({ file, assetsDir, heapMb, idleMs }: ProcessOptions, events: ProcessEvents) {
    this.events = events;
    this.idleMs = idleMs;
    this.child = fork(file, [assetsDir], {
      serialization: 'advanced',
      // Flags and secrets of the parent are not for drawing processes.
      execArgv: [`--max-old-space-size=${heapMb}`, '--expose-gc'],
      env: ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // A group of its own: Ctrl-C in the terminal must not end drawings before the parent has finished.
      detached: process.platform !== 'win32',
    });
    this.child.on('message', reply => this.events.onReply(reply as JobReply));
    this.child.on('error', error => this.lose(error.message));
    this.child.on('exit', (code, signal) => this.lose(`The drawing process stopped (${signal ?? code}).`));
    this.register();
    this.rest();
  }

  /** Hands over a job; the parent stays alive until `rest`. */
  send(request: JobRequest): void {
    clearTimeout(this.idle);
    this.child.ref();
    this.child.channel?.ref();
    this.child.send(request, error => error && this.lose(error.message));
  }

  /** The process has nothing to do: it neither keeps the parent alive nor stays for long. */
  rest(): void {
    this.child.unref();
    this.child.channel?.unref();
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.lose('The drawing process was idle.'), this.idleMs).unref();
  }

  /** Kills the process and resolves when it is gone. */
  async end(): Promise<void> {
    this.ended = true;
    clearTimeout(this.idle);
    const { child } = this;
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  private lose(reason: string): void {
    if (this.ended) return;
    void this.end();
    this.events.onLost(reason);
  }

  private register(): void {
    if (alive.size === 0) process.on('exit', endAll);
    alive.add(this.child);
    const forget = () => {
      if (alive.delete(this.child) && alive.size === 0) process.off('exit', endAll);
    };
    this.child.once('exit', forget);
    this.child.once('error', () => this.child.pid === undefined && forget());
  }
}
