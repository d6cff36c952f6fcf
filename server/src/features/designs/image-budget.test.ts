import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Week } from '../../../../contract/src/admin-today.ts';
import type { Job } from '../../../../contract/src/designs.ts';
import type { ImageFallback } from '../../../../domain/src/image-budget.ts';
import { dayAfter, dayOf, startOfDay } from '../../../../domain/src/india-days.ts';
import { paiseOf } from '../../../../domain/src/money.ts';
import { creditsOf, expectBooksToAgree } from '../../../testing/credits-of.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { ASYNC } from '../../../testing/use-generation.ts';
import { useImageProvider } from '../../adapters/images/use-image-provider.ts';
import { generations } from '../../db/tables/designs.ts';
import { imageDays } from '../../db/tables/figures.ts';
import { settings } from '../../db/tables/operations.ts';
import { drawDesigns, takeUp } from './designs.jobs.ts';
import { sweepGenerations } from './designs.ts';
import { drawGeneration } from './draw-generation.ts';

/** What pictures of a provider may cost a day, and what becomes of wishes when they may cost no more or it is away; no worker runs by itself. */
vi.setConfig({ testTimeout: 90_000 });
const provider = useImageProvider();
const house = scriptedArtist();
const never = new AbortController().signal;
let shop: TestShop;
let asha: TestAccount;
let rohan: TestAccount;
let owner: TestAccount;
beforeAll(async () => {
  shop = await startTestShop({ press: house.press });
  shop.context.houseArtist = { ...house.images, provider: 'artist' };
  owner = await shop.signUp('Owner', { role: 'owner' });
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  asha = await shop.signUp('Asha Nair');
  rohan = await shop.signUp('Rohan Das');
  house.drawn.length = 0;
});
afterEach(async () => {
  for (const { id } of [asha, rohan]) await expectBooksToAgree(shop.db, id);
  await shop.db.delete(generations);
  await shop.db.delete(settings);
  await shop.db.delete(imageDays);
});

/** The provider at ₹3.50 a picture. */
const connect = (fallback: ImageFallback, dayRupees = 0) => {
  const budget = { cost: paiseOf(350), dayLimit: paiseOf(dayRupees * 100), fallback };
  shop.context.images = provider.connect({
    config: { imagesPerMinute: 1_000, budget },
    deps: { now: () => shop.clock.now() },
  });
};
const accept = async (as = asha): Promise<Job> =>
  (await shop.call('designs.generate', { as, body: { prompt: 'A red fort at dawn' }, headers: ASYNC })).body.job;
const jobOf = async (id: string, as = asha): Promise<Job> =>
  (await shop.call('designs.job', { as, params: { id } })).body;
/** Wake-ups of a worker, time enough between them for a job that is tried again. */
async function work(times = 1): Promise<void> {
  for (let i = 0; i < times; i++) {
    await drawDesigns.run(shop.context, {}, never);
    if (i + 1 < times) shop.clock.advance(31_000);
  }
}
const asked = async () => (await provider.requests('images/generations')).length;
const told = async () => ((await shop.call('admin.week', { as: owner })).body as Week).pictures;
const nextDay = () => shop.clock.set(new Date(startOfDay(dayAfter(dayOf(shop.clock.now()), 1)).getTime() + 60_000));

describe('a day that is used up', () => {
  it('has wishes wait for the next one, says so, and charges once', async () => {
    connect('wait', 4);
    const first = await accept();
    const second = await accept(rohan);
    await work(3);
    expect(await jobOf(first.id)).toMatchObject({ state: 'done', drawnBy: 'model', steppedIn: false });
    expect(await jobOf(second.id, rohan)).toMatchObject({ state: 'queued', waitsFor: 'tomorrow', secondsLeft: null });
    expect(await creditsOf(shop.db, rohan.id)).toEqual({ balance: 20, held: 3 });
    expect(await told()).toEqual({ count: 1, cost: 3.5, dayLimit: 4 });
    // Longer than a wish waits where nobody has said that it may.
    shop.clock.advance(600_000);
    await sweepGenerations(shop.context);
    nextDay();
    expect(await told()).toEqual({ count: 0, cost: 0, dayLimit: 4 });
    await work();
    expect(await jobOf(second.id, rohan)).toMatchObject({ state: 'done', drawnBy: 'model', waitsFor: null });
    expect(await creditsOf(shop.db, rohan.id)).toEqual({ balance: 17, held: 0 });
    expect(await asked()).toBe(2);
    expect(await told()).toEqual({ count: 1, cost: 3.5, dayLimit: 4 });
  });

  it('has the shop’s own artist draw, which the design and the job tell, and which costs the owner nothing', async () => {
    connect('artist', 4);
    await accept();
    const second = await accept(rohan);
    await work(2);
    const job = await jobOf(second.id, rohan);
    expect(job).toMatchObject({ state: 'done', steppedIn: true, drawnBy: 'artist', design: { drawnBy: 'artist' } });
    expect(await creditsOf(shop.db, rohan.id)).toEqual({ balance: 17, held: 0 });
    expect([await asked(), house.drawn.length]).toEqual([1, 1]);
    expect(await told()).toEqual({ count: 1, cost: 3.5, dayLimit: 4 });
  });

  it('gives the credits back where the owner chose nothing else', async () => {
    connect('give-back', 4);
    await accept();
    const second = await accept(rohan);
    await work(2);
    expect(await jobOf(second.id, rohan)).toMatchObject({ state: 'failed', code: 'studio_resting' });
    expect(await creditsOf(shop.db, rohan.id)).toEqual({ balance: 20, held: 0 });
    expect(await asked()).toBe(1);
  });

  it('is counted once where two processes take up a wish each at the last picture', async () => {
    connect('wait', 4);
    await accept();
    await accept(rohan);
    const taken = await Promise.all([1, 2, 3].map(() => takeUp(shop.context, { isBackground: false })));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await shop.db.select().from(imageDays)).toMatchObject([{ pictures: 1, paise: 350 }]);
  });

  it('goes on at once where the owner lets it cost more', async () => {
    connect('wait', 3);
    const job = await accept();
    await work();
    expect(await jobOf(job.id)).toMatchObject({ state: 'queued', waitsFor: 'tomorrow' });
    connect('wait', 7);
    await work();
    expect(await jobOf(job.id)).toMatchObject({ state: 'done' });
  });

  it('is no matter of what nothing is limited for', async () => {
    connect('wait');
    await accept();
    await accept(rohan);
    await work(2);
    expect(await told()).toEqual({ count: 2, cost: 7, dayLimit: 0 });
    shop.context.images = house.images;
    expect(await told()).toBeNull();
  });
});

