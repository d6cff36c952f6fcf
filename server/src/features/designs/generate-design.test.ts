import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Job } from '../../../../contract/src/designs.ts';
import { creditsOf } from '../../../testing/credits-of.ts';
import { gate, goodDrawing } from '../../../testing/scripted-artist.ts';
import { ASYNC, useGeneration } from '../../../testing/use-generation.ts';
import { creditEntries } from '../../db/tables/credits.ts';
import { generations } from '../../db/tables/designs.ts';
import { sweepGenerations } from './designs.ts';

const { artist, room, generate, jobOf, untilEnd } = useGeneration();

describe('a good drawing', () => {
  it('answers with the design, costs three credits and leaves a ledger row', async () => {
    const { status, body } = await generate({
      prompt: ' a calm tiger ',
      color: 'White',
      tshirtType: 2,
      position: 'front',
    });
    expect(status).toBe(200);
    expect(body.design).toMatchObject({
      name: 'a calm tiger',
      prompt: 'a calm tiger',
      style: 'Scripted',
      status: 'ready',
      isPublic: false,
      color: 'white',
      productId: 2,
      printPosition: 'front',
      printSize: 'a4',
      price: 679,
    });
    expect((await room.shop.fetch(body.imageUrl)).headers.get('content-type')).toBe('image/png');
    expect((await room.shop.fetch(body.design.mockupUrl)).headers.get('content-type')).toBe('image/webp');
    expect(await creditsOf(room.shop.db, room.asha.id)).toEqual({ balance: 17, held: 0 });
    const entries = await room.shop.db.select().from(creditEntries).where(eq(creditEntries.accountId, room.asha.id));
    expect(entries.map(entry => [entry.type, entry.amount])).toEqual([
      ['welcome_grant', 20],
      ['design_generation', -3],
    ]);
  });

  it('with Prefer: respond-async answers 202 at once and tells how it goes', async () => {
    const { opened, open } = gate();
    artist.draw = async request => {
      request.onStep('sketching');
      await opened;
      return goodDrawing(request);
    };
    const { status, body } = await generate(undefined, ASYNC);
    expect(status).toBe(202);
    expect(body.job).toMatchObject({ kind: 'generate', design: null, error: null });
    await expect.poll(async () => (await jobOf(body.job.id)).step).toBe('sketching');
    expect(await creditsOf(room.shop.db, room.asha.id)).toEqual({ balance: 20, held: 3 });
    open();
    const job = await untilEnd(body.job.id);
    expect(job).toMatchObject({ state: 'done', code: null, secondsLeft: null, design: { status: 'ready' } });
  });

  it('takes its defaults, and cuts a long prompt to 200 characters for the name', async () => {
    const prompt = '🐯'.repeat(240);
    const { body } = await generate({ prompt });
    expect([...body.design.name]).toHaveLength(200);
    expect(body.design).toMatchObject({ color: 'black', productId: 1, printPosition: 'chest', printSize: 'chest' });
  });
});

it('a prompt is taken without the signs that no database takes', async () => {
  const { status, body } = await generate({ prompt: '\u0000a calm\u0007\u0000 tiger\nby night \ud800\u0000' });
  expect([status, body.design?.prompt]).toEqual([200, 'a calm tiger\nby night']);
  expect((await generate({ prompt: '\u0000\u0001' })).status).toBe(400);
  expect((await generate({ prompt: 'a cat', idempotencyKey: 'key\u0000of\u0000mine' })).status).toBe(400);
});

describe('a provider that has no time', () => {
  const busy = () => {
    artist.draw = async () => ({ kind: 'rate_limited', retryAfterMs: 20_000 });
  };

  it('is waited for as long as it says, which is no try, and the picture comes', async () => {
    busy();
    const { body } = await generate(undefined, ASYNC);
    for (let round = 0; round < 5; round++) {
      await expect.poll(async () => (await jobOf(body.job.id)).secondsLeft).toBeGreaterThan(15);
      expect(await creditsOf(room.shop.db, room.asha.id)).toEqual({ balance: 20, held: 3 });
      room.shop.clock.advance(20_000);
      if (round === 4) artist.draw = async request => goodDrawing(request);
      await sweepGenerations(room.shop.context);
      if (round < 4) await expect.poll(async () => (await jobOf(body.job.id)).secondsLeft).toBeGreaterThan(15);
    }
    expect(await untilEnd(body.job.id)).toMatchObject({ state: 'done' });
    expect(await creditsOf(room.shop.db, room.asha.id)).toEqual({ balance: 17, held: 0 });
  });

  it('for a quarter of an hour gives the credits back', async () => {
    busy();
    const { body } = await generate(undefined, ASYNC);
    await expect.poll(async () => (await jobOf(body.job.id)).secondsLeft).toBeGreaterThan(15);
    room.shop.clock.advance(900_000);
    expect(await untilEnd(body.job.id)).toMatchObject({ state: 'failed', code: 'generation_failed' });
    expect(await creditsOf(room.shop.db, room.asha.id)).toEqual({ balance: 20, held: 0 });
  });
});

