import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Job } from '../../../../contract/src/designs.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { creditsOf, expectBooksToAgree } from '../../../testing/credits-of.ts';
import { gate, goodDrawing, goodScene } from '../../../testing/scripted-artist.ts';
import { ASYNC } from '../../../testing/use-generation.ts';
import { useImageQueue } from '../../../testing/use-image-queue.ts';
import type { ImageResult } from '../../adapters/images/port.ts';
import { generations, generationStarts } from '../../db/tables/designs.ts';
import { settings } from '../../db/tables/operations.ts';
import { takeUp } from './designs.jobs.ts';
import { drawGeneration } from './draw-generation.ts';
import { sweepGenerations } from './designs.ts';

const { artist, room, logged, accept, jobOf, work } = useImageQueue();
const never = new AbortController().signal;
const take = () => takeUp(room.shop.context, { isBackground: false });
const pauses = () => room.shop.db.select().from(settings).where(eq(settings.key, 'images.paused'));

describe('a provider that somebody must see to', () => {
  const broken: ImageResult = { kind: 'unavailable', cause: 'insufficient_quota', needsOperator: true };
  const breakDown = () => void (artist.draw = async () => broken);

  it('pauses the queue: it is tried now and then, told once, and the picture comes once it is mended', async () => {
    const rohan = await room.shop.signUp('Rohan');
    breakDown();
    const jobs = [await accept(), await accept(rohan)];
    artist.drawn.length = 0;
    for (let i = 0; i < 4; i++) await work();
    expect(artist.drawn).toHaveLength(1);
    expect(JSON.parse((await pauses())[0]!.value)).toMatchObject({ cause: 'insufficient_quota' });
    expect((await jobOf(jobs[0]!.id)).secondsLeft).toBeGreaterThan(25);
    for (const round of [2, 3]) {
      room.shop.clock.advance(31_000);
      await sweepGenerations(room.shop.context);
      await Promise.all([work(), work(), work()]);
      expect(artist.drawn).toHaveLength(round);
    }
    expect(logged.filter(([event]) => event === 'images.paused')).toEqual([
      ['images.paused', { cause: 'insufficient_quota' }],
    ]);
    expect(await creditsOf(room.shop.db, room.asha.id)).toEqual({ balance: 20, held: 3 });
    artist.draw = async request => goodDrawing(request);
    room.shop.clock.advance(31_000);
    for (let i = 0; i < 3; i++) await work();
    expect(await jobOf(jobs[0]!.id)).toMatchObject({ state: 'done' });
    expect(await jobOf(jobs[1]!.id, rohan)).toMatchObject({ state: 'done' });
    expect(await pauses()).toEqual([]);
    expect(logged.map(([event]) => event)).toContain('images.resumed');
    for (const { id } of [room.asha, rohan]) await expectBooksToAgree(room.shop.db, id);
  });

  it('goes on for who looked at the clock before another worker failed', async () => {
    breakDown();
    await accept();
    await work();
    artist.drawn.length = 0;
    room.shop.clock.advance(-2_000);
    await work();
    expect(artist.drawn).toEqual([]);
  });

  it('for three minutes fails the jobs that waited so long, with their credits back and words that say so', async () => {
    const rohan = await room.shop.signUp('Rohan');
    breakDown();
    const job = await accept();
    await work();
    room.shop.clock.advance(100_000);
    const late = await accept(rohan);
    room.shop.clock.advance(81_000);
    await sweepGenerations(room.shop.context);
    const ended = await jobOf(job.id);
    expect(ended).toMatchObject({ state: 'failed', code: 'studio_resting', design: null });
    expect(ended.error).toBe('The studio is resting just now. Your credits are back; please try again later.');
    expect(await creditsOf(room.shop.db, room.asha.id)).toEqual({ balance: 20, held: 0 });
    expect(await jobOf(late.id, rohan)).toMatchObject({ state: 'queued' });
    room.shop.clock.advance(100_000);
    await sweepGenerations(room.shop.context);
    expect(await jobOf(late.id, rohan)).toMatchObject({ state: 'failed', code: 'studio_resting' });
    for (const { id } of [room.asha, rohan]) await expectBooksToAgree(room.shop.db, id);
  });

  it('tells a caller who waited', async () => {
    breakDown();
    const waiting = room.shop.call('designs.generate', { as: room.asha, body: { prompt: 'a cat' } });
    await expect.poll(() => room.shop.db.$count(generations)).toBe(1);
    await work();
    room.shop.clock.advance(181_000);
    await sweepGenerations(room.shop.context);
    expect(await waiting).toMatchObject({ status: 503, body: { code: 'studio_resting' } });
  });

  it('that only rests while it is broken is waited for too', async () => {
    breakDown();
    const job = await accept();
    await work();
    artist.draw = async () => ({ kind: 'unavailable', cause: 'resting', needsOperator: false });
    for (let i = 0; i < 3; i++) {
      room.shop.clock.advance(31_000);
      await work();
    }
    expect(await jobOf(job.id)).toMatchObject({ state: 'queued' });
    expect((await room.shop.db.select().from(generations))[0]).toMatchObject({ attempts: 4, postponements: 4 });
  });
});

