import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '../../../../contract/src/designs.ts';
import { creditsOf, expectBooksToAgree } from '../../../testing/credits-of.ts';
import { gate, goodDrawing, scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { creditAccounts, creditHolds } from '../../db/tables/credits.ts';
import { designs, designVersions, generations } from '../../db/tables/designs.ts';
import { drawDesigns, takeUp } from './designs.jobs.ts';
import { drawSeededDesigns, sweepGenerations } from './designs.ts';
import { drawGeneration } from './draw-generation.ts';

/** No worker runs here by itself: each test decides what happens when. */
const artist = scriptedArtist();
let shop: TestShop;
let asha: TestAccount;
const never = new AbortController().signal;
beforeAll(async () => void (shop = await startTestShop(artist)));
afterAll(() => shop.stop());
beforeEach(async () => void (asha = await shop.signUp('Asha Nair')));
afterEach(async () => {
  artist.draw = async request => goodDrawing(request);
  await expectBooksToAgree(shop.db, asha.id);
});

const accept = async (): Promise<Job> =>
  (await shop.call('designs.generate', { as: asha, body: { prompt: 'a cat' }, headers: { prefer: 'respond-async' } }))
    .body.job;
const cancel = (id: string) => shop.call('designs.cancelJob', { as: asha, params: { id } });
const take = () => takeUp(shop.context, { isBackground: false });
const rowOf = async (id: string) => (await shop.db.select().from(generations).where(eq(generations.id, id)))[0]!;
const versionsOf = (designId: string) => shop.db.$count(designVersions, eq(designVersions.designId, designId));

describe('a cancellation', () => {
  it('of a queued job gives the credits back at once, and nobody draws it', async () => {
    const job = await accept();
    expect(await cancel(job.id)).toMatchObject({ status: 200, body: { state: 'cancelled', code: 'job_cancelled' } });
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 20, held: 0 });
    expect(await take()).toBeUndefined();
    expect((await cancel(job.id)).body.state).toBe('cancelled');
    const [design] = await shop.db.select().from(designs).where(eq(designs.id, job.designId));
    expect(design!.status).toBe('cancelled');
  });

  it('of a running job stops the drawing', async () => {
    const job = await accept();
    const told = gate();
    artist.draw = request =>
      new Promise((_, fail) => {
        request.signal.addEventListener('abort', () => (told.open(), fail(new Error('stopped'))));
      });
    const drawing = drawGeneration(shop.context, (await take())!, never);
    await new Promise(done => setTimeout(done, 50));
    await cancel(job.id);
    await told.opened;
    await drawing;
    expect((await rowOf(job.id)).state).toBe('cancelled');
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 20, held: 0 });
  });

  it('that comes while the picture is being stored, or after the end, is refused', async () => {
    const job = await accept();
    const [pressing, go] = [gate(), gate()];
    const press = artist.press.mockup;
    artist.press.mockup = async request => (pressing.open(), await go.opened, press(request));
    const drawing = drawGeneration(shop.context, (await take())!, never);
    await pressing.opened;
    expect(await cancel(job.id)).toMatchObject({ status: 409, body: { code: 'job_not_cancellable' } });
    go.open();
    await drawing;
    artist.press.mockup = press;
    expect((await cancel(job.id)).status).toBe(409);
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 17, held: 0 });
    expect(await versionsOf(job.designId)).toBe(1);
  });

  it('races with the end: one of both wins, and the books agree', async () => {
    for (let round = 0; round < 6; round++) {
      const job = await accept();
      const run = (await take())!;
      const [, reply] = await Promise.all([drawGeneration(shop.context, run, never), cancel(job.id)]);
      const row = await rowOf(job.id);
      expect(row.state).toBe(reply.status === 200 ? 'cancelled' : 'done');
      expect(await versionsOf(job.designId)).toBe(row.state === 'done' ? 1 : 0);
      expect((await creditsOf(shop.db, asha.id)).held).toBe(0);
    }
  });
});

