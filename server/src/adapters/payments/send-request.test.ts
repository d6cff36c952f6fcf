import { execFile } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exchange } from './exchange.ts';
import { sendRequest } from './send-request.ts';

const opened: Server[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Serves on a free port of this machine; answers the address. */
async function serve(listener: RequestListener): Promise<string> {
  return listen(createServer(listener), 'http');
}

async function listen(server: Server, protocol: string): Promise<string> {
  opened.push(server);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return `${protocol}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ask = (url: string, changes: { method?: 'POST'; body?: string; timeoutMs?: number } = {}) =>
  exchange(sendRequest, { url, method: 'GET', headers: {}, timeoutMs: 5000, ...changes });
const lost = (cause: string) => ({ kind: 'lost', cause });

describe('a request', () => {
  it('carries its body and headers, and brings the answer of any number', async () => {
    const seen: unknown[] = [];
    const url = await serve(async (request, response) => {
      const body = await new Response(request as never).text();
      const { method, url: address, headers } = request;
      seen.push([
        method,
        address,
        headers['content-type'],
        headers['content-length'],
        headers['accept-encoding'],
        body,
      ]);
      response.writeHead(417).end('{"code":"छाप"}');
    });
    const answer = await exchange(sendRequest, {
      url: `${url}/pay?x=1`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '"छाप"',
      timeoutMs: 5000,
    });
    expect(answer).toEqual({ kind: 'answer', status: 417, body: { code: 'छाप' } });
    expect(seen).toEqual([['POST', '/pay?x=1', 'application/json', '11', 'identity', '"छाप"']]);
  });

  it.each([
    [200, '', 'not_json'],
    [200, '[1]', 'not_json'],
    [200, '<html>', 'not_json'],
    [503, '<html>', 'http_503'],
    [204, '', 'http_204'],
  ])('answered by %i %j is lost by %s', async (status, text, cause) => {
    const url = await serve((_request, response) => void response.writeHead(status).end(text));
    expect(await ask(url)).toEqual(lost(cause));
  });

  it('answered by a redirect is not sent where that points', async () => {
    let count = 0;
    const url = await serve((_request, response) => {
      count += 1;
      response.writeHead(302, { location: '/elsewhere' }).end('{}');
    });
    expect(await ask(url)).toEqual(lost('redirect'));
    expect(count).toBe(1);
  });

  it('answered by a body that never ends is broken off', async () => {
    const url = await serve((_request, response) => {
      for (let i = 0; i < 40; i += 1) response.write('x'.repeat(64 * 1024));
    });
    expect(await ask(url)).toEqual(lost('body_too_large'));
  });

  it.each([
    ['no answer', () => {}],
    ['headers alone', (_request, response) => void response.writeHead(200).flushHeaders()],
    [
      'a body that drips',
      (_request, response) => {
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
  ] satisfies [string, RequestListener][])('with %s is over when its time is', async (_name, listener) => {
    const url = await serve(listener);
    const startedAt = performance.now();
    expect(await ask(url, { timeoutMs: 200 })).toEqual(lost('timeout'));
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  it('whose answer is cut is lost', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{"a":1}');
      setTimeout(() => response.socket?.resetAndDestroy(), 20);
    });
    expect(await ask(url)).toEqual(lost('network_ECONNRESET'));
  });

  it('to nobody, or that cannot be sent at all, is lost', async () => {
    const url = await serve(() => {});
    await new Promise(resolve => opened.pop()!.close(resolve));
    expect(await ask(url)).toEqual(lost('network_ECONNREFUSED'));
    expect(await ask('no address')).toEqual(lost('network_ERR_INVALID_URL'));
  });

  it('to a certificate that nobody vouches for is not sent, whatever the environment says', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    let count = 0;
    const url = await listen(
      createSecureServer(SELF_SIGNED, (_request, response) => {
        count += 1;
        response.end('{}');
      }),
      'https',
    );
    expect(await ask(url)).toEqual(lost('network_DEPTH_ZERO_SELF_SIGNED_CERT'));
    expect(count).toBe(0);
  });
});

describe('a connection', () => {
  it('is used again', async () => {
    const url = await serve((_request, response) => void response.end('{}'));
    let connections = 0;
    opened[0]!.on('connection', () => (connections += 1));
    for (let i = 0; i < 10; i += 1) expect((await ask(url)).kind).toBe('answer');
    // One that answered just now is taken for busy until the next turn.
    expect(connections).toBeLessThanOrEqual(2);
  });

  it('that ends just as a request goes out loses it: nothing is sent twice', async () => {
    let count = 0;
    const url = await serve((request, response) => {
      count += 1;
      if (count === 2) return void request.socket.resetAndDestroy();
      response.end('{}');
    });
    expect((await ask(url)).kind).toBe('answer');
    expect(await ask(url, { method: 'POST', body: '{}' })).toEqual(lost('network_ECONNRESET'));
    expect(count).toBe(2);
    expect((await ask(url)).kind).toBe('answer');
  });

  it('is one of a hundred: who waits for one too long is told in time', async () => {
    const held: (() => void)[] = [];
    let isHeld = true;
    const url = await serve(
      (_request, response) => void (isHeld ? held.push(() => response.end('{}')) : response.end('{}')),
    );
    const answers = Promise.all(Array.from({ length: 110 }, () => ask(url, { timeoutMs: 20_000 })));
    await expect.poll(() => held.length, { timeout: 10_000 }).toBe(100);
    expect(await ask(url, { timeoutMs: 200 })).toEqual(lost('timeout'));
    expect(held).toHaveLength(100);
    isHeld = false;
    for (const release of held) release();
    expect(new Set((await answers).map(({ kind }) => kind))).toEqual(new Set(['answer']));
  });

  it('that is idle does not keep a process', async () => {
    const url = await serve((_request, response) => void response.end('{}'));
    opened[0]!.keepAliveTimeout = 60_000;
    const program = `const { sendRequest } = await import(process.argv[1]);
      await sendRequest({ url: process.argv[2], method: 'GET', headers: {}, timeoutMs: 5000 });
      const at = performance.now();
      process.on('exit', () => console.log(Math.round(performance.now() - at)));`;
    const module = path.resolve(import.meta.dirname, 'send-request.ts');
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, module, url]);
    expect(Number(stdout)).toBeLessThan(1000);
  });
});

/** Made for this test; it opens nothing. */
const SELF_SIGNED = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgzjPX6maUqR5vaIcF
JI+d94rgX92gIuD79DwjHVlaWYShRANCAARQY3vNxJznw6xzWiuAARVkqFQn7mzK
05/VTpmYAfg8PQhYeZc48143A//RU7i7noOyGuRYiVgy7tuEg2AQMy6z
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBjzCCATagAwIBAgIUY+9OxsKhKGAV1aDgPyH+R+MiDN8wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyMzEyMzMzNFoYDzIxMjYxMDMw
MTIzMzM0WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARQY3vNxJznw6xzWiuAARVkqFQn7mzK05/VTpmYAfg8PQhYeZc48143
A//RU7i7noOyGuRYiVgy7tuEg2AQMy6zo2QwYjAdBgNVHQ4EFgQU3TcsYIB4Irqt
4jTFCYQ9Q51UWmAwHwYDVR0jBBgwFoAU3TcsYIB4Irqt4jTFCYQ9Q51UWmAwDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0cAMEQC
IE9OpWuSKYIXvZrdcHlAkuBZK1l9fvS2SmpOchlqglhaAiBxiYVqD4SXyEl2Q1TM
EewhqimfULlb2FMgB/ReAvwVhA==
-----END CERTIFICATE-----`,
};
