import { FIRST_AREAS } from '../../domain/src/print-areas.ts';
import type { OrderStatus } from '../../domain/src/orders.ts';
import { paiseOf } from '../../domain/src/money.ts';
import { orderHistory, orderLines, orders, payments } from '../src/db/tables/orders.ts';
import { clientOrderId } from './build-checkout.ts';
import type { TestAccount, TestShop } from './test-shop.ts';

/** The black cloth of the seed, as an order keeps it. */
export const BLACK = { name: 'Black', nameHi: 'काला', hex: '#1b1b1e', ground: 'dark', hasUnderbase: true } as const;
export const WHITE = { name: 'White', nameHi: 'सफ़ेद', hex: '#f3f2ef', ground: 'light', hasUnderbase: false } as const;

type Order = typeof orders.$inferSelect;

/** An order of one regular chest print with its attempt, in the status that the test wants; paid where that status says so. */
export async function buildOrder(
  shop: TestShop,
  who: TestAccount,
  o: Partial<Order> & { status?: OrderStatus } = {},
): Promise<Order> {
  const createdAt = o.createdAt ?? shop.clock.now();
  const isPaid = !['order_created', 'payment_initiated', 'payment_failed'].includes(o.status ?? 'order_processing');
  const [order] = await shop.db
    .insert(orders)
    .values({
      id: `20261120101500${shop.context.randomId(21)}`,
      accountId: who.id,
      clientOrderId: clientOrderId(),
      requestHash: 'none',
      linesHash: 'none',
      status: 'order_processing',
      firstName: who.name,
      lastName: 'Menon',
      email: who.email,
      phone: '9847012345',
      address: '12 Beach Road',
      city: 'Kozhikode',
      state: 'Kerala',
      zipCode: '673001',
      subtotal: paiseOf(44_900),
      shipping: paiseOf(6_000),
      discount: paiseOf(0),
      total: paiseOf(50_900),
      paidAt: isPaid ? createdAt : null,
      ...o,
      createdAt,
    })
    .returning();
  const { id: orderId, status } = order!;
  await shop.db.insert(orderLines).values({
    orderId,
    type: 1,
    designId: 'dsample',
    designName: 'A calm tiger',
    designStyle: 'Vintage',
    designPrompt: 'a calm tiger with roses',
    artworkFile: `${'a'.repeat(64)}.png`,
    productId: 1,
    productName: 'Regular Fit T-Shirt',
    productType: 'regular',
    color: 'black',
    cloth: BLACK,
    size: 'M',
    position: 'chest',
    designSize: 'chest',
    place: { ...FIRST_AREAS.chest, name: 'Chest', nameHi: null },
    basePrice: paiseOf(39_900),
    placementFee: paiseOf(5_000),
    unitPrice: paiseOf(44_900),
    quantity: 1,
    mergeKey: `design|dsample|${orderId}`,
  });
  await shop.db.insert(orderHistory).values({ orderId, to: status, by: 'shopper', at: createdAt });
  await shop.db.insert(payments).values({
    id: `P${shop.context.randomId(26)}`,
    orderId,
    amount: paiseOf(50_900),
    state: isPaid ? 'completed' : 'failed',
    transactionId: isPaid ? 'OM1' : null,
    createdAt,
  });
  return order!;
}
