import { coupons } from '../src/db/tables/coupons.ts';
import { buildDesign } from './build-design.ts';
import type { TestAccount, TestReply, TestShop } from './test-shop.ts';

/** A contact that the delivery form takes. */
export const CONTACT = {
  customerName: 'Asha Rani Menon',
  customerEmail: 'asha@example.com',
  customerPhone: '+91 98470 12345',
  customerAddress: '12 Beach Road',
  customerCity: 'Kozhikode',
  customerState: 'Kerala',
  customerZipCode: '673001',
};

let last = 0;
/** An order id as a client makes one: new with every call. */
export const clientOrderId = (): string => `20261120101500${String(++last).padStart(21, 'x')}`;

/** Puts a design of the shopper's own into their cart; a regular chest print in black, size M, unless told otherwise. ₹449 a piece. */
export async function fillCart(shop: TestShop, who: TestAccount, choice: object = {}): Promise<{ designId: string }> {
  const { id } = await buildDesign(shop, { accountId: who.id });
  const reply = await shop.call('cart.add', { as: who, body: { designId: id, size: 'M', ...choice } });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return { designId: id };
}

/** The total in rupees that a client shows for the cart. */
export async function totalOf(shop: TestShop, who: TestAccount, discount = 0): Promise<number> {
  const { body } = await shop.call('cart.lines', { as: who });
  const subtotal = (body as { lineTotal: number }[]).reduce((sum, line) => sum + line.lineTotal, 0);
  return Math.max(0, subtotal - discount) + 60;
}

/** Checks the cart out; what is not said is an honest client's. */
export async function checkOut(
  shop: TestShop,
  who: TestAccount,
  o: { orderId?: string; amount?: unknown; discount?: number; couponCode?: string; [field: string]: unknown } = {},
  // oxlint-disable-next-line typescript/no-explicit-any -- answers are looked into, not trusted
): Promise<TestReply<any>> {
  const { discount, ...fields } = o;
  const amount = 'amount' in o ? o.amount : await totalOf(shop, who, discount);
  return shop.call('payments.initiate', {
    as: who,
    body: { orderId: clientOrderId(), ...CONTACT, type: 0, ...fields, amount },
  });
}

type CouponRow = typeof coupons.$inferInsert;

/** A coupon of ₹50 off for everybody, unless told otherwise. */
export async function buildCoupon(shop: TestShop, o: Partial<CouponRow> = {}): Promise<CouponRow & { code: string }> {
  const id = shop.context.randomId(12);
  const row = { id, code: id.toUpperCase(), discountType: 'flat' as const, discountValue: 5000, ...o };
  await shop.db.insert(coupons).values(row);
  return row;
}
