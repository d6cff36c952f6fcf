import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Design } from '../../../../contract/src/designs.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let asha: TestAccount;
let ravi: TestAccount;
beforeAll(async () => {
  shop = await startTestShop(scriptedArtist());
  [asha, ravi] = [await shop.signUp('Asha Nair'), await shop.signUp('Ravi Iyer')];
});
afterAll(() => shop?.stop());
let id: string;
const mockupFile = `${'a'.repeat(64)}.webp`;
beforeEach(async () => void ({ id } = await buildDesign(shop, { accountId: asha.id, mockupFile })));

const setPublic = (isPublic: unknown, as: TestAccount | undefined = asha, of = id) =>
  shop.call('designs.setPublic', { as, params: { id: of }, body: { isPublic } });

/** Where somebody who is not signed in comes upon the design. */
async function placesOf(of: string): Promise<string[]> {
  const lists = ['designs.public', 'designs.featured'] as const;
  const inLists = await Promise.all(
    lists.map(async name => ((await shop.call(name)).body as Design[]).some(design => design.id === of) && name),
  );
  const page = (await shop.call('designs.one', { params: { id: of } })).status === 200 && 'designs.one';
  const asRavi = (await shop.call('designs.one', { as: ravi, params: { id: of } })).status === 200 && 'as another';
  const index = await (await shop.fetch('/sitemap.xml')).text();
  const parts = [...index.matchAll(/\/sitemaps\/designs-[^<]+/g)].map(([path]) => path);
  const texts = await Promise.all(['/feed.xml', ...parts].map(async path => (await shop.fetch(path)).text()));
  const inFiles = texts.some(text => text.includes(of)) && 'files';
  return [...inLists, page, asRavi, inFiles].filter(place => place !== false);
}
const EVERYWHERE = ['designs.public', 'designs.featured', 'designs.one', 'as another', 'files'];

describe('a design of one’s own', () => {
  it('is shown to everybody, and leaves every list and its page as soon as it is private again', async () => {
    expect(await placesOf(id)).toEqual([]);
    const shown = await setPublic(true);
    expect([shown.status, shown.body.isPublic, shown.body.id]).toEqual([200, true, id]);
    expect(await placesOf(id)).toEqual(EVERYWHERE);
    const hidden = await setPublic(false);
    expect([hidden.status, hidden.body.isPublic]).toEqual([200, false]);
    expect(await placesOf(id)).toEqual([]);
    expect((await shop.call('designs.one', { as: asha, params: { id } })).body.isPublic).toBe(false);
  });
  it('tells every process once, and not where nothing changed', async () => {
    const heard: unknown[] = [];
    const end = shop.context.live.subscribe('data', news => heard.push(news));
    await setPublic(false);
    await setPublic(true);
    await setPublic(true);
    await setPublic(false);
    await expect.poll(() => heard.length).toBe(2);
    expect(heard).toEqual(Array.from({ length: 2 }, () => ({ channel: 'data', noun: 'designs' })));
    end();
  });
  it.each([
    ['before its first picture', { status: 'queued' as const, currentVersion: 0 }, 409, 'design_not_ready'],
    ['that came to nothing', { status: 'failed' as const, currentVersion: 0 }, 409, 'design_not_ready'],
    ['that is own artwork', { isUpload: true }, 409, 'upload_stays_private'],
    ['that is deleted', { deletedAt: new Date() }, 404, 'not_found'],
  ])('%s is not shown', async (_, o, status, code) => {
    const design = await buildDesign(shop, { accountId: asha.id, ...o });
    const reply = await setPublic(true, asha, design.id);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(await placesOf(design.id)).toEqual([]);
  });
});

it.each([true, false])('another’s design is nobody else’s to show or hide (%s)', async isPublic => {
  await setPublic(!isPublic);
  expect((await setPublic(isPublic, ravi)).status).toBe(404);
  expect((await shop.call('designs.one', { as: asha, params: { id } })).body.isPublic).toBe(!isPublic);
});

it.each(['yes', 1, null, undefined])('%s is neither public nor private', async wish => {
  expect((await setPublic(wish)).status).toBe(400);
});
