import { describe, expect, test } from 'vitest';
import { makeConfig } from './config.ts';
import { ConfigurationError, Environment, readEnvironment } from './env.ts';

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    makeConfig(readEnvironment(environment));
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
};

type Name = keyof Environment;
/** A value as a live shop has it, what must stand beside it, and the part of DEMO_MAY_USE that lets it in. */
type Refused = { value: string; beside?: Record<string, string>; part?: string };
const BUCKET = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'AKIA1', S3_SECRET_ACCESS_KEY: 's' };
const IMAGES = { beside: { IMAGE_PROVIDER: 'openai', OPENAI_API_KEY: 'sk-real' }, part: 'images' };
const STORAGE = { beside: BUCKET, part: 'storage' };

const REFUSED: Partial<Record<Name, Refused>> = {
  HOST: { value: '0.0.0.0' },
  PUBLIC_URL: { value: 'https://shop.example' },
  DATABASE_URL: { value: 'postgres://localhost/shop', part: 'database' },
  AUTH_SECRET: { value: 's'.repeat(40) },
  GOOGLE_CLIENT_ID: { value: 'g' },
  GOOGLE_CLIENT_SECRET: { value: 'g' },
  UPI_VPA: { value: 'asha@okaxis' },
  PHONEPE_CLIENT_ID: { value: 'p' },
  PHONEPE_CLIENT_SECRET: { value: 'p' },
  PHONEPE_WEBHOOK_USERNAME: { value: 'hook_user' },
  PHONEPE_WEBHOOK_PASSWORD: { value: 'hookPassword1' },
  PHONEPE_AUTH_BASE: { value: 'https://api.phonepe.com/apis/identity-manager' },
  PHONEPE_PG_BASE: { value: 'https://api.phonepe.com/apis/pg' },
  RAZORPAY_KEY_ID: { value: 'rzp_live_0123456789' },
  RAZORPAY_KEY_SECRET: { value: 'r' },
  RAZORPAY_WEBHOOK_SECRET: { value: 'hookOfRazorpay' },
  RAZORPAY_BASE: { value: 'https://api.razorpay.com' },
  // A mail server on this machine writes to the whole world.
  SMTP_URL: { value: 'smtp://localhost', beside: { MAIL_FROM: 'orders@shop.example' }, part: 'mail' },
  SMTP_HOST: { value: 'localhost', beside: { MAIL_FROM: 'orders@shop.example' }, part: 'mail' },
  SMTP_PASSWORD: { value: 'word', part: 'mail' },
  OPENAI_API_KEY: { value: 'sk-real', ...IMAGES },
  OPENAI_BASE_URL: { value: 'https://images.example/v1', ...IMAGES },
  GEMINI_API_KEY: { value: 'AIza-real', ...IMAGES },
  GEMINI_BASE_URL: { value: 'https://gemini.example/v1beta', ...IMAGES },
  IMAGE_SERVER_URL: { value: 'https://cards.example/v1', beside: { IMAGE_SERVER_MODEL: 'flux' }, part: 'images' },
  S3_BUCKET: { value: 'files', ...STORAGE },
  S3_ENDPOINT: { value: 'http://127.0.0.1:9000', ...STORAGE },
  S3_ACCESS_KEY_ID: { value: 'AKIA1', ...STORAGE },
  S3_SECRET_ACCESS_KEY: { value: 's', ...STORAGE },
  PAGE_VIEW_SCRIPT_URL: { value: 'https://stats.example/count.js' },
};

