import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import readline from 'node:readline';

type Told = { event: string; url: string; adopted: boolean; directory: string; message: string; line: string };
/** `cwd` is where the process looks for the npm package of PostgreSQL; `uid` the user that it becomes. */
export type HolderOptions = {
  dataDir: string;
  stateDir: string;
  cwd?: string;
  uid?: number;
  umask?: number;
  /** In place of the environment of this process. */
  env?: NodeJS.ProcessEnv;
};

const PROGRAM = path.join(import.meta.dirname, 'hold-database.ts');
const LIMIT_MS = 30_000;

/** A child process running `hold-database.ts`, and what it told so far. */
export class DatabaseHolder {
  readonly child: ChildProcess;
  readonly told: Told[] = [];
  #complaints = '';

  constructor({ cwd, env, ...wish }: HolderOptions) {
    this.child = spawn(process.execPath, [PROGRAM, JSON.stringify(wish)], { cwd, env, stdio: 'pipe' });
    this.child.stderr!.on('data', data => (this.#complaints += data));
    readline
      .createInterface({ input: this.child.stdout! })
      .on('line', line => this.told.push(JSON.parse(line) as Told));
  }

  /** Waits for an event, or one of several, that was not taken before. */
  async next(...events: string[]): Promise<Told> {
    for (const deadline = Date.now() + LIMIT_MS; Date.now() < deadline; await pause(10)) {
      const isOver = this.child.stdout!.closed;
      const at = this.told.findIndex(one => events.includes(one.event));
      if (at >= 0) return this.told.splice(at, 1)[0]!;
      if (isOver) break;
    }
    throw new Error(`no '${events.join(', ')}' but ${JSON.stringify(this.told)} ${this.#complaints}`);
  }

  say(command: 'ensure' | 'stop'): void {
    this.child.stdin!.write(`${command}\n`);
  }

  async stop(): Promise<void> {
    this.say('stop');
    await this.next('stopped');
  }

  /** Dies like a machine that loses power: no farewell. */
  async kill(): Promise<void> {
    if (this.#hasEnded()) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }

  #hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }
}

const pause = (ms: number) => new Promise(done => setTimeout(done, ms));