describe('a limit of pictures a minute', () => {
  it('is kept by the queue for the whole shop: shoppers wait with a place, and nobody is turned away', async () => {
    artist.images.perMinute = 3;
    artist.images.concurrency = 10;
    const shoppers = await Promise.all(Array.from({ length: 7 }, (_, n) => room.shop.signUp(`Shopper ${n}`)));
    const jobs: Job[] = [];
    for (const who of shoppers) jobs.push(await accept(who));
    // As many processes as jobs ask at the same moment.
    const taken = (await Promise.all(jobs.map(take))).filter(run => run !== undefined);
    expect(taken.map(run => run.id).toSorted()).toEqual(jobs.slice(0, 3).map(job => job.id).toSorted()); // prettier-ignore
    await Promise.all(taken.map(run => drawGeneration(room.shop.context, run, never)));
    expect(await take()).toBeUndefined();
    const places = await Promise.all(jobs.slice(3).map((job, n) => jobOf(job.id, shoppers[n + 3])));
    expect(places.map(job => [job.state, job.queuePosition])).toEqual([0, 1, 2, 3].map(place => ['queued', place]));
    expect(places[0]!.secondsLeft).toBeGreaterThan(50);
    expect(places[2]!.secondsLeft).toBeLessThanOrEqual(60);
    expect(places[3]!.secondsLeft).toBeGreaterThan(110);
    room.shop.clock.advance(61_000);
    expect((await take())?.id).toBe(jobs[3]!.id);
    expect(await room.shop.db.$count(generationStarts)).toBe(1);
    artist.images.concurrency = 2;
  });

  it('lets all in at once whose minute has come, on one wake-up', async () => {
    artist.images.perMinute = 2;
    artist.images.concurrency = 10;
    const shoppers = await Promise.all(Array.from({ length: 4 }, (_, n) => room.shop.signUp(`Shopper ${n}`)));
    const jobs: Job[] = [];
    for (const who of shoppers) jobs.push(await accept(who));
    for (let i = 0; i < 4; i++) await work();
    room.shop.clock.advance(61_000);
    const woken: unknown[] = [];
    const { add } = room.shop.context.jobs;
    room.shop.context.jobs.add = async () => void woken.push(work());
    const { opened, open } = gate();
    artist.draw = async request => (await opened, goodDrawing(request));
    const first = work();
    const states = async () =>
      (await Promise.all(jobs.slice(2).map((job, n) => jobOf(job.id, shoppers[n + 2])))).map(job => job.state);
    await expect.poll(states).toEqual(['running', 'running']);
    open();
    await first;
    for (const other of woken) await other;
    room.shop.context.jobs.add = add;
    artist.images.concurrency = 2;
  });

  it('counts a second try, and nothing that the provider had no time for', async () => {
    artist.images.perMinute = 2;
    const job = await accept();
    artist.draw = async () => ({ kind: 'rate_limited', retryAfterMs: 1_000 });
    await work();
    expect(await room.shop.db.$count(generationStarts)).toBe(0);
    artist.draw = async () => ({ kind: 'failed', cause: '500' });
    for (let n = 1; n <= 2; n++) {
      room.shop.clock.advance(3_000);
      await work();
      expect(await room.shop.db.$count(generationStarts)).toBe(n);
    }
    room.shop.clock.advance(10_000);
    expect(await take()).toBeUndefined();
    expect((await jobOf(job.id)).secondsLeft).toBeGreaterThan(40);
  });
});

describe('the time of a job', () => {
  it('is limited for all its tries together; an overrun gives the credits back', async () => {
    const job = await accept();
    artist.drawn.length = 0;
    artist.draw = async () => (room.shop.clock.advance(100_000), { kind: 'failed', cause: '503' });
    await work();
    expect(await jobOf(job.id)).toMatchObject({ state: 'queued' });
    room.shop.clock.advance(10_000);
    await work();
    expect(await jobOf(job.id)).toMatchObject({ state: 'failed', code: 'generation_failed' });
    expect(artist.drawn).toHaveLength(2);
    expect(await creditsOf(room.shop.db, room.asha.id)).toEqual({ balance: 20, held: 0 });
  });

  it('of a later try is what the earlier ones left', async () => {
    const job = await accept();
    artist.draw = async () => (room.shop.clock.advance(179_800), { kind: 'failed', cause: '503' });
    await work();
    artist.draw = () => new Promise(() => {});
    room.shop.clock.advance(5_000);
    const began = Date.now();
    await work();
    expect(Date.now() - began).toBeLessThan(20_000);
    expect(await jobOf(job.id)).toMatchObject({ state: 'failed' });
    expect(await creditsOf(room.shop.db, room.asha.id)).toEqual({ balance: 20, held: 0 });
  });

  it('that is left is that of its kind, and of those before it of theirs', async () => {
    const design = await buildDesign(room.shop, { accountId: room.asha.id });
    const preview = { as: room.asha, body: { designId: design.id }, headers: ASYNC };
    const acceptPreview = async (): Promise<Job> => (await room.shop.call('previews.make', preview)).body.job;
    artist.draw = async request => (room.shop.clock.advance(4_000), goodDrawing(request));
    artist.stage = async request => (room.shop.clock.advance(30_000), goodScene(request));
    await accept();
    await acceptPreview();
    await work();
    await work();
    const jobs = [await accept(), await acceptPreview(), await accept()];
    const left = await Promise.all(jobs.map(async ({ id }) => (await jobOf(id)).secondsLeft!));
    const lanes = artist.images.concurrency;
    [4, 4 * Math.ceil(1 / lanes) + 30, 17 * Math.ceil(2 / lanes) + 4].forEach((seconds, at) =>
      expect(Math.abs(left[at]! - seconds)).toBeLessThan(2),
    );
  });

  it('does not run while it waits', async () => {
    const job = await accept();
    room.shop.clock.advance(600_000);
    await work();
    expect(await jobOf(job.id)).toMatchObject({ state: 'done' });
  });
});
