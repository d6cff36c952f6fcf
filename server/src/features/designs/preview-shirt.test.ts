import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '../../../../contract/src/designs.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { creditsOf, expectBooksToAgree } from '../../../testing/credits-of.ts';
import { gate, goodScene, scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import type { StageRequest, StageResult } from '../../adapters/images/port.ts';
import { creditEntries } from '../../db/tables/credits.ts';
import { designs, generations } from '../../db/tables/designs.ts';
import { settings } from '../../db/tables/operations.ts';
import { sweepGenerations } from './sweep-generations.ts';

const artist = scriptedArtist();
let shop: TestShop;
let asha: TestAccount;
let design: { id: string; artworkFile: string };
/** What was asked to be staged, in its order. */
let staged: StageRequest[];
beforeAll(async () => {
  shop = await startTestShop(artist);
  await shop.startWorkers();
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  asha = await shop.signUp('Asha Nair');
  design = await buildDesign(shop, { accountId: asha.id, color: 'white', productId: 2 });
  staged = [];
  artist.stage = async request => {
    staged.push(request);
    return goodScene(request);
  };
});
afterEach(() => expectBooksToAgree(shop.db, asha.id));

const preview = (body: object, as: TestAccount | undefined = asha, headers = {}) =>
  shop.call('previews.make', { ...(as && { as }), body: { designId: design.id, ...body }, headers });
const shown = async (as = asha, id = design.id) => (await shop.call('designs.one', { as, params: { id } })).body;
const jobOf = async (id: string): Promise<Job> => (await shop.call('designs.job', { as: asha, params: { id } })).body;
const respondAsync = { prefer: 'respond-async' };
const isOver = ({ state }: Job) => ['done', 'failed', 'refused', 'cancelled'].includes(state);
const pause = () => new Promise(resolve => setTimeout(resolve, 50));
const untilOver = async (id: string): Promise<Job> => {
  while (!isOver(await jobOf(id))) await pause();
  return jobOf(id);
};

describe('a realistic preview', () => {
  it('answers its picture, costs two credits and is saved to the shopper’s own design', async () => {
    const { status, body } = await preview({ tshirtColor: 'Black', tshirtType: 'oversized', position: 'back' });
    expect([status, body]).toEqual([
      200,
      { storageUrl: expect.stringMatching(/^\/files\/[0-9a-f]{64}\.webp\?pass=[0-9a-f]{32}$/) },
    ]);
    expect((await shop.fetch(body.storageUrl)).status).toBe(200);
    expect(staged[0]).toMatchObject({
      ...{ template: 'oversized', cloth: { color: 'black' }, placement: { key: 'back' } },
      accountId: asha.id,
    });
    expect((await shown()).previewImageUrl).toBe(body.storageUrl);
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 18, held: 0 });
    const entries = await shop.db.select().from(creditEntries).where(eq(creditEntries.accountId, asha.id));
    expect(entries.at(-1)).toMatchObject({
      type: 'tshirt_preview',
      amount: -2,
      description: expect.stringContaining('Preview: '),
    });
  });

  it('takes every field of S2, and finds the design by its picture’s address', async () => {
    const designImageUrl = `http://localhost:3000/files/${design.artworkFile}`;
    const words = { tshirtColor: 'white', tshirtType: '3', tshirtSize: 'L', position: 'front', printSize: 'a3' };
    const wish = { designId: undefined, designImageUrl, designPrompt: 'a calm tiger', ...words };
    expect((await preview(wish)).status).toBe(200);
    expect(staged[0]).toMatchObject({
      template: 'oversized-premium',
      cloth: { color: 'white' },
      placement: { key: 'a3' },
    });
    expect((await shown()).previewImageUrl).not.toBeNull();
  });

  it('of the shirt that its maker chose, where nothing else is said', async () => {
    await preview({});
    expect(staged[0]).toMatchObject({ template: 'oversized', cloth: { color: 'white' }, placement: { key: 'chest' } });
  });

  it('shows the scene that the shopper chose, on whom they chose, and refuses one that there is not', async () => {
    await preview({ scene: 'street', build: 'broad', skin: 4 });
    expect(staged[0]!.wish).toEqual({ scene: 'street', build: 'broad', skin: 4 });
    await preview({});
    expect(staged[1]!.wish).toEqual({});
    for (const wrong of [{ scene: 'beach' }, { build: 'giant' }, { skin: 6 }, { skin: 1.5 }])
      expect((await preview(wrong)).status, JSON.stringify(wrong)).toBe(400);
    expect(staged).toHaveLength(2);
  });

  it('with `respond-async` is a job that tells of itself and ends with its picture', async () => {
    const held = gate();
    artist.stage = async request => (await held.opened, goodScene(request));
    const reply = await preview({}, asha, respondAsync);
    expect([reply.status, reply.body.job]).toEqual([
      202,
      expect.objectContaining({ kind: 'preview', designId: design.id, previewUrl: null }),
    ]);
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 20, held: 2 });
    held.open();
    const job = await untilOver(reply.body.job.id);
    expect(job).toMatchObject({ state: 'done', previewUrl: (await shown()).previewImageUrl });
    expect(job.design).toMatchObject({ id: design.id, previewImageUrl: job.previewUrl });
  });

  it('sent twice with one key is drawn and charged once', async () => {
    const wish = { idempotencyKey: 'one-preview-only' };
    const replies = await Promise.all([preview(wish), preview(wish)]);
    expect(replies[0]!.body).toEqual(replies[1]!.body);
    expect(staged).toHaveLength(1);
    expect((await creditsOf(shop.db, asha.id)).balance).toBe(18);
  });

  it('counts among the four jobs of a shopper', async () => {
    const held = gate();
    artist.stage = async request => (await held.opened, goodScene(request));
    const jobs = [];
    for (let i = 0; i < 4; i++) jobs.push((await preview({}, asha, respondAsync)).body.job.id);
    const fifth = await preview({}, asha, respondAsync);
    expect([fifth.status, fifth.body['code']]).toEqual([429, 'too_many_jobs']);
    held.open();
    for (const id of jobs) expect((await untilOver(id)).state).toBe('done');
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 12, held: 0 });
  });
});

