import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { COMPILED_BEFORE } from './compiled-before.ts';

export type KillableShop = {
  url: string;
  /** From now on it is killed at this place (jobs/fail-point.ts). */
  arm: (place: string) => Promise<void>;
  /** Answers with the signal that ended it. */
  ended: Promise<string | null>;
  kill: () => Promise<void>;
};

/** Starts a shop in a process of its own, on a database and files that outlive it. */
export async function startKillableShop(o: {
  databaseUrl: string;
  directory: string;
  aheadMs: number;
}): Promise<KillableShop> {
  const program = path.join(import.meta.dirname, 'killable-shop.ts');
  const child = fork(program, [o.databaseUrl, o.directory, String(o.aheadMs)], {
    ...{ execArgv: [], stdio: 'inherit' },
    env: { ...process.env, ...COMPILED_BEFORE },
  });
  const ended = new Promise<string | null>(done => child.once('exit', (_, signal) => done(signal)));
  const { port } = (await messageOf(child, ended)) as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    async arm(place) {
      child.send(place);
      await messageOf(child, ended);
    },
    ended,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** What it says next; throws where it ended before. */
async function messageOf(child: ChildProcess, ended: Promise<unknown>): Promise<unknown> {
  const died = ended.then(() => Promise.reject(new Error('The shop ended before it answered')));
  const [message] = (await Promise.race([once(child, 'message'), died])) as [unknown];
  return message;
}
