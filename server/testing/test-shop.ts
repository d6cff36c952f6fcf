import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { and, isNull, lte } from 'drizzle-orm';
import { DEFAULT_GATEWAY } from '../../domain/src/payments.ts';
import { paiseOf } from '../../domain/src/money.ts';
import { createByHand } from '../src/adapters/payments/by-hand.ts';
import { createCash } from '../src/adapters/payments/cash.ts';
import { PHONEPE_RULES } from '../src/adapters/payments/phonepe-rules.ts';
import type { Payee, PaymentPort, PaymentPorts } from '../src/adapters/payments/port.ts';
import { addressOf, type EndpointName, type Params } from '../../contract/src/addresses.ts';
import { api } from '../../contract/src/api.ts';
import type { Role } from '../../domain/src/access.ts';
import { DEFAULT_DELIVERY } from '../../domain/src/delivery.ts';
import { TAX_RULES } from '../../domain/src/tax.ts';
import { makeApp } from '../src/app.ts';
import { brandOf } from '../src/config/brand.ts';
import { readEnvironment } from '../src/config/env.ts';
import { openShaper } from '../src/adapters/documents/artist.ts';
import { createPdfDocuments } from '../src/adapters/documents/pdfkit.ts';
import type { IdentityPort } from '../src/adapters/identity/port.ts';
import { noMessages } from '../src/adapters/messages/off.ts';
import { createPictureHosts } from '../src/adapters/picture-hosts/https.ts';
import { createSharpPictures } from '../src/adapters/pictures/sharp.ts';
import { createDiskStorage } from '../src/adapters/storage/disk.ts';
import { createGuardedUploads } from '../src/adapters/uploads/guarded.ts';
import { lockedSettings, settingProblems } from '../src/config/join-settings.ts';
import { Secret } from '../src/config/secret.ts';
import { randomId } from '../src/context.ts';
import { openDatabase, type Database } from '../src/db/database.ts';
import { accounts, sessions } from '../src/db/tables/accounts.ts';
import { webhookInbox } from '../src/db/tables/orders.ts';
import { createAccountLookup, type SignedIn } from '../src/features/accounts/accounts.ts';
import { judgeNotices, openCashBook, openHandBook } from '../src/features/payments/payments.ts';
import { createAnswerCache } from '../src/http/answer-cache.ts';
import { watchReadiness } from '../src/http/readiness.ts';
import type { Context } from '../src/http/handle.ts';
import type { Meter } from '../src/http/meter.ts';
import { openLiveChannel } from '../src/jobs/live.ts';
import { every } from '../src/jobs/every.ts';
import { openQueue } from '../src/jobs/queue.ts';
import { makeSecrets } from '../src/secrets.ts';
import { makeLog } from '../src/log.ts';
import { jobKinds } from '../src/workers.ts';
import { checkLog } from './check-log.ts';

export type TestAccount = { id: string; token: string; email: string; name: string };
export type TestReply<T = never> = { status: number; body: T; headers: Headers };
type CallOptions = {
  as?: TestAccount;
  /** Keeps the guest's cookies between calls. */
  guest?: { cookie?: string };
  params?: Params;
  body?: unknown;
  headers?: Record<string, string>;
};
export type TestShop = {
  context: Context;
  db: Database;
  url: string;
  clock: { now: () => Date; set: (at: Date) => void; advance: (milliseconds: number) => void };
  signUp: (name: string, o?: { role?: Role; disabled?: boolean }) => Promise<TestAccount>;
  /** The same person in another session, which began now or at a moment. Without one it counts as fresh whatever the clock of the test says. */
  signIn: <Who extends { id: string }>(who: Who, at?: Date) => Promise<Who & { token: string }>;
  /** One call through the whole HTTP app. */
  call: (name: EndpointName, o?: CallOptions) => Promise<TestReply<any>>; // eslint-disable-line typescript/no-explicit-any
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** From now on this process takes up queued work, and webhooks. */
  startWorkers: () => Promise<void>;
  stop: () => Promise<void>;
};

export const PUBLIC_URL = 'http://localhost:3000';
type Place = {
  databaseUrl?: string;
  directory?: string;
  meter?: Meter;
  adminEmails?: string[];
  /** What the environment says of settings. */
  environment?: Record<string, string>;
  /** The real sign-in, whose tokens are signed (use-identity.ts). */
  openIdentity?: (context: Context) => IdentityPort;
};

