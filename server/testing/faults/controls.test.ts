import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { CONTACT, clientOrderId, fillCart } from '../build-checkout.ts';
import type { TestAccount } from '../test-shop.ts';
import { deployUnderLoad } from './deploy.ts';
import { drawAnEndlessPaper, PAPER_MS } from './endless-paper.ts';
import { newVictim, type TamperRoom } from './money-calls.ts';
import { MoneyRoom, type Answered } from './money-room.ts';
import { RACES, type Out } from './races.ts';
import { tamperWith } from './run-tampering.ts';
import { killWithAWebhookInHand } from './taken-webhooks.ts';

/**
 * The negative control: a fault that a mechanism is there for is made with the mechanism, and nothing may be wrong; then with the
 * mechanism taken out, and something must be. Where another mechanism stands behind it, that one is out both times (`alsoOut`).
 */
type Control = {
  mechanism: string;
  test: string;
  takenOut: Out;
  alsoOut?: Out | undefined;
  /** Papers are drawn in their thread, each within so long. */
  papersMs?: number;
  fault: (room: MoneyRoom) => Promise<string[]>;
};

async function newBuyer(room: MoneyRoom): Promise<TestAccount> {
  const who = await room.watcher.signUp('Asha');
  await fillCart(room.watcher, who);
  return who;
}
const checkOut = (room: MoneyRoom, as: TestAccount, o: object = {}): Promise<Answered> =>
  room.call('payments.initiate', { as, body: { ...CONTACT, type: 0, orderId: clientOrderId(), amount: 509, ...o } });
async function checkedOut(room: MoneyRoom, as: TestAccount): Promise<{ paymentId: string }> {
  const { status, body } = await checkOut(room, as);
  expect([status, body]).toEqual([200, expect.objectContaining({ paymentId: expect.any(String) })]);
  return body;
}
const poll = (room: MoneyRoom, as: TestAccount, paymentId: string) =>
  room.call('payments.status', { as, params: { paymentId } });
const script = (room: MoneyRoom, faults: object) => room.gateway.simulate('POST', 'script', faults);

async function failADrawing(room: MoneyRoom): Promise<string[]> {
  const who = await room.watcher.signUp('Asha');
  expect((await room.call('designs.generate', { as: who, body: { prompt: 'a broken kite' } })).status).toBeGreaterThan(
    399,
  );
  return room.audit();
}

async function payAnotherAmount(room: MoneyRoom): Promise<string[]> {
  await script(room, { webhook: 'none', status: 'amount(100)' });
  const who = await newBuyer(room);
  const { paymentId } = await checkedOut(room, who);
  await room.gateway.end(paymentId, 'pay');
  await poll(room, who, paymentId);
  return room.audit();
}

async function lieAboutThePrice(room: MoneyRoom): Promise<string[]> {
  const { watcher: shop, gateway } = room;
  await script(room, { webhook: 'none' });
  const parts = {
    ...{ shop, ledger: gateway.ledger, end: gateway.end, script: (faults: object) => script(room, faults) },
    admin: await shop.signUp('Owner', { role: 'owner' }),
    call: room.call.bind(room) as TamperRoom['call'],
  };
  // What is there before a call is made by the shop as it is, in this process.
  const inProcess = shop.context.payments;
  shop.context.payments = { phonepe: room.payments };
  const wish = { runsOfField: 40, runsTogether: 0, seed: 20261122, only: 'amount' };
  try {
    const tampering = { ...parts, victim: await newVictim(parts) };
    await tamperWith(tampering, 'payments.initiate', wish);
    return [];
  } catch (error) {
    return [String((error as Error).cause ?? error).slice(0, 2_000)];
  } finally {
    shop.context.payments = inProcess;
  }
}

async function killAfterTheAnswer(room: MoneyRoom): Promise<string[]> {
  const who = await newBuyer(room);
  const { paymentId } = await checkedOut(room, who);
  await room.gateway.end(paymentId, 'pay');
  for (let wait = 0; room.acknowledged === 0 && wait < 100; wait++) await new Promise(done => setTimeout(done, 50));
  expect(room.acknowledged).toBeGreaterThan(0);
  await room.process.kill();
  await room.start();
  const { rows } = await room.watcher.db.execute(sql`select id from webhook_inbox where payment_id = ${paymentId}`);
  return rows.length === 0 ? ['a webhook that was answered is lost'] : [];
}

