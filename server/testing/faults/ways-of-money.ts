import { clientOrderId, CONTACT, fillCart } from '../build-checkout.ts';
import { PHONEPE, RAZORPAY, type GatewayCompany } from '../gateway-companies.ts';
import type { TestAccount } from '../test-shop.ts';
import { buyAndReturn, newShopper } from './buy-and-return.ts';
import type { MoneyRoom } from './money-room.ts';

/** One way of money from the cart to its end, walked by callers who never give up. */
export type WayOfMoney = {
  name: string;
  company?: GatewayCompany;
  /** The least places that a walk without a cut passes. */
  places: number;
  /** The share of them that another walk comes to again: what time alone brings on varies. */
  again: number;
  /** Of the places found, the short run takes every n-th. */
  shortStep: number;
  walk: (room: MoneyRoom, admin: TestAccount) => Promise<void>;
};

type Buying = { as: TestAccount; orderId: string; paymentId: string };
const HOURS = 3_600_000;
/** ₹40, as the shop of tests asks for cash. */
const CASH_FEE = 40;

/** Orders a shirt of ₹449 and ₹60 of delivery, to be paid by hand. */
async function order(room: MoneyRoom, method: 'upi' | 'cash'): Promise<Buying> {
  const as = await room.watcher.signUp('Asha');
  await fillCart(room.watcher, as);
  const amount = 509 + (method === 'cash' ? CASH_FEE : 0);
  const body = { ...CONTACT, type: 0, orderId: clientOrderId(), amount };
  const { orderId, paymentId } = (await room.insist('payments.initiate', { as, body, method })).body;
  room.seen.push({ id: orderId, total: amount * 100 });
  return { as, orderId, paymentId };
}

/** Time goes by until the order stands as it should. */
async function until(room: MoneyRoom, { as, orderId }: Buying, status: string): Promise<void> {
  let seen = '';
  for (let round = 0; round < 8; round++) {
    seen = (await room.insist('orders.one', { as, params: { id: orderId } })).body.status;
    if (seen === status) return;
    await room.tick();
  }
  throw new Error(`Order ${orderId} is ${seen}, not ${status}`);
}

let lastUtr = 512_345_670_000;

async function claim(room: MoneyRoom): Promise<Buying> {
  const buying = await order(room, 'upi');
  const utr = String((lastUtr += 1));
  await room.insist('upi.claim', { as: buying.as, params: { paymentId: buying.paymentId }, body: { utr } });
  return buying;
}

async function confirmedByUpi(room: MoneyRoom, admin: TestAccount): Promise<void> {
  const buying = await claim(room);
  const { orderId, paymentId } = buying;
  await room.insist('admin.confirmClaim', { as: admin, params: { paymentId }, body: { amount: 509 } });
  await until(room, buying, 'order_processing');
  const wish = { amount: 200, reason: 'A seam is open', idempotencyKey: `refund-${orderId}` };
  const { body } = await room.insist('admin.refundOrder', { as: admin, params: { id: orderId }, body: wish });
  await room.tick();
  const sent = { way: 'bank', reference: `B-${orderId.slice(-6)}` };
  await room.insist('admin.refundSent', { as: admin, params: { id: body.refundTries[0].id }, body: sent });
  for (let round = 0; round < 3; round++) await room.tick();
}

async function refusedByUpi(room: MoneyRoom, admin: TestAccount): Promise<void> {
  const buying = await claim(room);
  const body = { reason: 'Not in the bank' };
  await room.insist('admin.refuseClaim', { as: admin, params: { paymentId: buying.paymentId }, body });
  await until(room, buying, 'payment_failed');
}

/** Nobody claims or confirms: after a day the payment is over, and its order open. */
async function expired(room: MoneyRoom, method: 'upi' | 'cash'): Promise<void> {
  const { as, orderId, paymentId } = await order(room, method);
  await room.tick(25 * HOURS);
  for (let round = 0; round < 3; round++) await room.tick();
  const { body } = await room.insist(`${method}.page`, { as, params: { paymentId } });
  if (body.state !== 'expired') throw new Error(`The payment of ${orderId} is ${body.state}, not expired`);
}

/** Confirmed by the code in a mail. Where the mail was lost with the process, another one is asked for. */
async function agreed(room: MoneyRoom): Promise<Buying> {
  const buying = await order(room, 'cash');
  const { as, paymentId } = buying;
  let code: string | undefined;
  for (let round = 0; code === undefined && round < 4; round++) {
    await room.insist('cash.sendCode', { as, params: { paymentId } });
    for (let wait = 0; room.codeOf(as) === undefined && wait < 3; wait++) await room.tick();
    code = room.codeOf(as);
  }
  await room.insist('cash.agree', { as, params: { paymentId }, body: { code } });
  await until(room, buying, 'order_processing');
  return buying;
}

async function shipped(room: MoneyRoom, admin: TestAccount): Promise<Buying> {
  const buying = await agreed(room);
  const params = { id: buying.orderId };
  for (const status of ['under_production', 'ready_for_shipping', 'shipped']) {
    const now = (await room.insist('orders.one', { as: buying.as, params })).body.status;
    if (now !== status) await room.insist('admin.moveOrder', { as: admin, params, body: { status } });
  }
  return buying;
}

async function receivedInCash(room: MoneyRoom, admin: TestAccount): Promise<void> {
  const buying = await shipped(room, admin);
  const body = { way: 'cash', reference: 'R-1' };
  await room.insist('admin.cashCollected', { as: admin, params: { paymentId: buying.paymentId }, body });
  await until(room, buying, 'order_received');
  await room.tick();
}

async function refusedAtTheDoor(room: MoneyRoom, admin: TestAccount): Promise<void> {
  const buying = await shipped(room, admin);
  const body = { reason: 'Nobody was there' };
  await room.insist('admin.cashRefused', { as: admin, params: { paymentId: buying.paymentId }, body });
  await until(room, buying, 'payment_failed');
  await room.tick();
}

const byGateway = async (room: MoneyRoom, admin: TestAccount): Promise<void> =>
  void (await buyAndReturn(room, { ...(await newShopper(room)), admin }));

export const WAYS_OF_MONEY: readonly WayOfMoney[] = [
  { name: 'PhonePe', company: PHONEPE, places: 15, again: 0.7, shortStep: 32, walk: byGateway },
  { name: 'Razorpay', company: RAZORPAY, places: 15, again: 0.7, shortStep: 64, walk: byGateway },
  { name: 'UPI by hand, confirmed and refunded', places: 12, again: 0.7, shortStep: 40, walk: confirmedByUpi },
  { name: 'UPI by hand, refused', places: 8, again: 0.7, shortStep: 16, walk: refusedByUpi },
  { name: 'UPI by hand, never claimed', places: 4, again: 0.4, shortStep: 12, walk: room => expired(room, 'upi') },
  { name: 'cash, received', places: 15, again: 0.7, shortStep: 50, walk: receivedInCash },
  { name: 'cash, refused at the door', places: 15, again: 0.7, shortStep: 24, walk: refusedAtTheDoor },
  { name: 'cash, never confirmed', places: 4, again: 0.4, shortStep: 12, walk: room => expired(room, 'cash') },
];