describe('whose design', () => {
  it('is somebody else’s private one is a 404, by id and by picture', async () => {
    const ravi = await shop.signUp('Ravi Menon');
    const designImageUrl = `/files/${design.artworkFile}`;
    for (const reply of [
      await preview({}, ravi),
      await preview({ designId: undefined, designImageUrl }, ravi),
      await preview({ designId: undefined, designImageUrl: 'https://elsewhere.example/a.png' }),
      await preview({ designId: 'dnothing' }),
    ])
      expect([reply.status, reply.body['code']]).toEqual([404, 'not_found']);
    expect((await creditsOf(shop.db, ravi.id)).held).toBe(0);
  });

  it('is a public one of somebody else: the picture is for the shopper alone, and told without the design once that is private', async () => {
    const ravi = await shop.signUp('Ravi Menon');
    const open = await buildDesign(shop, { accountId: ravi.id, isPublic: true });
    const { status, body } = await preview({ designId: open.id });
    expect([status, typeof body.storageUrl]).toEqual([200, 'string']);
    expect((await shown(ravi, open.id)).previewImageUrl).toBeNull();
    await shop.db.update(designs).set({ isPublic: false }).where(eq(designs.id, open.id));
    const [row] = await shop.db.select().from(generations).where(eq(generations.designId, open.id));
    expect(await jobOf(row!.id)).toMatchObject({ previewUrl: body.storageUrl, design: null });
  });

  it('nobody’s: a guest is asked to sign in', async () => {
    const reply = await shop.call('previews.make', { body: { designId: design.id } });
    expect([reply.status, reply.body['code']]).toEqual([401, 'unauthorized']);
  });

  it('is not drawn yet: 409 and nothing is held', async () => {
    const waiting = await buildDesign(shop, { accountId: asha.id, currentVersion: 0, status: 'queued' });
    const reply = await preview({ designId: waiting.id });
    expect([reply.status, reply.body['code']]).toEqual([409, 'design_not_ready']);
  });
});