/** Opens nothing, and belongs to nobody else, in a demo shop. */
const HARMLESS: Partial<Record<Name, string>> = {
  PORT: '4000',
  DATA_DIR: '/tmp/chhaap',
  METRICS_PORT: '9464',
  METRICS_HOST: '127.0.0.1',
  ROLE: 'web',
  SHOP_MODE: 'demo',
  DEMO_IN_PUBLIC: 'on',
  DEMO_MAY_USE: 'database,images',
  SHOP_NAME: 'Chhaap',
  PAYMENT_METHODS: 'upi,phonepe',
  CASH_FEE: '40',
  CASH_MOST: '3000',
  CASH_OPEN_ORDERS: '3',
  CASH_NOT_AT: '682001',
  UPI_PAYEE: 'Asha Prints',
  SHOP_OPEN: 'off',
  STANDINS_PORT: '5000',
  PAGE_CACHE: 'off',
  LOG_LEVEL: 'info',
  CHHAAP_DEV: '1',
  FAIL_POINT: 'generation.held',
  STATE_DIR: '/var/lib/chhaap',
  STOP_NOTICE_SECONDS: '3',
  TRUST_PROXY: 'on',
  REQUEST_ID_HEADER: 'x-request-id',
  ADMIN_EMAILS: 'owner@shop.example',
  REQUIRE_SECOND_FACTOR: 'on',
  IMAGE_HOSTS: 'images.example.com',
  IMAGE_PROVIDER: 'openai',
  OPENAI_IMAGE_MODEL: 'one',
  OPENAI_MODERATION_MODEL: 'two',
  OPENAI_IMAGES_PER_MINUTE: '10',
  IMAGE_SERVER_KEY: 'a-key',
  GEMINI_IMAGE_MODEL: 'banana',
  IMAGE_COST: '350',
  IMAGE_DAY_LIMIT: '200',
  IMAGE_FALLBACK: 'wait',
  IMAGE_SERVER_MODEL: 'flux',
  PHONEPE_CLIENT_VERSION: '2',
  MAIL_FROM: 'orders@shop.example',
  SMTP_PORT: '587',
  SMTP_USER: 'orders',
  NEW_ORDER_MAIL: 'off',
  S3_REGION: 'ap-south-1',
  S3_PREFIX: 'shop/',
  OPERATOR_NAME: 'Owner',
  OPERATOR_ADDRESS: 'Kozhikode 673001',
  OPERATOR_EMAIL: 'owner@shop.example',
  OPERATOR_PHONE: '9876543210',
  OPERATOR_GRIEVANCE_OFFICER: 'Owner',
  OPERATOR_GSTIN: '32AAAAA0000A1ZB',
  OPERATOR_SOCIAL_URL: 'https://social.example/shop',
  INVOICE_PREFIX: 'CH',
  TAX_RULES: '[]',
  SHOP_ACCENT: '#0b6b3a',
  SHOP_LOGO: `${'a'.repeat(64)}.png 400x120`,
  ANNOUNCEMENT_EN: 'Closed for Onam',
  ANNOUNCEMENT_HI: 'ओणम की छुट्टी',
  ANNOUNCEMENT_LINK: '/contact',
  ANNOUNCEMENT_UNTIL: '2026-12-31',
  DELIVERY_FEE: '60',
  DELIVERY_FREE_FROM: '999',
  DELIVERY_DAYS_FROM: '4',
  DELIVERY_DAYS_TO: '12',
  DELIVERY_NOT_TO: '744',
};
const BESIDE: Partial<Record<Name, Record<string, string>>> = {
  ANNOUNCEMENT_HI: { ANNOUNCEMENT_EN: 'Closed for Onam' },
  REQUEST_ID_HEADER: { TRUST_PROXY: 'on' },
};

describe('every variable in a demo shop', () => {
  test('is harmless or refused: the tables name each once', () => {
    expect([...Object.keys(REFUSED), ...Object.keys(HARMLESS)].sort()).toEqual(Object.keys(Environment.shape).sort());
  });

  test.each(Object.entries(HARMLESS))('%s=%s is harmless', (name, value) =>
    expect(problemsOf({ ...BESIDE[name as Name], [name]: value })).toEqual([]),
  );

  test.each(Object.entries(REFUSED))(
    '%s refuses to start, and the line says which',
    (name, { value, beside, part }) => {
      const environment = { ...beside, [name]: value };
      const lines = (o: Record<string, string> = {}) => problemsOf({ ...environment, ...o }).filter(line => line.startsWith(`${name} `)); // prettier-ignore
      expect(lines()).toHaveLength(1);
      expect(lines()[0]).toContain('SHOP_MODE=live');
      if (part) expect(lines({ DEMO_MAY_USE: part })).toEqual([]);
      else expect(lines({ DEMO_MAY_USE: 'database,images,mail,storage' })).toHaveLength(1);
    },
  );
});

const LIVE_KEYS = Object.fromEntries(Object.entries(REFUSED).map(([name, { value, beside }]) => [name, { ...beside, [name]: value }])); // prettier-ignore

test('a live configuration without its SHOP_MODE opens nothing, and tells of every line', () => {
  const problems = problemsOf(Object.assign({}, ...Object.values(LIVE_KEYS)) as Record<string, string>);
  for (const name of Object.keys(REFUSED)) expect(problems.filter(line => line.startsWith(`${name} `))).toHaveLength(1);
});

test.each(['http://localhost:4000', 'http://127.0.0.1', 'http://127.8.0.1:1', 'http://[::1]:3000'])(
  'a demo shop may be at %s',
  PUBLIC_URL => expect(problemsOf({ PUBLIC_URL })).toEqual([]),
);
test.each(['http://192.168.1.7:3000', 'http://localhost.example', 'http://127.0.0.1.example', 'https://0.0.0.0'])(
  'a demo shop may not be at %s, unless it is shown to strangers on purpose',
  PUBLIC_URL => {
    expect(problemsOf({ PUBLIC_URL }).join()).toMatch(/^PUBLIC_URL .*DEMO_IN_PUBLIC=on/);
    expect(problemsOf({ PUBLIC_URL, DEMO_IN_PUBLIC: 'on' })).toEqual([]);
  },
);

