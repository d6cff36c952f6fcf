import { OPENING_NEED_NAMES } from '../../../domain/src/opening.ts';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { makeConfig } from './config.ts';
import { ConfigurationError, readEnvironment } from './env.ts';

const LIVE = {
  SHOP_MODE: 'live',
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://db/shop',
  AUTH_SECRET: 's'.repeat(40),
  ADMIN_EMAILS: 'owner@shop.example',
  GOOGLE_CLIENT_ID: 'g',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  PHONEPE_CLIENT_ID: 'p',
  PHONEPE_CLIENT_SECRET: 'phonepe-secret',
  PHONEPE_WEBHOOK_USERNAME: 'hook_user',
  PHONEPE_WEBHOOK_PASSWORD: 'hookPassword1',
  SMTP_URL: 'smtps://shop:smtp%2Dsecret@mail.example',
  MAIL_FROM: 'orders@shop.example',
  OPERATOR_NAME: 'Owner',
  OPERATOR_ADDRESS: 'Kozhikode 673001',
  OPERATOR_EMAIL: 'owner@shop.example',
  OPERATOR_PHONE: '9876543210',
  OPERATOR_GRIEVANCE_OFFICER: 'Owner',
};
const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_live_0123456789',
  RAZORPAY_KEY_SECRET: 'razorpay-secret',
  RAZORPAY_WEBHOOK_SECRET: 'razorpay-webhook',
};
const configOf = (environment: Record<string, string>) => makeConfig(readEnvironment(environment));
const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    makeConfig(readEnvironment(environment));
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
};

