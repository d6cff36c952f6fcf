import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../contract/src/api.ts';
import { pieceCode } from '../../domain/src/production.ts';
import { openArtist } from '../src/adapters/images/artist.ts';
import { createArtistPress } from '../src/adapters/press/artist.ts';
import { issueInvoice } from '../src/features/invoices/invoices.ts';
import { buildOrder } from './build-order.ts';
import { startTestShop, type TestAccount, type TestShop } from './test-shop.ts';
import { productionOf } from './use-production.ts';

/*
 * What leaves the shop for people says when in India's time, with its offset: an order of two in the morning of 1 April lies in the new
 * financial year, whoever opens the file.
 */
const artist = openArtist(undefined);
let shop: TestShop;
let staff: TestAccount;
let asha: TestAccount;
beforeAll(async () => {
  shop = await startTestShop({ press: createArtistPress(artist) });
  shop.clock.set(new Date('2027-03-31T20:30:00Z'));
  staff = await shop.signUp('Meera', { role: 'owner' });
  asha = await shop.signUp('Asha');
});
afterAll(async () => {
  await shop?.stop();
  await artist.close();
});

const get = (address: string, o: RequestInit = {}) =>
  shop.fetch(address, {
    ...o,
    headers: { authorization: `Bearer ${staff.token}`, 'content-type': 'application/json' },
  });

/** A tax invoice of this moment. */
async function issued(): Promise<void> {
  const { shop: own } = shop.context;
  const before = own.invoicing;
  own.invoicing = { ...before, gstin: '32ABCDE1234F1Z5' };
  const order = await buildOrder(shop, asha);
  await shop.db.transaction(tx => issueInvoice(shop.context, tx, order));
  own.invoicing = before;
}

/** A file of each call that answers one, of this moment. */
const FILES: Record<string, () => Promise<Response>> = {
  'admin.exportOrders': () => get('/api/admin/orders.csv'),
  'books.table': () => issued().then(() => get('/api/admin/books.csv?period=2027-04&table=invoices')),
  'books.archive': () => issued().then(() => get('/api/admin/books.zip?period=2027-Q2')),
  async 'production.courierList'() {
    const order = { status: 'ready_for_shipping' as const };
    await productionOf(
      () => shop,
      () => staff,
    ).order(asha, { order });
    return get('/api/admin/production/courier-list.csv');
  },
  async 'production.batch'() {
    const { lineId } = await productionOf(
      () => shop,
      () => staff,
    ).order(asha);
    const body = JSON.stringify({ pieceIds: [pieceCode({ lineId, number: 1 })], language: 'en' });
    return get('/api/admin/production/batch', { method: 'POST', body });
  },
  async 'privacy.download'() {
    const { body } = await shop.call('privacy.askExport', { as: asha, body: { language: 'en' } });
    return shop.fetch((body as { url: string }).url);
  },
};

test('every call that answers a table or a zip is looked at here', () => {
  const kinds = endpoints.filter(one => one.kind === 'csv' || one.kind === 'zip');
  expect(kinds.map(one => one.name).toSorted()).toEqual(Object.keys(FILES).toSorted());
});

test.each(Object.keys(FILES))(
  '%s says times as India has them, in its files and in its name',
  async name => {
    await productionOf(
      () => shop,
      () => staff,
    ).order(asha);
    const reply = await FILES[name]!();
    expect([name, reply.status]).toEqual([name, 200]);
    const bytes = new Uint8Array(await reply.arrayBuffer());
    const isZip = reply.headers.get('content-type') === 'application/zip';
    const files = isZip ? unzipSync(bytes) : { 'orders.csv': bytes };
    const texts = Object.entries(files)
      .filter(([file]) => /\.(csv|json|txt)$/.test(file))
      .map(([, content]) => Buffer.from(content).toString('utf8'));
    const said = texts.flatMap(text => text.match(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d[^",}\s]*/g) ?? []);
    expect(said.filter(time => !time.endsWith('+05:30'))).toEqual([]);
    // A courier's form has days of its own.
    if (name === 'production.courierList') expect(texts.join()).toContain('"01-04-2027 02:00"');
    else if (name !== 'production.batch')
      expect(said.filter(time => time.startsWith('2027-04-01T02:00'))).not.toEqual([]);
    // A window of a limit may have begun before: its moment is right.
    const days = texts.flatMap(text => text.match(/.{0,80}2027-03-31.{0,20}/g) ?? []);
    expect(days.filter(found => !found.includes('window_start'))).toEqual([]);
    expect([reply.headers.get('content-disposition'), ...Object.keys(files)].join(' ')).not.toContain('2027-03-31');
  },
  120_000,
);
