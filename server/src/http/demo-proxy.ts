import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** A stand-in behind the shop's own address, so that one forwarded port is enough. */
export type ProxyTarget = {
  port: number;
  /** What is cut off the path before it is handed on. */ strip: string;
  /** Paths, after the cut, that browsers may reach. */ open: RegExp;
};

const TIMEOUT_MS = 15_000;
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host', 'content-length']);

/** Hands a request on to the stand-in on this machine and its answer back, without the shop's own security headers. */
export async function proxyToStandin(request: Request, target: ProxyTarget, publicUrl: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = pathname.slice(target.strip.length) || '/';
  if (!target.open.test(path)) return new Response('Not found', { status: 404 });
  const body = Buffer.from(await request.arrayBuffer());
  const headers: Record<string, string> = { 'content-length': String(body.length) };
  request.headers.forEach((value, name) => {
    if (!HOP_BY_HOP.has(name)) headers[name] = value;
  });
  const visible = new URL(publicUrl);
  Object.assign(headers, {
    host: visible.host,
    'x-forwarded-host': visible.host,
    'x-forwarded-proto': visible.protocol.slice(0, -1),
  });
  return new Promise(done => {
    const outgoing = httpRequest(
      {
        host: '127.0.0.1',
        port: target.port,
        method: request.method,
        path: path + search,
        headers,
        timeout: TIMEOUT_MS,
      },
      reply => done(toResponse(reply)),
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('time-out')));
    outgoing.on('error', () =>
      done(
        new Response('The demo stand-in does not answer. Try again in a moment.', {
          status: 503,
          headers: { 'retry-after': '2' },
        }),
      ),
    );
    outgoing.end(body);
  });
}

function toResponse(reply: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(reply.headers))
    if (!HOP_BY_HOP.has(name)) for (const one of [value ?? []].flat()) headers.append(name, one);
  const status = reply.statusCode ?? 502;
  const hasBody = status !== 204 && status !== 304;
  return new Response(hasBody ? (Readable.toWeb(reply) as ReadableStream) : null, { status, headers });
}
