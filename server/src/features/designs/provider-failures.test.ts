import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERRORS, type ErrorCode } from '../../../../contract/src/errors.ts';
import { someOf } from '../../../../domain/testing/short-form.ts';
import { words } from '../../../../words/src/en/errors.ts';
import { creditsOf, expectBooksToAgree } from '../../../testing/credits-of.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestReply, type TestShop } from '../../../testing/test-shop.ts';
import type { ImagesPort } from '../../adapters/images/port.ts';
import { SHORT, useImageProvider } from '../../adapters/images/use-image-provider.ts';
import { StorageFull } from '../../adapters/storage/port.ts';
import { designs, designVersions, generations } from '../../db/tables/designs.ts';
import { settings } from '../../db/tables/operations.ts';
import { sweepGenerations, watchEndingModels } from './designs.ts';

/** The shop with the real adapter, which speaks to the stand-in over HTTP (image-generation 2.4 and 2.6). */
vi.setConfig({ testTimeout: 90_000 });
const provider = useImageProvider();
const { requests, script } = provider;
const { press } = scriptedArtist();
let shop: TestShop;
let asha: TestAccount;
beforeAll(async () => {
  shop = await startTestShop({ images: connect(), press });
  await shop.startWorkers();
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  asha = await shop.signUp('Asha Nair');
  shop.context.images = connect();
  await shop.db.delete(settings).where(eq(settings.key, 'images.paused'));
});

/** A provider that remembers nothing of the last test. */
function connect(o: Parameters<typeof provider.connect>[0] = {}): ImagesPort {
  return provider.connect({
    config: { imagesPerMinute: 1_000, ...o?.config },
    deps: { now: () => shop?.clock.now() ?? new Date(), ...o?.deps },
  });
}
/** The same, asked for answers that come whole. */
function wholeOnly(images: ImagesPort): ImagesPort {
  const draw: ImagesPort['draw'] = request => {
    const whole = { ...request };
    delete whole.onPartial;
    return images.draw(whole);
  };
  return { ...images, draw };
}

const openJob = async () =>
  (await shop.db.select().from(generations).where(eq(generations.accountId, asha.id))).find(row =>
    ['queued', 'running', 'saving'].includes(row.state),
  );
/** Asks for a design and waits for it, as long as it takes by the shop's clock. */
// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked into, not trusted
async function generate(body: object = { prompt: 'A red fort at dawn' }): Promise<TestReply<any>> {
  let isAnswered = false;
  const reply = shop.call('designs.generate', { as: asha, body }).finally(() => (isAnswered = true));
  while (!isAnswered) {
    await new Promise(done => setTimeout(done, 40));
    // Only one that waits for a later moment: the clock must not run away from one that is just being drawn.
    const job = await openJob();
    if (job?.state === 'queued' && job.dueAt > shop.clock.now()) shop.clock.advance(60_000);
    await sweepGenerations(shop.context);
  }
  return reply;
}

/** What the shopper is told, and that nothing was charged and nothing written. */
async function expectNothingDrawn(code: ErrorCode, body?: object): Promise<void> {
  const reply = await generate(body);
  expect([reply.status, reply.body.code]).toEqual([ERRORS[code], code]);
  expect(reply.body.error).toBe(words[code]);
  expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 20, held: 0 });
  await expectBooksToAgree(shop.db, asha.id);
  for (const design of await shop.db.select().from(designs).where(eq(designs.accountId, asha.id))) {
    expect(design).toMatchObject({ currentVersion: 0, mockupFile: null });
    expect(await shop.db.$count(designVersions, eq(designVersions.designId, design.id))).toBe(0);
  }
}

/** Each scripted failure of a call that answers whole, and the shop's answer. */
const WHOLE: [fault: string, code: ErrorCode][] = [
  ['rate_limited(20)', 'generation_failed'],
  ['rate_limited_no_hint', 'generation_failed'],
  ['slow_down', 'generation_failed'],
  ['insufficient_quota', 'studio_resting'],
  ['credit_balance_exhausted', 'studio_resting'],
  ['billing_hard_limit', 'studio_resting'],
  ['unauthorized', 'studio_resting'],
  ['unverified', 'studio_resting'],
  ['country', 'studio_resting'],
  ['model_gone', 'studio_resting'],
  ['bad_request', 'generation_failed'],
  ['moderation_blocked', 'prompt_refused'],
  ['moderation_blocked_output', 'prompt_refused'],
  ['safety', 'prompt_refused'],
  ['empty_data', 'prompt_refused'],
  ['server_error', 'generation_failed'],
  ['http(502)', 'generation_failed'],
  ['overloaded', 'generation_failed'],
  ['html_502', 'generation_failed'],
  ['html_200', 'generation_failed'],
  ['redirect', 'generation_failed'],
  ['not_json', 'generation_failed'],
  ['truncated_json', 'generation_failed'],
  ['no_data', 'generation_failed'],
  ['drop', 'generation_failed'],
  ['drop_in_body', 'generation_failed'],
  ['endless', 'generation_failed'],
  ['hang', 'generation_failed'],
  ['stall', 'generation_failed'],
  ['not_base64', 'generation_failed'],
  ['not_a_picture', 'generation_failed'],
  ['cut_picture', 'generation_failed'],
  ['picture_bomb', 'generation_failed'],
  ['wrong_size', 'generation_failed'],
  ['other_shape', 'generation_failed'],
  ['blank', 'generation_failed'],
];

