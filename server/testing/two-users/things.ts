import { identities } from '../../src/db/tables/accounts.ts';
import { eq } from 'drizzle-orm';
import { paiseOf } from '../../../domain/src/money.ts';
import { generationPartials, generations } from '../../src/db/tables/designs.ts';
import { couponAssignments } from '../../src/db/tables/coupons.ts';
import { cashPayments } from '../../src/db/tables/cash-payments.ts';
import { handPayments } from '../../src/db/tables/hand-payments.ts';
import { orders, payments } from '../../src/db/tables/orders.ts';
import { issueInvoice } from '../../src/features/invoices/invoices.ts';
import { buildCoupon } from '../build-checkout.ts';
import { buildDesign } from '../build-design.ts';
import { buildOrder } from '../build-order.ts';
import type { TestAccount, TestShop } from '../test-shop.ts';

/** Who calls: a shopper, or a guest with the cookie of a cart. */
export type Caller = { as?: TestAccount; guest?: { cookie?: string } };

const accountOf = ({ as }: Caller): TestAccount => {
  if (!as) throw new Error('A guest has none of this');
  return as;
};

type DesignOptions = Partial<Parameters<typeof buildDesign>[1]>;
/** A private design. */
export const designOf = (shop: TestShop, who: Caller, o: DesignOptions = {}) =>
  buildDesign(shop, { accountId: accountOf(who).id, ...o });

type Job = Partial<typeof generations.$inferInsert> & { designId: string };
/** A job of a shopper, finished where nothing else is said. */
export async function jobOf(shop: TestShop, who: Caller, o: Job): Promise<string> {
  const id = `g${shop.context.randomId(26)}`;
  const row = { id, accountId: accountOf(who).id, kind: 'generate', state: 'done', provider: 'test' } as const;
  const finishedAt = o.state === undefined ? shop.clock.now() : null;
  await shop.db.insert(generations).values({ ...row, prompt: 'a tiger', seed: 'seed', finishedAt, ...o });
  return id;
}

/** A job that is being drawn, and shows how far it is. */
export async function drawnJobOf(shop: TestShop, who: Caller): Promise<string> {
  const { id: designId } = await designOf(shop, who, { status: 'queued', currentVersion: 0 });
  const id = await jobOf(shop, who, { designId, state: 'running', partials: 1, attempts: 1 });
  await shop.db.insert(generationPartials).values({ generationId: id, webp: Buffer.from('RIFF0000WEBP') });
  return id;
}

/** A design with a realistic preview of its picture; the preview's address. */
export async function previewOf(shop: TestShop, who: Caller): Promise<{ designId: string; previewImageUrl: string }> {
  const { id: designId, artworkFile } = await designOf(shop, who);
  const webp = await shop.context.storage.put(Buffer.from(`RIFF0000WEBP${designId}`), 'webp');
  const shirt = { artworkFile, tshirtType: 'regular', color: 'black', hex: '#1b1b1e', placement: 'chest' } as const;
  await jobOf(shop, who, { designId, kind: 'preview', shirt, previewFile: webp });
  return { designId, previewImageUrl: `/files/${webp}` };
}

export const orderOf = (shop: TestShop, who: Caller, o: Parameters<typeof buildOrder>[2] = {}) =>
  buildOrder(shop, accountOf(who), o);

export async function paymentOf(shop: TestShop, who: Caller): Promise<{ orderId: string; paymentId: string }> {
  const { id: orderId } = await orderOf(shop, who);
  const [row] = await shop.db.select().from(payments).where(eq(payments.orderId, orderId));
  return { orderId, paymentId: row!.id };
}

/** A payment to the shop's own UPI address, which waits. */
export async function upiOf(shop: TestShop, who: Caller): Promise<string> {
  const { paymentId } = await paymentOf(shop, who);
  await shop.db.update(payments).set({ provider: 'upi', state: 'pending' }).where(eq(payments.id, paymentId));
  const terms = {
    vpa: 'owner@okaxis',
    payee: 'Chhaap Prints',
    expiresAt: new Date(shop.clock.now().getTime() + 3_600_000),
  };
  await shop.db.insert(handPayments).values({ paymentId, amount: paiseOf(50_900), ...terms });
  return paymentId;
}

/** A payment in cash at the door, which waits for its shopper's code, or was confirmed by it. */
export async function cashOf(shop: TestShop, who: Caller, state: 'open' | 'agreed' = 'open'): Promise<string> {
  const { paymentId, orderId } = await paymentOf(shop, who);
  await shop.db.update(payments).set({ provider: 'cash', state: 'pending' }).where(eq(payments.id, paymentId));
  const status = state === 'open' ? 'payment_initiated' : 'order_processing';
  const terms = { cashFee: paiseOf(0), paidAt: null, status } as const;
  await shop.db.update(orders).set(terms).where(eq(orders.id, orderId));
  const now = shop.clock.now();
  await shop.db.insert(cashPayments).values({
    ...{ paymentId, accountId: accountOf(who).id, amount: paiseOf(50_900), state },
    ...{ expiresAt: new Date(now.getTime() + 3_600_000), agreedAt: state === 'agreed' ? now : null },
  });
  return paymentId;
}

/** A paid order with its invoice. */
export async function invoiceOf(shop: TestShop, who: Caller): Promise<{ orderId: string; number: string }> {
  const order: typeof orders.$inferSelect = await orderOf(shop, who);
  const { number } = await shop.db.transaction(tx => issueInvoice(shop.context, tx, order));
  return { orderId: order.id, number };
}

/** The id of a line in the caller's cart. */
export async function lineOf(shop: TestShop, who: Caller): Promise<number> {
  const maker = { as: await shop.signUp('Maker') };
  const { id: designId } = await designOf(shop, maker, { isPublic: true });
  const { body } = await shop.call('cart.add', { ...who, body: { designId, size: 'M' } });
  return (body as { id: number }).id;
}

/** A code that is assigned to this shopper alone; there is something in the cart that it counts for. */
export async function couponOf(shop: TestShop, who: Caller): Promise<string> {
  const { id, code } = await buildCoupon(shop);
  await shop.db.insert(couponAssignments).values({ couponId: id, accountId: accountOf(who).id });
  return code;
}

/** A saved address. */
export async function addressOf(shop: TestShop, who: Caller): Promise<string> {
  const at = {
    address: `${shop.context.randomId(8)} Beach Road`,
    city: 'Kozhikode',
    state: 'Kerala',
    zipCode: '673001',
  };
  const body = { firstName: 'Asha', lastName: 'Menon', email: 'asha@example.com', phone: '9847012345', ...at };
  return (await shop.call('accounts.saveAddress', { ...who, body })).body.id as string;
}

/** Another session of who calls. */
export async function sessionOf(shop: TestShop, who: Caller): Promise<string> {
  const { token } = await shop.signIn(accountOf(who));
  return token.split('.')[2]!;
}

/** A sign-in provider of who calls. */
export async function wayOf(shop: TestShop, who: Caller): Promise<string> {
  const id = shop.context.randomId(20);
  const at = shop.clock.now();
  await shop.db.insert(identities).values({
    ...{ id, issuer: 'https://provider.test', accountId: id, providerId: 'provider', userId: accountOf(who).id },
    ...{ createdAt: at, updatedAt: at },
  });
  return id;
}
