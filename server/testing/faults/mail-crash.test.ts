import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../../src/db/tables/operations.ts';
import { queueMail, sendMails } from '../../src/features/mail/mail.ts';
import { startTestShop, type TestShop } from '../test-shop.ts';
import { openOwnPostgres, type OwnPostgres } from './own-postgres.ts';

/** T37: PostgreSQL ends at once while mails are on their way; the process that sends them lives on. */
const CRASHES = process.env['FAULTS'] === 'all' ? 12 : 2;
const MAILS = 12;
/** Longer than the lease of a mail. */
const LEASE_OVER_MS = 61_000;

let postgres: OwnPostgres;
let shop: TestShop;
/** Times that each mail was handed over. */
const handed = new Map<string, number>();
let crashAt = Infinity;
beforeAll(async () => {
  postgres = await openOwnPostgres();
  const send = async ({ id }: { id: string }) => {
    handed.set(id, (handed.get(id) ?? 0) + 1);
    if (handed.size === crashAt) postgres.crash();
    await sleep(20);
    return { kind: 'sent' as const };
  };
  shop = await startTestShop({ email: { send } }, { databaseUrl: postgres.url });
}, 120_000);
afterAll(async () => {
  await shop?.stop();
  await postgres?.close();
}, 60_000);

describe('T37: a crash of the database between a mail and its note', () => {
  it('sends no mail twice', { timeout: 5 * 60_000 }, async () => {
    for (let time = 0; time < CRASHES; time++) {
      await queueMails();
      crashAt = handed.size + 3;
      const sending = sendMails(shop.context).catch(() => {});
      await expect.poll(() => handed.size, { interval: 5, timeout: 30_000 }).toBeGreaterThanOrEqual(crashAt);
      await sleep(300);
      await postgres.ensureRunning();
      await sending;
      await expect
        .poll(() => (shop.clock.advance(LEASE_OVER_MS), sendMails(shop.context).then(left, left)), { timeout: 60_000 })
        .toBe(0);
    }
    expect([handed.size, [...handed.values()].filter(times => times > 1)]).toEqual([CRASHES * MAILS, []]);
  });
});

const left = () => shop.db.$count(outbox, eq(outbox.state, 'waiting')).catch(() => -1);

async function queueMails(): Promise<void> {
  for (let n = 0; n < MAILS; n++)
    await shop.db.transaction(tx =>
      queueMail(tx, {
        ...{
          subject: `ticket:${shop.context.randomId(8)}`,
          template: 'ticket_received',
          recipient: 'asha@example.com',
        },
        data: { ticketNumber: 'CH-1' },
        ...{ language: 'en', now: shop.clock.now() },
      }),
    );
}