describe('where a demo shop listens', () => {
  const hostOf = (HOST: string) => makeConfig(readEnvironment({ HOST })).http.host;
  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['127.0.0.2', '127.0.0.2'],
    ['localhost', 'localhost'],
    ['LOCALHOST.', 'LOCALHOST.'],
    ['::1', '::1'],
    ['[::1]', '::1'],
    ['0:0:0:0:0:0:0:1', '0:0:0:0:0:0:0:1'],
    ['::ffff:127.0.0.1', '::ffff:127.0.0.1'],
    ['', '127.0.0.1'],
    [' ', '127.0.0.1'],
  ])('HOST=%s is this machine alone', (HOST, host) => expect(hostOf(HOST)).toBe(host));

  test.each([
    '0.0.0.0',
    '0',
    '::',
    '[::]',
    '::ffff:0.0.0.0',
    '192.168.1.7',
    'fe80::1%eth0',
    '2001:db8::1',
    'shop.local',
    'localhost.example',
    '127.0.0.1.example',
  ])('HOST=%s opens it to others, which has to be meant', HOST => {
    expect(problemsOf({ HOST })).toEqual([expect.stringMatching(/^HOST .*DEMO_IN_PUBLIC=on/)]);
    expect(problemsOf({ HOST, DEMO_IN_PUBLIC: 'on' })).toEqual([]);
  });

  test.each([
    ['127.0.0.1', 'http://127.0.0.1:4000'],
    ['::1', 'http://[::1]:4000'],
    ['127.0.0.2', 'http://127.0.0.2:4000'],
    ['localhost', 'http://localhost:4000'],
  ])('at HOST=%s its own stand-ins reach it at %s', (HOST, at) =>
    expect(makeConfig(readEnvironment({ HOST, PORT: '4000' })).http.ownUrl).toBe(at),
  );
  test.each(['0.0.0.0', '::'])('at HOST=%s they reach it by this machine', HOST =>
    expect(makeConfig(readEnvironment({ HOST, PORT: '4000', DEMO_IN_PUBLIC: 'on' })).http.ownUrl).toBe(
      'http://127.0.0.1:4000',
    ),
  );
});

describe('a demo shop that is shown to strangers', () => {
  const shown = { DEMO_IN_PUBLIC: 'on', PUBLIC_URL: 'https://demo.example' };
  const gateway = { PHONEPE_AUTH_BASE: 'http://127.0.0.1:3001/a', PHONEPE_PG_BASE: 'http://127.0.0.1:3001/b' };

  test.each(['PHONEPE_CLIENT_ID', 'PHONEPE_CLIENT_SECRET', 'PHONEPE_WEBHOOK_USERNAME', 'PHONEPE_WEBHOOK_PASSWORD'])(
    'never has %s, wherever the gateway is',
    name => {
      const key = { [name]: REFUSED[name as Name]!.value };
      expect(problemsOf({ ...shown, ...gateway, ...key }).join()).toMatch(new RegExp(`^${name} `));
      // A gateway on this machine moves no money: tests speak to the stand-in so.
      expect(problemsOf({ ...gateway, ...key })).toEqual([]);
    },
  );
  test('never writes real mails, and never runs from the sources', () => {
    expect(problemsOf({ ...shown, DEMO_MAY_USE: 'mail' }).join()).toContain('DEMO_MAY_USE=mail');
    expect(problemsOf({ ...shown, CHHAAP_DEV: '1' }).join()).toContain('CHHAAP_DEV');
  });
});

test('an image key that nobody reads, since the embedded artist draws, stops nothing', () =>
  expect(problemsOf({ OPENAI_API_KEY: 'sk-of-another-program' })).toEqual([]));

test('what is no part of a demo shop is told', () =>
  expect(problemsOf({ DEMO_MAY_USE: 'payments' }).join()).toMatch(/^DEMO_MAY_USE/));

test.each([
  ['DEMO_IN_PUBLIC', 'on'],
  ['DEMO_MAY_USE', 'database'],
  ['STANDINS_PORT', '3000'],
  ['CHHAAP_DEV', '1'],
  ['FAIL_POINT', 'generation.held'],
])('a live shop refuses %s=%s', (name, value) => {
  const problems = problemsOf({ SHOP_MODE: 'live', [name]: value });
  expect(problems.filter(line => line.startsWith(`${name} `))).toHaveLength(1);
});