describe('a picture that the provider did not draw', () => {
  it.each(['rate_limited(5)', 'unauthorized', 'overloaded'])('is not counted: %s', async generationsFault => {
    connect('give-back', 4);
    await provider.script({ generations: generationsFault });
    await accept();
    await work();
    expect(await told()).toMatchObject({ count: 0, cost: 0 });
  });

  it('but may have been drawn is counted, and so is one whose worker was killed', async () => {
    connect('give-back', 40);
    await provider.script({ generations: 'drop_in_body', uses: 1 });
    await accept();
    await work();
    expect(await told()).toMatchObject({ count: 1 });
    await accept(rohan);
    const run = await takeUp(shop.context, { isBackground: false });
    shop.clock.advance(60_000);
    await sweepGenerations(shop.context);
    await work();
    expect(await told()).toMatchObject({ count: 3 });
    // The one that was given up for dead comes to life, and changes nothing.
    await drawGeneration(shop.context, run!, never);
    expect(await told()).toMatchObject({ count: 3 });
    expect(await creditsOf(shop.db, rohan.id)).toEqual({ balance: 17, held: 0 });
  });
});

describe.each(['unauthorized', 'overloaded'])('a provider that answers %s', fault => {
  it('has wishes wait until it is back, and charges once', async () => {
    connect('wait');
    await provider.script({ generations: fault });
    const job = await accept();
    await work(5);
    expect(await jobOf(job.id)).toMatchObject({ state: 'queued', waitsFor: 'provider', secondsLeft: null });
    shop.clock.advance(3_600_000);
    await sweepGenerations(shop.context);
    expect(await jobOf(job.id)).toMatchObject({ state: 'queued', waitsFor: 'provider' });
    await provider.mend();
    connect('wait');
    await work(3);
    expect(await jobOf(job.id)).toMatchObject({ state: 'done', drawnBy: 'model' });
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 17, held: 0 });
    expect(await told()).toMatchObject({ count: 1 });
  });

  it('has wishes wait two days at most, and then gives the credits back', async () => {
    connect('wait');
    await provider.script({ generations: fault });
    const job = await accept();
    await work(5);
    shop.clock.advance(47 * 3_600_000);
    await sweepGenerations(shop.context);
    expect(await jobOf(job.id)).toMatchObject({ state: 'queued' });
    shop.clock.advance(2 * 3_600_000);
    await sweepGenerations(shop.context);
    expect(await jobOf(job.id)).toMatchObject({ state: 'failed', code: 'studio_resting' });
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 20, held: 0 });
  });

  it('has the shop’s own artist draw at once, once paid, and draws itself when it is back', async () => {
    connect('artist');
    await provider.script({ generations: fault });
    const first = await accept();
    await work();
    const second = await accept(rohan);
    await work();
    expect(await jobOf(first.id)).toMatchObject({ state: 'done', steppedIn: true, drawnBy: 'artist' });
    expect(await jobOf(second.id, rohan)).toMatchObject({ state: 'done', steppedIn: true });
    expect(house.drawn).toHaveLength(2);
    expect(await told()).toMatchObject({ count: 0 });
    for (const { id } of [asha, rohan]) expect(await creditsOf(shop.db, id)).toEqual({ balance: 17, held: 0 });
    await provider.mend();
    connect('artist');
    shop.clock.advance(31_000);
    const third = await accept();
    await work();
    expect(await jobOf(third.id)).toMatchObject({ state: 'done', steppedIn: false, drawnBy: 'model' });
    expect(await told()).toMatchObject({ count: 1 });
  });
});

it('a provider that must be mended is not asked for each wish meanwhile, and the owner is told once', async () => {
  const logged: string[] = [];
  const { log } = shop.context;
  shop.context.log = { ...log, error: event => void logged.push(event) };
  connect('artist');
  await provider.script({ generations: 'unauthorized' });
  await accept();
  await work();
  for (const as of [rohan, asha]) {
    await accept(as);
    await work();
  }
  shop.context.log = log;
  expect([await asked(), house.drawn.length]).toEqual([1, 3]);
  expect(logged).toEqual(['images.paused']);
});
