import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Job } from '../../../../contract/src/designs.ts';
import { gate, goodDrawing, scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';

const artist = scriptedArtist();
let shop: TestShop;
let asha: TestAccount;
/** Who listens to jobs just now, to see that nobody stays behind. */
let listeners = 0;
beforeAll(async () => {
  shop = await startTestShop(artist);
  await shop.startWorkers();
  const { subscribe } = shop.context.live;
  shop.context.live.subscribe = (channel, hear) => {
    const end = subscribe(channel, hear);
    if (channel !== 'job') return end;
    listeners++;
    return () => (listeners--, end());
  };
});
afterAll(() => shop.stop());
beforeEach(async () => {
  asha = await shop.signUp('Asha Nair');
  artist.draw = async request => goodDrawing(request);
});

const accept = async (): Promise<Job> =>
  (await shop.call('designs.generate', { as: asha, body: { prompt: 'a cat' }, headers: { prefer: 'respond-async' } }))
    .body.job;
const open = (id: string, signal?: AbortSignal) =>
  shop.fetch(`/api/jobs/${id}/events`, {
    headers: { authorization: `Bearer ${asha.token}` },
    ...(signal ? { signal } : {}),
  });
const jobsIn = (text: string): Job[] =>
  [...text.matchAll(/^data: (.+)$/gm)].map(([, json]) => JSON.parse(json!) as Job);

it('tells every step once, ends with the design, and listens no longer', async () => {
  const { opened, open: letGo } = gate();
  artist.draw = async request => {
    request.onStep('reading');
    await opened;
    return goodDrawing(request);
  };
  const job = await accept();
  const reply = await open(job.id);
  expect(reply.headers.get('content-type')).toMatch(/^text\/event-stream/);
  setTimeout(letGo, 150);
  const jobs = jobsIn(await reply.text());
  expect(jobs.at(-1)).toMatchObject({ id: job.id, state: 'done', design: { status: 'ready' } });
  const ranks = jobs.map(one => ['queued', 'running', 'saving', 'done'].indexOf(one.state));
  expect(ranks).toEqual(ranks.toSorted());
  expect(jobs.map(one => one.step)).toContain('reading');
  await expect.poll(() => listeners).toBe(0);
});

it('of a finished job is its last word', async () => {
  const job = await accept();
  await (await open(job.id)).text();
  const jobs = jobsIn(await (await open(job.id)).text());
  expect(jobs).toMatchObject([{ state: 'done' }]);
});

it('tells of a cancellation', async () => {
  const { opened, open: letGo } = gate();
  artist.draw = async request => (await opened, goodDrawing(request));
  const job = await accept();
  const reply = await open(job.id);
  setTimeout(() => void shop.call('designs.cancelJob', { as: asha, params: { id: job.id } }), 100);
  const last = jobsIn(await reply.text()).at(-1);
  expect(last).toMatchObject({ state: 'cancelled', code: 'job_cancelled' });
  expect(last!.error).toContain('credits');
  letGo();
});

it('forgets a reader that goes, in the middle or with its request', async () => {
  const { opened, open: letGo } = gate();
  artist.draw = async request => (await opened, goodDrawing(request));
  const job = await accept();
  const before = listeners;
  const reader = (await open(job.id)).body!.getReader();
  await reader.read();
  const leaving = new AbortController();
  const other = (await open(job.id, leaving.signal)).body!.getReader();
  await other.read();
  await expect.poll(() => listeners).toBeGreaterThanOrEqual(before + 2);
  await reader.cancel();
  leaving.abort();
  await other.read().catch(() => {});
  letGo();
  await expect
    .poll(async () => (await shop.call('designs.job', { as: asha, params: { id: job.id } })).body.state)
    .toBe('done');
  await expect.poll(() => listeners).toBe(0);
});

it('is not opened for an unknown job, a stranger or a guest', async () => {
  const job = await accept();
  const rohan = await shop.signUp('Rohan');
  const status = async (o: object) => (await shop.call('designs.jobEvents', { params: { id: job.id }, ...o })).status;
  expect(await status({ as: rohan })).toBe(404);
  expect(await status({})).toBe(401);
  expect(await status({ as: asha, params: { id: 'gnone' } })).toBe(404);
  await expect.poll(() => listeners).toBe(0);
});
