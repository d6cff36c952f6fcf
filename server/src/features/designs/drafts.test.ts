import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Draft } from '../../../../contract/src/drafts.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { gate, goodDrawing, scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';

const artist = scriptedArtist();
let shop: TestShop;
let asha: TestAccount;
beforeAll(async () => {
  shop = await startTestShop(artist);
  await shop.startWorkers();
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  asha = await shop.signUp('Asha Nair');
  artist.draw = async request => goodDrawing(request);
});

const SHIRT = { color: 'black', tshirtType: 'regular', position: 'chest', designSize: 'chest', size: 'M' };
const keep = (id: string, body: object, as = asha) =>
  shop.call('drafts.keep', { as, params: { id }, body: { ...SHIRT, version: 0, ...body } });
const mine = async (as = asha): Promise<Draft[]> => (await shop.call('drafts.mine', { as })).body;
const words = (prompt: string) => keep(randomUUID(), { prompt });

describe('words that are not drawn yet', () => {
  it('are kept with the shirt that is chosen, and found on any device', async () => {
    const id = randomUUID();
    const shirt = { color: 'white', tshirtType: 'oversized', position: 'front', designSize: 'a4', size: 'XL' };
    const kept = await keep(id, { prompt: 'a tiger in the rain', ...shirt });
    expect(kept.status).toBe(200);
    expect(kept.body).toMatchObject({
      id,
      prompt: 'a tiger in the rain',
      design: null,
      jobId: null,
      version: 1,
      ...shirt,
    });
    expect(await mine()).toEqual([kept.body]);
  });
  it('are changed in place, and the last changed comes first', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await keep(first, { prompt: 'a lotus' });
    await keep(second, { prompt: 'a kite' });
    const changed = await keep(first, { prompt: 'a lotus at night', version: 1 });
    expect(changed.body.version).toBe(2);
    expect((await mine()).map(({ prompt }) => prompt)).toEqual(['a lotus at night', 'a kite']);
  });
  it('are never written over by who has not seen the latest', async () => {
    const id = randomUUID();
    await keep(id, { prompt: 'a lotus' });
    await keep(id, { prompt: 'a lotus by day', version: 1 });
    const late = await keep(id, { prompt: 'a lotus by night', version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'draft_changed']);
    expect(late.body.details).toMatchObject({ prompt: 'a lotus by day', version: 2 });
    // A guest's draft that comes at sign-in is based on nothing.
    expect((await keep(id, { prompt: 'a kite', version: 0 })).status).toBe(409);
    expect((await mine())[0]).toMatchObject({ prompt: 'a lotus by day', version: 2 });
  });
  it('are kept once when the same request comes again', async () => {
    const id = randomUUID();
    const both = await Promise.all([keep(id, { prompt: 'a lotus' }), keep(id, { prompt: 'a lotus' })]);
    expect(both.map(({ status, body }) => [status, body.version])).toEqual([
      [200, 1],
      [200, 1],
    ]);
  });
  it('are forgotten when the shopper says so', async () => {
    const { body } = await words('a lotus');
    const discard = () => shop.call('drafts.discard', { as: asha, params: { id: body.id } });
    expect(await discard()).toMatchObject({ status: 200, body: { success: true } });
    expect((await discard()).status).toBe(404);
    expect(await mine()).toEqual([]);
  });
  it.each<[string, object, string?]>([
    ['no words', {}],
    ['words that are too long', { prompt: 'x'.repeat(501) }],
    ['a colour that is not sold', { prompt: 'a lotus', color: 'green' }, 'color_not_found'],
    ['a size that is not sold', { prompt: 'a lotus', size: '3XL' }, 'size_not_found'],
    ['somebody else’s name on it', { prompt: 'a lotus', accountId: 'a1' }],
  ])('are refused with %s', async (_, body, code = 'invalid_input') => {
    const reply = await keep(randomUUID(), body);
    expect([reply.status, reply.body.code]).toEqual([400, code]);
    expect(await mine()).toEqual([]);
  });
});