describe('a worker that dies', () => {
  it('is noticed once its lease is over; another one draws, and the dead one changes nothing any more', async () => {
    const job = await accept();
    const dead = (await take())!;
    await sweepGenerations(shop.context);
    expect((await rowOf(job.id)).state).toBe('running');
    shop.clock.advance(13_000);
    await Promise.all([sweepGenerations(shop.context), sweepGenerations(shop.context)]);
    expect(await rowOf(job.id)).toMatchObject({ state: 'queued', attempts: 1 });
    const second = (await take())!;
    // The dead one comes back to life and hands in its picture while the second one draws, and once more afterwards.
    await drawGeneration(shop.context, dead, never);
    expect(await rowOf(job.id)).toMatchObject({ state: 'running', attempts: 2 });
    expect(await versionsOf(job.designId)).toBe(0);
    await drawGeneration(shop.context, second, never);
    await drawGeneration(shop.context, dead, never);
    expect(await versionsOf(job.designId)).toBe(1);
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 17, held: 0 });
  });

  it('three times fails the job and gives the credits back', async () => {
    const job = await accept();
    for (let death = 0; death < 3; death++) {
      expect((await take())?.id).toBe(job.id);
      shop.clock.advance(13_000);
      await sweepGenerations(shop.context);
    }
    expect(await rowOf(job.id)).toMatchObject({ state: 'failed', errorCode: 'generation_failed' });
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 20, held: 0 });
    await sweepGenerations(shop.context);
    expect(await take()).toBeUndefined();
  });

  it('that is told to stop puts its work back', async () => {
    const job = await accept();
    const stop = new AbortController();
    artist.draw = () => new Promise(() => {});
    const drawing = drawGeneration(shop.context, (await take())!, stop.signal);
    stop.abort();
    await drawing;
    expect((await rowOf(job.id)).state).toBe('queued');
    await cancel(job.id);
  });
});

describe('the shop’s own designs', () => {
  it('are tried until they come out, and cost nobody anything', async () => {
    const job = await accept();
    await shop.db.update(generations).set({ isBackground: true }).where(eq(generations.id, job.id));
    await shop.db.delete(creditHolds).where(eq(creditHolds.generationId, job.id));
    await shop.db.update(creditAccounts).set({ held: 0 }).where(eq(creditAccounts.accountId, asha.id));
    expect(await take()).toBeUndefined();
    // Whatever draws for shoppers and is paid for, the shop's own designs are the embedded artist's.
    const house = scriptedArtist();
    shop.context.houseArtist = house.images;
    const drawnForShoppers = artist.drawn.length;
    const takeOwn = () => takeUp(shop.context, { isBackground: true });
    house.draw = async () => ({ kind: 'failed', cause: 'no ink' });
    for (let run = 0; run < 5; run++) {
      await drawGeneration(shop.context, (await takeOwn())!, never);
      expect(await takeOwn()).toBeUndefined();
      shop.clock.advance(60_000);
    }
    house.draw = async request => goodDrawing(request);
    await drawSeededDesigns(shop.context, { stop: never });
    expect(await rowOf(job.id)).toMatchObject({ state: 'done', attempts: 6 });
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 20, held: 0 });
    expect([house.drawn.length, artist.drawn.length]).toEqual([6, drawnForShoppers]);
    shop.context.houseArtist = artist.images;
  });
});

describe('the whole shop', () => {
  it('draws no more at once than the provider takes, whoever asks', async () => {
    const shoppers = await Promise.all(['Meera', 'Kabir', 'Zoya', 'Farhan'].map(name => shop.signUp(name)));
    const body = { prompt: 'a cat' };
    const headers = { prefer: 'respond-async' };
    for (const as of shoppers) await shop.call('designs.generate', { as, body, headers });
    const taken = await Promise.all([take(), take(), take(), take()]);
    const runs = taken.filter(run => run !== undefined);
    expect(runs).toHaveLength(artist.images.concurrency);
    expect(new Set(runs.map(run => run.accountId)).size).toBe(runs.length);
    await Promise.all(runs.map(run => drawGeneration(shop.context, run, never)));
    // A wake-up too many finds what is left, and then nothing.
    for (let i = 0; i < 3; i++) await drawDesigns.run(shop.context, {}, never);
    expect(await take()).toBeUndefined();
    for (const { id } of shoppers) expect(await creditsOf(shop.db, id)).toEqual({ balance: 17, held: 0 });
  });
});
