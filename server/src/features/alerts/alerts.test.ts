import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildDesign } from '../../../testing/build-design.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { putSetting } from '../../db/settings.store.ts';
import { generations } from '../../db/tables/designs.ts';
import { exceptions, LAST_BACKUP, outbox, settings } from '../../db/tables/operations.ts';
import { webhookInbox } from '../../db/tables/orders.ts';
import { auditNightly } from '../audit/audit.ts';
import { sweepGenerations } from '../designs/designs.ts';
import { raiseException } from '../exceptions/exceptions.ts';
import { sendMails } from '../mail/mail.ts';
import { judgeNotices, reconcilePayments, reconcileRefunds, remindOfClaims } from '../payments/payments.ts';
import { startApproved } from '../production/production.ts';
import { watchShop } from './alerts.ts';

let shop: TestShop;
let owner: TestAccount;
let space: { free: number; isLow: boolean };
beforeAll(async () => {
  shop = await startTestShop({ freeSpace: async () => space });
  owner = await shop.signUp('Owner', { role: 'owner' });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  space = { free: 50e9, isLow: false };
  shop.context.shop.mode = 'demo';
  for (const table of [exceptions, outbox, webhookInbox, generations]) await shop.db.delete(table);
});

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(shop.clock.now().getTime() - minutes * MINUTE);
type Listed = { kind: string; evidence: Record<string, unknown>; actions: string[] };
const listed = async () => (await shop.call('admin.exceptions', { as: owner })).body as Listed[];
const told = async () => (await shop.db.select().from(outbox).where(like(outbox.subject, 'exception:%'))).length;

const mail = (o: Partial<typeof outbox.$inferInsert>) =>
  shop.db.insert(outbox).values({
    ...{ id: shop.context.randomId(8), subject: `order:${shop.context.randomId(8)}`, template: 'order_paid' },
    ...{ recipient: 'asha@example.com', data: {}, createdAt: ago(60), ...o },
  });
async function design(minutes: number, isBackground = false): Promise<void> {
  const { id } = await buildDesign(shop, { accountId: owner.id });
  await shop.db.insert(generations).values({
    ...{ id: shop.context.randomId(12), accountId: owner.id, designId: id, kind: 'draw', provider: 'artist' },
    ...{ prompt: 'a tiger', seed: '1', isBackground, createdAt: ago(minutes) },
  } as never);
}

/** What brings an alert, what is nearly that and brings none, and how it is mended. */
type Case = [kind: string, bring: () => Promise<unknown>, evidence: object, mend: () => Promise<unknown>];
const CASES: Case[] = [
  ['jobs_stuck', () => design(16), { designs: 1, notices: 0 }, () => shop.db.delete(generations)],
  [
    'jobs_stuck',
    () => shop.db.insert(webhookInbox).values({ bodyHash: 'x', receivedAt: ago(6) } as never),
    { designs: 0, notices: 1 },
    () => shop.db.delete(webhookInbox),
  ],
  [
    'mail_failing',
    () => mail({ state: 'failed', problem: '550 RCPT TO' }),
    { givenUp: 1, waiting: 0, problem: '550 RCPT TO' },
    () => shop.db.update(outbox).set({ state: 'sent' }).where(eq(outbox.state, 'failed')),
  ],
  [
    'mail_failing',
    () => mail({ attempts: 4, problem: 'EAUTH' }),
    { givenUp: 0, waiting: 1, problem: 'EAUTH' },
    () => shop.db.update(outbox).set({ state: 'sent' }).where(eq(outbox.attempts, 4)),
  ],
  [
    'model_ends',
    () => putSetting(shop.db, 'images.ending_models', JSON.stringify([{ model: 'paint-2', endsOn: '2026-12-31', daysLeft: 38 }])), // prettier-ignore
    { model: 'paint-2', endsOn: '2026-12-31' },
    () => shop.db.delete(settings).where(eq(settings.key, 'images.ending_models')),
  ],
  [
    'disk_low',
    async () => void (space = { free: 400e6, isLow: true }),
    { freeGb: '0.4' },
    async () => void (space = { free: 4e9, isLow: false }),
  ],
  [
    'backup_old',
    async () => {
      shop.context.shop.mode = 'live';
      await putSetting(shop.db, 'backup.watched_since', ago(61 * 60).toISOString());
    },
    { backupAt: null },
    () => putSetting(shop.db, LAST_BACKUP, ago(60).toISOString()),
  ],
];

