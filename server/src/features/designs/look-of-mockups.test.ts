import fs from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '../../../../contract/src/orders.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { mockups } from '../../db/tables/designs.ts';
import { orderLines } from '../../db/tables/orders.ts';

const MIGRATION = path.join(import.meta.dirname, '../../db/migrations/0001_garments_drawn_anew.sql');
const artist = scriptedArtist();
let shop: TestShop;
let asha: TestAccount;
beforeAll(async () => {
  shop = await startTestShop({ images: artist.images, press: artist.press });
  asha = await shop.signUp('Asha');
});
afterAll(() => shop?.stop());

const drawAnew = async () => {
  for (const statement of fs.readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint'))
    await shop.db.execute(sql.raw(statement));
};

test('of an older look are drawn anew; what was sold keeps its picture; the old files go with their artwork', async () => {
  const { id, artworkFile } = await buildDesign(shop, { accountId: asha.id });
  const mockup = async () => (await shop.call('designs.mockup', { as: asha, params: { id }, body: {} })).body.mockupUrl;
  const drawn = await mockup();
  artist.pressed.length = 0;
  await mockup();
  expect(artist.pressed).toHaveLength(0);
  await buildOrder(shop, asha, {});
  const shirt = { tshirtType: 'regular', color: 'black', hex: '#1b1b1e', placement: 'chest' };
  await shop.db.insert(mockups).values({ ...shirt, artworkFile: `${'a'.repeat(64)}.png`, file: 'sold.webp' } as never);
  await drawAnew();
  expect(await mockup()).toBe(drawn);
  expect(artist.pressed, 'the same bytes, drawn again').toHaveLength(1);
  const kept = await shop.db.select().from(mockups).where(eq(mockups.artworkFile, artworkFile!));
  expect(kept.map(one => one.arrangement).toSorted()).toEqual(['', '~1']);
  const [line] = await shop.db.select().from(orderLines);
  expect(line!.mockupFile).toBe('sold.webp');
  const [order] = (await shop.call('orders.mine', { as: asha, params: {} })).body as Order[];
  expect(order!.items[0]!.design.mockupUrl).toBe('/files/sold.webp');
});
