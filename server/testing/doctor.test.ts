import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeConfig, type Config } from '../src/config/config.ts';
import { readEnvironment } from '../src/config/env.ts';
import { Secret } from '../src/config/secret.ts';
import type { OpenDatabase } from '../src/db/database.ts';
import { checkConfiguration } from '../src/doctor/check-configuration.ts';
import { judgeClock, judgeVersion } from '../src/doctor/check-database.ts';
import { checkPageViews } from '../src/doctor/check-page-views.ts';
import { checkNode, examine } from '../src/doctor/examine.ts';
import type { CheckName, Finding } from '../src/doctor/finding.ts';
import { startMailbox, type Mailbox } from './mailbox.ts';
import { startObjectStore, type RunningStore } from './object-store.ts';
import { startStandin, type RunningStandin } from './start-standin.ts';
import { openTestDatabase } from './test-database.ts';

/** `npm run doctor` on a shop of real adapters and the stand-ins of every company, and with one thing wrong at a time. */
let shop: OpenDatabase;
let mailbox: Mailbox;
let store: RunningStore;
let standins: Record<'gateway' | 'identity' | 'images' | 'razorpay', RunningStandin>;
let directory: string;
let good: Record<string, string>;
const servers: Server[] = [];

beforeAll(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'chhaap-doctor-'));
  const gatewayEnv = {
    ...{ CLIENT_ID: 'doctor', CLIENT_SECRET: 'secret-of-the-doctor', DATA_DIR: path.join(directory, 'gateway') },
    ...{ WEBHOOK_USERNAME: 'doctor_hook', WEBHOOK_PASSWORD: 'hookOfTheDoctor1' },
  };
  const [theShop, theMailbox, theStore, gateway, identity, images, razorpay] = await Promise.all([
    openTestDatabase(),
    startMailbox(),
    startObjectStore(),
    startStandin('payment-gateway', gatewayEnv),
    startStandin('identity-provider', { DATA_DIR: path.join(directory, 'identity') }),
    startStandin('image-api', { API_KEY: 'sk-of-the-doctor' }),
    startStandin('razorpay', { DATA_DIR: path.join(directory, 'razorpay'), KEY_SECRET: 'secret-of-the-doctor' }),
  ]);
  [shop, mailbox, store, standins] = [theShop, theMailbox, theStore, { gateway, identity, images, razorpay }];
  await waitForTheDisk(shop);
  good = {
    ...{ DATABASE_URL: shop.url, DATA_DIR: directory, DEMO_MAY_USE: 'database,mail,storage' },
    ...{ PHONEPE_CLIENT_ID: 'doctor', PHONEPE_CLIENT_SECRET: 'secret-of-the-doctor' },
    ...{ PHONEPE_WEBHOOK_USERNAME: 'doctor_hook', PHONEPE_WEBHOOK_PASSWORD: 'hookOfTheDoctor1' },
    ...{ PHONEPE_AUTH_BASE: `${gateway.origin}/apis/pg-sandbox`, PHONEPE_PG_BASE: `${gateway.origin}/apis/pg-sandbox` },
    ...{ RAZORPAY_KEY_ID: 'rzp_test_chhaapdemo', RAZORPAY_KEY_SECRET: 'secret-of-the-doctor' },
    ...{ RAZORPAY_WEBHOOK_SECRET: 'hookOfTheDoctor1', RAZORPAY_BASE: razorpay.origin },
    ...{ IMAGE_PROVIDER: 'openai', OPENAI_API_KEY: 'sk-of-the-doctor', OPENAI_BASE_URL: `${images.origin}/v1` },
    ...{ SMTP_URL: `smtp://127.0.0.1:${mailbox.smtpPort}`, MAIL_FROM: 'orders@chhaap.test' },
    ...{ S3_BUCKET: 'chhaap-files', S3_ENDPOINT: store.settings.endpoint },
    ...{ S3_ACCESS_KEY_ID: store.settings.accessKeyId, S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey },
  };
});
afterAll(async () => {
  for (const server of servers) server.close();
  await Promise.all([shop.close(), mailbox.stop(), store.stop(), ...Object.values(standins).map(one => one.stop())]);
  rmSync(directory, { recursive: true, force: true });
});

/** As every database but that of tests does. */
async function waitForTheDisk({ db, pool }: OpenDatabase): Promise<void> {
  const name = new URL(pool.options.connectionString!).pathname.slice(1);
  await db.execute(sql.raw(`alter database "${name}" set synchronous_commit = on`));
}

