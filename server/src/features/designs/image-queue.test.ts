import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '../../../../contract/src/designs.ts';
import { creditsOf, expectBooksToAgree } from '../../../testing/credits-of.ts';
import { gate, goodDrawing, scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import type { ImageRequest, ImageResult } from '../../adapters/images/port.ts';
import { generationPartials, generations, generationStarts } from '../../db/tables/designs.ts';
import { settings } from '../../db/tables/operations.ts';
import { drawDesigns, takeUp } from './designs.jobs.ts';
import { drawGeneration } from './draw-generation.ts';
import { sweepGenerations } from './designs.ts';

/** No worker runs here by itself: each test decides what happens when. */
const artist = scriptedArtist({ timeLimitMs: 180_000 });
let shop: TestShop;
let asha: TestAccount;
const never = new AbortController().signal;
const logged: [string, unknown][] = [];
beforeAll(async () => {
  shop = await startTestShop(artist);
  shop.context.log = {
    info: () => {},
    warn: (event, fields) => void logged.push([event, fields]),
    error: (event, fields) => void logged.push([event, fields]),
  };
});
afterAll(() => shop.stop());
beforeEach(async () => {
  asha = await shop.signUp('Asha Nair');
  logged.length = 0;
});
afterEach(async () => {
  artist.draw = async request => goodDrawing(request);
  delete artist.images.perMinute;
  await shop.db.delete(generations);
  await shop.db.delete(settings);
});

const ASYNC = { prefer: 'respond-async' };
const accept = async (as = asha, body: object = { prompt: 'a cat' }): Promise<Job> =>
  (await shop.call('designs.generate', { as, body, headers: ASYNC })).body.job;
const jobOf = async (id: string, as = asha): Promise<Job> =>
  (await shop.call('designs.job', { as, params: { id } })).body;
const take = () => takeUp(shop.context, { isBackground: false });
/** One wake-up of a worker. */
const work = () => drawDesigns.run(shop.context, {}, never);
const pauses = () => shop.db.select().from(settings).where(eq(settings.key, 'images.paused'));

describe('a provider that somebody must see to', () => {
  const broken: ImageResult = { kind: 'unavailable', cause: 'insufficient_quota', needsOperator: true };
  const breakDown = () => void (artist.draw = async () => broken);

  it('pauses the queue: it is tried now and then, told once, and the picture comes once it is mended', async () => {
    const rohan = await shop.signUp('Rohan');
    breakDown();
    const jobs = [await accept(), await accept(rohan)];
    artist.drawn.length = 0;
    for (let i = 0; i < 4; i++) await work();
    expect(artist.drawn).toHaveLength(1);
    expect(JSON.parse((await pauses())[0]!.value)).toMatchObject({ cause: 'insufficient_quota' });
    expect((await jobOf(jobs[0]!.id)).secondsLeft).toBeGreaterThan(25);
    for (const round of [2, 3]) {
      shop.clock.advance(31_000);
      await sweepGenerations(shop.context);
      await Promise.all([work(), work(), work()]);
      expect(artist.drawn).toHaveLength(round);
    }
    expect(logged.filter(([event]) => event === 'images.paused')).toEqual([
      ['images.paused', { cause: 'insufficient_quota' }],
    ]);
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 20, held: 3 });
    artist.draw = async request => goodDrawing(request);
    shop.clock.advance(31_000);
    for (let i = 0; i < 3; i++) await work();
    expect(await jobOf(jobs[0]!.id)).toMatchObject({ state: 'done' });
    expect(await jobOf(jobs[1]!.id, rohan)).toMatchObject({ state: 'done' });
    expect(await pauses()).toEqual([]);
    expect(logged.map(([event]) => event)).toContain('images.resumed');
    for (const { id } of [asha, rohan]) await expectBooksToAgree(shop.db, id);
  });

  it('for three minutes fails the jobs that waited so long, with their credits back and words that say so', async () => {
    const rohan = await shop.signUp('Rohan');
    breakDown();
    const job = await accept();
    await work();
    shop.clock.advance(100_000);
    const late = await accept(rohan);
    shop.clock.advance(81_000);
    await sweepGenerations(shop.context);
    const ended = await jobOf(job.id);
    expect(ended).toMatchObject({ state: 'failed', code: 'studio_resting', design: null });
    expect(ended.error).toBe('The studio is resting just now. Your credits are back; please try again later.');
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 20, held: 0 });
    expect(await jobOf(late.id, rohan)).toMatchObject({ state: 'queued' });
    shop.clock.advance(100_000);
    await sweepGenerations(shop.context);
    expect(await jobOf(late.id, rohan)).toMatchObject({ state: 'failed', code: 'studio_resting' });
    for (const { id } of [asha, rohan]) await expectBooksToAgree(shop.db, id);
  });

  it('tells a caller who waited', async () => {
    breakDown();
    const waiting = shop.call('designs.generate', { as: asha, body: { prompt: 'a cat' } });
    await expect.poll(() => shop.db.$count(generations)).toBe(1);
    await work();
    shop.clock.advance(181_000);
    await sweepGenerations(shop.context);
    expect(await waiting).toMatchObject({ status: 503, body: { code: 'studio_resting' } });
  });

  it('that only rests while it is broken is waited for too', async () => {
    breakDown();
    const job = await accept();
    await work();
    artist.draw = async () => ({ kind: 'unavailable', cause: 'resting', needsOperator: false });
    for (let i = 0; i < 3; i++) {
      shop.clock.advance(31_000);
      await work();
    }
    expect(await jobOf(job.id)).toMatchObject({ state: 'queued' });
    expect((await shop.db.select().from(generations))[0]).toMatchObject({ attempts: 4, postponements: 4 });
  });
});

