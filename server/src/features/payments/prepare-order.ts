import { CASH } from '../../../../domain/src/cash.ts';
import type { Language } from '../../../../domain/src/languages.ts';
import type { Delivery } from '../../../../domain/src/contact.ts';
import { paiseOf, toRupees, type Paise } from '../../../../domain/src/money.ts';
import { shippingOf, totalsOf, type Totals } from '../../../../domain/src/pricing.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { markAddressUsed } from '../accounts/accounts.ts';
import { lockStockOf } from '../catalog/catalog.ts';
import { lockPricedCart, toCouponLine, type PricedCartLine } from '../cart/cart.ts';
import { lockCoupons, releaseReservation, reserveCoupon } from '../coupons/coupons.ts';
import {
  linesHashOf,
  lockOrdersOfCheckout,
  moveOrder,
  newOrderId,
  placeOrder,
  requestHashOf,
  updateOrder,
  type Goods,
  type OrderRow,
} from '../orders/orders.ts';
import { AskAbout } from './ask-first.ts';
import { insertSentAttempt } from './attempt.ts';
import { refuseCash } from './cash.ts';
import type { PaymentRow } from './payments.store.ts';

/** What a shopper sends to pay the cart. `amount` is the total in rupees that the client showed: compared, never used. */
export type CheckoutWish = {
  clientOrderId: string;
  amount: number;
  delivery: Delivery;
  couponCode: string | null;
  /** Of the page: what the shop writes about the order is in it. The same order in another language is the same order. */
  language: Language;
};

/** An order to be paid, and the attempt that was made with it, which the caller alone sends. */
export type PreparedOrder = { orderId: string; attempt?: PaymentRow };

/**
 * The order that a checkout pays, in one transaction that holds the cart's lock: the one of the same client's id, the unpaid
 * one with unchanged lines, coupon and contact, or a new one with its first attempt, which takes the place of older unpaid
 * ones. Answers its id, with the attempt where it is new. Where the client's amount differs from ours, nothing is written and the
 * refusal tells our figures.
 */
export async function prepareOrder(
  context: Context,
  tx: Tx,
  { accountId, asked }: Shopper,
  wish: CheckoutWish,
): Promise<PreparedOrder> {
  const lines = await lockPricedCart(context, tx, accountId);
  const cashFee = context.gateway === CASH ? context.shop.cash.fee : null;
  const asCash = cashFee === null ? wish : { ...wish, method: CASH };
  const { known, unpaid, requestHash } = await lockOwnOrders(tx, accountId, 'shirts', asCash);
  if (known) return { orderId: known.id };
  if (lines.length === 0) throw new Refused('cart_empty');
  checkNothingAway(lines);
  const isSame = (order: OrderRow): boolean =>
    order.cashFee === cashFee && isSameWish(order, wish, linesHashOf(lines)) && isSoldSo(order, context.shop);
  const same = unpaid.find(isSame);
  if (!same) checkAsked(unpaid, asked);
  if (!same) return replaceOrders(context, tx, { accountId, requestHash, wish, lines, unpaid, cashFee });
  checkSeenAmount(wish.amount, same);
  if (same.language !== wish.language) await updateOrder(tx, same.id, { language: wish.language });
  return { orderId: same.id };
}

/** Whose checkout it is, and the orders in its way that the gateway was asked about. */
export type Shopper = { accountId: string; asked: ReadonlySet<string> };

/** Throws AskAbout where an order would make way of which nobody knows whether it was paid a moment ago. */
export function checkAsked(unpaid: readonly OrderRow[], asked: ReadonlySet<string>): void {
  const rest = unpaid.filter(order => !asked.has(order.id));
  if (rest.length > 0) throw new AskAbout(rest.map(order => order.id));
}

type AnyWish = { clientOrderId: string; amount: number; delivery: Delivery; language: Language; method?: string };

/**
 * What a checkout has to know of the shopper's own orders, locked: the one of this client's id, and those of the goods that wait for
 * their money. Refuses where the id was used for another wish.
 */
export async function lockOwnOrders(
  tx: Tx,
  accountId: string,
  goods: Goods,
  { language: _language, ...asked }: AnyWish,
): Promise<{ known: OrderRow | undefined; unpaid: OrderRow[]; requestHash: string }> {
  const requestHash = requestHashOf(asked);
  const { known, unpaid } = await lockOrdersOfCheckout(tx, accountId, asked.clientOrderId, goods);
  if (known && known.requestHash !== requestHash) throw new Refused('idempotency_mismatch');
  return { known, unpaid, requestHash };
}

