import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { MutationName } from './mutations.ts';
import type { ProgramOrder, ProgramTerms } from './shop-program.ts';

export type ShopProcess = {
  url: string;
  pid: number;
  /** Answers the places that it passed so far; throws where it ended meanwhile. */
  tell: (order: ProgramOrder) => Promise<{ places: string[] }>;
  /** Answers with the signal that ended it. */
  ended: Promise<string | null>;
  hasEnded: () => boolean;
  kill: () => Promise<void>;
};

/** Starts a shop in a process of its own, with some of its mechanisms taken out (mutations.ts). */
export async function startShopProcess(
  terms: ProgramTerms,
  without: readonly MutationName[] = [],
): Promise<ShopProcess> {
  const place = (file: string) => path.join(import.meta.dirname, file);
  const execArgv = without.length > 0 ? ['--import', place('mutate.ts')] : [];
  const env = { ...process.env, MUTATIONS: JSON.stringify(without), NODE_NO_WARNINGS: '1' };
  const child = fork(place('shop-program.ts'), [JSON.stringify(terms)], { execArgv, env, stdio: 'inherit' });
  const ended = new Promise<string | null>(done => child.once('exit', (_, signal) => done(signal)));
  const { port } = (await answerOf(child, ended)) as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    async tell(order) {
      const answered = answerOf(child, ended);
      child.send(order, () => {});
      return (await answered) as { places: string[] };
    },
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function answerOf(child: ChildProcess, ended: Promise<unknown>): Promise<object> {
  const died = ended.then(() => Promise.reject(new Error('The shop ended before it answered')));
  const [message] = (await Promise.race([once(child, 'message'), died])) as [object];
  if ('error' in message) throw new Error(String(message.error));
  return message;
}