/** Tokens of tests, test.<account>.<session>, are signed by nobody: the port is replaced, the rest of the access check is the shop's own. */
const identityOfTests: IdentityPort = {
  handle: async () => new Response('No provider in this test', { status: 503 }),
  startSignIn: async () => new Response('No provider in this test', { status: 503 }),
  startSession: async () => {
    throw new Error('No sessions in this test');
  },
  verify: async token => {
    const [mark, accountId, sessionId] = token.split('.');
    return mark === 'test' && accountId && sessionId ? { accountId, sessionId } : undefined;
  },
};
export const SECRETS = makeSecrets(new Secret('s'.repeat(48)));
/** The owner's own UPI address; nothing where it is off. */
export const upiOfTests = (
  db: Database,
  now: () => Date,
  payee: Payee | undefined = { vpa: 'owner@okaxis', payee: 'Chhaap Prints' },
) => createByHand({ book: openHandBook(db), payee, payUrlOf: id => `${PUBLIC_URL}/payment/upi/${id}`, now });
/** Cash at the door. */
export const cashOfTests = (db: Database, now: () => Date, isOn = true) =>
  createCash({
    ...{ book: openCashBook(db), refunds: openHandBook(db), isOn, now },
    payUrlOf: id => `${PUBLIC_URL}/payment/cash/${id}`,
  });
/** Sessions of tests outlive whatever a test does to its clock. */
const NEVER = new Date('2100-01-01T00:00:00Z');

/** Who signed in at no moment that a test names has just done so, whatever the test's clock says by now. */
function provenNow(found: SignedIn, now: Date): SignedIn {
  if (found.kind !== 'account' || found.account.proof.authenticatedAt?.getTime() !== NEVER.getTime()) return found;
  return { ...found, account: { ...found.account, proof: { ...found.account.proof, authenticatedAt: now } } };
}

/**
 * A shop for one test file: a database of its own, temporary files, a clock that the test moves, the real app and queue.
 * `replace` gives ports that the test scripts (they are real implementations of the port, which can fail); `place` what is there
 * already, and stays.
 */