/** As Google would be: the same protocol, the stand-in's addresses. */
function withProvider(config: Config, change: Partial<NonNullable<Config['identity']>> = {}): Config {
  const issuer = `${standins.identity.origin}/demo/identity`;
  const addresses = { authorizationUrl: `${issuer}/auth`, tokenUrl: `${issuer}/token`, jwksUrl: `${issuer}/jwks` };
  return { ...config, identity: { ...config.identity!, ...addresses, issuer, kind: 'google', ...change } };
}
const configOf = (change: Record<string, string> = {}) =>
  withProvider(makeConfig(readEnvironment({ ...good, ...change })));
const examined = (config: Config, o: object = {}) => examine(config, { databaseUrl: config.database.url!, ...o });
const problemsIn = (findings: readonly Finding[]) => findings.filter(finding => finding.level === 'problem');

/** Each problem has a sentence and what to do, and shows no secret. */
function expectProblem(findings: readonly Finding[], check: CheckName, says: RegExp): void {
  const problems = problemsIn(findings);
  expect(problems.map(finding => finding.check)).toEqual([check]);
  expect(problems[0]!.says).toMatch(says);
  expect(problems[0]!.todo!.length).toBeGreaterThan(10);
  expect(JSON.stringify(findings)).not.toMatch(/secret-of|hookOfTheDoctor|sk-of-the-doctor|wrong-password/);
}

