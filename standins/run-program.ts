import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const GRACE_MS = 1000;
const PARENT_CHECK_MS = 100;

/** A stand-in as a program. */
export type Program<Settings extends { port: number }> = {
  /** As it stands in a sentence, e.g. `payment gateway stand-in`. */
  name: string;
  /** Reads environment variables; throws with a sentence for a person when one cannot be used. */
  readSettings(env: Record<string, string | undefined>): Settings;
  /** Opens what the program keeps, when the port is its own; `settings.port` is the port it got. */
  open(settings: Settings): OpenProgram | Promise<OpenProgram>;
};

/** A running stand-in: its request handler, its public address, and what to do at the end. */
export type OpenProgram = { listener: RequestListener; knownAs: string; close?(): void };

/**
 * Serves a program on 127.0.0.1 until SIGTERM or SIGINT, then ends the process with 0; with 1 when it cannot start.
 * Takes the port first: only the program that holds it may open what it keeps.
 */
export function runProgram<Settings extends { port: number }>(program: Program<Settings>): void {
  const orFail = (step: () => Promise<void>) => void step().catch((error: Error) => fail(program.name, error));
  whenParentEnds(Number(process.env['ENDS_WITH_PARENT']));
  orFail(async () => {
    const server = createServer({ requestTimeout: 30_000 });
    server.once('error', error => fail(program.name, error));
    server.listen(program.readSettings(process.env).port, '127.0.0.1', () => orFail(() => serve(program, server)));
  });
}

async function serve<Settings extends { port: number }>(program: Program<Settings>, server: Server): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const settings = program.readSettings({ ...process.env, PORT: String(port) });
  const opening = Promise.resolve(program.open(settings));
  // A request that comes while the program opens its data waits until it is open.
  server.on('request', (request, response) => void opening.then(({ listener }) => listener(request, response)));
  const opened = await opening;
  const stop = () => stopServing(server, opened);
  process.once('SIGTERM', stop).once('SIGINT', stop);
  console.log(`The ${program.name} is on http://127.0.0.1:${port}, ${opened.knownAs}`);
}

/**
 * Ends this program when its parent has ended, killed or not: nobody else would end it. The parent passes its process id, because it may have
 * ended before this program reads it.
 */
function whenParentEnds(parent: number): void {
  if (!parent) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
}

function stopServing(server: Server, opened: OpenProgram): void {
  setTimeout(() => server.closeAllConnections(), GRACE_MS);
  server.closeIdleConnections();
  server.close(() => {
    opened.close?.();
    process.exit(0);
  });
}

function fail(name: string, error: NodeJS.ErrnoException): never {
  console.error(`The ${name} cannot start: ${error.code === 'EADDRINUSE' ? 'its port is taken.' : error.message}`);
  process.exit(1);
}