describe('a limit of pictures a minute', () => {
  it('is kept by the queue for the whole shop: shoppers wait with a place, and nobody is turned away', async () => {
    artist.images.perMinute = 3;
    artist.images.concurrency = 10;
    const shoppers = await Promise.all(Array.from({ length: 7 }, (_, n) => shop.signUp(`Shopper ${n}`)));
    const jobs: Job[] = [];
    for (const who of shoppers) jobs.push(await accept(who));
    // As many processes as jobs ask at the same moment.
    const taken = (await Promise.all(jobs.map(take))).filter(run => run !== undefined);
    expect(taken.map(run => run.id).toSorted()).toEqual(jobs.slice(0, 3).map(job => job.id).toSorted()); // prettier-ignore
    await Promise.all(taken.map(run => drawGeneration(shop.context, run, never)));
    expect(await take()).toBeUndefined();
    const places = await Promise.all(jobs.slice(3).map((job, n) => jobOf(job.id, shoppers[n + 3])));
    expect(places.map(job => [job.state, job.queuePosition])).toEqual([0, 1, 2, 3].map(place => ['queued', place]));
    expect(places[0]!.secondsLeft).toBeGreaterThan(50);
    expect(places[2]!.secondsLeft).toBeLessThanOrEqual(60);
    expect(places[3]!.secondsLeft).toBeGreaterThan(110);
    shop.clock.advance(61_000);
    expect((await take())?.id).toBe(jobs[3]!.id);
    expect(await shop.db.$count(generationStarts)).toBe(1);
    artist.images.concurrency = 2;
  });

  it('lets all in at once whose minute has come, on one wake-up', async () => {
    artist.images.perMinute = 2;
    artist.images.concurrency = 10;
    const shoppers = await Promise.all(Array.from({ length: 4 }, (_, n) => shop.signUp(`Shopper ${n}`)));
    const jobs: Job[] = [];
    for (const who of shoppers) jobs.push(await accept(who));
    for (let i = 0; i < 4; i++) await work();
    shop.clock.advance(61_000);
    const woken: unknown[] = [];
    const { add } = shop.context.jobs;
    shop.context.jobs.add = async () => void woken.push(work());
    const { opened, open } = gate();
    artist.draw = async request => (await opened, goodDrawing(request));
    const first = work();
    const states = async () =>
      (await Promise.all(jobs.slice(2).map((job, n) => jobOf(job.id, shoppers[n + 2])))).map(job => job.state);
    await expect.poll(states).toEqual(['running', 'running']);
    open();
    await first;
    for (const other of woken) await other;
    shop.context.jobs.add = add;
    artist.images.concurrency = 2;
  });

  it('counts a second try, and nothing that the provider had no time for', async () => {
    artist.images.perMinute = 2;
    const job = await accept();
    artist.draw = async () => ({ kind: 'rate_limited', retryAfterMs: 1_000 });
    await work();
    expect(await shop.db.$count(generationStarts)).toBe(0);
    artist.draw = async () => ({ kind: 'failed', cause: '500' });
    for (let n = 1; n <= 2; n++) {
      shop.clock.advance(3_000);
      await work();
      expect(await shop.db.$count(generationStarts)).toBe(n);
    }
    shop.clock.advance(10_000);
    expect(await take()).toBeUndefined();
    expect((await jobOf(job.id)).secondsLeft).toBeGreaterThan(40);
  });
});

