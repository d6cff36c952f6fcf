import { FIRST_AREAS } from '../../../../domain/src/print-areas.ts';
import { hash } from 'node:crypto';
import path from 'node:path';
import { desc, eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../../../../domain/testing/short-form.ts';
import { pieceCode } from '../../../../domain/src/production.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { productionOf } from '../../../testing/use-production.ts';
import { createArtistImages, openArtist } from '../../adapters/images/artist.ts';
import { createArtistPress } from '../../adapters/press/artist.ts';
import { designs, designVersions, drawings } from '../../db/tables/designs.ts';
import { storeDrawings } from './designs.ts';

/** The real artist: what a printer gets is compared byte for byte. */
const artist = openArtist(undefined);
let shop: TestShop;
let printer: TestAccount;
let asha: TestAccount;
beforeAll(async () => {
  shop = await startTestShop({ images: createArtistImages(artist), press: createArtistPress(artist) });
  await shop.startWorkers();
  printer = await shop.signUp('Printer', { role: 'printer' });
  asha = await shop.signUp('Asha');
});
afterAll(async () => {
  await shop?.stop();
  await artist.close();
});

const desk = productionOf(
  () => shop,
  () => printer,
);
const sha = (bytes: Uint8Array) => hash('sha256', bytes, 'hex');
const never = () => new AbortController().signal;

/** A design as the artist draws it, and the artwork of its only version. */
async function drawn(prompt: string): Promise<string> {
  const { status } = await shop.call('designs.generate', { as: asha, body: { prompt } });
  expect(status).toBe(200);
  const [version] = await shop.db.select().from(designVersions).orderBy(desc(designVersions.createdAt));
  return version!.artworkFile;
}

async function printOf(artworkFile: string): Promise<string> {
  const { lineId } = await desk.order(asha, { line: { artworkFile, color: 'black' } });
  const reply = await shop.fetch('/api/admin/production/batch', {
    method: 'POST',
    headers: { authorization: `Bearer ${printer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ pieceIds: [pieceCode({ lineId, number: 1 })], language: 'en' }),
  });
  expect(reply.status).toBe(200);
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  const name = Object.keys(files).find(one => /^prints\/.*-chest\.png$/.test(one));
  return hash('sha256', files[name!]!, 'hex');
}

/** Each draws and prints several pictures. */
const inFull = it.runIf(IS_LONG);

/** Whatever the artist reads in words from now on is another picture. */
const changeTheArtist = () =>
  shop.db.update(designVersions).set({ brief: sql`jsonb_set(${designVersions.brief}, '{variant}', '7')` });

describe('what was sold', () => {
  it('is printed from its own vectors, the same bytes after the artist has changed', async () => {
    const artwork = await drawn('a tiger under the moon');
    const before = await printOf(artwork);
    await changeTheArtist();
    expect(await printOf(artwork)).toBe(before);
  }, 60_000);

  inFull(
    'keeps the vectors of designs that were drawn before vectors were stored, from the first look on',
    async () => {
      const artwork = await drawn('an owl in a tree');
      await shop.db.delete(drawings);
      await storeDrawings(shop.context, { stop: never() });
      expect(await shop.db.$count(drawings, eq(drawings.artworkFile, artwork))).toBe(1);
      const before = await printOf(artwork);
      await changeTheArtist();
      expect(await printOf(artwork)).toBe(before);
    },
    60_000,
  );

  inFull(
    'is shown and printed on a chest as the emblem that is stored with it',
    async () => {
      const artwork = await drawn('a fox in a forest at night');
      const [row] = await shop.db.select().from(drawings).where(eq(drawings.artworkFile, artwork));
      const stored = Buffer.from((await shop.context.storage.get(row!.file))!).toString();
      const whole = stored.replace(/\n<!--emblem[^]*$/, '');
      const chest = { placement: FIRST_AREAS.chest, color: 'black' } as const;
      const emblem = await artist.drawPrintFile({ source: stored, ...chest, withUnderbase: true });
      const scene = await artist.drawPrintFile({ source: whole, ...chest, withUnderbase: true });
      const printed = await printOf(artwork);
      expect([printed === sha(emblem.png), printed === sha(scene.png)]).toEqual([true, false]);
      const [design] = await shop.db.select().from(designs).where(eq(designs.artworkFile, artwork));
      const wish = { position: 'chest', color: 'black', tshirtType: 'regular' };
      const { body } = await shop.call('designs.mockup', { as: asha, params: { id: design!.id }, body: wish });
      const shown = await shop.context.storage.get(path.basename(new URL(body.mockupUrl, 'http://shop').pathname));
      const png = (await shop.context.storage.get(artwork))!;
      const shirt = { ...chest, artwork: png, type: 'regular', width: 1200 } as const;
      const onChest = await artist.drawMockup({ ...shirt, drawing: stored });
      const withScene = await artist.drawMockup(shirt);
      expect([sha(shown!) === sha(onChest.webp), sha(shown!) === sha(withScene.webp)]).toEqual([true, false]);
    },
    120_000,
  );

  it('is not shown as vectors to anybody', async () => {
    const [row] = await shop.db.select().from(drawings).limit(1);
    expect((await shop.fetch(`/files/${row!.file}`)).status).toBe(404);
  });

  it('is not printed from pixels where its vectors are lost', async () => {
    const artwork = await drawn('a calm elephant');
    const [row] = await shop.db.select().from(drawings).where(eq(drawings.artworkFile, artwork));
    await shop.context.storage.remove(row!.file, { unlessPutSince: new Date(Date.now() + 60_000) });
    const { lineId } = await desk.order(asha, { line: { artworkFile: artwork } });
    const id = pieceCode({ lineId, number: 1 });
    const reply = await shop.call('production.report', { as: printer, params: { id } });
    expect([reply.status, reply.body.code]).toEqual([409, 'print_not_made']);
  }, 60_000);
});
