import { randomUUID } from 'node:crypto';
import { CONTACT } from '../build-checkout.ts';
import type { TestShop } from '../test-shop.ts';
import { damagedOf, reportOf } from './reports.ts';
import { named, UNKNOWN, type Call, type Hidden, type Scoped } from './row.ts';
import {
  addressOf,
  couponOf,
  designOf,
  invoiceOf,
  lineOf,
  orderOf,
  paymentOf,
  sessionOf,
  upiOf,
  cashOf,
  wayOf,
  type Caller,
} from './things.ts';

/** A line of a cart that nobody has. */
const LINE = 2_000_000_000;
const order = async (shop: TestShop, asha: Caller) => (await orderOf(shop, asha)).id;

/** Places that name something of buying: a cart, a coupon, an address, an order, its payment, papers and return. */
export const HIDDEN_ORDERS: Record<string, Hidden> = {
  'accounts.changeAddress params.id': { make: named('id', addressOf, { body: { isDefault: true } }) },
  'accounts.removeAddress params.id': { make: named('id', addressOf) },
  'security.removeWay params.id': { make: named('id', wayOf) },
  'security.endSession params.id': { make: named('id', sessionOf) },
  'returns.addPhoto params.id': { make: named('id', order) },
  'returns.report params.id': {
    async make(shop, asha) {
      const report = reportOf(await damagedOf(shop, asha));
      return () => report;
    },
  },
  'returns.report body.photoIds': {
    unknown: [UNKNOWN],
    status: 422,
    async make(shop, asha) {
      const hers = await damagedOf(shop, asha);
      return async caller =>
        reportOf(caller === asha ? hers : { ...(await damagedOf(shop, caller)), photo: hers.photo });
    },
  },
  'returns.photo params.photo': { make: named('photo', async (shop, asha) => (await damagedOf(shop, asha)).photo) },
  'cart.add body.designId': {
    make: async (shop, asha) => {
      const { id } = await designOf(shop, asha);
      return () => ({ body: { designId: id, size: 'M' } });
    },
  },
  'cart.add body.back.designId': {
    make: async (shop, asha) => {
      const { id } = await designOf(shop, asha);
      const front = await designOf(shop, { as: await shop.signUp('Maker') }, { isPublic: true });
      return () => ({ body: { designId: front.id, size: 'M', position: 'front', back: { designId: id } } });
    },
  },
  'cart.change params.id': { make: named('id', lineOf, { body: { quantity: 2 } }), unknown: LINE },
  'cart.change params.id of a guest': {
    make: named('id', lineOf, { body: { quantity: 2 } }),
    unknown: LINE,
    isGuests: true,
  },
  'cart.remove params.id': { make: named('id', lineOf), unknown: LINE },
  'cart.remove params.id of a guest': { make: named('id', lineOf), unknown: LINE, isGuests: true },
  'coupons.validate body.code': {
    make: async (shop, asha) => {
      const code = await couponOf(shop, asha);
      return async caller => {
        await lineOf(shop, caller);
        return { body: { code, orderValue: 449 } };
      };
    },
    unknown: 'NOBODYHASTHIS',
    status: 200,
  },
  'payments.initiate body.couponCode': {
    make: async (shop, asha) => {
      const couponCode = await couponOf(shop, asha);
      return async caller => {
        await lineOf(shop, caller);
        return { body: { orderId: `order-${randomUUID()}`, amount: 459, couponCode, ...CONTACT } };
      };
    },
    unknown: 'NOBODYHASTHIS',
    status: 400,
  },
  'payments.again params.id': { make: named('id', order) },
  'payments.status params.paymentId': {
    make: named('paymentId', async (shop, asha) => (await paymentOf(shop, asha)).paymentId),
  },
  'payments.update body.paymentId': {
    make: async (shop, asha) => {
      const { paymentId, orderId } = await paymentOf(shop, asha);
      return () => ({ body: { paymentId, orderId } });
    },
  },
  'upi.page params.paymentId': { make: named('paymentId', upiOf) },
  'upi.claim params.paymentId': {
    make: async (shop, asha) => {
      const paymentId = await upiOf(shop, asha);
      const utr = String(Math.floor(Math.random() * 9e11) + 1e11);
      return () => ({ params: { paymentId }, body: { utr } });
    },
  },
  'upi.drop params.paymentId': { make: named('paymentId', upiOf) },
  'cash.page params.paymentId': { make: named('paymentId', cashOf) },
  'cash.sendCode params.paymentId': { make: named('paymentId', cashOf) },
  'cash.agree params.paymentId': {
    make: async (shop, asha) => {
      const paymentId = await cashOf(shop, asha, 'agreed');
      return () => ({ params: { paymentId }, body: { code: '123456' } });
    },
  },
  'orders.one params.id': { make: named('id', order) },
  'orders.cancel params.id': {
    make: named('id', async (shop, asha) => (await orderOf(shop, asha, { status: 'order_received' })).id),
  },
  'orders.correctEmail params.id': { make: named('id', order, { body: { email: 'new@example.com' } }) },
  'orders.again params.id': { make: named('id', order) },
  'orders.bySession params.orderId': { make: named('orderId', order) },
  'orders.bySession params.orderId of the client': {
    make: named('orderId', async (shop, asha) => (await orderOf(shop, asha)).clientOrderId),
  },
  'invoices.list query.orderId': {
    make: named('orderId', async (shop, asha) => (await invoiceOf(shop, asha)).orderId),
    status: 200,
  },
  'invoices.paper params.number': {
    make: named('number', async (shop, asha) => (await invoiceOf(shop, asha)).number),
  },
  'invoices.ofOrder params.id': { make: named('id', async (shop, asha) => (await invoiceOf(shop, asha)).orderId) },
};

/** What a caller chose for an order of theirs, or for its return. */
export const SCOPED_ORDERS: Record<string, Scoped> = {
  'returns.report body.idempotencyKey': {
    async make(shop, asha) {
      const hers = reportOf(await damagedOf(shop, asha));
      const { body } = await shop.call('returns.report', { ...asha, ...hers });
      const { idempotencyKey } = hers.body;
      const call = async (caller: Caller): Promise<Call> => {
        const own = reportOf(await damagedOf(shop, caller));
        return { ...own, body: { ...own.body, idempotencyKey } };
      };
      return { call, secrets: [body.id, body.orderId] };
    },
  },
  'payments.initiate body.orderId': {
    async make(shop, asha) {
      const orderId = `order-${randomUUID()}`;
      const call = async (caller: Caller): Promise<Call> => {
        await lineOf(shop, caller);
        return { body: { orderId, amount: 509, ...CONTACT } };
      };
      const { body } = await shop.call('payments.initiate', { ...asha, ...(await call(asha)) });
      return { call, secrets: [body.orderId, body.paymentId] };
    },
  },
};
