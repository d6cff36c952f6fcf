import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../src/db/database.ts';
import { shopSettings } from '../src/db/tables/operations.ts';
import { openLiveChannel, type LiveChannel } from '../src/jobs/live.ts';
import { openLiveConfig, type LiveConfig } from '../src/live-config.ts';
import { openTestDatabase } from './test-database.ts';
import { startTestShop, type TestAccount, type TestShop } from './test-shop.ts';

/** Owner.md, Settings: a change reaches every process within five seconds without a restart. */
const WITHIN_MS = 5_000;

let database: OpenDatabase;
let shop: TestShop;
let owner: TestAccount;
const said: string[] = [];
const log = { info: () => {}, warn: () => {}, error: (event: string) => void said.push(event) };
/** What two processes of the shop go by. */
const processes: { live: LiveChannel; config: LiveConfig; applied: number }[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await startTestShop({}, { databaseUrl: database.url });
  owner = await shop.signUp('Asha Nair', { role: 'owner' });
  for (let count = 0; count < 2; count++) {
    const live = await openLiveChannel(database.url, () => {});
    const config = await openLiveConfig(shop.db, shop.context.secrets, log);
    const one = { live, config, applied: 0 };
    config.follow(live, { apply: async () => {}, applied: () => void one.applied++ });
    processes.push(one);
  }
});
afterAll(async () => {
  await Promise.all(processes.map(({ live }) => live.stop()));
  await shop.stop();
  await database.close();
});

const change = (name: string, value: string | null, version: number) =>
  shop.call('settings.change', { as: owner, body: { changes: [{ name, value, version }] } });
const names = () => processes.map(({ config }) => config.now().shopName);

describe('what the owner sets', () => {
  test('holds in every process within five seconds', async () => {
    expect(names()).toEqual(['Chhaap', 'Chhaap']);
    expect((await change('SHOP_NAME', 'Kozhi Tees', 0)).status).toBe(200);
    await vi.waitFor(() => expect(names()).toEqual(['Kozhi Tees', 'Kozhi Tees']), { timeout: WITHIN_MS });
  });

  test('of the delivery holds in every process, as it is typed', async () => {
    const changes = [
      { name: 'DELIVERY_FEE', value: '₹1,250', version: 0 },
      { name: 'DELIVERY_NOT_TO', value: '744, ६८२५५५\n 19', version: 0 },
      { name: 'DELIVERY_DAYS_TO', value: '6', version: 0 },
    ];
    expect((await shop.call('settings.change', { as: owner, body: { changes } })).status).toBe(200);
    const delivery = {
      fee: 125_000,
      freeFrom: undefined,
      days: { earliest: 4, latest: 6 },
      notTo: ['744', '682555', '19'],
    };
    const terms = () => processes.map(({ config }) => config.now().delivery);
    await vi.waitFor(() => expect(terms()).toEqual([delivery, delivery]), { timeout: WITHIN_MS });
  });

  test('is what a process starts with', async () => {
    expect((await openLiveConfig(shop.db, shop.context.secrets, log)).now().shopName).toBe('Kozhi Tees');
  });

  test('ends with what the shop does by itself where it is taken back', async () => {
    expect((await change('SHOP_NAME', null, 1)).status).toBe(200);
    await vi.waitFor(() => expect(names()).toEqual(['Chhaap', 'Chhaap']), { timeout: WITHIN_MS });
  });

  test('asks for the second factor from the first opening on, also while the shop is closed again', async () => {
    const environment = {
      ...{ SHOP_MODE: 'live', UPI_VPA: 'asha@okaxis', SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'a@shop.example' },
      ...{ OPERATOR_NAME: 'Asha', OPERATOR_ADDRESS: 'Kozhikode', OPERATOR_EMAIL: 'a@shop.example' },
      ...{ OPERATOR_PHONE: '9876543210', OPERATOR_GRIEVANCE_OFFICER: 'Asha' },
    };
    const needs = async (open: string): Promise<boolean> => {
      for (const [name, value] of Object.entries({ ...environment, SHOP_OPEN: open })) vi.stubEnv(name, value);
      const config = (await openLiveConfig(shop.db, shop.context.secrets, log)).now();
      vi.unstubAllEnvs();
      return config.needsSecondFactor;
    };
    expect([await needs('off'), await needs('on'), await needs('off')]).toEqual([false, true, true]);
  });

  test('stays out where it can stand no more, and the shop runs without it', async () => {
    await shop.db.insert(shopSettings).values({ name: 'INVOICE_PREFIX', value: 'far too long', changedAt: new Date() });
    const config = await openLiveConfig(shop.db, shop.context.secrets, log);
    expect(config.now().shopName).toBe('Chhaap');
    expect(said).toContain('settings.left_out');
  });
});