async function listen(onSocket: (socket: Socket) => void): Promise<number> {
  const server = createServer(socket => (socket.on('error', () => {}), onSocket(socket)));
  servers.push(server);
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

/** What an image server answers by its path, under /v1; everything else is a 404. */
type Answers = Record<string, [status: number, body: unknown]>;
async function listenHttp(answers: Answers): Promise<number> {
  const server = createHttpServer((request, response) => {
    const [status, body] = answers[request.url!.replace('/v1', '')] ?? [404, ''];
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  servers.push(server);
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}
const ownServer = (port: number) =>
  configOf({ IMAGE_PROVIDER: 'openai-compatible', IMAGE_SERVER_URL: `http://127.0.0.1:${port}`, IMAGE_SERVER_MODEL: 'sd-1' }); // prettier-ignore

const withGemini = () => ({
  ...{ IMAGE_PROVIDER: 'gemini', GEMINI_API_KEY: 'sk-of-the-doctor' },
  GEMINI_BASE_URL: `${standins.images.origin}/v1beta`,
});

it('finds nothing wrong where nothing is', async () => {
  const findings = await examined(configOf());
  expect(problemsIn(findings)).toEqual([]);
  const fine = findings.filter(finding => finding.level === 'ok').map(finding => `${finding.check}: ${finding.says}`);
  expect((await store.seen()).keys).toEqual([]);
  expect(fine.join('\n')).toMatch(/PostgreSQL \d+/);
  expect(fine).toEqual(
    expect.arrayContaining([
      'gateway: the gateway takes the credentials, and answers for the merchant',
      'gateway: Razorpay takes the keys. Its webhooks go to http://localhost:3000/api/razorpay/webhook',
      'storage: files are kept in the bucket chhaap-files',
      'mail: the mail server takes us, without a password',
      'identity: the identity provider knows the shop',
      'page views: no other company counts visits',
      expect.stringMatching(/^images: the image provider takes the key/),
    ]),
  );
});

it('says that a key of Razorpay has expired', async () => {
  const script = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"key":"expired","uses":1}',
  };
  await fetch(`${standins.razorpay.origin}/__sim/script`, script);
  expectProblem(await examined(configOf()), 'gateway', /key of Razorpay has expired/);
});

describe('with one thing wrong it names that one', () => {
  it.each<[string, Record<string, string>, CheckName, RegExp]>([
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' },
      'database',
      /nothing answers/,
    ],
    [
      'gateway credentials that are refused',
      { PHONEPE_CLIENT_SECRET: 'another' },
      'gateway',
      /refuses the credentials/,
    ],
    ['a gateway that is not there', { PHONEPE_AUTH_BASE: 'http://127.0.0.1:1/apis' }, 'gateway', /cannot be reached/],
    ['a key that Razorpay refuses', { RAZORPAY_KEY_SECRET: 'another-key' }, 'gateway', /Razorpay refuses the key/],
    ['a Razorpay that is not there', { RAZORPAY_BASE: 'http://127.0.0.1:1' }, 'gateway', /Razorpay cannot be asked/],
    ['a key that the image provider refuses', { OPENAI_API_KEY: 'sk-revoked' }, 'images', /refuses the key/],
    [
      'models that the provider has not',
      { OPENAI_IMAGE_MODEL: 'paint-9' },
      'images',
      /has none of the models: paint-9/,
    ],
    ['a model that looks at nothing', { OPENAI_MODERATION_MODEL: 'looks-away' }, 'images', /nothing will be drawn/],
    ['a bucket that is not there', { S3_BUCKET: 'elsewhere' }, 'storage', /elsewhere cannot be used \(NoSuchBucket\)/],
    ['a storage secret that is refused', { S3_SECRET_ACCESS_KEY: 'another' }, 'storage', /cannot be used/],
    ['a mail server that is not there', { SMTP_URL: 'smtp://127.0.0.1:1' }, 'mail', /does not take us \(ESOCKET|ECONN/],
  ])('%s', async (_, change, check, says) => {
    expectProblem(await examined(configOf(change)), check, says);
  });

  it('a database password that is refused', async () => {
    const words = Buffer.from('SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed\0\0');
    const head = Buffer.alloc(5);
    head.write('E');
    head.writeUInt32BE(words.length + 4, 1);
    const port = await listen(socket => socket.once('data', () => socket.end(Buffer.concat([head, words]))));
    const change = { DATABASE_URL: `postgres://shop:wrong-password@127.0.0.1:${port}/shop` };
    expectProblem(await examined(configOf(change)), 'database', /the password is refused/);
  });

  it('a database of another name', async () => {
    const url = shop.url.replace(/test_[0-9a-f]+/, 'nobodys');
    expectProblem(await examined(configOf({ DATABASE_URL: url })), 'database', /no database of this name/);
  });

  it('missing migrations, and those of a later release', async () => {
    const other = await openTestDatabase();
    await waitForTheDisk(other);
    await other.db.execute(sql`delete from migrations where id = (select max(id) from migrations)`);
    expectProblem(await examined(configOf({ DATABASE_URL: other.url })), 'database', /1 migrations .* not applied/);
    await other.db.execute(sql`insert into migrations (hash, created_at) values ('later', 9999999999999)`);
    expectProblem(await examined(configOf({ DATABASE_URL: other.url })), 'database', /later release/);
    await other.close();
  });

  it('a mail server that refuses the password', async () => {
    const port = await listen(socket => {
      socket.write('220 here\r\n');
      socket.on('data', data =>
        socket.write(
          String(data).startsWith('EHLO') ? '250-here\r\n250 AUTH PLAIN LOGIN\r\n' : '535 5.7.8 not you\r\n',
        ),
      );
    });
    const change = { SMTP_URL: `smtp://shop:wrong-password@127.0.0.1:${port}` };
    expectProblem(await examined(configOf(change)), 'mail', /EAUTH 535/);
  });

  it('an identity provider that does not know the shop', async () => {
    const config = withProvider(configOf(), { clientSecret: new Secret('another-secret-of-nobody') });
    expectProblem(await examined(config), 'identity', /refuses the shop \(invalid_client\)/);
  });

  it('a folder for files that cannot be written', async () => {
    const closed = path.join(directory, 'closed');
    const { S3_BUCKET: _, S3_ENDPOINT: _e, S3_ACCESS_KEY_ID: _k, S3_SECRET_ACCESS_KEY: _s, ...onDisk } = good;
    // Root may write everywhere, but not into a file as if it were a folder.
    const config = makeConfig(readEnvironment({ ...onDisk, DATA_DIR: closed }));
    const storage = { kind: 'disk' as const, directory: path.join(import.meta.filename, 'files') };
    expectProblem(await examined(withProvider({ ...config, storage })), 'storage', /cannot be written \(E/);
  });

  it('a disk that is nearly full', async () => {
    const spaceOf = async () => ({ free: 200_000_000, total: 50_000_000_000 });
    expectProblem(await examined(configOf(), { spaceOf }), 'storage', /nearly full: 0\.2 GB of 50\.0 GB/);
  });

  it('an image server without a moderation call', async () => {
    const models = JSON.stringify({ data: [{ id: 'paint-1' }] });
    const server = createHttpServer((request, response) =>
      request.url === '/v1/models' ? response.end(models) : response.writeHead(404).end(),
    );
    servers.push(server);
    await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
    const OPENAI_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    const findings = await examined(configOf({ OPENAI_BASE_URL, OPENAI_IMAGE_MODEL: 'paint-1' }));
    expectProblem(findings, 'images', /404 for omni-moderation-latest\), so nothing will be drawn/);
  });

  it.each<[string, Answers, RegExp]>([
    [
      'a key that has expired',
      { '/models': [401, { error: { message: 'Your API key has expired.' } }] },
      /has expired \(401\)/,
    ],
    ['another program at the address of the image server', { '/models': [200, '<html></html>'] }, /no image server/],
    ['an address without the version', {}, /no image server \(404\)/],
    [
      'a model that the image server has not',
      { '/models': [200, { data: [{ id: 'flux' }] }] },
      /none of the models: sd-1/,
    ],
  ])('%s', async (_, answers, says) => {
    expectProblem(await examined(ownServer(await listenHttp(answers))), 'images', says);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['a key that Gemini does not know', { GEMINI_API_KEY: 'AIza-wrong' }, /refuses the key \(400\)/],
    ['a model that Gemini has not', { GEMINI_IMAGE_MODEL: 'gemini-9' }, /none of the models: gemini-9/],
    ['an address that is not Gemini', { GEMINI_BASE_URL: `http://127.0.0.1:1/v1beta` }, /cannot be reached/],
  ])('%s', async (_, change, says) => {
    expectProblem(await examined(configOf({ ...withGemini(), ...change })), 'images', says);
  });

  it('nothing where Gemini has the models', async () => {
    expect(problemsIn(await examined(configOf(withGemini())))).toEqual([]);
  });

  it('nothing where the owner’s own image server can only draw, and it says what is done without', async () => {
    const findings = await examined(ownServer(await listenHttp({ '/models': [200, { data: [{ id: 'sd-1' }] }] })));
    expect(problemsIn(findings)).toEqual([]);
    const said = findings.filter(finding => finding.check === 'images').map(finding => [finding.level, finding.says]);
    expect(said).toEqual([
      ['ok', 'the image provider takes the key and has sd-1'],
      ['warning', expect.stringMatching(/does not look at words and pictures/)],
      ['ok', expect.stringMatching(/takes the ground away itself/)],
      ['warning', expect.stringMatching(/changes no pictures: a change is drawn anew/)],
    ]);
  });

  it('a public address behind which another program, or a proxy that keeps webhooks back, answers', async () => {
    let kept = false;
    const proxy = createHttpServer((request, response) => {
      if (request.url === '/healthz') return void response.end(kept ? '{"ok":true}' : 'Welcome to nginx');
      response.writeHead(request.method === 'POST' ? 403 : 200).end();
    });
    servers.push(proxy);
    await new Promise<void>(ready => proxy.listen(0, '127.0.0.1', ready));
    const publicUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const config = configOf();
    const live: Config = { ...config, mode: 'live', http: { ...config.http, publicUrl } };
    expectProblem(await examined(live), 'address', /not this shop/);
    kept = true;
    expectProblem(await examined(live), 'address', /webhooks do not reach the shop \(403/);
  });
});

it('says whether the program that counts visits is there; the shop can run without it', async () => {
  const company = createHttpServer((request, response) => {
    const isScript = request.url === '/count.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript; charset=utf-8' : 'text/html' }).end();
  });
  servers.push(company);
  await new Promise<void>(ready => company.listen(0, '127.0.0.1', ready));
  const host = `127.0.0.1:${(company.address() as AddressInfo).port}`;
  const told = async (script: string) => {
    const config = makeConfig(readEnvironment({ PAGE_VIEW_SCRIPT_URL: script }));
    return (await checkPageViews(config.pageViews)).map(({ level, says }) => `${level}: ${says}`);
  };
  expect(await told(`http://${host}/count.js`)).toEqual([`ok: ${host} counts the visits of those who agree`]);
  expect(await told(`http://${host}/page`)).toEqual([
    `warning: http://${host}/page answers 200 with text/html, which is no script`,
  ]);
  expect((await told('http://127.0.0.1:1/count.js'))[0]).toMatch(/^warning: .* does not answer from here/);
  const { config, findings } = checkConfiguration({ ...good, PAGE_VIEW_SCRIPT_URL: 'http://stats.example/count.js' });
  expect(config).toBeUndefined();
  expectProblem(findings, 'configuration', /^PAGE_VIEW_SCRIPT_URL: must be the https address of a script/);
});

