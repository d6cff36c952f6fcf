import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { COMPILED_BEFORE } from '../compiled-before.ts';
import type { TestAccount } from '../test-shop.ts';
import type { MutationName } from './mutations.ts';
import type { ProgramOrder, ProgramTerms } from './shop-program.ts';

type Told = { places: string[]; shoppers?: TestAccount[] };

export type ShopProcess = {
  url: string;
  databaseUrl: string;
  pid: number;
  /** Answers the places that it passed so far; throws where it ended meanwhile. */
  tell: (order: ProgramOrder) => Promise<Told>;
  /** Answers with the signal that ended it. */
  ended: Promise<string | null>;
  hasEnded: () => boolean;
  kill: () => Promise<void>;
  /** Asks it to stop (SIGTERM), and answers its exit code. */
  stop: () => Promise<number | null>;
};

/** Starts a shop in a process of its own, with some of its mechanisms taken out (mutations.ts). `onForked` gets it before it is ready. */
export async function startShopProcess(
  terms: ProgramTerms,
  without: readonly MutationName[] = [],
  onForked: (child: ChildProcess) => void = () => {},
): Promise<ShopProcess> {
  const place = (file: string) => path.join(import.meta.dirname, file);
  const execArgv = without.length > 0 ? ['--import', place('mutate.ts')] : [];
  const env = { ...process.env, ...COMPILED_BEFORE, MUTATIONS: JSON.stringify(without), NODE_NO_WARNINGS: '1' };
  const child = fork(place('shop-program.ts'), [JSON.stringify(terms)], { execArgv, env, stdio: 'inherit' });
  onForked(child);
  const ended = new Promise<string | null>(done => child.once('exit', (_, signal) => done(signal)));
  const { port, databaseUrl } = (await answerOf(child, ended)) as { port: number; databaseUrl: string };
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl,
    pid: child.pid!,
    async tell(order) {
      const number = ++last;
      const answered = answerOf(child, ended, number);
      child.send({ ...order, number }, () => {});
      return (await answered) as Told;
    },
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}

/** Orders are numbered, since one may be answered long after a later one. */
let last = 0;

async function answerOf(child: ChildProcess, ended: Promise<unknown>, number?: number): Promise<object> {
  const { promise, resolve } = Promise.withResolvers<{ number?: number; error?: string }>();
  const hear = (message: object) => {
    if ((message as { number?: number }).number === number) resolve(message);
  };
  child.on('message', hear);
  const died = ended.then(() => Promise.reject(new Error('The shop ended before it answered')));
  const message = await Promise.race([promise, died]).finally(() => child.off('message', hear));
  if (message.error !== undefined) throw new Error(message.error);
  return message;
}
