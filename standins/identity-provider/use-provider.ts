import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { clientCalls } from './client-for-tests.ts';
import type { ProviderState } from './client-for-tests.ts';

/**
 * Runs an identity provider in a process of its own, behind a proxy as the shop is one, for the tests of one file.
 * Its script is taken back after each test.
 */
export function useProvider() {
  const dataDir = mkdtempSync(join(tmpdir(), 'identity-'));
  const state: ProviderState = { shop: '', issuer: '', callback: '', direct: '' };
  const proxy = createProxy(state);
  let program: ChildProcess;

  const start = async () => {
    program = spawnProvider({ PORT: '0', DATA_DIR: dataDir, ISSUER: state.issuer, INSTANCE: 'a-shop' });
    state.direct = await readOrigin(program);
  };
  const stop = async () => {
    const ended = new Promise(resolve => program.once('exit', resolve));
    program.kill('SIGTERM');
    expect(await ended).toBe(0);
  };
  const script = async (rules: object) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(rules);
    return (await fetch(`${state.direct}/__sim/script`, { method: 'POST', headers, body })).status;
  };

  beforeAll(async () => {
    await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve));
    state.shop = `http://localhost:${(proxy.address() as AddressInfo).port}`;
    state.issuer = `${state.shop}/demo/identity`;
    state.callback = `${state.shop}/api/auth/callback/shop-id`;
    await start();
  });
  afterAll(async () => {
    await stop();
    proxy.closeAllConnections();
    proxy.close();
    rmSync(dataDir, { recursive: true });
  });
  afterEach(() => fetch(`${state.direct}/__sim/script`, { method: 'DELETE' }));
  return { state, start, stop, script, ...clientCalls(state) };
}

/** Runs the provider's program with nothing but these settings. */
export function spawnProvider(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['standins/identity-provider/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

function readOrigin(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    program.once('exit', code => reject(new Error(`The provider ended with ${code}`)));
    program.stderr!.on('data', (text: Buffer) => process.stderr.write(text));
    program.stdout!.on('data', (line: Buffer) => resolve(/http:\/\/127\.0\.0\.1:\d+/.exec(String(line))![0]));
  });
}

function createProxy(state: ProviderState): Server {
  return createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(state.direct);
    const headers = { ...incoming.headers, 'x-forwarded-proto': 'http', 'x-forwarded-host': incoming.headers.host };
    const onward = forward({ hostname, port, path: incoming.url, method: incoming.method, headers }, answer => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
}
