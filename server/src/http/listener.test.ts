import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from './client-address.ts';
import { makeServer, type ListenerOptions } from './listener.ts';

it('knows a visitor by the socket, whatever address the visitor claims', async () => {
  const server = makeServer({
    fetch: request => new Response(request.headers.get(CLIENT_ADDRESS_HEADER)),
    ...{ publicUrl: () => 'http://localhost:3000', trustProxy: false },
  });
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const headers = { 'X-Chhaap-Client-Address': ['203.0.113.1', '203.0.113.2'], 'X-Forwarded-For': '203.0.113.3' };
  const answer = await new Promise<string>((done, failed) => {
    http
      .get({ port, host: '127.0.0.1', headers }, async reply => done(String((await reply.toArray())[0])))
      .on('error', failed);
  });
  server.close();
  expect(answer).toBe('127.0.0.1');
});

async function open(o: Partial<ListenerOptions> = {}) {
  const server = makeServer({
    fetch: () => new Response('fine'),
    ...{ publicUrl: () => 'http://localhost:3000', trustProxy: false },
    ...o,
  });
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  return { server, port: (server.address() as AddressInfo).port };
}

/** Sends what is given on a connection of its own and answers all that came back until its end, and after how long that was. */
const speak = (port: number, text: string): Promise<{ heard: string; afterMs: number }> =>
  new Promise(done => {
    const began = performance.now();
    let heard = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', part => (heard += String(part)));
    socket.on('error', () => {});
    socket.on('close', () => done({ heard, afterMs: performance.now() - began }));
  });

describe('visitors who begin a request and do not end it', () => {
  it('have fifteen seconds for its headers and a minute for all of it, looked at every second', async () => {
    const { server } = await open();
    expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 60_000]);
    expect((server as unknown as { connectionsCheckingInterval: number }).connectionsCheckingInterval).toBe(1_000);
    server.close();
  });

  it('are cut off, a hundred and fifty at once, whatever they have sent of it', { timeout: 30_000 }, async () => {
    const { server, port } = await open({ patience: { headersMs: 400, requestMs: 800 } });
    const begun = ['', 'GET', 'GET / HTTP/1.1\r\n', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: b'];
    const ends = await Promise.all(Array.from({ length: 150 }, (_, n) => speak(port, begun[n % begun.length]!)));
    for (const { afterMs } of ends) expect(afterMs).toBeLessThan(5_000);
    for (const [n, { heard }] of ends.entries()) if (n % 4 > 0) expect(heard).toMatch(/^HTTP\/1.1 408 Request Timeout/);
    const slow = await speak(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc');
    expect(slow.afterMs).toBeLessThan(5_000);
    await new Promise(done => server.close(done));
  });
});

describe('a shop at https tells browsers to stay with it', () => {
  const told = /^strict-transport-security: max-age=31536000; includeSubDomains$/im;
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`;

  it('in every answer: of the app, of an error, to what is no request and to what comes too slowly', async () => {
    const fetch = (request: Request) => {
      if (request.url.endsWith('/broken')) throw new Error('broken');
      return new Response('made', { headers: { 'content-type': 'text/plain' } });
    };
    const patience = { headersMs: 300, requestMs: 600 };
    const { server, port } = await open({ publicUrl: () => 'https://shop.example', fetch, patience });
    const asked: [string, RegExp][] = [
      [get('/api/products'), /^HTTP\/1.1 200 [^]*made/],
      [get('/broken'), /^HTTP\/1.1 500 /],
      ['nonsense\r\n\r\n', /^HTTP\/1.1 400 Bad Request/],
      [`GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, /^HTTP\/1.1 431 /],
      ['GET / HTTP/1.1\r\n', /^HTTP\/1.1 408 /],
    ];
    for (const [request, answer] of asked) {
      const { heard } = await speak(port, request);
      expect(heard).toMatch(answer);
      expect(heard).toMatch(told);
      expect(heard.match(/strict-transport-security/gi)).toHaveLength(1);
    }
    await new Promise(done => server.close(done));
  });

  it('and one at http does not', async () => {
    const { server, port } = await open();
    expect((await speak(port, get('/'))).heard).not.toMatch(told);
    server.close();
  });
});
