import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A plain load balancer: asks each process for its /readyz, gives requests to the ready ones in turn, and repeats nothing. */
export type Balancer = { port: number; isReady: (port: number) => boolean; stop: () => Promise<void> };

const PROBE_MS = 250;

/** Asks each process four times a second whether it is ready, until the signal. */
function watch(upstreams: readonly number[], ready: Set<number>, over: AbortSignal): Promise<unknown> {
  const probe = async (one: number): Promise<void> => {
    while (!over.aborted) {
      const asked = fetch(`http://127.0.0.1:${one}/readyz`, { signal: AbortSignal.timeout(2_000) });
      const reply = await asked.catch(() => undefined);
      await reply?.arrayBuffer().catch(() => undefined);
      if (reply?.ok) ready.add(one);
      else ready.delete(one);
      await sleep(PROBE_MS);
    }
  };
  return Promise.all(upstreams.map(probe));
}

export async function startBalancer(port: number, upstreams: readonly number[]): Promise<Balancer> {
  const agents = new Map(upstreams.map(one => [one, new Agent({ keepAlive: true })]));
  const ready = new Set<number>();
  const over = new AbortController();
  const watching = watch(upstreams, ready, over.signal);
  let turn = 0;
  const pass = (from: IncomingMessage, to: ServerResponse): void => {
    const up = [...ready][turn++ % Math.max(1, ready.size)];
    if (up === undefined) return void to.writeHead(502).end('nobody is ready');
    const onward = request(
      {
        host: '127.0.0.1',
        port: up,
        path: from.url,
        method: from.method,
        headers: from.headers,
        agent: agents.get(up)!,
      },
      answer => {
        to.writeHead(answer.statusCode!, answer.rawHeaders);
        answer.pipe(to);
        answer.once('error', () => to.destroy());
      },
    );
    onward.once('error', error => (to.headersSent ? to.destroy() : to.writeHead(502).end(`${up}: ${error.message}`)));
    to.once('close', () => to.writableFinished || onward.destroy());
    from.pipe(onward);
  };
  const server: Server = createServer(pass);
  server.keepAliveTimeout = 60_000;
  await new Promise<void>(done => server.listen(port, '127.0.0.1', done));
  return {
    port,
    isReady: one => ready.has(one),
    async stop() {
      over.abort();
      server.closeAllConnections();
      await new Promise(done => server.close(done));
      await watching;
      for (const agent of agents.values()) agent.destroy();
    },
  };
}