describe('before anything is charged', () => {
  it.each([
    [{ prompt: '' }],
    [{ prompt: 'x'.repeat(501) }],
    [{}],
    [{ prompt: 7 }],
    [{ prompt: 'a cat', color: 'green' }],
    [{ prompt: 'a cat', credits: 0 }],
  ])('%j is 400', async body => {
    expect((await generate(body)).status).toBe(400);
    expect(await room.shop.db.$count(generations, eq(generations.accountId, room.asha.id))).toBe(0);
  });

  it('wants a sign-in', async () => {
    expect((await room.shop.call('designs.generate', { body: { prompt: 'a cat' } })).status).toBe(401);
  });

  it('refuses a prompt calmly and says what to change', async () => {
    const { status, body } = await generate({ prompt: 'a cat with a brand logo' });
    expect([status, body.code, body.details]).toEqual([
      422,
      'prompt_refused',
      { reason: 'Please leave out the brand.' },
    ]);
    expect(await creditsOf(room.shop.db, room.asha.id)).toEqual({ balance: 20, held: 0 });
  });

  it('refuses a fifth open job, and with too few credits', async () => {
    const { opened, open } = gate();
    artist.draw = async request => (await opened, goodDrawing(request));
    const replies = await Promise.all(Array.from({ length: 9 }, () => generate(undefined, ASYNC)));
    expect(replies.filter(reply => reply.status === 202)).toHaveLength(4);
    expect(new Set(replies.map(reply => reply.body.code))).toEqual(new Set([undefined, 'too_many_jobs']));
    open();
    for (const { status, body } of replies) if (status === 202) await untilEnd(body.job.id);
    for (let i = 0; i < 2; i++) expect((await generate()).status).toBe(200);
    const { status, body } = await generate();
    expect([status, body.code, body.details]).toEqual([402, 'insufficient_credits', { needed: 3, available: 2 }]);
    expect(await creditsOf(room.shop.db, room.asha.id)).toEqual({ balance: 2, held: 0 });
  });

  it('the same key is the same job, also when both requests come at once; another shopper’s key is their own', async () => {
    const body = { prompt: 'a calm tiger', idempotencyKey: 'double-click' };
    const replies = await Promise.all(Array.from({ length: 20 }, () => generate(body, ASYNC)));
    expect(replies.every(reply => reply.status === 202)).toBe(true);
    expect(new Set(replies.map(reply => reply.body.job.id)).size).toBe(1);
    await untilEnd(replies[0]!.body.job.id);
    expect((await creditsOf(room.shop.db, room.asha.id)).balance).toBe(17);
    const rohan = await room.shop.signUp('Rohan');
    const { body: other } = await room.shop.call('designs.generate', { as: rohan, body, headers: ASYNC });
    expect(other.job.id).not.toBe(replies[0]!.body.job.id);
    await expect.poll(async () => (await creditsOf(room.shop.db, rohan.id)).balance).toBe(17);
  });
});

describe('a shopper’s jobs', () => {
  it('run one at a time, in their order, each with its place in the queue', async () => {
    const { opened, open } = gate();
    artist.draw = async request => (await opened, goodDrawing(request));
    artist.drawn.length = 0;
    const jobs: Job[] = [];
    for (const prompt of ['first cat', 'second cat', 'third cat'])
      jobs.push((await generate({ prompt }, ASYNC)).body.job);
    await expect.poll(async () => (await jobOf(jobs[0]!.id)).state).toBe('running');
    expect((await jobOf(jobs[0]!.id)).queuePosition).toBe(0);
    expect((await jobOf(jobs[2]!.id)).queuePosition).toBe(2);
    expect((await jobOf(jobs[2]!.id)).secondsLeft).toBeGreaterThan(0);
    expect(artist.drawn).toEqual(['first cat']);
    open();
    for (const job of jobs) expect((await untilEnd(job.id)).state).toBe('done');
    expect(artist.drawn).toEqual(['first cat', 'second cat', 'third cat']);
  });

  it('are nobody else’s', async () => {
    const { body } = await generate();
    const [job] = await room.shop.db.select().from(generations).where(eq(generations.designId, body.design.id));
    const rohan = await room.shop.signUp('Rohan');
    const params = { id: job!.id };
    for (const call of ['designs.job', 'designs.cancelJob', 'designs.jobEvents'] as const) {
      expect((await room.shop.call(call, { as: rohan, params })).status).toBe(404);
      expect((await room.shop.call(call, { as: rohan, params: { id: 'gunknown' } })).status).toBe(404);
      expect((await room.shop.call(call, { params })).status).toBe(401);
    }
  });
});