/** Refuses with piece_taken_down or not_available, and which lines of the cart it is about. */
function checkNothingAway(lines: readonly PricedCartLine[]): void {
  const gone = lines.filter(line => line.away !== null);
  if (gone.length === 0) return;
  const isTakenDown = gone.some(({ away }) => away?.reason === 'taken_down');
  throw new Refused(isTakenDown ? 'piece_taken_down' : 'not_available', {
    lines: gone.map(({ id, name, size, color, away }) => ({ id, name, size, color, ...away })),
  });
}

const isSameWish = (order: OrderRow, wish: CheckoutWish, linesHash: string): boolean =>
  order.linesHash === linesHash && order.couponCode === wish.couponCode && goesTo(order, wish.delivery);

/** Its delivery costs and takes what it does now: an order that nobody has paid is not sold yet. */
const isSoldSo = (order: OrderRow, { delivery }: Context['shop']): boolean =>
  order.shipping === shippingOf(paiseOf(order.subtotal - order.discount), delivery) &&
  order.deliveryEarliest === delivery.days.earliest &&
  order.deliveryLatest === delivery.days.latest;

/** The order names the same person and place. */
export const goesTo = (order: OrderRow, delivery: Delivery): boolean =>
  (Object.keys(delivery) as (keyof Delivery)[]).every(field => order[field] === delivery[field]);

export function checkSeenAmount(seen: number, { total, subtotal, discount, shipping, cashFee }: Totals): void {
  if (seen === toRupees(total)) return;
  throw new Refused('price_changed', {
    total: toRupees(total),
    subtotal: toRupees(subtotal),
    discount: toRupees(discount),
    shipping: toRupees(shipping),
    ...(cashFee !== null && { cashFee: toRupees(cashFee) }),
  });
}

type Replacing = {
  accountId: string;
  requestHash: string;
  wish: CheckoutWish;
  lines: readonly PricedCartLine[];
  unpaid: readonly OrderRow[];
  /** Null where the order is not paid in cash. */
  cashFee: Paise | null;
};

async function replaceOrders(context: Context, tx: Tx, o: Replacing): Promise<PreparedOrder> {
  const { accountId, requestHash, lines, unpaid, cashFee } = o;
  const { clientOrderId, couponCode, delivery, amount, language } = o.wish;
  const now = context.now();
  const id = newOrderId(context);
  await lockStockOf(tx, { lines, orderIds: unpaid.map(order => order.id) });
  await lockCoupons(
    tx,
    [couponCode, ...unpaid.map(order => order.couponCode)].filter(code => code !== null),
  );
  for (const order of unpaid) await supersede(tx, order, id, now);
  const use = { orderId: id, accountId, email: delivery.email, now, lines: lines.map(toCouponLine) };
  const discount = couponCode === null ? paiseOf(0) : await reserveCoupon(tx, { ...use, code: couponCode });
  const totals = totalsOf(lines, discount, context.shop.delivery, cashFee);
  checkSeenAmount(amount, totals);
  if (cashFee !== null) await refuseCash(context, tx, { accountId, total: totals.total, zipCode: delivery.zipCode });
  const { days } = context.shop.delivery;
  const order = { id, accountId, clientOrderId, requestHash, delivery, lines, couponCode, totals, days, language };
  await placeOrder(context, tx, order);
  const attempt = await insertSentAttempt(context, tx, { id, total: totals.total, provider: context.gateway });
  await markAddressUsed(tx, accountId, delivery, now);
  return { orderId: id, attempt };
}

/** The older order is not paid any more; a payment that comes late all the same is due to go back (rulings, Payment). */
export async function supersede(tx: Tx, order: OrderRow, newOrderId: string, now: Date): Promise<void> {
  const reason = 'Replaced by a newer order';
  if (order.status !== 'payment_failed')
    await moveOrder(tx, order, { to: 'payment_failed', by: 'shopper', actorId: order.accountId, reason, now });
  await updateOrder(tx, order.id, { supersededBy: newOrderId });
  await releaseReservation(tx, order.id, now);
}