describe('its rules', () => {
  it.each([
    [140_012, 1],
    [150_000, 0],
    [180_004, 0],
  ])('PostgreSQL %i has %i problems', (version, problems) => expect(judgeVersion(version)).toHaveLength(problems));
  it.each([
    [100, []],
    [-5_000, ['warning']],
    [45_000, ['problem']],
  ])('a clock %i ms ahead is %o', (ahead, levels) => {
    expect(judgeClock(ahead).map(finding => finding.level)).toEqual(levels);
  });
  it('an old Node is named', () => {
    expect([checkNode('24.21.0').level, checkNode('22.1.0').level]).toEqual(['ok', 'problem']);
  });
  it('a live shop without a GSTIN is told what follows, and one at the sandbox that nobody pays', () => {
    const live = {
      ...{ SHOP_MODE: 'live', PUBLIC_URL: 'https://shop.example', DATABASE_URL: 'postgres://db/shop' },
      ...{ AUTH_SECRET: 's'.repeat(40), ADMIN_EMAILS: 'owner@shop.example', GOOGLE_CLIENT_ID: 'g' },
      ...{ GOOGLE_CLIENT_SECRET: 'g', PHONEPE_CLIENT_ID: 'p', PHONEPE_CLIENT_SECRET: 'p' },
      ...{ PHONEPE_WEBHOOK_USERNAME: 'hook_user', PHONEPE_WEBHOOK_PASSWORD: 'hookPassword1' },
      ...{ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'orders@shop.example', OPERATOR_NAME: 'Owner' },
      ...{ OPERATOR_ADDRESS: 'Kozhikode 673001', OPERATOR_EMAIL: 'owner@shop.example', OPERATOR_PHONE: '9876543210' },
      OPERATOR_GRIEVANCE_OFFICER: 'Owner',
    };
    const told = (o: object) => checkConfiguration({ ...live, ...o }).findings.filter(one => one.level !== 'ok');
    const [warning, ...others] = told({});
    expect(others).toEqual([]);
    expect(warning).toMatchObject({ level: 'warning', says: expect.stringMatching(/no GSTIN.*plain bills/) as string });
    expect(warning!.todo).toMatch(/₹40 lakh.*another state/);
    expect(told({ OPERATOR_GSTIN: '32AAAAA0000A1ZB' })).toEqual([]);
    const sandbox = {
      OPERATOR_GSTIN: '32AAAAA0000A1ZB',
      PHONEPE_PG_BASE: 'https://api-preprod.phonepe.com/apis/pg-sandbox',
    };
    expect(told(sandbox).map(one => one.says)).toEqual([expect.stringMatching(/nobody pays/)]);
  });
  it('a live shop’s configuration is told of with all its problems at once, each with what to do', () => {
    const { config, findings } = checkConfiguration({
      ...good,
      ...{ SHOP_MODE: 'live', PUBLIC_URL: 'http://shop.example', PORT: 'ten', AUTH_SECRET: 's'.repeat(40) },
    });
    expect(config).toBeUndefined();
    expect(findings.every(finding => finding.level === 'problem' && finding.todo)).toBe(true);
    const says = findings.map(finding => finding.says).join('\n');
    for (const part of ['PORT: ', 'PUBLIC_URL must be https', 'DEMO_MAY_USE is for a demo shop'])
      expect(says).toContain(part);
  });
});

describe('the program', () => {
  const run = (environment: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, ['server/src/run-doctor.ts', ...args], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...environment },
    });

  it('ends with 0 or 1, in words or as JSON', { timeout: 120_000 }, () => {
    chmodSync(directory, 0o755);
    const base = { DATABASE_URL: good['DATABASE_URL']!, DATA_DIR: directory, DEMO_MAY_USE: 'database' };
    const fine = run(base);
    expect([fine.status, fine.stderr]).toEqual([0, expect.not.stringContaining('Error')]);
    expect(fine.stdout).toMatch(/^ok {7}configuration: a demo shop/);
    expect(fine.stdout.trim()).toMatch(/The shop can run\.$/);
    const broken = run({ ...base, DEMO_MAY_USE: '', SHOP_MODE: 'live', PUBLIC_URL: 'http://shop.example' }, '--json');
    expect(broken.status).toBe(1);
    const { ok, findings } = JSON.parse(broken.stdout) as { ok: boolean; findings: Finding[] };
    expect(ok).toBe(false);
    expect(findings.map(finding => finding.says)).toEqual(['PUBLIC_URL must be https in a live shop']);
  });
});
