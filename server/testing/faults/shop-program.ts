import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { appendFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { CASH } from '../../../domain/src/cash.ts';
import { prepareCatalog } from '../../seeds/catalog.ts';
import { createPapersThread } from '../../src/adapters/documents/papers-thread.ts';
import type { EmailPort } from '../../src/adapters/email/port.ts';
import { startEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../../src/db/migrate.ts';
import { sweepGenerations } from '../../src/features/designs/designs.ts';
import { sendMails } from '../../src/features/mail/mail.ts';
import { judgeNotices, reconcilePayments, reconcileRefunds } from '../../src/features/payments/payments.ts';
import { drain } from '../../src/http/drain.ts';
import { armFailPoint } from '../../src/jobs/fail-point.ts';
import { fillCart } from '../build-checkout.ts';
import { COMPANIES, PHONEPE } from '../gateway-companies.ts';
import { connectGateway } from '../payment-gateway.ts';
import { goodDrawing, scriptedArtist } from '../scripted-artist.ts';
import { freeSpace } from '../../src/adapters/storage/free-space.ts';
import { startTestShop, type TestShop } from '../test-shop.ts';
import { CODES_FILE } from './codes-file.ts';
import { holdAt, letGo, placesPassed, reach, untilHeld, watchCommits, withPlaces } from './places.ts';

/** What the process is told at its start (JSON): a database, files and a gateway that outlive it, and how far its clock is ahead. */
export type ProgramTerms = {
  /** An address, or a folder with the embedded PostgreSQL, which the process then starts as the shop does. */
  databaseUrl: string | { dataDir: string };
  directory: string;
  gateway: string;
  aheadMs: number;
  /** Papers are drawn in their thread, as the product does it, each within so long; without this between requests. */
  papersMs?: number | undefined;
  /** Who takes the payments; PhonePe where nobody is named. */
  company?: string | undefined;
};
/** What it is told while it runs; each is answered. */
export type ProgramOrder = {
  arm?: string;
  /** Who comes to this place waits there, until `letGo`. */
  hold?: string;
  pass?: number;
  /** Is answered when somebody waits at the place. */
  untilHeld?: true;
  letGo?: true;
  advanceMs?: number;
  tick?: true;
  places?: true;
  /** From now on its drawings never end. */
  stuck?: true;
  /** So many shoppers with something in the cart. */
  shoppers?: number;
};

const SLOW_MS = 400;
const terms = JSON.parse(process.argv[2]!) as ProgramTerms;
watchCommits();
const databaseUrl = typeof terms.databaseUrl === 'string' ? terms.databaseUrl : await openOwn(terms.databaseUrl);
const holder: { shop?: TestShop } = {};
const company = COMPANIES.find(({ name }) => name === (terms.company ?? PHONEPE.name))!;
const now = () => holder.shop?.clock.now() ?? new Date();
const payments = connectGateway(terms.gateway, { asked: [], now }, company);
const email: EmailPort = {
  async send({ id, to, text }) {
    const code = /\b\d{6}\b/.exec(text)?.[0];
    if (code) appendFileSync(path.join(terms.directory, CODES_FILE), `${to} ${code}\n`);
    appendFileSync(path.join(terms.directory, 'mails.log'), `${id}\n`);
    return { kind: 'sent' };
  },
};
const artist = scriptedArtist();
artist.draw = async request => {
  if (request.prompt.includes('broken')) return { kind: 'failed', cause: 'scripted', isFinal: true } as never;
  if (request.prompt.includes('slow')) await sleep(SLOW_MS);
  return goodDrawing(request);
};
const shop = await startTestShop(
  {
    images: artist.images,
    freeSpace: async () => ({ ...(await freeSpace(terms.directory)), isLow: false }),
    press: artist.press,
    payments: withPlaces('gateway', payments, ['createPayment', 'fetchStatus', 'refund', 'fetchRefund']),
    email: withPlaces('mail', email, ['send']),
    ...(terms.papersMs === undefined ? {} : { documents: createPapersThread(undefined, terms.papersMs) }),
  },
  { directory: terms.directory, databaseUrl },
);
holder.shop = shop;
// Cash is on for who asks for it by its name.
shop.context.shop.payMethods = [...shop.context.shop.payMethods, CASH];
shop.clock.advance(terms.aheadMs);
await shop.startWorkers();

const answer = async (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const body = request.method === 'GET' ? {} : { body: await request.text() };
  const reply = await shop.fetch(pathname + search, { method: request.method, headers: request.headers, ...body });
  if (request.method === 'POST') await reach(`before answer ${pathname.replace(/\d{14}\w+/, ':id')}`);
  return reply;
};
const server = createServer(getRequestListener(answer, { overrideGlobalObjects: false }));
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port, databaseUrl }));
flushCompileCache();

async function obey({ arm, hold, pass, advanceMs, tick, ...rest }: ProgramOrder): Promise<object> {
  if (arm) armFailPoint(arm, pass);
  if (hold) holdAt(hold, pass);
  if (rest.untilHeld) await untilHeld();
  if (rest.letGo) letGo();
  if (rest.stuck) artist.draw = () => new Promise(() => {});
  if (advanceMs) shop.clock.advance(advanceMs);
  if (tick) {
    await reconcilePayments(shop.context);
    await reconcileRefunds(shop.context);
    await judgeNotices(shop.context);
    await sweepGenerations(shop.context);
    await sendMails(shop.context, { stop: new AbortController().signal });
  }
  const shoppers = [];
  for (let left = rest.shoppers ?? 0; left > 0; left--) {
    const who = await shop.signUp('Asha');
    await fillCart(shop, who);
    shoppers.push(who);
  }
  return { places: placesPassed(), shoppers };
}

/** The embedded PostgreSQL of this process, brought to this release, as open-shop.ts does it. */
async function openOwn({ dataDir }: { dataDir: string }): Promise<string> {
  const { url } = await startEmbeddedPostgres({ dataDir });
  await migrateDatabase(url, client => prepareCatalog(client, 'demo'));
  return url;
}
process.on('message', ({ number, ...order }: ProgramOrder & { number: number }) => {
  obey(order).then(
    done => process.send!({ ...done, number }),
    error => process.send!({ error: String((error as Error).stack), number }),
  );
});
process.on('disconnect', () => process.exit());
// In the order of run-shop.ts: callers first, then what works for them.
process.once('SIGTERM', async () => {
  await drain(server);
  await shop.stop();
  process.exit(0);
});
