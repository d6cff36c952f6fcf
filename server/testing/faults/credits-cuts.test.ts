import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOrderId, CONTACT } from '../build-checkout.ts';
import { MoneyRoom } from './money-room.ts';

/**
 * T4 and T34: the power is cut at every place of a purchase of credits, on a real process and a real PostgreSQL: before and after each
 * commit, call of the gateway and answer. The audit holds each paid purchase to exactly one grant.
 */
const IS_LONG = process.env['FAULTS'] === 'all';

let room: MoneyRoom;
beforeAll(async () => void (room = await MoneyRoom.open()), 60_000);
afterAll(() => room?.close());

/** Buys 20 credits as a caller who never gives up. */
async function buyCredits(): Promise<void> {
  const as = await room.watcher.signUp('Asha');
  const body = { ...CONTACT, orderId: clientOrderId(), type: 1, quantity: 20, amount: 100 };
  const { orderId, paymentId } = (await room.insist('payments.initiate', { as, body })).body;
  room.seen.push({ id: orderId, total: 10_000 });
  await room.gateway.end(paymentId, 'pay');
  await room.insist('payments.status', { as, params: { paymentId } });
  for (let round = 0; round < 8; round++) {
    const { body: order } = await room.insist('orders.one', { as, params: { id: orderId } });
    if (order.status === 'completed') break;
    await room.tick();
  }
  await room.tick();
  expect((await room.insist('credits.balance', { as })).body).toEqual({ credits: 40 });
}

describe('a power cut while credits are bought', () => {
  it('leaves them granted exactly once, wherever it comes', { timeout: 15 * 60_000 }, async () => {
    await buyCredits();
    const places = [...new Set((await room.process.tell({ places: true })).places)];
    const granting = places.filter(place => /commit of .*invoices/.test(place));
    expect(granting).toHaveLength(2);
    const violations: string[] = [];
    for (const place of IS_LONG ? places : granting) {
      const before = room.kills;
      await room.arm(place, 1);
      await buyCredits().catch(error => violations.push(`${place}: ${String(error)}`));
      if (!IS_LONG) expect(room.kills).toBe(before + 1);
      violations.push(...(await room.audit()).map(line => `${place}: ${line}`));
    }
    console.log(`T34 power cuts: ${room.kills} kills, ${violations.length} violations`);
    expect(violations).toEqual([]);
  });
});
