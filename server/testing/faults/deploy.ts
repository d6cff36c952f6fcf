import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { EndpointName } from '../../../contract/src/addresses.ts';
import { CONTACT, clientOrderId, fillCart } from '../build-checkout.ts';
import type { TestAccount } from '../test-shop.ts';
import type { Answered, MoneyRoom } from './money-room.ts';
import type { ShopProcess } from './shop-process.ts';

/** How long both versions answer. */
const BOTH_MS = 400;
/** By then it has answered what it was asked. */
const ANSWERED_MS = 2_000;
const BUYERS = 2;
const DRAWERS = 2;

type Load = {
  room: MoneyRoom;
  /** Who is asked, in turns. */
  live: ShopProcess[];
  asked: number;
  isOver: boolean;
  wrong: string[];
};

async function ask(load: Load, name: EndpointName, o: object): Promise<Answered | undefined> {
  const process = load.live[load.asked++ % load.live.length]!;
  const reply = await load.room.call(name, { ...o, process }).catch(() => undefined);
  if (!reply) load.wrong.push(`${name} had no answer`);
  else if (reply.status !== 200) load.wrong.push(`${name}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply?.status === 200 ? reply : undefined;
}

async function buy(load: Load, who: TestAccount): Promise<void> {
  await fillCart(load.room.watcher, who);
  const body = { ...CONTACT, type: 0, orderId: clientOrderId(), amount: 509 };
  const started = await ask(load, 'payments.initiate', { as: who, body });
  if (!started) return;
  const { orderId, paymentId } = started.body as { orderId: string; paymentId: string };
  load.room.seen.push({ id: orderId, total: 50_900 });
  await load.room.gateway.end(paymentId, 'pay');
  await ask(load, 'payments.status', { as: who, params: { paymentId } });
}

const draw = (load: Load, who: TestAccount) =>
  ask(load, 'designs.generate', { as: who, body: { prompt: 'a slow tiger' } });

/** Does it with one new account after the other, until the load is over. */
async function repeat(load: Load, act: (load: Load, who: TestAccount) => Promise<unknown>): Promise<void> {
  while (!load.isOver) await act(load, await load.room.watcher.signUp('Asha'));
}

/** What a new version may bring: a column and an index of tables that are written all the while. */
async function migrate({ watcher }: MoneyRoom): Promise<void> {
  const name = `next_${watcher.context.randomId(8).toLowerCase()}`;
  await watcher.db.execute(sql.raw(`alter table orders add column ${name} text default 'new' not null`));
  await watcher.db.execute(sql.raw(`create index payments_${name} on payments (state, created_at)`));
}

/** It is asked no more, but its workers still take up what others were asked for, and never end it. */
async function getStuck(old: ShopProcess): Promise<void> {
  await sleep(ANSWERED_MS);
  await old.tell({ stuck: true });
  await sleep(ANSWERED_MS);
}

/**
 * A new version takes over under load, as many times as `rounds` says: it is started beside the old one, the database is changed, both
 * answer, the old one is asked no more and told to stop (SIGTERM). Answers what is wrong: a call without an answer or with a refusal,
 * an end that is no clean one, and what the books say. `isStuck`: what the old one draws would never end, so its work is handed over.
 */
export async function deployUnderLoad(
  room: MoneyRoom,
  o: { rounds: number; isStuck?: boolean },
): Promise<{ wrong: string[]; calls: number }> {
  const load: Load = { room, live: [room.process], asked: 0, isOver: false, wrong: [] };
  const work = Promise.all([
    ...Array.from({ length: BUYERS }, () => repeat(load, buy)),
    ...Array.from({ length: DRAWERS }, () => repeat(load, draw)),
  ]);
  for (let round = 0; round < o.rounds; round++) {
    const old = room.process;
    room.process = await room.startAnother();
    load.live = [old, room.process];
    await migrate(room);
    await sleep(BOTH_MS);
    load.live = [room.process];
    if (o.isStuck) await getStuck(old);
    const code = await old.stop();
    if (code !== 0) load.wrong.push(`the old version ended with ${code}`);
  }
  load.isOver = true;
  await work;
  for (let round = 0; round < 4; round++) await room.tick();
  return { wrong: [...load.wrong, ...(await room.audit())], calls: load.asked };
}

/** Drawings that one process began and another one finished. */
export async function handedOver({ watcher }: MoneyRoom): Promise<number> {
  const { rows } = await watcher.db.execute<{ count: string }>(sql`
    select count(*) as count from generations where attempts > 1 and state = 'done'`);
  return Number(rows[0]!.count);
}
