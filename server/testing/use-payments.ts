import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { outbox } from '../src/db/tables/operations.ts';
import { orderHistory, orders, payments, refunds } from '../src/db/tables/orders.ts';
import { reconcilePayments, reconcileRefunds } from '../src/features/payments/payments.ts';
import { checkOut, fillCart } from './build-checkout.ts';
import type { GatewayCompany } from './gateway-companies.ts';
import { startShopWithGateway, type LedgerRow, type ShopWithGateway } from './payment-gateway.ts';
import type { TestAccount, TestShop } from './test-shop.ts';

type Started = { orderId: string; paymentId: string; paymentUrl: string; total: number };

/** A shop with its gateway for the tests of one file, and what is asked of them again and again. */
export function usePayments(o: { webhooks: boolean; company?: GatewayCompany }) {
  const room = {} as { at: ShopWithGateway; shop: TestShop };
  beforeAll(async () => {
    room.at = await startShopWithGateway({}, {}, o.company);
    room.shop = room.at.shop;
    if (o.webhooks) await room.shop.startWorkers();
  });
  afterAll(async () => {
    await compareBooks(room.at).finally(() => room.at.stop());
  });
  // Most tests are about what holds without any webhook.
  beforeEach(async () => void (o.webhooks || (await room.at.simulate('POST', 'script', { webhook: 'none' }))));
  afterEach(() => room.at.simulate('DELETE', 'script'));

  const newShopper = async (choice: object = {}): Promise<TestAccount> => {
    const who = await room.shop.signUp('Asha');
    await fillCart(room.shop, who, choice);
    return who;
  };
  const newPayer = async (): Promise<Started & { who: TestAccount }> => {
    const who = await newShopper();
    const { body, status } = await checkOut(room.shop, who);
    expect(status).toBe(200);
    return { who, ...(body as Started) };
  };
  const statusOf = async (who: TestAccount, paymentId: string) =>
    (await room.shop.call('payments.status', { as: who, params: { paymentId } })).body as Record<string, unknown>;
  return {
    room,
    /** A new shopper with one shirt of ₹449 in the cart. */
    newShopper,
    /** A shopper whose payment waits on the gateway. */
    newPayer,
    /** A shopper whose order is paid. */
    async newBuyer() {
      const payer = await newPayer();
      await room.at.end(payer.paymentId, 'pay');
      expect(await statusOf(payer.who, payer.paymentId)).toMatchObject({ orderStatus: 'order_processing' });
      return payer;
    },
    statusOf,
    cartOf: async (who: TestAccount) =>
      (await room.shop.call('cart.lines', { as: who })).body as { quantity: number }[],
    orderOf: async (id: string) => (await room.shop.db.select().from(orders).where(eq(orders.id, id)))[0]!,
    ordersOf: (who: TestAccount) => room.shop.db.select().from(orders).where(eq(orders.accountId, who.id)),
    paymentOf: async (id: string) => (await room.shop.db.select().from(payments).where(eq(payments.id, id)))[0]!,
    /** Every try to give money of an order back, the oldest first. */
    refundsOf: (orderId: string) =>
      room.shop.db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.createdAt, refunds.tries),
    /** The templates of the mails to the shopper about an order, the oldest first. */
    async mailsOf(orderId: string) {
      const rows = await room.shop.db.select().from(outbox).orderBy(outbox.createdAt, outbox.template);
      const about = rows.filter(row => (row.data as { orderId?: string }).orderId === orderId);
      return about.map(row => row.template).filter(template => template !== 'order_for_shop');
    },
    async stepsOf(id: string) {
      const steps = room.shop.db.select().from(orderHistory).where(eq(orderHistory.orderId, id));
      return (await steps.orderBy(orderHistory.id)).map(step => `${step.by}: ${step.from ?? '-'} > ${step.to}`);
    },
    /** Time goes by on both sides, and the reconcilers run once. */
    async tick(milliseconds: number) {
      await room.at.advance(milliseconds);
      await reconcilePayments(room.shop.context);
      await reconcileRefunds(room.shop.context);
    },
  };
}

/**
 * Two books (reliability I1, I2, I3): what the shop counts as paid and as given back is what the gateway took and gave, no more
 * goes back than was taken, and each attempt is of its order's total.
 */
async function compareBooks({ shop, ledger, advance }: ShopWithGateway): Promise<void> {
  for (const wait of [60_000, 5_000, 60_000]) {
    await advance(wait);
    await reconcilePayments(shop.context);
    await reconcileRefunds(shop.context);
  }
  await compareRefunds(shop, await ledger());
  const rows = await shop.db.select().from(payments).innerJoin(orders, eq(orders.id, payments.orderId));
  const own = new Map(rows.map(row => [row.payments.id, row]));
  const booked = (await ledger()).filter(row => own.get(row.merchantOrderId)?.payments.state !== 'quarantined');
  expect(booked.length).toBeGreaterThan(0);
  const taken = booked.map(row => [row.merchantOrderId, row.captured]);
  const counted = booked.map(({ merchantOrderId }) => {
    const { state, amount } = own.get(merchantOrderId)!.payments;
    return [merchantOrderId, state === 'completed' ? amount : 0];
  });
  expect(counted).toEqual(taken);
  for (const row of rows) expect(row.payments.amount).toBe(row.orders.total);
}

async function compareRefunds(shop: TestShop, booked: readonly LedgerRow[]): Promise<void> {
  const completed = await shop.db.select().from(refunds).where(eq(refunds.state, 'completed'));
  const given = Map.groupBy(completed, row => row.paymentId);
  for (const { merchantOrderId, captured, refunded } of booked) {
    const ours = (given.get(merchantOrderId) ?? []).reduce((sum, row) => sum + row.amount, 0);
    expect([merchantOrderId, ours]).toEqual([merchantOrderId, refunded]);
    expect(refunded).toBeLessThanOrEqual(captured);
  }
}
