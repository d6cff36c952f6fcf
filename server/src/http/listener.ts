import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { stopping } from '../jobs/stopping.ts';
import { CLIENT_ADDRESS_HEADER, clientAddress } from './client-address.ts';
import { HSTS } from './security-headers.ts';

export type ListenerOptions = {
  fetch: (request: Request) => Response | Promise<Response>;
  /** The shop's own address now. */
  publicUrl: () => string;
  trustProxy: boolean;
  /** How long a visitor may take for headers, and for the whole request, in milliseconds; tests are shorter. */
  patience?: { headersMs: number; requestMs: number };
  /** Vite's, in development. */
  middleware?: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined;
};

/** Slow and silent clients are cut off (security A21). */
const PATIENCE = { headersMs: 15_000, requestMs: 60_000 };
/** How often that is looked at: a connection lives so much longer at most. Node looks every 30 s. */
const LOOK_EVERY_MS = 1_000;

/** The HTTP server around the app. */
export function makeServer(o: ListenerOptions): Server {
  const viaApp = getRequestListener(o.fetch);
  const answerByApp = (request: IncomingMessage, response: ServerResponse): void => {
    noteClientAddress(request, o.trustProxy);
    if (o.middleware) o.middleware(request, response, () => void viaApp(request, response));
    else void viaApp(request, response);
  };
  const { headersMs, requestMs } = o.patience ?? PATIENCE;
  const always = (): Record<string, string> => (o.publicUrl().startsWith('https:') ? HSTS : {});
  const looks = { connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, headersMs) };
  const server = createServer(looks, (request, response) => {
    for (const [name, value] of Object.entries(always())) response.setHeader(name, value);
    // Whoever keeps the connection would ask on it again just as it is closed.
    if (stopping.aborted) response.shouldKeepAlive = false;
    if (!sendToPublicHost(request, response, o.publicUrl())) answerByApp(request, response);
  });
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.keepAliveTimeout = 65_000;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => endBroken(error.code, socket, always()));
  return server;
}

const BROKEN: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Ends a connection on which no request came, in time or in form, as Node does, with the headers of every answer. */
function endBroken(code: string | undefined, socket: Socket, always: Record<string, string>): void {
  if (!socket.writable || socket.bytesWritten > 0) return void socket.destroy();
  const status = BROKEN[code ?? ''] ?? 400;
  const headers = Object.entries({ connection: 'close', 'content-length': '0', ...always });
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`); // prettier-ignore
}

/** Set by us alone: what a visitor sent under this name is replaced. */
function noteClientAddress(request: IncomingMessage, trustProxy: boolean): void {
  const forwardedFor = header(request, 'x-forwarded-for');
  const address = clientAddress(request.socket.remoteAddress, forwardedFor, trustProxy);
  request.headers[CLIENT_ADDRESS_HEADER] = address;
  const { rawHeaders } = request;
  // Names and values by turns.
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2)
    if (rawHeaders[at]!.toLowerCase() === CLIENT_ADDRESS_HEADER) rawHeaders.splice(at, 2);
  rawHeaders.push(CLIENT_ADDRESS_HEADER, address);
}

const header = (request: IncomingMessage, name: string): string | undefined => [request.headers[name] ?? []].flat()[0];

/**
 * `localhost` and `127.0.0.1` are two origins, and signing in works at one: a browser that opens the other is sent to the
 * shop's own address. Programs (no Sec-Fetch-Dest) are answered where they ask.
 */
function sendToPublicHost(request: IncomingMessage, response: ServerResponse, publicUrl: string): boolean {
  if (header(request, 'sec-fetch-dest') !== 'document' || request.method !== 'GET') return false;
  const visible = new URL(publicUrl);
  const asked = header(request, 'host');
  if (visible.hostname !== 'localhost' || asked !== `127.0.0.1:${visible.port}`) return false;
  response.writeHead(307, { location: publicUrl + (request.url ?? '/'), 'cache-control': 'no-store' });
  response.end();
  return true;
}
