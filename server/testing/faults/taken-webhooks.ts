import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { webhookInbox } from '../../src/db/tables/orders.ts';
import { CONTACT, clientOrderId, fillCart } from '../build-checkout.ts';
import type { MoneyRoom } from './money-room.ts';

/** How long before a webhook is due; its row is locked by then. */
const NOT_YET_MS = 1_500;
/** Workers look every 50 ms (test-shop). */
const LOOKED_MS = 1_500;
const ROUNDS = 4;

/**
 * Two processes come to one webhook in the same moment, and the one that has asked the gateway about it is killed before it writes the
 * answer. Nobody asks again by the clock (the reconciler is out), so the webhook alone has to bring the money in: it may neither be
 * closed by the one who came second nor stay with the dead one. Answers what is wrong then.
 */
export async function killWithAWebhookInHand(room: MoneyRoom): Promise<string[]> {
  const { watcher, gateway } = room;
  await gateway.simulate('POST', 'script', { webhook: 'none' });
  const who = await watcher.signUp('Asha');
  await fillCart(watcher, who);
  const body = { ...CONTACT, type: 0, orderId: clientOrderId(), amount: 509 };
  const { orderId, paymentId } = (await room.call('payments.initiate', { as: who, body })).body;
  await gateway.end(paymentId, 'pay');

  const first = room.process;
  const second = await room.startAnother();
  const both = [first, second];
  for (const process of both) await process.tell({ hold: 'after gateway fetchStatus' });
  await meetAtALockedWebhook(room, paymentId);
  const holder = await Promise.race(both.map(process => process.tell({ untilHeld: true }).then(() => process)));
  // The other one has the time to come to the same webhook.
  await sleep(LOOKED_MS);
  await holder.kill();
  // The other one would be held when its turn comes.
  for (const process of both) if (process !== holder) await process.tell({ letGo: true });
  if (holder === first) await room.start();
  for (let round = 0; round < ROUNDS; round++) await room.tick();

  const { rows } = await watcher.db.execute<{ status: string }>(sql`select status from orders where id = ${orderId}`);
  const wrong = rows[0]!.status === 'order_processing' ? [] : [`a webhook came, and its order is ${rows[0]!.status}`];
  if (room.process !== second) await second.kill();
  return [...wrong, ...(await room.audit())];
}

/** A webhook whose row somebody locks until both processes have looked for it. */
async function meetAtALockedWebhook({ watcher }: MoneyRoom, paymentId: string): Promise<void> {
  const now = watcher.clock.now();
  const dueAt = new Date(now.getTime() + NOT_YET_MS);
  await watcher.db
    .insert(webhookInbox)
    .values({ bodyHash: watcher.context.randomId(32), paymentId, receivedAt: now, dueAt });
  await watcher.db.transaction(async tx => {
    await tx.execute(sql`select 1 from webhook_inbox where payment_id = ${paymentId} for update`);
    await sleep(NOT_YET_MS + LOOKED_MS);
  });
}
