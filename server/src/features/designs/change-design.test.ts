import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Design, DesignVersion } from '../../../../contract/src/designs.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { creditsOf, expectBooksToAgree } from '../../../testing/credits-of.ts';
import { goodDrawing, scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import type { ImageRequest } from '../../adapters/images/port.ts';
import { creditEntries } from '../../db/tables/credits.ts';
import { generations } from '../../db/tables/designs.ts';

const artist = scriptedArtist();
let shop: TestShop;
let asha: TestAccount;
let design: Design;
/** What the artist was asked for, in its order. */
let asked: ImageRequest[];
beforeAll(async () => {
  shop = await startTestShop(artist);
  await shop.startWorkers();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  asha = await shop.signUp('Asha Nair');
  asked = [];
  artist.draw = async request => {
    asked.push(request);
    return goodDrawing(request);
  };
  design = (await shop.call('designs.generate', { as: asha, body: { prompt: 'a calm tiger' } })).body.design;
});
afterEach(() => expectBooksToAgree(shop.db, asha.id));

const params = () => ({ id: design.id });
const modify = (instruction: string, more: object = {}, as = asha) =>
  shop.call('designs.modify', { as, params: params(), body: { instruction, ...more } });
const regenerate = (more: object = {}, as = asha) =>
  shop.call('designs.regenerate', { as, params: params(), body: more });
const choose = (number: number, as = asha) =>
  shop.call('designs.chooseVersion', { as, params: params(), body: { number } });
const versions = async (): Promise<DesignVersion[]> =>
  (await shop.call('designs.versions', { as: asha, params: params() })).body;
const balance = async () => (await creditsOf(shop.db, asha.id)).balance;

describe('a change in words', () => {
  it('draws the current picture anew, costs three credits and is the one that is shown', async () => {
    const { status, body } = await modify('  make it blue ');
    expect(status).toBe(200);
    expect(body.design).toMatchObject({ id: design.id, name: 'a calm tiger', prompt: 'a calm tiger', status: 'ready' });
    expect(body.design.imageUrl).not.toBe(design.imageUrl);
    expect(body.design.mockupUrl).not.toBe(design.mockupUrl);
    expect(asked[1]).toMatchObject({
      prompt: 'a calm tiger',
      from: { brief: { of: 'a calm tiger' }, instruction: 'make it blue' },
    });
    expect(Buffer.from(asked[1]!.from!.png)).toEqual(
      Buffer.from(await (await shop.fetch(design.imageUrl!)).arrayBuffer()),
    );
    expect(await balance()).toBe(14);
    const entries = await shop.db.select().from(creditEntries).where(eq(creditEntries.accountId, asha.id));
    expect(entries.at(-1)).toMatchObject({
      type: 'design_modification',
      amount: -3,
      description: 'Change: make it blue',
    });
  });

  it.each([
    ['gibberish please', 422, 'instruction_unclear'],
    ['leave it as it is', 409, 'instruction_done'],
    ['with a brand logo', 422, 'prompt_refused'],
    ['x'.repeat(301), 400, 'invalid_input'],
    ['   ', 400, 'invalid_input'],
  ])('%s: %i %s, and nothing is held', async (instruction, status, code) => {
    const reply = await modify(instruction);
    expect([reply.status, reply.body['code']]).toEqual([status, code]);
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 17, held: 0 });
    expect(await shop.db.$count(generations, eq(generations.designId, design.id))).toBe(1);
  });

  it('that fails gives the credits back and leaves the design as it was', async () => {
    artist.draw = async () => ({ kind: 'failed', cause: 'broken', isFinal: true });
    expect((await modify('make it blue')).status).toBe(502);
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 17, held: 0 });
    const { body } = await shop.call('designs.one', { as: asha, params: params() });
    expect(body).toMatchObject({ status: 'ready', imageUrl: design.imageUrl });
    expect(await versions()).toHaveLength(1);
  });

  it('that is sent twice with one key is drawn and charged once', async () => {
    const idempotencyKey = 'one-change-only';
    const replies = await Promise.all([modify('blue', { idempotencyKey }), modify('blue', { idempotencyKey })]);
    expect(replies.map(reply => reply.status)).toEqual([200, 200]);
    expect(await versions()).toHaveLength(2);
    expect(await balance()).toBe(14);
  });

  it('without the credits for it is 402 before the artist is asked', async () => {
    for (const colour of ['red', 'blue', 'green', 'black', 'white']) await modify(`make it ${colour}`);
    expect(await balance()).toBe(2);
    const before = asked.length;
    expect((await modify('make it golden')).status).toBe(402);
    expect((await regenerate()).status).toBe(402);
    expect(asked).toHaveLength(before);
  });
});

