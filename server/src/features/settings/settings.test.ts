import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Setting } from '../../../../contract/src/settings.ts';
import { SETTING_NAMES, type SettingName } from '../../../../domain/src/settings.ts';
import { lockedSettings, settingProblems, usableConfig } from '../../config/join-settings.ts';
import { auditLog, shopSettings } from '../../db/tables/operations.ts';
import { payments } from '../../db/tables/orders.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { SECRETS, startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { storedSettings } from './settings.ts';

let shop: TestShop;
let owner: TestAccount;
beforeAll(async () => {
  shop = await startTestShop({}, { environment: { INVOICE_PREFIX: 'ZZ', SHOP_MODE: 'live' } });
  owner = await shop.signUp('Asha Nair', { role: 'owner' });
});
afterAll(() => shop.stop());

type Change = { name: SettingName; value: string | null; version: number };
const change = (changes: Change[], who = owner) => shop.call('settings.change', { as: who, body: { changes } });
async function read(name: SettingName): Promise<Setting> {
  const { body } = await shop.call('settings.read', { as: owner });
  return body.settings.find((one: Setting) => one.name === name);
}

describe('settings', () => {
  test('are the owner’s alone', async () => {
    const staff = await shop.signUp('Vikram Shah', { role: 'staff' });
    expect((await shop.call('settings.read', { as: staff })).status).toBe(403);
    expect((await shop.call('settings.read')).status).toBe(401);
    expect((await change([{ name: 'SHOP_NAME', value: 'Mine', version: 0 }], staff)).status).toBe(403);
  });

  test('are listed with their groups, and none is set at first', async () => {
    const { body } = await shop.call('settings.read', { as: owner });
    expect(body.settings.map((one: Setting) => one.name)).toEqual(SETTING_NAMES);
    expect(await read('SHOP_NAME')).toMatchObject({ group: 'shop', value: null, isSet: false, version: 0 });
  });

  test('a value is kept with who and when, and stands in the log', async () => {
    const { status } = await change([{ name: 'SHOP_NAME', value: '  Kozhi Tees ', version: 0 }]);
    expect(status).toBe(200);
    expect(await read('SHOP_NAME')).toMatchObject({ value: 'Kozhi Tees', version: 1, changedBy: 'Asha Nair' });
    const lines = await shop.db.select().from(auditLog);
    expect(lines.at(-1)).toMatchObject({ action: 'setting.changed', subject: 'SHOP_NAME', after: 'Kozhi Tees' });
    expect(usableConfig(await storedSettings(shop.db, SECRETS), {}).config.shopName).toBe('Kozhi Tees');
  });

  test('what the environment says stands above it, and is shown locked without its value', async () => {
    expect(await read('INVOICE_PREFIX')).toMatchObject({ isLocked: true, isSet: true, value: null });
    const refused = await change([{ name: 'INVOICE_PREFIX', value: 'AB', version: 0 }]);
    expect(refused).toMatchObject({ status: 409, body: { code: 'setting_locked' } });
    const stored = { SHOP_NAME: 'From the table' } as const;
    expect(usableConfig(stored, { SHOP_NAME: 'From outside' }).config.shopName).toBe('From outside');
  });

  test('a secret is sealed in the table, never answered, and never logged', async () => {
    const secret = 'very-secret-word';
    const saved = await change([
      { name: 'SMTP_PASSWORD', value: secret, version: 0 },
      { name: 'SMTP_HOST', value: 'smtp.gmail.com', version: 0 },
      { name: 'MAIL_FROM', value: 'orders@kozhi.example', version: 0 },
    ]);
    expect(saved.status).toBe(200);
    expect(await read('SMTP_PASSWORD')).toMatchObject({ value: null, isSet: true, version: 1 });
    expect(await read('SMTP_HOST')).toMatchObject({ value: 'smtp.gmail.com' });
    const everywhere = JSON.stringify([
      saved.body,
      await shop.db.select().from(auditLog),
      await shop.db.select().from(shopSettings),
    ]);
    expect(everywhere).not.toContain('very-secret-word');
    expect(await storedSettings(shop.db, SECRETS)).toMatchObject({ SMTP_PASSWORD: secret });
    const { mail } = usableConfig(await storedSettings(shop.db, SECRETS), { SHOP_MODE: 'live' }).config;
    expect(mail).toMatchObject({ host: 'smtp.gmail.com', port: 465, tls: 'implicit', user: 'orders@kozhi.example' });
    expect(mail!.password!.reveal()).toBe(secret);
  });

  test('a mail server that the environment says as one address locks its parts, and stands above them', () => {
    const source = { SHOP_MODE: 'live', SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@shop.example' };
    expect(lockedSettings(source)).toEqual(['MAIL_FROM', 'SMTP_HOST', 'SMTP_PORT', 'SMTP_USER', 'SMTP_PASSWORD']);
    const stored = { SMTP_HOST: 'smtp.gmail.com', SMTP_USER: 'left over' };
    const { config, leftOut } = usableConfig(stored, source);
    expect([config.mail?.host, leftOut]).toEqual(['mail.example', []]);
  });

  test('of two owners who change the same, the second is told and nothing of theirs is written', async () => {
    const other = await shop.signUp('Meera Das', { role: 'owner' });
    const { version } = await read('OPERATOR_NAME');
    expect((await change([{ name: 'OPERATOR_NAME', value: 'Asha Prints', version }])).status).toBe(200);
    const late = await change(
      [
        { name: 'OPERATOR_PHONE', value: '9847012345', version: 0 },
        { name: 'OPERATOR_NAME', value: 'Meera Prints', version },
      ],
      other,
    );
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'setting_changed', details: { names: ['OPERATOR_NAME'] } },
    });
    expect(await read('OPERATOR_NAME')).toMatchObject({ value: 'Asha Prints' });
    expect(await read('OPERATOR_PHONE')).toMatchObject({ isSet: false });
  });

  test.each([
    ['OPERATOR_GSTIN', '32ABCDE1234F1Z8'],
    ['OPERATOR_PHONE', '98470'],
    ['OPERATOR_PHONE', '5847012345'],
    ['PUBLIC_URL', 'my shop'],
    ['PUBLIC_URL', 'http://kozhitees.example'],
    ['UPI_VPA', 'asha'],
    ['MAIL_FROM', 'nobody'],
    ['SMTP_HOST', 'https://mail.example'],
    ['SMTP_HOST', 'mail.example:465'],
    ['SMTP_PORT', 'mail'],
    ['SMTP_PORT', '-1'],
    ['OPENAI_IMAGES_PER_MINUTE', 'many'],
    ['PAGE_VIEW_SCRIPT_URL', 'ftp://stats.example/count.js'],
    ['IMAGE_PROVIDER', 'nobody'],
    ['DELIVERY_FEE', '-1'],
    ['DELIVERY_FEE', '60.50'],
    ['DELIVERY_FREE_FROM', '999.99'],
    ['DELIVERY_FREE_FROM', 'never'],
    ['DELIVERY_DAYS_FROM', '0'],
    ['DELIVERY_DAYS_TO', '3'],
    ['DELIVERY_NOT_TO', '673001, 1'],
    ['DELIVERY_NOT_TO', '073001'],
    ['DELIVERY_NOT_TO', 'Kerala'],
    ['SHOP_ACCENT', 'red'],
    ['SHOP_ACCENT', '#ffee00'],
    ['ANNOUNCEMENT_LINK', 'javascript:alert(1)'],
    ['ANNOUNCEMENT_LINK', '//elsewhere.example'],
    ['ANNOUNCEMENT_UNTIL', 'tomorrow'],
  ] as const)('%s refuses what it cannot be', async (name, value) => {
    const { version } = await read(name);
    const refused = await change([
      { name: 'OPERATOR_SOCIAL_URL', value: 'https://social.example/kozhi', version: 0 },
      { name, value, version },
    ]);
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'setting_refused', details: { fields: { [name]: /./ } } },
    });
    expect(await read('OPERATOR_SOCIAL_URL')).toMatchObject({ isSet: false });
  });

  test('everything that is wrong is told at once, and nothing is kept', async () => {
    const wrong = {
      OPERATOR_PHONE: '98470',
      OPERATOR_EMAIL: 'nobody',
      OPERATOR_GSTIN: '32ABCDE1234F1Z8',
      DELIVERY_DAYS_TO: '2',
      UPI_VPA: 'asha',
      MAIL_FROM: 'nobody',
    } as const;
    const names = Object.keys(wrong) as (keyof typeof wrong)[];
    const wishes = await Promise.all(
      names.map(async name => ({ name, value: wrong[name], version: (await read(name)).version })),
    );
    const { status, body } = await change(wishes);
    expect([status, Object.keys(body.details.fields).toSorted()]).toEqual([422, names.toSorted()]);
  });

  test('an address without its scheme is completed', async () => {
    const { version } = await read('OPERATOR_SOCIAL_URL');
    await change([{ name: 'OPERATOR_SOCIAL_URL', value: 'instagram.com/kozhitees', version }]);
    expect(await read('OPERATOR_SOCIAL_URL')).toMatchObject({ value: 'https://instagram.com/kozhitees' });
    const kept = (await read('OPERATOR_SOCIAL_URL')).version;
    await change([{ name: 'OPERATOR_SOCIAL_URL', value: null, version: kept }]);
  });

  test('a shop is not opened while the seller’s address has no PIN code', async () => {
    const source = { SHOP_MODE: 'live' };
    const stored = {
      ...{ UPI_VPA: 'asha@okaxis', SMTP_HOST: 'smtp.gmail.com', MAIL_FROM: 'a@kozhi.example' },
      ...{ OPERATOR_NAME: 'Asha', OPERATOR_EMAIL: 'a@kozhi.example', OPERATOR_PHONE: '+91 98470 12345' },
      ...{ OPERATOR_GRIEVANCE_OFFICER: 'Asha', OPERATOR_ADDRESS: '12 Beach Road, Kozhikode' },
    };
    expect(settingProblems(stored, source)).toEqual([]);
    const opened = { ...stored, SHOP_OPEN: 'on' };
    expect(settingProblems(opened, source)).toEqual([
      { name: 'SHOP_OPEN', says: 'cannot be on yet: sellerAddress is missing' },
    ]);
    const whole = { ...opened, OPERATOR_ADDRESS: '12 Beach Road, Kozhikode 673001' };
    expect(settingProblems(whole, source)).toEqual([]);
  });

  test('a tax number of another state than the address is refused; an address without a PIN code tells nothing', async () => {
    const gstin = {
      name: 'OPERATOR_GSTIN',
      value: '32AAAAA0000A1ZB',
      version: (await read('OPERATOR_GSTIN')).version,
    } as const;
    const at = (value: string) => change([{ name: 'OPERATOR_ADDRESS', value, version: 0 }, gstin]);
    const refused = await at('MG Road, Bengaluru 560001');
    expect(refused).toMatchObject({
      status: 422,
      body: { details: { fields: { OPERATOR_GSTIN: expect.stringMatching(/another state/) } } },
    });
    expect(await read('OPERATOR_ADDRESS')).toMatchObject({ isSet: false });
    expect((await at('12 Beach Road\nKozhikode 673001')).status).toBe(200);
    // A shop whose environment says so runs all the same.
    const source = { OPERATOR_GSTIN: gstin.value, OPERATOR_ADDRESS: 'Bengaluru 560001' };
    expect(usableConfig({ SHOP_NAME: 'Kozhi Tees' }, source)).toMatchObject({
      leftOut: [],
      config: { shopName: 'Kozhi Tees' },
    });
  });

  test('is taken back, and its version counts on', async () => {
    const before = await read('SHOP_NAME');
    expect((await change([{ name: 'SHOP_NAME', value: null, version: before.version }])).status).toBe(200);
    expect(await read('SHOP_NAME')).toMatchObject({ value: null, isSet: false, version: before.version + 1 });
  });

  test('sealed with another secret they are as never set', async () => {
    const { makeSecrets } = await import('../../secrets.ts');
    const { Secret } = await import('../../config/secret.ts');
    const others = makeSecrets(new Secret('o'.repeat(48)));
    expect(await storedSettings(shop.db, others)).not.toHaveProperty('SMTP_PASSWORD');
  });

  test('that cannot stand any more are left out and told; the others hold', () => {
    const { config, leftOut } = usableConfig({ SHOP_NAME: 'Kozhi Tees', OPERATOR_GSTIN: 'wrong' }, {});
    expect(leftOut.map(one => one.name)).toEqual(['OPERATOR_GSTIN']);
    expect(config.shopName).toBe('Kozhi Tees');
  });

  const KEYS_OF = {
    phonepe: {
      PHONEPE_CLIENT_ID: 'SHOP_1',
      PHONEPE_CLIENT_SECRET: 'a-secret',
      PHONEPE_CLIENT_VERSION: '1',
      PHONEPE_WEBHOOK_USERNAME: 'webhook_user',
      PHONEPE_WEBHOOK_PASSWORD: 'webhook1pass',
    },
    razorpay: {
      RAZORPAY_KEY_ID: 'rzp_live_0123456789',
      RAZORPAY_KEY_SECRET: 'a-secret',
      RAZORPAY_WEBHOOK_SECRET: 'a-secret-of-the-webhook',
    },
  } as const;
  type Kept = { provider: keyof typeof KEYS_OF; account: SettingName; secret: SettingName; other: string };
  test.each<Kept>([
    { provider: 'phonepe', account: 'PHONEPE_CLIENT_ID', secret: 'PHONEPE_CLIENT_SECRET', other: 'SHOP_2' },
    { provider: 'razorpay', account: 'RAZORPAY_KEY_ID', secret: 'RAZORPAY_KEY_SECRET', other: 'rzp_live_9876543210' },
  ])('the keys of $provider stay while payments of it are under way', async ({ provider, account, secret, other }) => {
    const keys = Object.entries(KEYS_OF[provider]) as [SettingName, string][];
    const ask = async (valueOf: (name: SettingName, value: string) => string | null) =>
      change(await Promise.all(keys.map(async ([name, value]) => ({ name, value: valueOf(name, value), version: (await read(name)).version })))); // prettier-ignore
    expect((await ask((_, value) => value)).status).toBe(200);
    const order = await buildOrder(shop, owner, { status: 'payment_initiated' });
    await shop.db.update(payments).set({ state: 'pending', provider }).where(eq(payments.orderId, order.id));

    const refused = {
      status: 422,
      body: { code: 'setting_refused', details: { fields: { [account]: expect.stringMatching(/^is needed for 1 /) } } },
    };
    expect(await ask(() => null)).toMatchObject(refused);
    expect(await ask((name, value) => (name === account ? other : value))).toMatchObject(refused);
    expect(await read(account)).toMatchObject({ value: keys[0]![1] });
    // A new secret of the same account asks as well as the old one.
    expect((await ask((name, value) => (name === secret ? 'new-secret' : value))).status).toBe(200);

    await shop.db.update(payments).set({ state: 'failed' }).where(eq(payments.orderId, order.id));
    expect((await ask(() => null)).status).toBe(200);
  });
});
