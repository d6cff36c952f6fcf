import { spawn } from 'node:child_process';

export type RunningStandin = { origin: string; stop: () => Promise<void> };

/** A stand-in as a process of its own, on a free port; its data directory is a temporary one of the test's. */
export async function startStandin(program: string, env: Record<string, string> = {}): Promise<RunningStandin> {
  const child = spawn(process.execPath, [`standins/${program}/main.ts`], {
    env: { PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>(done => child.once('exit', () => done()));
  const origin = await new Promise<string>((ready, failed) => {
    child.once('exit', code => failed(new Error(`The ${program} ended with ${code}`)));
    child.stdout.once('data', line => ready(/http:\/\/127\.0\.0\.1:\d+/.exec(String(line))![0]));
  });
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