test('without any variable it is a demo shop with stand-ins behind its own address', () => {
  const config = makeConfig(readEnvironment({}));
  expect(config).toMatchObject({
    mode: 'demo',
    http: { port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000' },
    standins: { gateway: 3001, identity: 3002, mailbox: 3004, smtp: 3005, razorpay: 3006 },
  });
  expect(config.identity!.issuer).toBe('http://localhost:3000/demo/identity');
  expect(config.adminEmails).toEqual(['demo.admin@chhaap.test']);
});

test('all problems are told at once', () => {
  const problems = problemsOf({ PORT: 'ten', DATABASE_URL: 'mysql://x', ROLE: 'web,cook' });
  expect(problems.map(line => line.split(':')[0]!.split('.')[0])).toEqual(
    expect.arrayContaining(['PORT', 'DATABASE_URL', 'ROLE']),
  );
});

test('a live shop is never killed on purpose', () => {
  expect(problemsOf({ ...LIVE, FAIL_POINT: 'generation.held' })).toEqual([
    'FAIL_POINT kills the shop on purpose: never in a live shop',
  ]);
  expect(makeConfig(readEnvironment({ FAIL_POINT: 'generation.held' })).failPoint).toBe('generation.held');
  expect(problemsOf({ FAIL_POINT: 'a b' })[0]).toMatch(/^FAIL_POINT/);
});

test('a live shop starts with nothing, takes no orders, and says what is missing', () => {
  const config = configOf({ SHOP_MODE: 'live' });
  expect(config.opening).toEqual({ isOpen: false, missing: OPENING_NEED_NAMES });
  expect([config.identity, config.payments, config.mail, config.standins]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(config.needsSecondFactor).toBe(false);
});

test('a live shop of the environment alone is open, and never takes a stand-in', () => {
  expect(configOf(LIVE).opening).toEqual({ isOpen: true, missing: [] });
  const config = makeConfig(readEnvironment(LIVE));
  expect([config.standins, config.identity!.kind, config.payments!.kind, config.mail!.kind]).toEqual([
    undefined,
    'google',
    'phonepe',
    'smtp',
  ]);
});

const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(LIVE).filter(([name]) => !names.includes(name)));

test.each([
  ['sellerName', ['OPERATOR_NAME']],
  ['sellerOfficer', ['OPERATOR_GRIEVANCE_OFFICER']],
  ['payments', ['PHONEPE_CLIENT_ID', 'PHONEPE_CLIENT_SECRET', 'PHONEPE_WEBHOOK_USERNAME', 'PHONEPE_WEBHOOK_PASSWORD']],
  ['signIn', ['SMTP_URL', 'MAIL_FROM', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']],
])('a live shop that lacks its %s takes no orders', (need, names) => {
  const { isOpen, missing } = configOf(without(...names)).opening;
  expect(isOpen).toBe(false);
  expect(missing).toContain(need);
  expect(problemsOf({ ...without(...names), SHOP_OPEN: 'on' }).join()).toContain(need);
});

test('mail alone, or a provider alone, is enough to sign in', () => {
  expect(configOf(without('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET')).opening.isOpen).toBe(true);
  expect(configOf(without('SMTP_URL', 'MAIL_FROM')).opening).toEqual({ isOpen: true, missing: ['mail'] });
});

test.each([
  ['sellerAddress', { OPERATOR_ADDRESS: '12 Beach Road, Kozhikode' }],
  ['sellerPhone', { OPERATOR_PHONE: '98470' }],
])('a live shop of the environment that says a %s without what belongs to it stays open, and lacks it', (need, said) =>
  expect(configOf({ ...LIVE, ...said }).opening).toEqual({ isOpen: true, missing: [need] }),
);

test.each(['GOOGLE_CLIENT_SECRET', 'PHONEPE_CLIENT_SECRET', 'PHONEPE_WEBHOOK_PASSWORD', 'MAIL_FROM'])(
  'a live shop with the rest of its row does not start without %s',
  name => expect(problemsOf(without(name)).join()).toContain(name),
);

test('a live shop is paid by Razorpay where it has its keys and is told to', () => {
  const names = Object.keys(LIVE).filter(name => name.startsWith('PHONEPE_'));
  const live = { ...without(...names), ...RAZORPAY };
  expect(configOf(live).payMethods).toEqual([]);
  const config = configOf({ ...live, PAYMENT_METHODS: 'phonepe,razorpay' });
  expect(config).toMatchObject({ payMethods: ['razorpay'], opening: { isOpen: true, missing: [] } });
  expect(config.razorpay).toMatchObject({ kind: 'razorpay', base: 'https://api.razorpay.com' });
});

test('a live shop on one’s own machine needs no https', () =>
  expect(problemsOf({ SHOP_MODE: 'live', PUBLIC_URL: 'http://localhost:4000' })).toEqual([]));

test.each([
  [{ PUBLIC_URL: 'http://shop.example' }, 'https'],
  [{ PHONEPE_PG_BASE: 'https://evil.example/apis/pg' }, 'phonepe.com'],
  [{ PHONEPE_PG_BASE: 'http://127.0.0.1:3001' }, 'phonepe.com'],
  [{ RAZORPAY_BASE: 'https://razorpay.com.evil.example' }, 'razorpay.com'],
  [{ RAZORPAY_KEY_ID: 'rzp_live_0123456789' }, 'RAZORPAY_KEY_SECRET is missing'],
  [{ RAZORPAY_KEY_ID: 'my key' }, 'rzp_live_'],
])('a live shop refuses %o', (over, word) => expect(problemsOf({ ...LIVE, ...over }).join()).toContain(word));

test.each([
  [{}, false],
  [{ REQUIRE_SECOND_FACTOR: 'on' }, true],
  [LIVE, true],
  [{ ...LIVE, REQUIRE_SECOND_FACTOR: 'off' }, false],
])('people of the shop need a second factor in a live shop, unless its operator says otherwise', (env, needs) =>
  expect(configOf(env).needsSecondFactor).toBe(needs),
);

test('the operator of a demo shop is plainly an example, that of a live shop the configured one', () => {
  const demo = makeConfig(readEnvironment({})).operator;
  for (const text of [demo.name, demo.address, demo.phone, demo.grievanceOfficer]) expect(text).toMatch(/^Demo shop: /);
  expect(demo.email).toMatch(/\.test$/);
  expect([demo.gstin, demo.socialUrl]).toEqual([undefined, undefined]);
  const more = { OPERATOR_GSTIN: '32AAAAA0000A1ZB', OPERATOR_SOCIAL_URL: 'https://social.example/shop' };
  expect(makeConfig(readEnvironment({ ...LIVE, ...more })).operator).toEqual({
    name: LIVE.OPERATOR_NAME,
    address: LIVE.OPERATOR_ADDRESS,
    email: LIVE.OPERATOR_EMAIL,
    phone: LIVE.OPERATOR_PHONE,
    grievanceOfficer: LIVE.OPERATOR_GRIEVANCE_OFFICER,
    gstin: more.OPERATOR_GSTIN,
    socialUrl: more.OPERATOR_SOCIAL_URL,
  });
});

test.each([
  ['OPERATOR_GSTIN', '32AAAAA0000A1Z'],
  ['OPERATOR_GSTIN', 'none'],
  ['OPERATOR_GSTIN', '32AAAAA0000A1Z5'],
  ['OPERATOR_GSTIN', '45AAAAA0000A1Z5'],
  ['OPERATOR_SOCIAL_URL', 'javascript:alert(1)'],
  ['OPERATOR_SOCIAL_URL', '@shop'],
  ['PAGE_VIEW_SCRIPT_URL', 'http://stats.example/count.js'],
  ['PAGE_VIEW_SCRIPT_URL', 'https://stats.example'],
  ['PAGE_VIEW_SCRIPT_URL', 'https://*.example/count.js'],
  ['PAGE_VIEW_SCRIPT_URL', 'https://me:secret@stats.example/count.js'],
  ['PAGE_VIEW_SCRIPT_URL', 'https://stats.example/count.js#here'],
  ['PAGE_VIEW_SCRIPT_URL', 'javascript:alert(1)'],
  ['PAGE_VIEW_SCRIPT_URL', 'stats.example/count.js'],
  ['PAGE_VIEW_SCRIPT_URL', "https://stats.example;script-src 'unsafe-inline'/count.js"],
])('%s may not be %s', (name, value) => expect(problemsOf({ [name]: value }).join()).toContain(name));

test('nobody counts visits unless a script is named; a live shop takes one by https alone', () => {
  expect(makeConfig(readEnvironment({})).pageViews).toBeUndefined();
  expect(makeConfig(readEnvironment({ PAGE_VIEW_SCRIPT_URL: ' ' })).pageViews).toBeUndefined();
  const named = { PAGE_VIEW_SCRIPT_URL: 'https://stats.example:8443/count.js?site=1' };
  expect(makeConfig(readEnvironment({ ...LIVE, ...named })).pageViews).toEqual({
    script: 'https://stats.example:8443/count.js?site=1',
    origin: 'https://stats.example:8443',
    host: 'stats.example:8443',
  });
  const here = { PAGE_VIEW_SCRIPT_URL: 'http://127.0.0.1:4000/count.js' };
  expect(makeConfig(readEnvironment(here)).pageViews?.origin).toBe('http://127.0.0.1:4000');
  expect(problemsOf({ ...LIVE, ...here })).toEqual(['PAGE_VIEW_SCRIPT_URL must be https in a live shop']);
  expect(problemsOf({ PAGE_VIEW_SCRIPT_URL: 'count.js' })).toEqual([
    'PAGE_VIEW_SCRIPT_URL: must be the https address of a script, such as https://stats.example/count.js',
  ]);
});

test('a demo shop mails into the mailbox stand-in, or where it is told to through a mail server of its own', () => {
  expect(makeConfig(readEnvironment({ PORT: '4000' })).mail).toMatchObject({
    kind: 'standin',
    host: '127.0.0.1',
    port: 4005,
  });
  const own = { SMTP_URL: 'smtp://shop:p%40ss@mail.example:2525', MAIL_FROM: 'orders@shop.example' };
  const { mail } = configOf({ ...own, DEMO_MAY_USE: 'mail' });
  expect(mail).toMatchObject({ kind: 'smtp', host: 'mail.example', port: 2525, tls: 'required', user: 'shop' });
  expect([mail!.password?.reveal(), mail!.from]).toEqual(['p@ss', 'orders@shop.example']);
  expect(problemsOf({ SMTP_URL: own.SMTP_URL, DEMO_MAY_USE: 'mail' }).join()).toContain('MAIL_FROM');
});

test.each([
  ['smtps://mail.example', { port: 465, tls: 'implicit' }],
  ['smtp://mail.example', { port: 587, tls: 'required' }],
  ['smtp://mail.example?tls=off', { tls: 'none' }],
  ['smtp://localhost:25', { port: 25, tls: 'none' }],
  ['smtp://user:word@[::1]:25', { host: '::1', tls: 'none' }],
])('%s is spoken to as %o', (SMTP_URL, shown) =>
  expect(configOf({ SMTP_URL, MAIL_FROM: 'orders@shop.example', DEMO_MAY_USE: 'mail' }).mail).toMatchObject(shown),
);

describe('a mail server in parts', () => {
  const mailOf = (parts: Record<string, string>) =>
    configOf({ SMTP_HOST: 'smtp.mail.example', MAIL_FROM: 'orders@shop.example', DEMO_MAY_USE: 'mail', ...parts }).mail;

  test.each([
    [{}, { host: 'smtp.mail.example', port: 465, tls: 'implicit', user: undefined }],
    [{ SMTP_PORT: '587' }, { port: 587, tls: 'required' }],
    [{ SMTP_PASSWORD: 'p@ss word' }, { user: 'orders@shop.example' }],
    [{ SMTP_PASSWORD: 'word', SMTP_USER: 'shop' }, { user: 'shop' }],
    [
      { SMTP_HOST: '127.0.0.1', SMTP_PORT: '2525' },
      { port: 2525, tls: 'none' },
    ],
    [{ SMTP_URL: 'smtps://other.example' }, { host: 'other.example', user: undefined }],
  ])('%o is %o', (parts, shown) => expect(mailOf(parts)).toMatchObject(shown));

  test.each(['https://mail.example', 'mail.example:465', 'mail example', '-', 'mail..example'])(
    'is not %s',
    SMTP_HOST =>
      expect(problemsOf({ SMTP_HOST, MAIL_FROM: 'orders@shop.example' }).join()).toContain(
        'SMTP_HOST: must be the name',
      ),
  );

  test('needs an address to send from, and a password beside a name', () => {
    const live = { SHOP_MODE: 'live' };
    expect(problemsOf({ ...live, SMTP_HOST: 'mail.example' })).toEqual(['MAIL_FROM is missing (SMTP_HOST needs it)']);
    expect(problemsOf({ ...live, MAIL_FROM: 'a@shop.example' })).toEqual(['SMTP_HOST is missing (MAIL_FROM needs it)']);
    const named = { ...live, SMTP_HOST: 'mail.example', MAIL_FROM: 'a@shop.example', SMTP_USER: 'shop' };
    expect(problemsOf(named)).toEqual(['SMTP_PASSWORD is missing (SMTP_USER needs it)']);
  });

  test('is never said again in a problem', () =>
    expect(problemsOf({ SHOP_MODE: 'live', SMTP_HOST: 'http://x', SMTP_PASSWORD: 'open-secret' }).join()).not.toContain(
      'open-secret',
    ));
});

test.each([
  ['http://mail.example', 'smtps://'],
  ['smtp://', 'smtps://'],
  ['smtp://mail.example/path', 'smtps://'],
  ['smtp://mail.example?tls=maybe', 'smtps://'],
  ['smtp://user:%zz@mail.example', 'smtps://'],
  ['smtp://user:open-secret@mail.example?tls=off', 'in the clear'],
])('SMTP_URL may not be %s, and is not repeated', (SMTP_URL, word) => {
  const problems = problemsOf({ SMTP_URL, MAIL_FROM: 'orders@shop.example' }).join();
  expect(problems).toContain(word);
  expect(problems).not.toContain('open-secret');
});

test('the embedded artist draws, or the configured image API', () => {
  expect(makeConfig(readEnvironment({ OPENAI_API_KEY: 'sk-key' })).images).toEqual({ kind: 'artist' });
  const own = { IMAGE_PROVIDER: 'openai', OPENAI_API_KEY: 'sk-key' };
  const tried = { ...own, DEMO_MAY_USE: 'images' };
  const { images } = configOf(tried);
  expect(images).toMatchObject({
    kind: 'openai',
    baseUrl: 'https://api.openai.com/v1',
    models: ['gpt-image-2.5-flare', 'gpt-image-2'],
    moderationModel: 'omni-moderation-latest',
    imagesPerMinute: 5,
  });
  expect(images.kind === 'openai' && images.apiKey?.reveal()).toBe('sk-key');
  const near = { ...own, OPENAI_BASE_URL: 'http://127.0.0.1:3003/v1/', OPENAI_IMAGE_MODEL: 'one, two' };
  expect(makeConfig(readEnvironment(near)).images).toMatchObject({
    baseUrl: 'http://127.0.0.1:3003/v1',
    models: ['one', 'two'],
  });
  expect(problemsOf({ ...LIVE, ...own })).toEqual([]);
});

test.each(['http://127.0.0.1:8188/v1', 'http://localhost:8188/v1', 'http://[::1]:8188/v1'])(
  'a live shop may draw with an image server on its own machine without TLS: %s',
  OPENAI_BASE_URL => {
    const own = { IMAGE_PROVIDER: 'openai', OPENAI_API_KEY: 'k', OPENAI_BASE_URL };
    expect(problemsOf({ ...LIVE, ...own })).toEqual([]);
    expect(configOf({ ...LIVE, ...own }).images).toMatchObject({ kind: 'openai', baseUrl: OPENAI_BASE_URL });
    expect(problemsOf({ ...LIVE, ...own, OPENAI_BASE_URL: 'http://10.0.0.5/v1' }).join()).toContain('must be https');
  },
);

test('the owner’s own image server may stand in the own network, without a key', () => {
  const own = { IMAGE_PROVIDER: 'openai-compatible', IMAGE_SERVER_MODEL: 'flux', IMAGE_SERVER_URL: 'http://192.168.1.20:8080' }; // prettier-ignore
  expect(problemsOf({ ...LIVE, ...own })).toEqual([]);
  expect(configOf({ ...LIVE, ...own }).images).toMatchObject({
    ...{ kind: 'openai-compatible', baseUrl: 'http://192.168.1.20:8080/v1', apiKey: undefined, company: undefined },
    models: ['flux'],
  });
  const elsewhere = { ...own, IMAGE_SERVER_URL: 'https://cards.example/api/v1/' };
  expect(configOf({ ...LIVE, ...elsewhere }).images).toMatchObject({ baseUrl: 'https://cards.example/api/v1', company: 'cards.example' }); // prettier-ignore
  expect(problemsOf({ ...LIVE, ...own, IMAGE_SERVER_URL: 'http://cards.example/v1' }).join()).toContain(
    'must be https',
  );
  expect(problemsOf({ ...LIVE, IMAGE_PROVIDER: 'openai-compatible' }).join()).toMatch(/IMAGE_SERVER_MODEL is missing.*IMAGE_SERVER_URL is missing/); // prettier-ignore
});

test('a demo shop without a key draws with the image API stand-in', () => {
  const { images, standins } = makeConfig(readEnvironment({ IMAGE_PROVIDER: 'openai', PORT: '4000' }));
  expect(images).toMatchObject({ kind: 'standin', baseUrl: 'http://127.0.0.1:4003/v1' });
  expect(standins?.images).toBe(4003);
  expect(problemsOf({ ...LIVE, IMAGE_PROVIDER: 'openai' }).join()).toContain('OPENAI_API_KEY');
});

test.each([
  [{ SHOP_MODE: 'live' }, 'OPENAI_API_KEY is missing'],
  [{ OPENAI_BASE_URL: 'https://api.example/v1' }, 'OPENAI_API_KEY is missing'],
  [{ OPENAI_API_KEY: 'sk-open secret' }, 'OPENAI_API_KEY'],
  [{ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://api.example/v1' }, 'OPENAI_BASE_URL must be https'],
  [{ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'https://me:open-secret@api.example' }, 'an address alone'],
  [{ OPENAI_API_KEY: 'k', OPENAI_IMAGES_PER_MINUTE: '0' }, 'OPENAI_IMAGES_PER_MINUTE'],
  [{ OPENAI_API_KEY: 'k', OPENAI_IMAGE_MODEL: ' , ' }, 'OPENAI_IMAGE_MODEL'],
])('an image API with %o does not start', (over, word) => {
  const problems = problemsOf({ IMAGE_PROVIDER: 'openai', ...over }).join();
  expect(problems).toContain(word);
  expect(problems).not.toMatch(/open.secret/);
});

test('secrets do not show themselves', () => {
  const images = { IMAGE_PROVIDER: 'openai', OPENAI_API_KEY: 'sk-image-secret' };
  const config = makeConfig(readEnvironment({ ...LIVE, ...RAZORPAY, ...images }));
  const shown = [JSON.stringify(config), inspect(config, { depth: 9 }), `${config.authSecret}`].join();
  for (const secret of [
    'google-secret',
    'phonepe-secret',
    'hookPassword1',
    'razorpay-secret',
    'razorpay-webhook',
    'smtp-secret',
    'sk-image-secret',
    LIVE.AUTH_SECRET,
  ])
    expect(shown).not.toContain(secret);
});

describe('tax rules', () => {
  const rule = {
    from: '2027-04-01',
    hsn: '6109',
    sac: '998439',
    threshold: 3000,
    goods: 5,
    goodsAbove: 12.5,
    services: 18,
  };
  const rulesOf = (rules: object[]) =>
    makeConfig(readEnvironment({ TAX_RULES: JSON.stringify(rules) })).invoicing.taxRules;

  test('of an operator stand beside the built-in one, or in its place where they begin on the same day', () => {
    expect(makeConfig(readEnvironment({})).invoicing.taxRules.map(one => one.from)).toEqual(['2025-09-22']);
    expect(rulesOf([rule])).toMatchObject([
      { from: '2025-09-22' },
      { from: '2027-04-01', threshold: 300_000, goods: 500, goodsAbove: 1250 },
    ]);
    expect(rulesOf([{ ...rule, from: '2025-09-22' }])).toMatchObject([{ threshold: 300_000 }]);
  });

  test.each([
    ['no JSON', '{'],
    ['no list', '{}'],
    ['an unknown field', JSON.stringify([{ ...rule, rate: 5 }])],
    ['a day that is none', JSON.stringify([{ ...rule, from: '2027-02-30' }])],
    ['a rate that is none', JSON.stringify([{ ...rule, goods: -5 }])],
  ])('with %s stop the start', (_, TAX_RULES) => expect(problemsOf({ TAX_RULES })[0]).toMatch(/^TAX_RULES/));

  test.each(['ch', 'CHH', ''])('a prefix of %j', INVOICE_PREFIX =>
    expect(problemsOf({ INVOICE_PREFIX }).length).toBe(INVOICE_PREFIX === '' ? 0 : 1),
  );
});

describe('where files are kept', () => {
  const S3 = { S3_BUCKET: 'chhaap-files', S3_ACCESS_KEY_ID: 'AKIA1', S3_SECRET_ACCESS_KEY: 's3cret-of-s3' };
  test('a folder, unless a bucket is named', () => {
    expect(configOf({ DATA_DIR: '/srv/chhaap' }).storage).toEqual({ kind: 'disk', directory: '/srv/chhaap/files' });
    const { storage } = configOf({ ...S3, S3_PREFIX: 'shop/', DEMO_MAY_USE: 'storage' });
    const asked = { bucket: 'chhaap-files', region: 'ap-south-1', prefix: 'shop/' };
    expect(storage).toMatchObject({ kind: 's3', endpoint: 'https://s3.ap-south-1.amazonaws.com', ...asked });
    expect(JSON.stringify(storage)).not.toContain('s3cret');
  });
  test.each([
    [{ S3_BUCKET: 'chhaap-files' }, ['S3_ACCESS_KEY_ID is missing', 'S3_SECRET_ACCESS_KEY is missing']],
    [{ S3_SECRET_ACCESS_KEY: 'x' }, ['S3_SECRET_ACCESS_KEY is given without S3_BUCKET']],
    [{ ...S3, S3_ENDPOINT: 'http://store.example' }, ['S3_ENDPOINT must be https']],
    [{ ...S3, S3_PREFIX: '../up' }, ['S3_PREFIX: must end in a slash']],
    [{ ...S3, S3_BUCKET: 'UPPER' }, ['S3_BUCKET: must be the name of a bucket']],
  ])('%o is told of', (environment, wanted) => {
    const problems = problemsOf({ ...environment, DEMO_MAY_USE: 'storage' });
    expect(problems).toHaveLength(wanted.length);
    wanted.forEach((start, place) => expect(problems[place]).toContain(start));
  });
  test('a header for request ids needs a trusted proxy', () => {
    expect(problemsOf({ REQUEST_ID_HEADER: 'X-Request-Id' })).toEqual([expect.stringContaining('TRUST_PROXY=on')]);
    expect(configOf({ REQUEST_ID_HEADER: 'X-Request-Id', TRUST_PROXY: 'on' }).http.requestIdHeader).toBe(
      'x-request-id',
    );
  });
});

test.each(['32aaaaa0000a1zb', ' 32 AAAAA 0000 A1ZB', '３２AAAAA００００A1ZB', 'GSTIN 32AAAAA0000A1ZB'])(
  'the tax number may be typed as %j',
  OPERATOR_GSTIN => expect(configOf({ OPERATOR_GSTIN }).invoicing.gstin).toBe('32AAAAA0000A1ZB'),
);
test.each([
  ['32AAAAA0000A1Z', /15 characters/],
  ['45AAAAA0000A1ZB', /state/],
  ['32AAAAA0000A1Z5', /last character/],
])('a tax number %s that cannot be is told of by its reason', (OPERATOR_GSTIN, why) =>
  expect(problemsOf({ OPERATOR_GSTIN }).join()).toMatch(why),
);
