import type { Server } from 'node:http';

/** How long a stopping server waits for requests that are under way. */
export const DRAIN_MS = 10_000;

/** Takes no new requests and waits for those under way, then cuts off what is left. */
export async function drain(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
  const closed = new Promise<void>(done => server.close(() => done()));
  server.closeIdleConnections();
  await closed;
  clearTimeout(cut);
}