export async function startTestShop(
  replace: Partial<
    Pick<
      Context,
      | 'images'
      | 'press'
      | 'storage'
      | 'pictures'
      | 'uploads'
      | 'pictureHosts'
      | 'photoHosts'
      | 'email'
      | 'documents'
      | 'log'
      | 'freeSpace'
    > & {
      /** Stands for PhonePe. */
      payments: PaymentPort;
      /** Others beside it. */
      otherGateways: PaymentPorts;
    }
  > = {},
  place: Place = {},
): Promise<TestShop> {
  const database = place.databaseUrl ? openDatabase(place.databaseUrl, { max: 8 }) : await openDatabaseOfTest();
  const directory = place.directory ?? mkdtempSync(path.join(os.tmpdir(), 'chhaap-shop-'));
  const log = makeLog('silent');
  let offset = 0;
  const clock = {
    now: () => new Date(Date.now() + offset),
    set: (at: Date) => void (offset = at.getTime() - Date.now()),
    advance: (milliseconds: number) => void (offset += milliseconds),
  };
  const quiet = () => {};
  let judging: ReturnType<typeof every> | undefined;
  const [jobs, live] = await Promise.all([
    openQueue(database.url, jobKinds, quiet),
    openLiveChannel(database.url, quiet),
  ]);
  const missing = (port: string) =>
    new Proxy(
      {},
      {
        get: (_, key) =>
          key === 'then' ? undefined : () => Promise.reject(new Error(`This test gave no ${port} port`)),
      },
    );
  const { payments = missing('payments'), otherGateways = {}, ...ports } = replace;
  const context: Context = {
    shop: {
      name: 'Chhaap',
      mode: 'demo',
      publicUrl: PUBLIC_URL,
      adminEmails: place.adminEmails ?? [],
      needsSecondFactor: false,
      returnUrlBase: PUBLIC_URL,
      operator: { name: 'Operator', address: 'Kozhikode', email: 'help@chhaap.test', phone: '9876543210' },
      invoicing: { gstin: undefined, prefix: 'CH', taxRules: TAX_RULES },
      tellsNewOrders: true,
      pageViews: undefined,
      payMethods: [DEFAULT_GATEWAY, 'upi', ...Object.keys(otherGateways)],
      delivery: DEFAULT_DELIVERY,
      brand: brandOf(readEnvironment({})),
      cash: { fee: paiseOf(4_000), most: paiseOf(200_000), openOrders: 2, notAt: ['6820', '110001'] },
      isOpen: true,
      missing: [],
      reach: { nearby: [], isThisMachineOnly: true },
      signsIn: { byCode: true, byProvider: true },
    },
    configuration: {
      locked: () => lockedSettings(place.environment ?? {}),
      problemsOf: stored => settingProblems(stored, place.environment ?? {}),
      examine: async () => [],
    },
    db: database.db,
    jobs,
    live,
    storage: createDiskStorage(path.join(directory, 'files')),
    freeSpace: async () => ({ free: 50e9, isLow: false }),
    images: missing('images') as Context['images'],
    // The same draws everything, unless a test says otherwise.
    houseArtist: replace.images ?? (missing('houseArtist') as Context['houseArtist']),
    press: missing('press') as Context['press'],
    pictures: createSharpPictures(),
    uploads: createGuardedUploads(),
    pictureHosts: createPictureHosts({ hosts: [] }),
    photoHosts: createPictureHosts({ hosts: [] }),
    payments: {
      [DEFAULT_GATEWAY]: { ...PHONEPE_RULES, ...(payments as PaymentPort) },
      upi: upiOfTests(database.db, clock.now),
      cash: cashOfTests(database.db, clock.now),
      ...otherGateways,
    },
    gateway: DEFAULT_GATEWAY,
    email: missing('email') as Context['email'],
    messages: noMessages,
    documents: createPdfDocuments(openShaper),
    secrets: SECRETS,
    startSession: (request, accountId) => identity.startSession(request, accountId),
    now: clock.now,
    randomId,
    log,
    ...ports,
  };
  const identity = place.openIdentity?.(context) ?? identityOfTests;
  const lookup = createAccountLookup(database.db, () => place.adminEmails ?? [], clock.now, live);
  const cache = createAnswerCache(() => performance.now(), false);
  const app = makeApp({
    context,
    identity,
    whoIs: async (token, isAnew) => {
      const holder = await identity.verify(token);
      return holder ? provenNow(await lookup(holder, isAnew), clock.now()) : { kind: 'unknown' };
    },
    cache,
    renderPage: undefined,
    staticFile: () => undefined,
    demo: {},
    readiness: watchReadiness(context),
    meter: place.meter,
    requestIdHeader: 'x-proxy-request-id',
    checkAnswers: true,
    dev: false,
  });
  // Looks before it leases: the lease would be a place of its own where a test cuts the power (faults/places.ts).
  const judgeDue = async () => {
    const isDue = and(isNull(webhookInbox.processedAt), lte(webhookInbox.dueAt, clock.now()));
    if ((await database.db.$count(webhookInbox, isDue)) > 0) await judgeNotices(context);
  };
  const signIn: TestShop['signIn'] = async (who, at) => {
    const id = `s${randomId(12)}`;
    const token = randomId(64);
    await database.db.insert(sessions).values({
      ...{ id, token, userId: who.id, expiresAt: NEVER },
      ...{ createdAt: at ?? clock.now(), usedAt: at ?? clock.now(), authenticatedAt: at ?? NEVER },
    });
    return { ...who, token: `test.${who.id}.${id}` };
  };
  const fetchApp = async (address: string, init?: RequestInit) => app.request(new URL(address, PUBLIC_URL).href, init);
  return {
    context,
    db: database.db,
    url: database.url,
    clock,
    async signUp(name, o = {}) {
      const id = `a${randomId(12)}`;
      const email = `${name.toLowerCase().replace(/\W+/g, '.')}.${id}@chhaap.test`;
      await database.db.insert(accounts).values({
        id,
        name,
        email,
        emailVerified: true,
        role: o.role ?? 'shopper',
        disabledAt: o.disabled ? clock.now() : null,
      });
      return signIn({ id, name, email });
    },
    signIn,
    call: (name, o = {}) => callApp(fetchApp, name, o),
    fetch: fetchApp,
    async startWorkers() {
      judging ??= every(50, 'payments.judge_notices', judgeDue, quiet);
      await jobs.work(context, jobKinds);
    },
    async stop() {
      await judging?.stop();
      await checkLog(database.db);
      await jobs.stop();
      await live.stop();
      await database.close();
      if (place.directory === undefined) rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Vitest's tools are asked for here alone: a program that a test starts has none. */
const openDatabaseOfTest = async () => (await import('./test-database.ts')).openTestDatabase();

async function callApp(fetchApp: TestShop['fetch'], name: EndpointName, o: CallOptions): Promise<TestReply<unknown>> {
  const [noun, call] = name.split('.') as [keyof typeof api, string];
  const { method } = (api[noun] as Record<string, { method: string }>)[call]!;
  const headers: Record<string, string> = { ...o.headers };
  if (o.as) headers['authorization'] = `Bearer ${o.as.token}`;
  if (o.guest?.cookie) headers['cookie'] = o.guest.cookie;
  if (o.body !== undefined) headers['content-type'] ??= 'application/json';
  const body = o.body === undefined ? undefined : typeof o.body === 'string' ? o.body : JSON.stringify(o.body);
  const reply = await fetchApp(addressOf(name, o.params), { method, headers, ...(body === undefined ? {} : { body }) });
  const set = reply.headers.getSetCookie().find(cookie => cookie.startsWith('chhaap_cart='));
  if (o.guest && set) o.guest.cookie = set.split(';')[0]!;
  const text = await reply.text();
  const isJson = reply.headers.get('content-type')?.startsWith('application/json');
  return { status: reply.status, headers: reply.headers, body: isJson ? JSON.parse(text) : text };
}
