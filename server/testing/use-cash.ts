import { and, desc, eq, like } from 'drizzle-orm';
import { expect } from 'vitest';
import { cashPayments } from '../src/db/tables/cash-payments.ts';
import { outbox } from '../src/db/tables/operations.ts';
import { clientOrderId, CONTACT, fillCart, totalOf } from './build-checkout.ts';
import { SECRETS, type TestAccount } from './test-shop.ts';
import { useByHand } from './use-by-hand.ts';

/** ₹40, as the shop of tests asks for it. */
export const FEE = 40;

/** A shop that takes cash at the door, and what is asked of it again and again. Its audit is clean at the end (`useByHand`). */
export function useCash() {
  const hand = useByHand();
  const { room } = hand;
  const start = async (who: TestAccount, o: { discount?: number; [field: string]: unknown } = {}) => {
    const { discount, ...fields } = o;
    const amount = (await totalOf(room.shop, who, discount)) + FEE;
    const body = JSON.stringify({ orderId: clientOrderId(), ...CONTACT, type: 0, amount, ...fields });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${who.token}` };
    const reply = await room.shop.fetch('/api/cash/initiate-payment', { method: 'POST', headers, body });
    return {
      status: reply.status,
      body: (await reply.json()) as { paymentId: string; orderId: string; paymentUrl: string; total: number; code?: string; details?: unknown }, // prettier-ignore
    };
  };
  /** The code of the latest mail of a payment, as its shopper reads it. */
  const codeOf = async (orderId: string): Promise<string> => {
    const mails = await room.shop.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.template, 'cash_code'), like(outbox.subject, 'cash-code:%')))
      .orderBy(desc(outbox.createdAt));
    const data = mails.map(mail => mail.data as { orderId: string; sealedCode: string });
    return SECRETS.open('code in a mail', data.find(one => one.orderId === orderId)!.sealedCode)!;
  };
  const sendCode = (who: TestAccount, paymentId: string) =>
    room.shop.call('cash.sendCode', { as: who, params: { paymentId } });
  const agree = (who: TestAccount, paymentId: string, code: string) =>
    room.shop.call('cash.agree', { as: who, params: { paymentId }, body: { code } });
  const newBuyer = async (o: object = {}, who?: TestAccount) => {
    const buyer = who ?? (await room.shop.signUp('Asha'));
    await fillCart(room.shop, buyer);
    const { status, body } = await start(buyer, o as never);
    expect([status, body]).toMatchObject([200, {}]);
    return { who: buyer, ...body };
  };
  const newAgreed = async (o: object = {}, who?: TestAccount) => {
    const buyer = await newBuyer(o, who);
    expect((await sendCode(buyer.who, buyer.paymentId)).status).toBe(200);
    expect((await agree(buyer.who, buyer.paymentId, await codeOf(buyer.orderId))).status).toBe(200);
    return buyer;
  };
  const move = (orderId: string, status: string, reason?: string) =>
    room.shop.call('admin.moveOrder', { as: room.owner, params: { id: orderId }, body: { status, reason } });
  const ship = async (orderId: string) => {
    for (const status of ['under_production', 'ready_for_shipping', 'shipped'])
      expect((await move(orderId, status)).status).toBe(200);
  };
  return {
    ...hand,
    ...{ start, codeOf, sendCode, agree, newBuyer, newAgreed, move, ship },
    async newShipped(o: object = {}) {
      const buyer = await newAgreed(o);
      await ship(buyer.orderId);
      return buyer;
    },
    collect: (paymentId: string, body: object = {}, as = room.owner) =>
      room.shop.call('admin.cashCollected', { as, params: { paymentId }, body: { way: 'cash', reference: 'R-1', ...body } }), // prettier-ignore
    sendBack: (paymentId: string, reason = 'Nobody was there', as = room.owner) =>
      room.shop.call('admin.cashRefused', { as, params: { paymentId }, body: { reason } }),
    cashOf: async (id: string) =>
      (await room.shop.db.select().from(cashPayments).where(eq(cashPayments.paymentId, id)))[0]!,
  };
}
