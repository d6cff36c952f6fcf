import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dump, filesIn, pathsTo, walk, type Walked } from '../../../testing/canaries.ts';
import { startShopWithGateway, type ShopWithGateway } from '../../../testing/payment-gateway.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { tinyPng } from '../../../testing/tiny-png.ts';
import type { OutgoingMail } from '../../adapters/email/port.ts';
import { createDiskStorage } from '../../adapters/storage/disk.ts';
import { sessions } from '../../db/tables/accounts.ts';
import { outbox } from '../../db/tables/operations.ts';
import { makeLog } from '../../log.ts';
import { auditBooks } from '../audit/audit.ts';
import { sendMails } from '../mail/mail.ts';
import { finishErasures } from './privacy.ts';
import { removeFiles } from './remove-files.ts';
import { columnsIn } from './rule.store.ts';
import { PERSONAL } from './rules.ts';

/*
 * Two people who leave a canary in every field (security 3.3, D1, D2 and A17). What one downloads is all of theirs and nothing of the
 * other; what is left after their deletion stands in their invoices, and nowhere else.
 */
const directory = mkdtempSync(path.join(os.tmpdir(), 'chhaap-canaries-'));
const sent: OutgoingMail[] = [];
const lines: string[] = [];
let at: ShopWithGateway;
let asha: Walked;
let ravi: Walked;
/** The mail server takes nothing. */
let isRefused = false;

beforeAll(async () => {
  at = await startShopWithGateway({
    storage: createDiskStorage(directory),
    email: {
      send: async mail =>
        isRefused ? { kind: 'refused', problem: '550 no such user' } : (sent.push(mail), { kind: 'sent' }),
    },
    press: { mockup: async () => tinyPng({ width: 9, height: 9 }), printFile: async () => tinyPng() } as never,
  });
  at.shop.context.log = makeLog('info', { write: line => void lines.push(line) });
  await at.simulate('POST', 'script', { webhook: 'none' });
  asha = await walk(at, 'Asha', '9847011111');
  ravi = await walk(at, 'Ravi', '9847022222');
  const { shop } = at;
  // They meet: likes, a report, and the other one's public design in a cart.
  for (const [one, other] of [
    [asha, ravi],
    [ravi, asha],
  ] as const) {
    await shop.call('likes.toggle', { as: one.who, params: { id: other.publicId }, body: { isLiked: true } });
    const details = one.birds.sow('report');
    await shop.call('designs.report', {
      as: one.who,
      params: { id: other.publicId },
      body: { reason: 'other', details },
    });
    await shop.call('cart.add', { as: one.who, body: { designId: other.publicId, size: 'S' } });
  }
  isRefused = true;
  await sendMails(shop.context);
  isRefused = false;
}, 60_000);
afterAll(async () => {
  await at?.stop();
  rmSync(directory, { recursive: true, force: true });
});

async function download(who: Walked['who']): Promise<Record<string, Uint8Array>> {
  const asked = await at.shop.call('privacy.askExport', { as: who, body: { language: 'en' } });
  const reply = await at.shop.fetch(asked.body.url);
  return unzipSync(new Uint8Array(await reply.arrayBuffer()));
}
const text = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('utf8');

/** A moment is the same in the database's hours and in India's. */
const momentOf = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:/.test(value) ? Date.parse(value) : value;

test('a download holds every row that names the person, and nothing of anybody else', async () => {
  const files = await download(asha.who);
  const rows = await dump(at.shop.db);
  for (const [table, { gives }] of PERSONAL) {
    const given = JSON.parse(text(files[`data/${table}.json`])) as Record<string, unknown>[];
    const pick = (row: Record<string, unknown>) =>
      JSON.stringify(columnsIn(gives).map(column => momentOf(row[column])));
    const named = rows.get(table)!.filter(row => JSON.stringify(row).includes(`"${asha.who.id}"`));
    const written = new Set(given.map(pick));
    // The ticket of this very download is used up; a count of tries is written under it.
    for (const row of named) expect(written, `${table} ${JSON.stringify(row)}`).toContain(pick(row));
  }
  const all = Object.entries(files).map(
    ([name, bytes]) => `${name} ${name.endsWith('.pdf') ? readPdf(bytes).pages.join() : text(bytes)}`,
  );
  expect(all.flatMap(one => ravi.birds.in(one))).toEqual([]);
  const found = new Set(all.flatMap(one => asha.birds.in(one)));
  // The name of before is gone from the account, but stands in the address.
  const withheld = ['token', 'access', 'idtoken', 'seed', 'friend'];
  expect(
    asha.birds
      .all()
      .filter(what => !found.has(what))
      .toSorted(),
  ).toEqual(withheld.toSorted());
  for (const file of asha.files) expect(Object.keys(files)).toContain(`pictures/${file}`);
  for (const file of ravi.files) expect(Object.keys(files)).not.toContain(`pictures/${file}`);
  expect(Object.keys(files).filter(name => name.startsWith('invoices/')).length).toBeGreaterThanOrEqual(3);
});

