import { setTimeout as sleep } from 'node:timers/promises';
import type { EndpointName, Params } from '../../contract/src/addresses.ts';
import { callShop, checkoutOf, type Answered, type Choice, type GatewayControl, type Shopper } from '../shopper.ts';

/** The results of all checkouts so far. */
export type Tally = {
  /** Orders that a shopper was told of, with their totals in paise. */
  told: Map<string, number>;
  /** Orders that a shopper saw paid. */
  confirmed: Set<string>;
  /** Payments whose pay page was left open. */
  left: Set<string>;
  checkouts: number;
  failed: number;
  /** Checkouts that the shop refused finally, by their code. */
  refused: Map<string, number>;
  /** Calls that were made again: no answer, or 'later'. */
  retried: number;
  faults: Map<string, number>;
  /** Milliseconds of checkouts that were answered at once. */
  times: number[];
};

export const emptyTally = (): Tally => ({
  ...{ told: new Map(), confirmed: new Set(), left: new Set(), refused: new Map(), faults: new Map() },
  ...{ checkouts: 0, failed: 0, retried: 0, times: [] },
});

export type SoakRoom = {
  origin: string;
  gateway: GatewayControl;
  choices: readonly Choice[];
  random: () => number;
  /** How many of a hundred checkouts, and of a hundred payments, meet a fault. */
  faulty: number;
  tally: Tally;
};

const CALL_MS = 30_000;
const PATIENCE_MS = 120_000;
const PAUSE_MS = 500;
/** Of a hundred. */
const WITH_COUPON = 10;
const CLOSES_TAB = 20;
const PAYS_AGAIN = 50;

/** Faults of the gateway in one payment (standins/payment-gateway/script.ts): when it is started, and when it ends. */
const START_FAULTS: Record<string, string>[] = [
  { pay: 'commit_then_reset' },
  { pay: 'commit_then_500' },
  { pay: 'http(500)' },
  { pay: 'truncated_json' },
];
const END_FAULTS: Record<string, string>[] = [
  ...[{ webhook: 'none' }, { webhook: 'times(3)' }, { webhook: 'delay(20000)' }, { webhook: 'amount(100)' }],
  ...[{ webhook: 'reversed_order' }, { status: 'reset' }, { status: 'http(500)' }, { status: 'amount(100)' }],
];

/** One checkout from the cart to the end of its payment, by a shopper who repeats a call that got no answer. */
export async function shop(room: SoakRoom, as: Shopper): Promise<void> {
  const { random, tally, gateway } = room;
  const chance = (percent: number) => random() * 100 < percent;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const insist = async (name: EndpointName, asked: { params?: Params; body?: object }): Promise<Answered> => {
    for (const until = performance.now() + PATIENCE_MS; ; tally.retried += 1) {
      const answered = await callShop(room.origin, name, { as, milliseconds: CALL_MS, ...asked });
      const isLater = answered.status === 0 || answered.status === 429 || answered.status === 503;
      if (!isLater || performance.now() > until) return answered;
      await sleep(PAUSE_MS);
    }
  };
  const fault = (rule: Record<string, string>, about: object) => {
    const [name] = Object.entries(rule).map(([call, how]) => `${call} ${how}`);
    tally.faults.set(name!, (tally.faults.get(name!) ?? 0) + 1);
    return gateway.script({ ...rule, uses: 1, ...about });
  };
  const endPayment = async (orderId: string, paymentId: string): Promise<void> => {
    if (chance(room.faulty)) await fault(pick(END_FAULTS), { merchantOrderId: paymentId });
    const outcome = chance(90) ? 'pay' : pick(['fail', 'cancel', 'leave'] as const);
    await gateway.end(paymentId, outcome);
    if (outcome === 'leave') tally.left.add(paymentId);
    if (chance(CLOSES_TAB)) return;
    const { body } = await insist('payments.status', { params: { paymentId } });
    if (body.orderStatus === 'order_processing') tally.confirmed.add(orderId);
    if (body.status !== 'FAILED') return;
    tally.failed += 1;
    if (!chance(PAYS_AGAIN)) return;
    const again = await insist('payments.again', { params: { id: orderId } });
    if (again.status === 200) await endPayment(orderId, again.body.paymentId);
  };
  tally.checkouts += 1;
  await insist('cart.add', { body: pick(room.choices) });
  const lines = (await insist('cart.lines', {})).body as { lineTotal: number }[];
  const wish = {
    ...checkoutOf(lines.reduce((sum, line) => sum + line.lineTotal, 0)),
    ...(chance(WITH_COUPON) ? { couponCode: 'CHHAAP25' } : {}),
  };
  if (chance(room.faulty)) await fault(pick(START_FAULTS), {});
  const started = await checkOut(insist, wish, tally);
  if (!started) return;
  tally.told.set(started.orderId, Math.round(started.total * 100));
  await endPayment(started.orderId, started.paymentId);
}

type Started = { orderId: string; paymentId: string; total: number };
type Insist = (name: EndpointName, asked: { body: object }) => Promise<Answered>;

/** Checks out as the page does: confirms a changed total, and removes a coupon that is not valid. */
async function checkOut(
  insist: Insist,
  wish: ReturnType<typeof checkoutOf> & { couponCode?: string },
  tally: Tally,
): Promise<Started | undefined> {
  let asked = wish;
  for (let round = 0; round < 6; round++) {
    const since = performance.now();
    const before = tally.retried;
    const { status, body } = await insist('payments.initiate', { body: asked });
    if (status === 200) {
      if (tally.retried === before) tally.times.push(performance.now() - since);
      return body as Started;
    }
    const { couponCode, ...plain } = asked;
    const anew = { orderId: checkoutOf(0).orderId };
    if (body.code === 'price_changed') asked = { ...asked, ...anew, amount: body.total ?? body.details?.total };
    else if (body.code === 'coupon_invalid' && couponCode !== undefined) asked = { ...plain, ...anew };
    else if (body.code === 'payment_rejected') asked = { ...asked, ...anew };
    else {
      tally.refused.set(String(body.code ?? status), (tally.refused.get(String(body.code ?? status)) ?? 0) + 1);
      return undefined;
    }
  }
  return undefined;
}
