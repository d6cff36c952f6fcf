import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNMOVED, type Arrangement } from '../../../../domain/src/arrangement.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { designs, designVersions } from '../../db/tables/designs.ts';

/** Each picture of a design comes back the way it lay when it was left (decision 011). */
const artist = scriptedArtist();
let shop: TestShop;
let asha: TestAccount;
let id: string;
beforeAll(async () => {
  shop = await startTestShop(artist);
  await shop.startWorkers();
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  asha = await shop.signUp('Asha Nair');
  ({ id } = await buildDesign(shop, { accountId: asha.id }));
});

const text = {
  text: 'Chai',
  typeface: 'bold',
  color: '#ffffff',
  outline: 'none',
  curve: 0,
  x: 0.5,
  y: 0.8,
  scale: 0.5,
  angle: 0,
} as const;
const placed: Record<'unmoved' | 'small' | 'turned' | 'lettered', Arrangement> = {
  unmoved: UNMOVED,
  small: { artwork: { x: 0.5, y: 0.4, scale: 0.6, angle: 0 }, texts: [] },
  turned: { artwork: { x: 0.5, y: 0.5, scale: 0.4, angle: 90 }, texts: [] },
  lettered: { artwork: { x: 0.5, y: 0.4, scale: 0.6, angle: 0 }, texts: [text] },
};
type Placed = keyof typeof placed;

const kept = async () => (await shop.call('designs.arrangement', { as: asha, params: { id } })).body;
const place = async (how: Placed) => {
  const { version } = await kept();
  const body = { arrangement: placed[how], version };
  expect((await shop.call('designs.arrange', { as: asha, params: { id }, body })).status).toBe(200);
};
const choose = (number: number) => shop.call('designs.chooseVersion', { as: asha, params: { id }, body: { number } });
const change = async () => {
  const body = { instruction: 'make it blue' };
  expect((await shop.call('designs.modify', { as: asha, params: { id }, body })).status).toBe(200);
};
const isPlaced = async (how: Placed) => expect((await kept()).arrangement).toEqual(placed[how]);

describe('a version that is gone back to', () => {
  it.each<[Placed, Placed]>([
    ['unmoved', 'small'],
    ['small', 'unmoved'],
    ['small', 'turned'],
    ['lettered', 'small'],
    ['unmoved', 'lettered'],
  ])('lies %s again, and the other one %s', async (first, second) => {
    await place(first);
    await change();
    // A new picture lies as the one before it.
    await isPlaced(first);
    await place(second);
    for (const [number, how] of [
      [1, first],
      [2, second],
      [1, first],
    ] as const) {
      const chosen = await choose(number);
      await isPlaced(how);
      // Its own picture shows it so.
      const { mockupUrl } = (await shop.call('designs.mockup', { as: asha, params: { id }, body: {} })).body;
      expect(chosen.body.mockupUrl).toBe(mockupUrl);
    }
  });
  it('stays as it lies where it is the current one already', async () => {
    await place('small');
    await change();
    await place('turned');
    await choose(2);
    await isPlaced('turned');
  });
  it('lies as it did when it was left, also where another window placed it meanwhile', async () => {
    await change();
    const stale = (await kept()).version;
    await place('small');
    await choose(1);
    await isPlaced('unmoved');
    const body = { arrangement: placed.turned, version: stale };
    const late = await shop.call('designs.arrange', { as: asha, params: { id }, body });
    expect([late.status, late.body.code, late.body.details.arrangement]).toEqual([409, 'arrangement_changed', UNMOVED]);
    await choose(2);
    await isPlaced('small');
  });
  it('shows no realistic preview of another placing', async () => {
    await place('small');
    const made = await shop.call('previews.make', { as: asha, body: { designId: id } });
    await change();
    await place('turned');
    expect((await choose(1)).body.previewImageUrl).toBe(made.body.storageUrl);
    expect((await choose(2)).body.previewImageUrl).toBeNull();
  });
  it('keeps the present placing where nobody noted its own', async () => {
    await change();
    await place('small');
    await shop.db.update(designVersions).set({ leftWith: null }).where(eq(designVersions.designId, id));
    await choose(1);
    await isPlaced('small');
    const [row] = await shop.db.select().from(designs).where(eq(designs.id, id));
    expect(row!.currentVersion).toBe(1);
  });
});
