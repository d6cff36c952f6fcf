import type { Language } from '../../../../domain/src/languages.ts';
import type { Delivery } from '../../../../domain/src/contact.ts';
import { creditsPrice } from '../../../../domain/src/credit-prices.ts';
import { paiseOf } from '../../../../domain/src/money.ts';
import type { Totals } from '../../../../domain/src/pricing.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { markAddressUsed } from '../accounts/accounts.ts';
import { lockPurchases, newOrderId, placeCredits, updateOrder } from '../orders/orders.ts';
import { insertNewAttempt } from './attempt.ts';
import { checkAsked, checkSeenAmount, goesTo, lockOwnOrders, supersede, type Shopper } from './prepare-order.ts';

/** What a shopper sends to buy credits. `amount` is the price in rupees that the client showed: compared, never used. */
export type CreditsWish = {
  clientOrderId: string;
  amount: number;
  credits: number;
  delivery: Delivery;
  language: Language;
};

/** No coupon and no shipping (rulings, Payment). */
function totalsOf(credits: number): Totals {
  const price = creditsPrice(credits);
  return { subtotal: price, discount: paiseOf(0), shipping: paiseOf(0), cashFee: null, total: price };
}

/**
 * The purchase of credits that a checkout pays, as `prepareOrder` does it for shirts: the one of the same client's id, the unpaid one
 * of as many credits and the same contact, or a new one, which takes the place of older unpaid purchases. Orders of shirts and the cart
 * stay as they are. Answers its id.
 */
export async function prepareCredits(
  context: Context,
  tx: Tx,
  { accountId, asked }: Shopper,
  wish: CreditsWish,
): Promise<string> {
  await lockPurchases(tx, accountId);
  const { known, unpaid, requestHash } = await lockOwnOrders(tx, accountId, 'credits', wish);
  if (known) return known.id;
  const { clientOrderId, credits, delivery, language } = wish;
  const totals = totalsOf(credits);
  checkSeenAmount(wish.amount, totals);
  const same = unpaid.find(
    order => order.credits === credits && order.total === totals.total && goesTo(order, delivery),
  );
  if (same && same.language !== language) await updateOrder(tx, same.id, { language });
  if (same) return same.id;
  checkAsked(unpaid, asked);
  const id = newOrderId(context);
  const now = context.now();
  for (const order of unpaid) await supersede(tx, order, id, now);
  const purchase = { id, accountId, clientOrderId, requestHash, delivery, totals, credits, language };
  const order = await placeCredits(context, tx, purchase);
  await insertNewAttempt(context, tx, { ...order, provider: context.gateway });
  await markAddressUsed(tx, accountId, delivery, now);
  return id;
}