describe('another composition', () => {
  it('is drawn from the picture without an instruction', async () => {
    const { body } = await regenerate();
    expect(body.design.imageUrl).not.toBe(design.imageUrl);
    expect(asked[1]!.from).toMatchObject({ instruction: null, brief: { of: 'a calm tiger' } });
    expect((await versions())[0]).toMatchObject({ number: 2, parent: 1, kind: 'regenerate', instruction: null });
    expect(await balance()).toBe(14);
  });
});

describe('versions', () => {
  it('are kept as branches: back, on from there, and each can be shown again', async () => {
    await modify('make it blue');
    const back = await choose(1);
    expect(back.body).toMatchObject({ imageUrl: design.imageUrl, mockupUrl: design.mockupUrl });
    await modify('add stars');
    await modify('bigger letters', { from: 2 });
    expect((await versions()).map(one => [one.number, one.parent, one.instruction, one.isCurrent])).toEqual([
      [4, 2, 'bigger letters', true],
      [3, 1, 'add stars', false],
      [2, 1, 'make it blue', false],
      [1, null, null, false],
    ]);
    expect(await balance()).toBe(8);
  });

  it('that two windows ask for at once are both drawn, each charged once, and both kept', async () => {
    const replies = await Promise.all([modify('make it blue', { from: 1 }), regenerate({ from: 1 })]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const [last, other, first] = await versions();
    expect([last, other].map(one => one!.parent)).toEqual([1, 1]);
    expect([last, other].map(one => one!.kind).toSorted()).toEqual(['modify', 'regenerate']);
    expect([last!.isCurrent, other!.isCurrent, first!.isCurrent]).toEqual([true, false, false]);
    expect(await balance()).toBe(11);
  });

  it('come by pages', async () => {
    await modify('make it blue');
    await modify('add stars');
    const first = await shop.call('designs.versions', { as: asha, params: { ...params(), limit: 2 } });
    expect(first.body.map((one: DesignVersion) => one.number)).toEqual([3, 2]);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')![1]!;
    const cursor = new URL(next, 'http://shop').searchParams.get('cursor')!;
    const second = await shop.call('designs.versions', { as: asha, params: { ...params(), limit: 2, cursor } });
    expect(second.body.map((one: DesignVersion) => one.number)).toEqual([1]);
  });

  it('that are not there, or of somebody else, are 404', async () => {
    const ravi = await shop.signUp('Ravi Menon');
    expect((await choose(7)).status).toBe(404);
    expect((await modify('make it blue', { from: 7 })).status).toBe(404);
    const shown = await buildDesign(shop, { accountId: asha.id, isPublic: true });
    design = { ...design, id: shown.id };
    for (const reply of [await modify('blue', {}, ravi), await regenerate({}, ravi), await choose(1, ravi)])
      expect(reply.status).toBe(404);
    expect((await shop.call('designs.versions', { as: ravi, params: params() })).status).toBe(404);
  });

  it('wait for the first picture', async () => {
    const waiting = await buildDesign(shop, { accountId: asha.id, currentVersion: 0, status: 'queued' });
    design = { ...design, id: waiting.id };
    const reply = await modify('make it blue');
    expect([reply.status, reply.body['code']]).toEqual([409, 'design_not_ready']);
  });
});