describe('a design in work', () => {
  it('is its account’s draft as soon as it is asked for, and names the job that draws it', async () => {
    const { opened, open } = gate();
    artist.draw = async request => (await opened, goodDrawing(request));
    const kept = (await words('a calm tiger')).body;
    const other = (await words('a kite')).body;
    const asked = await shop.call('designs.generate', {
      as: asha,
      body: { prompt: 'a calm tiger', color: 'white', tshirtType: 'oversized' },
      headers: { prefer: 'respond-async' },
    });
    const { id: jobId, designId } = asked.body.job;
    const [draft, ...rest] = await mine();
    expect(draft).toMatchObject({ id: designId, jobId, color: 'white', tshirtType: 'oversized', version: 0 });
    expect(draft!.design).toMatchObject({ id: designId, status: 'queued', imageUrl: null });
    // Its words are no draft of their own any more; others are.
    expect(rest.map(({ id }) => id)).toEqual([other.id]);
    expect(rest.map(({ id }) => id)).not.toContain(kept.id);
    open();
    await expect
      .poll(async () => (await mine())[0], { timeout: 15_000 })
      .toMatchObject({
        jobId: null,
        design: { status: 'ready', imageUrl: expect.any(String) },
      });
  });
  it('is words again where nothing was drawn', async () => {
    artist.draw = async () => ({ kind: 'refused', reason: 'Please leave that out.' });
    await shop.call('designs.generate', { as: asha, body: { prompt: 'a calm tiger' } });
    expect(await mine()).toEqual([expect.objectContaining({ prompt: 'a calm tiger', design: null, jobId: null })]);
  });
  it('stands once, however often its words came to nothing and were written again', async () => {
    artist.draw = async () => ({ kind: 'refused', reason: 'Please leave that out.' });
    const draw = () => shop.call('designs.generate', { as: asha, body: { prompt: 'a calm tiger' } });
    const { id: other } = (await words('a kite')).body;
    await draw();
    await draw();
    expect((await mine()).map(({ prompt }) => prompt)).toEqual(['a calm tiger', 'a kite']);
    const { id } = (await words('a calm tiger')).body;
    expect((await mine()).map(one => one.id)).toEqual([id, other]);
    // Another drawing of the same words that did come is not touched.
    artist.draw = async request => goodDrawing(request);
    const { design } = (await draw()).body;
    artist.draw = async () => ({ kind: 'refused', reason: 'Please leave that out.' });
    await draw();
    const left = await mine();
    expect(left.map(one => one.design?.id ?? one.prompt)).toEqual(['a calm tiger', design.id, 'a kite']);
  });
  it('keeps the shirt that is chosen for it', async () => {
    const { id } = await buildDesign(shop, { accountId: asha.id });
    const kept = await keep(id, { size: 'XL', color: 'white' });
    expect(kept.body).toMatchObject({ id, size: 'XL', color: 'white', version: 1, design: { id, color: 'white' } });
    expect(await mine()).toEqual([kept.body]);
  });
  it('is seen everywhere on the shirt that its maker chose last, with its price', async () => {
    const { id } = await buildDesign(shop, { accountId: asha.id, isPublic: true });
    const one = async () => (await shop.call('designs.one', { params: { id } })).body;
    const chest = await one();
    expect(chest).toMatchObject({ printSize: 'chest', price: 449 });
    const kept = await keep(id, { tshirtType: 'oversized', position: 'front', designSize: 'a4', color: 'white' });
    expect(kept.status).toBe(200);
    const large = await one();
    expect(large).toMatchObject({ type: 'oversized', printPosition: 'front', printSize: 'a4', color: 'white', price: 679 }); // prettier-ignore
    expect(large.mockupUrl).toEqual(expect.any(String));
    expect(large.mockupUrl).not.toBe(chest.mockupUrl);
    const [own] = (await shop.call('designs.mine', { as: asha })).body;
    expect(own).toMatchObject({ id, printSize: 'a4', mockupUrl: large.mockupUrl });
  });
  it('is seen on the shirt that its maker bought last', async () => {
    const { id } = await buildDesign(shop, { accountId: asha.id, isPublic: true });
    const body = { designId: id, size: 'M', type: 1, position: 'front', designSize: 'a3' };
    const ravi = await shop.signUp('Ravi Iyer');
    const sizeOf = async () => (await shop.call('designs.one', { params: { id } })).body.printSize;
    expect((await shop.call('cart.add', { as: ravi, body: { ...body, designSize: 'a4' } })).status).toBeLessThan(300);
    expect(await sizeOf()).toBe('chest');
    expect((await shop.call('cart.add', { as: asha, body })).status).toBeLessThan(300);
    await expect.poll(sizeOf, { timeout: 15_000 }).toBe('a3');
  });
  it('keeps its shirt where another was faster', async () => {
    const { id } = await buildDesign(shop, { accountId: asha.id });
    await keep(id, { position: 'front', designSize: 'a4' });
    expect((await keep(id, { position: 'front', designSize: 'a3', version: 0 })).status).toBe(409);
    expect((await shop.call('designs.one', { as: asha, params: { id } })).body).toMatchObject({ printSize: 'a4' });
  });
  it('is no draft any more once it is in the cart', async () => {
    const { id } = await buildDesign(shop, { accountId: asha.id });
    await keep(id, {});
    expect((await shop.call('cart.add', { as: asha, body: { designId: id, size: 'M', type: 1 } })).status).toBeLessThan(
      300,
    );
    expect(await mine()).toEqual([]);
  });
});

describe('whose drafts they are', () => {
  it('another account sees none of them and changes none', async () => {
    const ravi = await shop.signUp('Ravi Iyer');
    const { id } = await buildDesign(shop, { accountId: asha.id });
    const hers = (await keep(id, { size: 'S' })).body;
    const wordsOfHers = (await words('a lotus')).body;
    expect(await mine(ravi)).toEqual([]);
    expect((await keep(id, { size: 'L', version: 1 }, ravi)).status).toBe(404);
    for (const one of [id, wordsOfHers.id])
      expect((await shop.call('drafts.discard', { as: ravi, params: { id: one } })).status).toBe(404);
    // An id that somebody else chose too is another draft.
    await keep(wordsOfHers.id, { prompt: 'a kite' }, ravi);
    expect(await mine()).toEqual([wordsOfHers, hers]);
  });
  it('a public design of somebody else’s is no draft', async () => {
    const ravi = await shop.signUp('Ravi Iyer');
    const { id } = await buildDesign(shop, { accountId: ravi.id, isPublic: true });
    expect((await keep(id, {})).status).toBe(404);
  });
});

it('comes in pages, and the latest twenty are kept', async () => {
  const ids = Array.from({ length: 22 }, () => randomUUID());
  for (const [n, id] of ids.entries()) await keep(id, { prompt: `number ${n}` });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await shop.call('drafts.mine', { as: asha, params: { limit: 7, ...(cursor && { cursor }) } });
    seen.push(...(page.body as Draft[]).map(({ prompt }) => prompt));
    cursor = /cursor=([^&>]+)/.exec(page.headers.get('link') ?? '')?.[1];
  } while (cursor);
  expect(seen).toEqual(Array.from({ length: 20 }, (_, n) => `number ${21 - n}`));
});
