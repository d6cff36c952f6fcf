import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareCatalog } from '../../seeds/catalog.ts';
import { CONTACT, clientOrderId, fillCart } from '../build-checkout.ts';
import type { TestAccount } from '../test-shop.ts';
import { MoneyRoom } from './money-room.ts';
import { openOwnPostgres, type OwnPostgres } from './own-postgres.ts';

/** T14: PostgreSQL is ended at once under a load of checkouts, and comes back; the shop's process lives on. */
const IS_LONG = process.env['FAULTS'] === 'all';
const CRASHES = IS_LONG ? 5 : 1;
const AWAY_MS = IS_LONG ? 10_000 : 1_000;
const AT_ONCE = 6;
const BUYERS = 24;

let postgres: OwnPostgres;
let room: MoneyRoom;
beforeAll(async () => {
  postgres = await openOwnPostgres(client => prepareCatalog(client, 'demo'));
  room = await MoneyRoom.open({ databaseUrl: postgres.url });
}, 120_000);
afterAll(async () => {
  await room?.close();
  await postgres?.close();
}, 60_000);

describe('T14: a crash of the database', () => {
  it('loses nothing that a caller was told of', { timeout: 10 * 60_000 }, async () => {
    for (let time = 0; time < CRASHES; time++) {
      const buyers: TestAccount[] = [];
      for (let n = 0; n < BUYERS; n++) {
        const who = await room.watcher.signUp('Asha');
        await fillCart(room.watcher, who);
        buyers.push(who);
      }
      const statuses: number[] = [];
      const buy = async () => {
        for (let who = buyers.pop(); who; who = buyers.pop()) {
          const body = { ...CONTACT, type: 0, orderId: clientOrderId(), amount: 509 };
          for (let told = false; !told;) {
            const reply = await room.call('payments.initiate', { as: who, body });
            statuses.push(reply.status);
            told = reply.status === 200;
            if (told) room.seen.push({ id: reply.body.orderId, total: 50_900 });
            else await new Promise(done => setTimeout(done, 300));
          }
        }
      };
      const load = Promise.all(Array.from({ length: AT_ONCE }, buy));
      // By what is done and not by the clock: a fast machine would be through before.
      await expect.poll(() => statuses.length, { interval: 1 }).toBeGreaterThanOrEqual(AT_ONCE);
      postgres.crash();
      await new Promise(done => setTimeout(done, AWAY_MS));
      await postgres.ensureRunning();
      await load;
      expect([...new Set(statuses)].filter(status => status !== 200 && status !== 503)).toEqual([]);
      expect(statuses).toContain(503);
    }
    for (let round = 0; round < 6; round++) await room.tick();
    console.log(`T14 crashes of the database: ${CRASHES}, ${room.seen.length} checkouts`);
    expect(await room.audit()).toEqual([]);
    expect(room.process.hasEnded()).toBe(false);
  });
});
