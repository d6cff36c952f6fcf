import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_DELIVERY, expectedDelivery, type DeliveryTerms } from '../../../../domain/src/delivery.ts';
import { fromRupees } from '../../../../domain/src/money.ts';
import { checkOut, clientOrderId, CONTACT, fillCart } from '../../../testing/build-checkout.ts';
import { startShopWithGateway, type ShopWithGateway } from '../../../testing/payment-gateway.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';

let at: ShopWithGateway;
beforeAll(async () => void (at = await startShopWithGateway()));
afterEach(() => say({}));
afterAll(() => at.stop());

/** What the owner says of the delivery from now on. */
const say = (o: Partial<DeliveryTerms>): void => {
  at.shop.context.shop.delivery = { ...DEFAULT_DELIVERY, ...o };
};
const orderOf = async (who: TestAccount, id: string) =>
  (await at.shop.call('orders.one', { as: who, params: { id } })).body;
/** A shopper with a shirt of ₹449 in the cart. */
async function shopper(quantity = 1): Promise<TestAccount> {
  const who = await at.shop.signUp('Asha');
  await fillCart(at.shop, who, { quantity });
  return who;
}

describe('the owner’s fee', () => {
  test('is what the order costs, and another total is refused with it', async () => {
    say({ fee: fromRupees(85) });
    const who = await shopper();
    const refused = await checkOut(at.shop, who, { amount: 509 });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'price_changed', details: { shipping: 85, total: 534 } },
    });
    const { body } = await checkOut(at.shop, who, { amount: 534 });
    expect(await orderOf(who, body.orderId)).toMatchObject({ shippingCharge: 85, total: 534 });
  });

  test.each([
    [1, 509, 60],
    [2, 898, 0],
  ])('is nothing from an amount on: %d shirts come to %d', async (quantity, amount, shippingCharge) => {
    say({ freeFrom: fromRupees(898) });
    const who = await shopper(quantity);
    const { status, body } = await checkOut(at.shop, who, { amount });
    expect(status).toBe(200);
    expect(await orderOf(who, body.orderId)).toMatchObject({ shippingCharge });
  });

  test('of an order that waits for its money is that of now; a paid one keeps what it was sold with', async () => {
    const who = await shopper();
    const first = await checkOut(at.shop, who, { amount: 509 });
    say({ fee: fromRupees(0), days: { earliest: 2, latest: 3 } });
    expect((await checkOut(at.shop, who, { amount: 509 })).body).toMatchObject({ code: 'price_changed' });
    const second = await checkOut(at.shop, who, { amount: 449 });
    expect([second.status, second.body.orderId === first.body.orderId]).toEqual([200, false]);
    await at.end(second.body.paymentId, 'pay');
    await at.advance(60_000);
    await at.shop.call('payments.status', { as: who, params: { paymentId: second.body.paymentId } });
    say({ fee: fromRupees(500), days: { earliest: 20, latest: 30 } });
    const order = await orderOf(who, second.body.orderId);
    const { from, to } = expectedDelivery(new Date(order.paidAt), { earliest: 2, latest: 3 });
    expect(order).toMatchObject({
      shippingCharge: 0,
      expectedDelivery: { from: from.toISOString(), to: to.toISOString() },
    });
  });
});

describe('a PIN code that is not served', () => {
  test.each(['673001', '673', '67'])('is refused before anything is paid: %s', async start => {
    say({ notTo: ['744', start] });
    const who = await shopper();
    const refused = await checkOut(at.shop, who);
    const fields = { zipCode: 'not_served' };
    expect(refused).toMatchObject({ status: 422, body: { code: 'pin_code_not_served', details: { fields } } });
    expect((await at.shop.call('cart.lines', { as: who })).body).toHaveLength(1);
  });

  test('stops nobody elsewhere, and no purchase of credits', async () => {
    say({ notTo: ['674'] });
    expect((await checkOut(at.shop, await shopper())).status).toBe(200);
    say({ notTo: ['673'] });
    const body = { ...CONTACT, type: 1, orderId: clientOrderId(), amount: 100 };
    const bought = await at.shop.call('payments.initiate', { as: await at.shop.signUp('Meera'), body });
    expect(bought.status).toBe(200);
  });
});

test('pages ask what holds now', async () => {
  say({ fee: fromRupees(45), freeFrom: fromRupees(999), notTo: ['744'] });
  expect((await at.shop.call('catalog.delivery')).body).toEqual({
    fee: 45,
    freeFrom: 999,
    days: { earliest: 4, latest: 12 },
    notTo: ['744'],
  });
});
