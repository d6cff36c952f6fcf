import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openGateway } from './gateway.ts';
import type { Gateway } from './gateway.ts';
import { gatewayListener } from './server.ts';
import { readSettings } from './settings.ts';

const GRACE_MS = 1000;

/** Takes the port first: only the program that holds it may open the ledger. */
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
  const gateway = openGateway(settings);
  server.on('request', gatewayListener(gateway));
  const stop = () => stopServing(server, gateway);
  process.once('SIGTERM', stop).once('SIGINT', stop);
  console.log(`Payment gateway stand-in on http://127.0.0.1:${port}, seen by browsers at ${settings.publicUrl}`);
}

function stopServing(server: Server, gateway: Gateway): void {
  setTimeout(() => server.closeAllConnections(), GRACE_MS);
  server.closeIdleConnections();
  server.close(() => {
    gateway.close();
    process.exit(0);
  });
}

function fail(error: NodeJS.ErrnoException): never {
  const taken = error.code === 'EADDRINUSE';
  console.error(`The payment gateway stand-in cannot start: ${taken ? 'its port is taken.' : error.message}`);
  process.exit(1);
}

try {
  start();
} catch (error) {
  fail(error as Error);
}