/** What each of them guards by itself. */
const WEBHOOK_CLAIMS = [
  'lease of a webhook',
  'end of the lease of a webhook',
  'lock while webhooks are taken',
] as const;
const PAPER_CARES = ['limit of a paper', 'mail without its paper'] as const;

const CONTROLS: Control[] = [
  {
    mechanism: "the catalogue's price", test: 'T3: a client that lies',
    takenOut: { mutations: ["the catalogue's price"] }, fault: lieAboutThePrice,
  },
  {
    mechanism: 'release of a hold', test: 'T10: the provider fails after the hold',
    takenOut: { mutations: ['release of a hold'] }, fault: failADrawing,
  },
  {
    mechanism: 'amount check', test: 'T15: the gateway tells of another amount',
    takenOut: { mutations: ['amount check'] }, fault: payAnotherAmount,
  },
  {
    mechanism: 'webhook store before the answer', test: 'T4: killed after a webhook is answered',
    // A room of its own: what the killed process was at comes back by the real clock, while the others move theirs.
    takenOut: { mutations: ['webhook store before the answer'] }, alsoOut: {}, fault: killAfterTheAnswer,
  },
  {
    mechanism: 'drain at a stop', test: 'T23: a new version takes over under load',
    takenOut: { mutations: ['drain at a stop'] },
    fault: async room => (await deployUnderLoad(room, { rounds: 1 })).wrong,
  },
  ...WEBHOOK_CLAIMS.map(mechanism => ({
    mechanism, test: 'T4: killed with a webhook in hand, beside a second process',
    takenOut: { mutations: [mechanism] }, alsoOut: { mutations: ['reconciler'] }, fault: killWithAWebhookInHand,
  }) as const),
  ...PAPER_CARES.map(mechanism => ({
    mechanism, test: 'T28: the paper of a mail is never drawn', papersMs: PAPER_MS,
    takenOut: { mutations: [mechanism] }, alsoOut: { mutations: ['end of a paper'] }, fault: drawAnEndlessPaper,
  }) as const),
  ...RACES.flatMap(({ name: test, run, mechanism, takenOut, alsoOut }) => {
    const fault = async (room: MoneyRoom) => (await run(room)).wrong;
    return mechanism === undefined || !takenOut ? [] : [{ mechanism, test, takenOut, alsoOut, fault }];
  }),
]; // prettier-ignore

/** The short run takes one that needs nothing else out; `npm run faults` takes all. */
const SHORT = ['amount check', "the catalogue's price"];
const RUN = process.env['FAULTS'] === 'all' ? CONTROLS : CONTROLS.filter(({ mechanism }) => SHORT.includes(mechanism));

/** What is wrong with everything in place is asked in one room, one fault after the other. */
let whole: MoneyRoom | undefined;
afterAll(() => whole?.close());

/** Several mechanisms are there for one fault, which is clean once for all of them. */
const known = new Map<Control['fault'], Promise<string[]>>();
function violationsOfWhole(control: Control): Promise<string[]> {
  const { fault, alsoOut } = control;
  const asked = known.get(fault) ?? (alsoOut ? violationsWithout(control, [alsoOut]) : inWholeRoom(fault));
  known.set(fault, asked);
  return asked;
}

async function inWholeRoom(fault: Control['fault']): Promise<string[]> {
  whole ??= await MoneyRoom.open();
  return fault(whole).finally(() => whole!.gateway.simulate('DELETE', 'script'));
}

async function violationsWithout({ fault, papersMs }: Control, outs: readonly Out[]): Promise<string[]> {
  const room = await MoneyRoom.open({ without: outs.flatMap(out => out.mutations ?? []), papersMs });
  try {
    for (const change of outs.flatMap(out => out.sql ?? [])) await room.watcher.db.execute(sql.raw(change));
    return await fault(room);
  } finally {
    await room.close();
  }
}

describe('the negative control', () => {
  it.each(RUN)('$mechanism: $test', { timeout: 300_000 }, async control => {
    const { mechanism, test, takenOut, alsoOut } = control;
    expect(await violationsOfWhole(control)).toEqual([]);
    const violations = await violationsWithout(control, alsoOut ? [alsoOut, takenOut] : [takenOut]);
    console.log(
      `without ${mechanism}, ${test}: ${violations.length} violations, such as ${violations.slice(0, 2).join(' ')}`,
    );
    expect(violations).not.toEqual([]);
  });
});
