import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOpenAiImages } from './adapters/images/openai.ts';
import { newRequest } from './adapters/images/use-image-provider.ts';
import { makeConfig, type Config } from './config/config.ts';
import { readEnvironment } from './config/env.ts';
import { Secret } from './config/secret.ts';
import { startStandins } from './standins.ts';

/** Every other company is a real one, so that only the image API stand-in is started. */
function withOthersReal(demo: Config): Config {
  const { identity, payments, mail } = demo;
  return {
    ...demo,
    identity: { ...identity, kind: 'google' },
    payments: { ...payments, kind: 'phonepe' },
    mail: { ...mail, kind: 'smtp' },
  };
}
let directory: string;
let config: Config;
let standins: Awaited<ReturnType<typeof startStandins>>[] = [];
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'chhaap-standins-'));
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
