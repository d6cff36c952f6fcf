import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openHttpWire, type FaultProxy } from './fault-proxy.ts';

/** The wire itself: a test of faults proves nothing where the faults do not happen. */
const ANSWER = 'x'.repeat(10_000);
let proxy: FaultProxy;
let origin: string;
let taken = 0;
const server = createServer((_, response) => {
  taken += 1;
  response.setHeader('connection', 'close').end(ANSWER);
});
beforeAll(async () => {
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  ({ proxy, origin } = await openHttpWire(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
});
afterAll(async () => {
  await proxy.close();
  server.close();
});
afterEach(() => {
  proxy.delay(0);
  proxy.silence(false);
  proxy.forget();
});

const read = async (path: string, timeoutMs = 5_000): Promise<string> =>
  (await fetch(origin + path, { signal: AbortSignal.timeout(timeoutMs) })).text();

it('lets everything through as it came', async () => {
  expect(await read('/good')).toBe(ANSWER);
});

it.each([0, 50, 5_000])(
  'cuts an answer after %d bytes, of the wished request alone, once; the request has arrived',
  async bytes => {
    const happened = proxy.cutAnswer({ request: '/cut', skip: 1, bytes });
    expect(await read('/other')).toBe(ANSWER);
    expect(await read('/cut')).toBe(ANSWER);
    const before = taken;
    await expect(read('/cut')).rejects.toThrow();
    await happened;
    expect(taken).toBe(before + 1);
    expect(await read('/cut')).toBe(ANSWER);
  },
);

it('waits', async () => {
  proxy.delay(100);
  const started = performance.now();
  expect(await read('/slow')).toBe(ANSWER);
  expect(performance.now() - started).toBeGreaterThan(190);
});

it('swallows: no refusal, no answer', async () => {
  proxy.silence(true);
  const before = taken;
  await expect(read('/lost', 200)).rejects.toThrow(/timeout|aborted/i);
  expect(taken).toBe(before);
});
