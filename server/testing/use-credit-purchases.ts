import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { creditsPrice, isCreditsQuantity } from '../../domain/src/credit-prices.ts';
import { creditEntries } from '../src/db/tables/credits.ts';
import { clientOrderId, CONTACT } from './build-checkout.ts';
import { creditsOf } from './credits-of.ts';
import type { TestAccount } from './test-shop.ts';
import { usePayments } from './use-payments.ts';

type Buying = { who: TestAccount; orderId: string; paymentId: string };

/** A shop with its gateway, where credits are bought. */
export function useCreditPurchases() {
  const payments = usePayments({ webhooks: true });
  const { room, statusOf } = payments;
  const buy = (who: TestAccount, o: Record<string, unknown> = {}) => {
    const quantity = 'quantity' in o ? o['quantity'] : 20;
    const honest = isCreditsQuantity(quantity as number) ? creditsPrice(quantity as number) : 0;
    const body = { orderId: clientOrderId(), ...CONTACT, type: 1, quantity, amount: honest / 100, ...o };
    return room.shop.call('payments.initiate', { as: who, body }) as Promise<{ status: number; body: any }>; // eslint-disable-line typescript/no-explicit-any
  };
  const newBuying = async (o: Record<string, unknown> = {}): Promise<Buying> => {
    const who = await room.shop.signUp('Asha');
    const { status, body } = await buy(who, o);
    expect(status).toBe(200);
    return { who, orderId: body.orderId, paymentId: body.paymentId };
  };
  return {
    ...payments,
    /** Sends a purchase of credits; what is not said is an honest client's. */
    buy,
    /** A purchase whose payment waits on the gateway. */
    newBuying,
    /** A purchase of 20 credits that is paid, without a webhook. */
    async newBought(o: Record<string, unknown> = {}): Promise<Buying> {
      await room.at.simulate('POST', 'script', { webhook: 'none' });
      const buying = await newBuying(o);
      await room.at.end(buying.paymentId, 'pay');
      const told = await statusOf(buying.who, buying.paymentId);
      expect(told).toMatchObject({ status: 'SUCCESS', orderStatus: 'completed' });
      return buying;
    },
    /** Types and amounts of the entries in the books of an order. */
    entriesOf: async (ref: string) =>
      (await room.shop.db.select().from(creditEntries).where(eq(creditEntries.ref, ref))).map(one => [
        one.type,
        one.amount,
      ]),
    balanceOf: async (who: TestAccount) => (await creditsOf(room.shop.db, who.id)).balance,
  };
}
