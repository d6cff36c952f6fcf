import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { RecordedRequest } from './request-ledger.ts';
import { DEMO_KEY } from './settings.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked into, not trusted
export type Json = Record<string, any>;

/** Runs an image API in a process of its own for the tests of one file. It has no requests and works before each test. */
export function useImageApi(env: Record<string, string> = {}) {
  const state = { origin: '' };
  let program: ChildProcess;
  const control = async (method: string, call: string, body?: object) => {
    const reply = await fetch(`${state.origin}/__sim/${call}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    return { status: reply.status, body: (await reply.json()) as Json };
  };
  const ask = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(state.origin + path, {
      method,
      headers: {
        authorization: `Bearer ${DEMO_KEY}`,
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  beforeAll(async () => {
    program = spawnImageApi({ PORT: '0', INSTANCE: 'a-shop', ...env });
    state.origin = await readOrigin(program);
  });
  afterAll(async () => {
    const ended = new Promise(resolve => program.once('exit', resolve));
    program.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
  afterEach(async () => {
    await control('DELETE', 'script');
    await control('DELETE', 'requests');
  });
  return {
    state,
    control,
    ask,
    async call(method: string, path: string, body?: object, headers?: Record<string, string>) {
      const reply = await ask(method, path, body, headers);
      return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Json };
    },
    async script(rules: object): Promise<void> {
      expect((await control('POST', 'script', rules)).body).not.toHaveProperty('message');
    },
    requests: async () => (await control('GET', 'requests')).body['requests'] as RecordedRequest[],
  };
}

/** Runs the image API's program with nothing but these settings. */
export function spawnImageApi(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['standins/image-api/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

function readOrigin(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    program.once('exit', code => reject(new Error(`The image API ended with ${code}`)));
    program.stderr!.on('data', (text: Buffer) => process.stderr.write(text));
    program.stdout!.on('data', (line: Buffer) => resolve(/http:\/\/127\.0\.0\.1:\d+/.exec(String(line))![0]));
  });
}
