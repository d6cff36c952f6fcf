import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '../../../../contract/src/errors.ts';
import { bombs } from '../../../testing/bombs.ts';
import { IS_LONG } from '../../../../domain/testing/short-form.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';

/** Of processor, for one file: the clock on the wall also tells of what else the machine does. */
const MOST_MS = 2_000;
const MOST_GROWTH = 200e6;
/** Of 95 in 100 who look at the shop meanwhile. */
const MOST_WAIT_MS = 150;
/** A program of nothing starts in about this on a machine that has nothing else to do. */
const IDLE_START_MS = 50;

/** How many times slower than an idle one the machine is just now: tests of other things run beside this one. */
async function busyness(): Promise<number> {
  const started = performance.now();
  for (let i = 0; i < 3; i++) await promisify(execFile)(process.execPath, ['-e', '0']);
  return Math.max(1, (performance.now() - started) / 3 / IDLE_START_MS);
}

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(scriptedArtist());
});
afterAll(() => shop?.stop());

const send = (who: TestAccount, fileName: string, file: Uint8Array) =>
  shop.fetch(`/api/designs/upload?${new URLSearchParams({ fileName, rightsConfirmed: 'true' })}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' },
    body: file as BodyInit,
  });

const fileOf = (place: string): string => {
  try {
    return readFileSync(`/proc/${place}`, 'latin1');
  } catch {
    return '';
  }
};
const CHILDREN = `${process.pid}/task/${process.pid}/children`;
/** Numbers of all processes where the kernel does not list children. */
const children = (): string[] =>
  existsSync(`/proc/${CHILDREN}`)
    ? fileOf(CHILDREN).trim().split(' ')
    : readdirSync('/proc').filter(pid => Number(pid) && fileOf(`${pid}/status`).includes(`PPid:\t${process.pid}\n`));
/** Highest memory of the reading processes so far: all that are children of this one. */
const childPeak = (): number =>
  Math.max(0, ...children().map(pid => Number(/VmHWM:\s+(\d+)/.exec(fileOf(`${pid}/status`))?.[1] ?? 0) * 1024));

/** Processor time of a process and of its children that have ended, in milliseconds; the kernel counts in hundredths of a second. */
const usedBy = (pid: string): number => {
  const fields = fileOf(`${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
};
/** Of this process and all its children: one that ends meanwhile adds nothing that it used before. */
const processorMs = (): number => [String(process.pid), ...children()].reduce((sum, pid) => sum + usedBy(pid), 0);

/** A process that reads a small harmless picture has this much. */
let usualChild = 0;
async function watching<T>(work: () => Promise<T>): Promise<{ result: T; child: number; here: number }> {
  const before = process.memoryUsage.rss();
  let [child, here] = [0, 0];
  const look = () => {
    child = Math.max(child, childPeak());
    here = Math.max(here, process.memoryUsage.rss() - before);
  };
  const timer = setInterval(look, 5);
  try {
    return { result: await work(), child, here };
  } finally {
    look();
    clearInterval(timer);
  }
}

/** The short run takes every third. */
const tried = IS_LONG ? bombs : bombs.filter((_, at) => at % 3 === 1);

describe('what does harm, or is no picture, is refused', () => {
  beforeAll(async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>');
    const asha = await shop.signUp('Asha');
    usualChild = (await watching(() => send(asha, 'a.svg', svg))).child;
  });

  it.each(tried)('$what', async ({ make }) => {
    const { fileName, file, code } = make();
    const who = await shop.signUp('Rohan');
    const before = processorMs();
    const { result: reply, child, here } = await watching(() => send(who, fileName, file));
    expect(await reply.json()).toMatchObject({ code, error: expect.stringMatching(/Please/) });
    expect(reply.status).toBe(ERRORS[code]);
    expect(processorMs() - before).toBeLessThan(MOST_MS);
    expect(here).toBeLessThan(MOST_GROWTH);
    expect(child - usualChild).toBeLessThan(MOST_GROWTH);
    expect((await shop.call('designs.mine', { as: who })).body).toEqual([]);
  });
});

it('others are served while bombs are read', async () => {
  const files = bombs.filter((_, at) => at % 3 === 0).map(({ make }) => make());
  const senders = await Promise.all(['Asha', 'Rohan', 'Zoya', 'Dev'].map(name => shop.signUp(name)));
  let isOver = false;
  const bombing = Promise.all(
    senders.map(async (who, i) => {
      const codes: number[] = [];
      for (const { fileName, file } of files.filter((_, at) => at % senders.length === i))
        codes.push((await send(who, fileName, file)).status);
      return codes;
    }),
  ).finally(() => (isOver = true));
  const waits: number[] = [];
  while (!isOver) {
    const started = performance.now();
    expect((await shop.fetch('/api/products')).status).toBe(200);
    waits.push(performance.now() - started);
    await new Promise(next => setTimeout(next, 10));
  }
  expect((await bombing).flat().filter(code => code < 400 || code >= 500)).toEqual([]);
  waits.sort((a, b) => a - b);
  expect(waits.length).toBeGreaterThan(50);
  const longest = waits[Math.floor(waits.length * 0.95)]!;
  if (longest >= MOST_WAIT_MS) expect(longest).toBeLessThan(MOST_WAIT_MS * (await busyness()));
});
