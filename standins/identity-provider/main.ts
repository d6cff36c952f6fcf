import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { identityListener } from './server.ts';
import { readSettings } from './settings.ts';

const GRACE_MS = 1000;

/** Takes the port first: only the program that holds it may make keys. */
function start(): void {
  const server = createServer({ requestTimeout: 30_000 });
  server.once('error', fail);
  server.listen(readSettings(process.env).port, '127.0.0.1', () => {
    try {
      serve(server, (server.address() as AddressInfo).port);
    } catch (error) {
      fail(error as Error);
    }
  });
}

function serve(server: Server, port: number): void {
  const settings = readSettings({ ...process.env, PORT: String(port) });
  server.on('request', identityListener(settings));
  const stop = () => stopServing(server);
  process.once('SIGTERM', stop).once('SIGINT', stop);
  console.log(`Identity provider stand-in on http://127.0.0.1:${port}, issuer ${settings.issuer.href}`);
}

function stopServing(server: Server): void {
  setTimeout(() => server.closeAllConnections(), GRACE_MS);
  server.closeIdleConnections();
  server.close(() => process.exit(0));
}

function fail(error: NodeJS.ErrnoException): never {
  const taken = error.code === 'EADDRINUSE';
  console.error(`The identity provider stand-in cannot start: ${taken ? 'its port is taken.' : error.message}`);
  process.exit(1);
}

try {
  start();
} catch (error) {
  fail(error as Error);
}