describe('while it is drawn', () => {
  const fetchPartial = (url: string, token: string) =>
    shop.fetch(url, { headers: { authorization: `Bearer ${token}` } });

  it('two partial pictures are seen by their owner alone, and are gone with the end', async () => {
    const [first, second, end] = [gate(), gate(), gate()];
    artist.draw = async request => {
      request.onPartial!(Buffer.from('first picture'));
      await first.opened;
      request.onPartial!(Buffer.from('second picture'));
      second.open();
      await end.opened;
      return goodDrawing(request);
    };
    const job = await accept();
    expect(job.partialUrl).toBeNull();
    const stream = await shop.fetch(`/api/jobs/${job.id}/events`, {
      headers: { authorization: `Bearer ${asha.token}` },
    });
    const text = stream.text();
    const working = work();
    const seen: string[] = [];
    const see = async (picture: string) => {
      let url: string | null = null;
      await expect.poll(async () => (url = (await jobOf(job.id)).partialUrl) && !seen.includes(url)).toBe(true);
      seen.push(url!);
      const reply = await fetchPartial(url!, asha.token);
      expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([
        200,
        'image/webp',
        picture,
      ]);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    };
    await see('first picture');
    first.open();
    await second.opened;
    await see('second picture');
    const rohan = await shop.signUp('Rohan');
    expect((await fetchPartial(seen[0]!, rohan.token)).status).toBe(404);
    expect((await shop.call('designs.jobPartial', { params: { id: job.id } })).status).toBe(401);
    expect((await shop.call('designs.jobPartial', { as: asha, params: { id: 'gunknown' } })).status).toBe(404);
    end.open();
    await working;
    expect((await fetchPartial(seen[1]!, asha.token)).status).toBe(404);
    expect((await jobOf(job.id)).partialUrl).toBeNull();
    expect(await shop.db.$count(generationPartials)).toBe(0);
    const told = (await text).matchAll(/"partialUrl":"([^"]+)"/g);
    expect(new Set([...told].map(([, url]) => url))).toEqual(new Set(seen));
  });

  it('a partial picture goes with a failed try and with a cancellation', async () => {
    const job = await accept();
    artist.draw = async request => {
      request.onPartial!(Buffer.from('a picture'));
      return { kind: 'failed', cause: '500' };
    };
    await work();
    expect(await shop.db.$count(generationPartials)).toBe(0);
    const { opened, open } = gate();
    artist.draw = async request => {
      request.onPartial!(Buffer.from('a picture'));
      await opened;
      return goodDrawing(request);
    };
    shop.clock.advance(5_000);
    const working = work();
    await expect.poll(() => shop.db.$count(generationPartials)).toBe(1);
    await shop.call('designs.cancelJob', { as: asha, params: { id: job.id } });
    open();
    await working;
    expect(await shop.db.$count(generationPartials)).toBe(0);
  });

  it('the artist is told the shape of the print', async () => {
    const shapes: ImageRequest['shape'][] = [];
    artist.draw = async request => (shapes.push(request.shape), goodDrawing(request));
    await accept();
    await work();
    await accept(asha, { prompt: 'a cat', position: 'front', designSize: 'a3' });
    await work();
    expect(shapes).toEqual([
      { width: 750, height: 750 },
      { width: 3510, height: 4950 },
    ]);
  });
});

describe('the time of a job', () => {
  it('is limited for all its tries together; an overrun gives the credits back', async () => {
    const job = await accept();
    artist.drawn.length = 0;
    artist.draw = async () => (shop.clock.advance(100_000), { kind: 'failed', cause: '503' });
    await work();
    expect(await jobOf(job.id)).toMatchObject({ state: 'queued' });
    shop.clock.advance(10_000);
    await work();
    expect(await jobOf(job.id)).toMatchObject({ state: 'failed', code: 'generation_failed' });
    expect(artist.drawn).toHaveLength(2);
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 20, held: 0 });
  });

  it('of a later try is what the earlier ones left', async () => {
    const job = await accept();
    artist.draw = async () => (shop.clock.advance(179_800), { kind: 'failed', cause: '503' });
    await work();
    artist.draw = () => new Promise(() => {});
    shop.clock.advance(5_000);
    const began = Date.now();
    await work();
    expect(Date.now() - began).toBeLessThan(20_000);
    expect(await jobOf(job.id)).toMatchObject({ state: 'failed' });
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 20, held: 0 });
  });

  it('does not run while it waits', async () => {
    const job = await accept();
    shop.clock.advance(600_000);
    await work();
    expect(await jobOf(job.id)).toMatchObject({ state: 'done' });
  });
});