describe('an alert', () => {
  it.each(CASES)(
    '%s is raised once, told to the owner once, and ends when it is mended',
    async (kind, bring, evidence, mend) => {
      await bring();
      await Promise.all([watchShop(shop.context), watchShop(shop.context)]);
      await watchShop(shop.context);
      const [alert, ...more] = await listed();
      expect(alert).toMatchObject({ kind, evidence, actions: [] });
      expect([more, await told()]).toEqual([[], 1]);
      await mend();
      await watchShop(shop.context);
      expect([await listed(), await told()]).toEqual([[], 1]);
    },
  );

  it('that comes back is told again', async () => {
    for (const isLow of [true, false, true]) {
      space = { free: 1, isLow };
      await watchShop(shop.context);
    }
    expect([(await listed()).length, await told()]).toEqual([1, 2]);
  });

  it('is not raised for what passes by itself', async () => {
    await design(14);
    await design(300, true);
    await shop.db.insert(webhookInbox).values({ bodyHash: 'y', receivedAt: ago(4) } as never);
    await mail({ attempts: 3, problem: 'ETIMEDOUT' });
    await mail({ state: 'failed', createdAt: ago(8 * 24 * 60) });
    await watchShop(shop.context);
    expect(await listed()).toEqual([]);
  });

  it('is not raised by a new live shop, nor over what waited while it was stopped', async () => {
    shop.context.shop.mode = 'live';
    await shop.db.delete(settings);
    await design(16);
    await shop.db.insert(webhookInbox).values({ bodyHash: 'z', receivedAt: ago(600) } as never);
    const openSince = shop.clock.now();
    await watchShop(shop.context, { openSince });
    expect([await listed(), await told()]).toEqual([[], 0]);
    shop.clock.advance(61 * 60 * MINUTE);
    await watchShop(shop.context, { openSince });
    expect((await listed()).map(alert => alert.kind).sort()).toEqual(['backup_old', 'jobs_stuck']);
    await watchShop(shop.context, { openSince: shop.clock.now() });
    expect(await listed()).toHaveLength(2);
    shop.clock.advance(-61 * 60 * MINUTE);
  });

  it('of an old backup comes after two and a half days', async () => {
    shop.context.shop.mode = 'live';
    await putSetting(shop.db, LAST_BACKUP, ago(59 * 60).toISOString());
    await watchShop(shop.context);
    expect(await listed()).toEqual([]);
    await putSetting(shop.db, LAST_BACKUP, ago(61 * 60).toISOString());
    await watchShop(shop.context);
    expect(await listed()).toMatchObject([{ kind: 'backup_old' }]);
  });
});

it('a quarantined payment is told to the owner too, without its amounts', async () => {
  const about = { subject: 'P1', orderId: null, evidence: { amount: 50_900, providerAmount: 100 } };
  await shop.db.transaction(tx => raiseException(shop.context, tx, { kind: 'payment_quarantined', ...about }));
  await watchShop(shop.context);
  await watchShop(shop.context);
  const mails = await shop.db.select().from(outbox);
  expect(mails).toMatchObject([{ template: 'exception_for_shop', recipient: 'help@chhaap.test', data: { kind: 'payment_quarantined', about: 'P1' } }]); // prettier-ignore
});

describe('a live shop that nobody visits', () => {
  const HOURS = 72;
  let idle: TestShop;
  beforeAll(async () => {
    idle = await startTestShop({ freeSpace: async () => ({ free: 50e9, isLow: false }) });
    idle.context.shop.mode = 'live';
  });
  afterAll(() => idle.stop());

  /** All that a worker looks after, hour by hour; answers in which hour each exception was raised. */
  async function live(hourly: (hour: number) => Promise<unknown> = async () => {}): Promise<Record<string, number>> {
    const raised: Record<string, number> = {};
    for (let hour = 0; hour <= HOURS; hour += 1) {
      await hourly(hour);
      for (const look of LOOKS) await look(idle.context);
      for (const { kind } of await idle.db.select().from(exceptions)) raised[kind] ??= hour;
      idle.clock.advance(60 * MINUTE);
    }
    return raised;
  }
  const LOOKS = [
    ...[reconcilePayments, reconcileRefunds, remindOfClaims, judgeNotices, sweepGenerations, startApproved],
    ...[auditNightly, watchShop, (context: TestShop['context']) => sendMails({ ...context, email: SENDS })],
  ];
  const SENDS = { send: async () => ({ kind: 'sent' as const }) };

  it('is told in three days of its missing backup alone, after two and a half', async () => {
    expect(await live()).toEqual({ backup_old: 60 });
    const mails = await idle.db.select().from(outbox);
    expect(mails.map(one => one.template)).toEqual(['exception_for_shop']);
  });

  it('is told of nothing where it is backed up every night', async () => {
    await idle.db.delete(exceptions);
    const backUp = () => putSetting(idle.db, LAST_BACKUP, idle.clock.now().toISOString());
    expect(await live(async hour => hour % 24 === 0 && (await backUp()))).toEqual({});
  });
});
