import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createOpenAiImages } from './adapters/images/openai.ts';
import { newRequest } from './adapters/images/use-image-provider.ts';
import { makeConfig, type Config } from './config/config.ts';
import { readEnvironment } from './config/env.ts';
import { Secret } from './config/secret.ts';
import { startStandins } from './standins.ts';

/** Every other company is a real one, so that only the image API stand-in is started. */
function withOthersReal(demo: Config): Config {
  const { identity, payments, razorpay, mail } = demo;
  return {
    ...demo,
    identity: { ...identity!, kind: 'google' },
    payments: { ...payments!, kind: 'phonepe' },
    razorpay: { ...razorpay!, kind: 'razorpay' },
    mail: { ...mail!, kind: 'smtp' },
  };
}
let directory: string;
let config: Config;
let standins: Awaited<ReturnType<typeof startStandins>>[] = [];
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'chhaap stand-ins ç-'));
  const port = String(21_000 + Math.floor(Math.random() * 6_000));
  const environment = { CHHAAP_DEV: '1', IMAGE_PROVIDER: 'openai', PORT: port, DATA_DIR: directory };
  config = withOthersReal(makeConfig(readEnvironment(environment)));
});
afterEach(() => {
  standins.forEach(one => one.stop());
  standins = [];
  rmSync(directory, { recursive: true, force: true });
});
const start = async () => {
  const started = await startStandins(config);
  standins.push(started);
  await started.ready();
};
const health = async () => (await fetch(`http://127.0.0.1:${config.standins!.images}/healthz`)).json();

test('a demo shop without a key starts the image API stand-in, draws with it, and finds it again', async () => {
  await start();
  const { images } = config;
  if (images.kind !== 'standin') throw new Error('No stand-in is configured');
  const port = createOpenAiImages(
    { ...images, identifierKey: new Secret('k') },
    { now: () => new Date(), log: () => {} },
  );
  const { streamed, partials } = newRequest();
  expect(await port.draw(streamed)).toMatchObject({ kind: 'drawn', width: expect.any(Number) });
  expect(partials.length).toBeGreaterThan(0);
  const first = await health();
  await start();
  expect(await health()).toEqual(first);
});

test('a stand-in that ends is started again, as often as it does', async () => {
  await start();
  for (let n = 0; n < 2; n++) {
    const { pid } = (await health()) as { pid: number };
    process.kill(pid, 'SIGKILL');
    const nextPid = () =>
      health().then(
        next => (next as { pid: number }).pid,
        () => pid,
      );
    await expect.poll(nextPid, { timeout: 15_000 }).not.toBe(pid);
  }
  const { pid } = (await health()) as { pid: number };
  await standins.pop()!.stop();
  await new Promise(done => setTimeout(done, 2_500));
  await expect(health()).rejects.toThrow();
  expect(() => process.kill(pid, 0)).toThrow();
});

/** Each stand-in ends by itself once the process that started it is gone, whenever that is; only the system tells it so. */
describe('the stand-ins of a shop that is killed', () => {
  const held: ChildProcess[] = [];
  afterEach(() => held.splice(0).forEach(child => child.kill('SIGKILL')));

  function hold() {
    // Nobody's home.
    const env = { PATH: process.env['PATH'], CHHAAP_DEV: '1', PORT: String(config.http.port), DATA_DIR: directory };
    const child = spawn(process.execPath, ['server/testing/hold-standins.ts'], { env, stdio: 'pipe' });
    held.push(child);
    let said = '';
    child.stdout.on('data', text => (said += text));
    child.stderr.on('data', text => (said += text));
    const until = (word: string) => expect.poll(() => said, { timeout: 30_000, interval: 10 }).toContain(word);
    const kill = async () => (child.kill('SIGKILL'), await once(child, 'exit'));
    return { until, kill };
  }
  const ports = () => {
    const { gateway, identity, mailbox, smtp } = config.standins!;
    return [gateway, identity, mailbox, smtp];
  };
  const isTaken = (port: number) =>
    new Promise<boolean>(done => {
      const socket = net.connect(port, '127.0.0.1', () => (socket.destroy(), done(true)));
      socket.once('error', () => done(false));
    });
  const listening = async () => {
    const taken = await Promise.all(ports().map(isTaken));
    return ports().filter((_, n) => taken[n]);
  };

  test('end with it, whenever that is, and a start at once has its own', async () => {
    for (const moment of ['launched', 'ready']) {
      const killed = hold();
      await killed.until(moment);
      await killed.kill();
    }
    const last = hold();
    await last.until('ready');
    // Those of the killed ones would be gone by now.
    await new Promise(done => setTimeout(done, 1_200));
    expect(await listening()).toEqual(ports());
    await last.kill();
    await expect.poll(listening, { timeout: 5_000 }).toEqual([]);
  });
});