/** The same of one that answers with events. */
const STREAMED: typeof WHOLE = [
  ['stream_error', 'generation_failed'],
  ['stream_moderation', 'prompt_refused'],
  ['stream_no_end', 'generation_failed'],
  ['stream_drop', 'generation_failed'],
  ['stream_stall', 'generation_failed'],
  ['stream_other_family', 'generation_failed'],
  ['stream_broken_event', 'generation_failed'],
  ['empty_data', 'prompt_refused'],
];

describe.each([
  ['an answer that comes whole', WHOLE, wholeOnly],
  ['a stream', STREAMED, (images: ImagesPort) => images],
] as const)('%s', (_, failures, asAsked) => {
  it.each(someOf(failures, 9))('with %s is answered %s, and costs nothing', async (generations, code) => {
    const neverEnds = ['hang', 'stall', 'stream_stall'].includes(generations);
    shop.context.images = asAsked(connect(neverEnds ? { deps: { timeouts: SHORT } } : {}));
    await script({ generations });
    await expectNothingDrawn(code);
  });
});

describe('a moderation', () => {
  it.each<[string, ErrorCode]>([
    ['flag_pictures', 'prompt_refused'],
    ['no_results', 'generation_failed'],
    ['server_error', 'generation_failed'],
    ['insufficient_quota', 'studio_resting'],
  ])('with %s is answered %s, and costs nothing', async (moderations, code) => {
    await script({ moderations });
    await expectNothingDrawn(code);
  });

  it('that finds something in the words says so before anything is held', async () => {
    await script({ moderations: 'flag' });
    const reply = await generate();
    expect([reply.status, reply.body.details]).toEqual([
      422,
      { reason: 'Please change your words: we do not draw violent content.' },
    ]);
    expect(await shop.db.$count(generations, eq(generations.accountId, asha.id))).toBe(0);
    expect(await requests('images/generations')).toEqual([]);
  });
});

describe('what is no failure of the provider', () => {
  it('T22: a full disk costs nothing', async () => {
    const { put } = shop.context.storage;
    shop.context.storage.put = async () => Promise.reject(new StorageFull('No room for a file'));
    await expectNothingDrawn('generation_failed').finally(() => (shop.context.storage.put = put));
  });

  it('a provider that nobody hears costs nothing', async () => {
    shop.context.images = connect({ config: { baseUrl: 'http://127.0.0.1:1/v1' } });
    await expectNothingDrawn('generation_failed');
  });
});

describe('a provider that works', () => {
  it('is asked for the shape of the print, in a stream, with nobody’s name, and is paid', async () => {
    const { status, body } = await generate({ prompt: 'A red fort at dawn', position: 'front', designSize: 'a4' });
    expect(status).toBe(200);
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 17, held: 0 });
    const [asked] = await requests('images/generations');
    expect(asked!.body).toMatchObject({ stream: true, partial_images: 2, background: 'transparent' });
    const [width, height] = (asked!.body.size as string).split('x').map(Number);
    expect(width! / height!).toBeCloseTo(2490 / 3510, 1);
    expect(asked!.body.safety_identifier).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(asked)).not.toContain(asha.id);
    const [version] = await shop.db.select().from(designVersions).where(eq(designVersions.designId, body.design.id));
    expect(version).toMatchObject({ provider: 'openai', width, height });
  });

  it('but had a bad moment draws all the same, once paid', async () => {
    await script({ generations: 'rate_limited(5)', uses: 1 });
    expect((await generate()).status).toBe(200);
    await script({ generations: 'overloaded', uses: 4 });
    expect((await generate()).status).toBe(200);
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 14, held: 0 });
  });
});

describe('models that end', () => {
  const kept = () => shop.db.select().from(settings).where(eq(settings.key, 'images.ending_models'));

  it('within sixty days are kept for the admin and told in the log; later ones are not', async () => {
    const warnings: unknown[] = [];
    const context = {
      ...shop.context,
      log: { ...shop.context.log, warn: (event: string, fields?: object) => void warnings.push([event, fields]) },
    };
    await script({ models: 'ends_in(30)' });
    await watchEndingModels(context);
    const [row] = await kept();
    expect(JSON.parse(row!.value)).toEqual([
      {
        model: 'gpt-image-2.5-flare',
        endsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        daysLeft: expect.any(Number),
      },
    ]);
    expect(warnings).toEqual([['openai.model_ends', JSON.parse(row!.value)[0]]]);
    await script({ models: 'ends_in(90)' });
    await watchEndingModels(context);
    expect(await kept()).toEqual([]);
    expect(warnings).toHaveLength(1);
  });

  it('are nobody’s worry where the embedded artist draws', async () => {
    shop.context.images = scriptedArtist().images;
    await watchEndingModels(shop.context);
    expect(await kept()).toEqual([]);
  });
});