/** All that a deletion leaves of a person: the papers that tax law asks for, as they were issued. */
const KEPT =
  /^invoices\.content\.(buyer\.(name|address|city|phone|email)|rows\[\]\.item\.(name|prints\[\]\.name)|corrects\.reason)$/;

test('a deletion leaves what tax law asks for, and nothing else, anywhere', async () => {
  const { shop } = at;
  // What was given up still says to whom and what, so that it can be sent again.
  const givenUp = async () => (await shop.db.select().from(outbox)).filter(mail => mail.state === 'failed');
  const holds = (mail: object, { birds }: Walked) => birds.in(JSON.stringify(mail)).length > 0;
  const told = new Set((await givenUp()).filter(mail => holds(mail, asha)).map(mail => mail.template));
  expect([...told]).toEqual(
    expect.arrayContaining(['order_paid', 'order_for_shop', 'credits_bought', 'refunded', 'ticket_for_shop', 'return_for_shop']), // prettier-ignore
  );
  const before = sent.length;
  const body = { email: asha.who.email, language: 'hi' };
  const reply = await shop.call('privacy.deleteAccount', { as: asha.who, body });
  expect(reply.body).toMatchObject({ state: 'deleted', open: [] });
  await expect.poll(async () => (await shop.call('accounts.me', { as: asha.who })).status).toBe(401);
  await sendMails(shop.context);
  expect(sent.slice(before).map(mail => [mail.to, mail.subject])).toEqual([
    [asha.who.email, 'आपका खाता मिटा दिया गया है'],
  ]);
  await at.advance(3_600_000);
  await finishErasures(shop.context);
  await removeFiles(shop.context);

  const left = new Set<string>();
  for (const [table, rows] of await dump(shop.db))
    for (const found of pathsTo(rows, one => asha.birds.in(one).length > 0, table))
      left.add(found.replace(`${table}[]`, table));
  expect([...left].filter(found => !KEPT.test(found))).toEqual([]);
  expect([...left]).toContain('invoices.content.buyer.name');

  const kept = await givenUp();
  expect(kept.filter(mail => holds(mail, asha))).toEqual([]);
  expect(kept.filter(mail => holds(mail, ravi)).length).toBeGreaterThanOrEqual(told.size);

  const files = filesIn(directory);
  expect(
    files
      .filter(({ name, bytes }) => asha.files.includes(name) || asha.birds.in(bytes.toString('latin1')).length > 0)
      .map(({ name }) => name),
  ).toEqual([]);
  for (const file of ravi.files) expect(files.map(({ name }) => name)).toContain(file);
  expect(lines.flatMap(line => asha.birds.in(line))).toEqual([]);
  expect(await auditBooks(shop.context)).toEqual([]);
  // The other one's things are as they were; the report was of a design that is gone.
  const rest = [...(await dump(shop.db)).values()].flat().map(row => JSON.stringify(row));
  expect(new Set(rest.flatMap(row => ravi.birds.in(row)))).toEqual(
    new Set(ravi.birds.all().filter(what => what !== 'report')),
  );
});

test('the mail that tells of a deletion forgets whom it could not reach', async () => {
  const { shop } = at;
  const zoya = await shop.signUp('Zoya');
  const createdAt = shop.clock.now();
  const expiresAt = new Date(createdAt.getTime() + 86_400_000);
  await shop.db.insert(sessions).values({ id: 'sZoya', token: 'sZoya', userId: zoya.id, createdAt, expiresAt });
  isRefused = true;
  const body = { email: zoya.email, language: 'en' };
  expect((await shop.call('privacy.deleteAccount', { as: zoya, body })).status).toBe(200);
  await sendMails(shop.context);
  isRefused = false;
  const told = (await shop.db.select().from(outbox)).filter(mail => mail.subject === `erasure:${zoya.id}`);
  expect(told).toMatchObject([{ template: 'account_deleted', state: 'failed', recipient: '', data: {} }]);
});
