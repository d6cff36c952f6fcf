import { hash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pieceCode } from '../../../../domain/src/production.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { productionOf } from '../../../testing/use-production.ts';
import { openArtist } from '../../adapters/images/artist.ts';
import { createArtistPress } from '../../adapters/press/artist.ts';
import { auditLog } from '../../db/tables/operations.ts';
import { orders } from '../../db/tables/orders.ts';

/** The real press: what a printer gets is looked into. */
const artist = openArtist(undefined);
let shop: TestShop;
let printer: TestAccount;
let asha: TestAccount;
beforeAll(async () => {
  shop = await startTestShop({ press: createArtistPress(artist) });
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
const batch = async (pieceIds: string[], language = 'en') =>
  shop.fetch('/api/admin/production/batch', {
    method: 'POST',
    headers: { authorization: `Bearer ${printer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ pieceIds, language }),
  });
const bytesOf = async (reply: Response) => new Uint8Array(await reply.arrayBuffer());

describe('a batch', () => {
  it('holds what it takes to make the shirts, the same bytes each time, and a list of it with hashes', async () => {
    const shirt = { color: 'black', size: 'XL', quantity: 2, designName: 'A calm tiger' };
    const dark = await desk.order(asha, { line: shirt, order: { language: 'hi' } });
    const light = await desk.order(asha, { line: { color: 'white', size: 'S' } });
    const ids = [1, 2].map(number => pieceCode({ lineId: dark.lineId, number }));
    ids.push(pieceCode({ lineId: light.lineId, number: 1 }));
    for (const act of ['approve', 'print'] as const) await desk.move(ids[0]!, act);
    await desk.move(ids[0]!, 'misprint', { reason: 'misplaced' });

    const [ofDark, ofLight] = [`${ids[0]}-x2-black-XL`, `${ids[2]}-white-S`];
    const reply = await batch(ids);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="production-[\d-]+\.zip"$/);
    const zip = await bytesOf(reply);
    const files = unzipSync(zip);
    expect(Object.keys(files)).toEqual([
      `prints/${ofDark}-front-chest.png`,
      `prints/${ofDark}-front-chest-underbase.png`,
      `proofs/${ofDark}-front-chest.jpg`,
      `prints/${ofLight}-front-chest.png`,
      `proofs/${ofLight}-front-chest.jpg`,
      'tickets.pdf',
      'pick-list.csv',
      'pick-list.pdf',
      `packing-slips/${dark.id}.pdf`,
      `packing-slips/${light.id}.pdf`,
      'manifest.json',
    ]);
    expect(hash('sha256', await bytesOf(await batch(ids)), 'hex')).toBe(hash('sha256', zip, 'hex'));

    const print = await sharp(files[`prints/${ofDark}-front-chest.png`]).metadata();
    expect([print.width, print.height, print.density, print.channels, print.hasAlpha]).toEqual([
      750,
      750,
      300,
      4,
      true,
    ]);
    expect(print.icc?.toString('latin1', 36, 40)).toBe('acsp');
    const white = await sharp(files[`prints/${ofDark}-front-chest-underbase.png`]).metadata();
    expect([white.width, white.height, white.density, white.hasAlpha]).toEqual([750, 750, 300, false]);
    expect((await sharp(files[`proofs/${ofDark}-front-chest.jpg`]).metadata()).format).toBe('jpeg');

    const manifest = JSON.parse(Buffer.from(files['manifest.json']!).toString());
    for (const { name, bytes, sha256 } of manifest.files)
      expect([name, bytes, sha256]).toEqual([name, files[name]!.length, hash('sha256', files[name]!, 'hex')]);
    expect(manifest.files).toHaveLength(10);
    expect(manifest.pieces.map((one: { code: string; reprint: number }) => [one.code, one.reprint])).toEqual([
      [ids[0], 1],
      [ids[1], 0],
      [ids[2], 0],
    ]);

    const tickets = readPdf(files['tickets.pdf']!);
    expect(tickets.pages).toHaveLength(3);
    for (const text of [ids[0]!, 'XL', 'Reprint 1', 'Black', 'Piece 1 of 2', '2.5 × 2.5 in', '6.4 × 6.4 cm', dark.id])
      expect(tickets.pages[0]).toContain(text);
    expect(tickets.pages[1]).not.toContain('Reprint');
    const csv = Buffer.from(files['pick-list.csv']!).toString('utf8');
    expect(csv.split('\r\n').slice(1)).toEqual([
      '"Regular Fit T-Shirt","Black","XL",2',
      '"Regular Fit T-Shirt","White","S",1',
      '',
    ]);
    const slip = readPdf(files[`packing-slips/${light.id}.pdf`]!).pages.join('\n');
    for (const text of ['Packing slip', 'Asha Menon', '12 Beach Road', 'A calm tiger', 'Care:', `Codes ${ids[2]}`])
      expect(slip).toContain(text);
    expect(slip).not.toMatch(/₹|449|509/);
    expect(readPdf(files[`packing-slips/${dark.id}.pdf`]!).pages[0]).toContain('पैकिंग पर्ची');
    const log = await shop.db.select().from(auditLog).where(eq(auditLog.subject, dark.id));
    expect(log.filter(line => line.action === 'pieces.downloaded')).toHaveLength(2);
  }, 30_000);

  it('of one line is a file of its name', async () => {
    const { lineId } = await desk.order(asha, { line: { color: 'white', size: 'L' } });
    const id = pieceCode({ lineId, number: 1 });
    const reply = await batch([id]);
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="${id}-white-L.zip"`);
    await bytesOf(reply);
  });

  it('is refused as a whole where a piece is not to be made any more, or is none', async () => {
    const order = await desk.order(asha);
    const id = pieceCode({ lineId: order.lineId, number: 1 });
    await shop.db.update(orders).set({ status: 'payment_refund' }).where(eq(orders.id, order.id));
    const reply = await batch([id, '9-9X']);
    expect(await reply.json()).toMatchObject({ code: 'pieces_gone', details: { gone: [id, '9-9X'] } });
    expect((await batch([])).status).toBe(400);
    expect((await batch(Array.from({ length: 201 }, (_, n) => `${n}-1A`))).status).toBe(400);
  });
});
