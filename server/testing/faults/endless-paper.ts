import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { CONTACT, clientOrderId, fillCart } from '../build-checkout.ts';
import type { MoneyRoom } from './money-room.ts';

/** A paper's limit in these rooms, and by when the mail without it is sent. */
export const PAPER_MS = 1_500;
const SENT_MS = 12_000;

/** The thread in which papers are drawn never ends one. Answers which mails of a paid order the shop has not sent, and what the books say. */
export async function drawAnEndlessPaper(room: MoneyRoom): Promise<string[]> {
  const { watcher, gateway } = room;
  const who = await watcher.signUp('Asha');
  await fillCart(watcher, who);
  const body = { ...CONTACT, type: 0, orderId: clientOrderId(), amount: 509 };
  const { orderId, paymentId } = (await room.call('payments.initiate', { as: who, body })).body;
  await gateway.end(paymentId, 'pay');
  await room.call('payments.status', { as: who, params: { paymentId } });
  // Without the mechanism the worker's turn may never end, so nobody waits for it.
  room.process.tell({ tick: true }).catch(() => {});
  const unsent = async () => {
    const { rows } = await watcher.db.execute<{ template: string; state: string }>(sql`
      select template, state from outbox where subject = ${`order:${orderId}`} and state <> 'sent'`);
    return rows.map(({ template, state }) => `mail ${template} of a paid order is ${state}`);
  };
  for (const until = performance.now() + SENT_MS; performance.now() < until && (await unsent()).length > 0;)
    await sleep(100);
  const { body: order } = await room.call('orders.one', { as: who, params: { id: orderId } });
  const paid = order.status === 'order_processing' ? [] : [`order ${orderId} is ${order.status}`];
  return [...paid, ...(await unsent()), ...(await room.audit())];
}
