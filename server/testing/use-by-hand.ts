import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { orders, payments } from '../src/db/tables/orders.ts';
import { outbox } from '../src/db/tables/operations.ts';
import { auditBooks, linesOf } from '../src/features/audit/audit.ts';
import { reconcilePayments, reconcileRefunds } from '../src/features/payments/payments.ts';
import { clientOrderId, CONTACT, fillCart, totalOf } from './build-checkout.ts';
import { startTestShop, type TestAccount, type TestShop } from './test-shop.ts';

let last = 412_345_670_000;
/** A number of a bank that no other payment of the test has. */
export const newUtr = (): string => String(++last);

/** A shop whose shoppers pay to its owner's own UPI address, and what is asked of it again and again. */
export function useByHand() {
  const room = {} as { shop: TestShop; owner: TestAccount };
  beforeAll(async () => {
    room.shop = await startTestShop();
    room.owner = await room.shop.signUp('Owner', { role: 'owner' });
  });
  afterAll(async () => {
    if (room.shop) expect(await audit()).toEqual([]);
    await room.shop?.stop();
  });
  const audit = async (): Promise<string[]> => {
    return (await auditBooks(room.shop.context, { isStopped: true }))
      .filter(finding => finding.because === undefined)
      .flatMap(linesOf);
  };
  const start = async (who: TestAccount, method = 'upi') => {
    const amount = await totalOf(room.shop, who);
    const body = JSON.stringify({ orderId: clientOrderId(), ...CONTACT, type: 0, amount });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${who.token}` };
    const reply = await room.shop.fetch(`/api/${method}/initiate-payment`, { method: 'POST', headers, body });
    return {
      status: reply.status,
      body: (await reply.json()) as { paymentId: string; orderId: string; paymentUrl: string; code?: string },
    };
  };
  const claim = (who: TestAccount, paymentId: string, utr = newUtr()) =>
    room.shop.call('upi.claim', { as: who, params: { paymentId }, body: { utr } });
  const newPayer = async () => {
    const who = await room.shop.signUp('Asha');
    await fillCart(room.shop, who);
    const { status, body } = await start(who);
    expect(status).toBe(200);
    return { who, ...body };
  };
  return {
    room,
    audit,
    start,
    claim,
    /** A shopper whose order waits for ₹509 by UPI. */
    newPayer,
    /** The same, who has said that it is paid. */
    async newClaimer() {
      const payer = await newPayer();
      const utr = newUtr();
      expect((await claim(payer.who, payer.paymentId, utr)).status).toBe(200);
      return { ...payer, utr };
    },
    confirm: (paymentId: string, body: object = {}, as = room.owner) =>
      room.shop.call('admin.confirmClaim', { as, params: { paymentId }, body: { amount: 509, ...body } }),
    refuse: (paymentId: string, reason = 'Not in the bank') =>
      room.shop.call('admin.refuseClaim', { as: room.owner, params: { paymentId }, body: { reason } }),
    orderOf: async (id: string) => (await room.shop.db.select().from(orders).where(eq(orders.id, id)))[0]!,
    paymentOf: async (id: string) => (await room.shop.db.select().from(payments).where(eq(payments.id, id)))[0]!,
    mailsOf: async (orderId: string) =>
      (await room.shop.db.select().from(outbox).orderBy(outbox.createdAt, outbox.template))
        .filter(row => (row.data as { orderId?: string }).orderId === orderId)
        .map(row => `${row.template} to ${row.recipient === 'help@chhaap.test' ? 'shop' : 'shopper'}`),
    /** Time goes by, and the reconcilers run once. */
    async tick(milliseconds: number) {
      room.shop.clock.advance(milliseconds);
      await reconcilePayments(room.shop.context);
      await reconcileRefunds(room.shop.context);
    },
  };
}