describe('every other end gives the credits back and leaves what was there', () => {
  it.each<[string, () => Promise<StageResult>]>([
    ['a failure', async () => ({ kind: 'failed', cause: 'broken', isFinal: true })],
    ['a refusal', async () => ({ kind: 'refused', reason: 'violence', stage: 'after' })],
  ])('%s', async (_, stage) => {
    const { body: first } = await preview({});
    artist.stage = stage;
    const reply = await preview({});
    expect([reply.status, reply.body['code']]).toEqual([502, 'preview_failed']);
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 18, held: 0 });
    expect((await shown()).previewImageUrl).toBe(first.storageUrl);
  });

  it('a provider that needs its operator for three minutes', async () => {
    artist.stage = async () => ({ kind: 'unavailable', cause: 'no key', needsOperator: true });
    const { id } = (await preview({}, asha, respondAsync)).body.job;
    await expect.poll(async () => (await jobOf(id)).secondsLeft).toBeGreaterThan(20);
    shop.clock.advance(181_000);
    while (!isOver(await jobOf(id))) {
      await sweepGenerations(shop.context);
      await pause();
    }
    expect((await jobOf(id)).code).toBe('studio_resting');
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 20, held: 0 });
    expect(await shown()).toMatchObject({ status: 'ready', previewImageUrl: null });
    await shop.db.delete(settings);
  });

  it('a picture that cannot be read, three times', async () => {
    let tries = 0;
    artist.stage = async () => ({ kind: 'staged', webp: Buffer.from(`<html>${++tries}`) });
    const { id } = (await preview({}, asha, respondAsync)).body.job;
    for (let job = await jobOf(id); !isOver(job); job = await jobOf(id)) {
      // The wait before the next try, and not the time of a try itself, which has a limit.
      if (job.state === 'queued') shop.clock.advance(10_000);
      await sweepGenerations(shop.context);
      await pause();
    }
    expect([(await jobOf(id)).code, tries]).toEqual(['preview_failed', 3]);
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 20, held: 0 });
    expect(await shown()).toMatchObject({ status: 'ready', previewImageUrl: null });
  });

  it('a cancellation', async () => {
    artist.stage = ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    const { id } = (await preview({}, asha, respondAsync)).body.job;
    const cancelled = await shop.call('designs.cancelJob', { as: asha, params: { id } });
    expect(cancelled.body).toMatchObject({ state: 'cancelled', code: 'preview_cancelled', previewUrl: null });
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 20, held: 0 });
    expect((await shown()).status).toBe('ready');
  });

  it('too few credits: 402 before the artist is asked', async () => {
    for (let i = 0; i < 10; i++) expect((await preview({})).status).toBe(200);
    const asked = staged.length;
    const reply = await preview({});
    expect([reply.status, reply.body['code']]).toEqual([402, 'insufficient_credits']);
    expect(staged).toHaveLength(asked);
  });
});

describe('what is shown with a design', () => {
  const save = (previewImageUrl: string, as = asha) =>
    shop.call('previews.save', { as, params: { id: design.id }, body: { previewImageUrl } });

  it('is its latest preview, or an earlier one that is chosen again', async () => {
    const first = (await preview({})).body.storageUrl;
    const second = (await preview({ tshirtColor: 'black' })).body.storageUrl;
    expect((await shown()).previewImageUrl).toBe(second);
    const chosen = await save(first);
    expect([chosen.status, chosen.body.previewImageUrl]).toEqual([200, first]);
    expect((await shown()).previewImageUrl).toBe(first);
  });

  it('is nothing else, and nobody else’s', async () => {
    const ravi = await shop.signUp('Ravi Menon');
    const { storageUrl } = (await preview({})).body;
    for (const reply of [
      await save(`/files/${design.artworkFile}`),
      await save('https://elsewhere.example/a.webp'),
      await save(storageUrl, ravi),
    ])
      expect(reply.status).toBe(404);
  });

  it('is of how the design lies now: moved since, the picture goes and cannot be chosen again', async () => {
    const held = gate();
    artist.stage = async request => (await held.opened, goodScene(request));
    const { id } = (await preview({}, asha, respondAsync)).body.job;
    const arrangement = { artwork: { x: 0.5, y: 0.4, scale: 0.5, angle: 0 }, texts: [] };
    const wish = { as: asha, params: { id: design.id }, body: { arrangement, version: 0 } };
    expect((await shop.call('designs.arrange', wish)).status).toBe(200);
    held.open();
    const { previewUrl } = await untilOver(id);
    expect((await shown()).previewImageUrl).toBeNull();
    expect((await save(previewUrl!)).status).toBe(404);
    const again = (await preview({})).body.storageUrl;
    expect((await shown()).previewImageUrl).toBe(again);
  });

  it('goes with the picture that it shows, and comes back with it', async () => {
    const { storageUrl } = (await preview({})).body;
    const changed = await shop.call('designs.regenerate', { as: asha, params: { id: design.id }, body: {} });
    expect(changed.body.design.previewImageUrl).toBeNull();
    const back = await shop.call('designs.chooseVersion', { as: asha, params: { id: design.id }, body: { number: 1 } });
    expect(back.body.previewImageUrl).toBe(storageUrl);
  });
});
