import { checkoutOrderEntry } from '../../stored/checkout-draft.ts';
import type { Language } from '../../../../domain/src/languages.ts';
import type { Body } from '../../../../contract/src/api.ts';
import type { CartLine } from '../../../../contract/src/cart.ts';
import { cleanDelivery, type Delivery } from '../../../../domain/src/contact.ts';
import type { Coupon } from './use-coupon.ts';

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
const RANDOM_CHARACTERS = 21;

/** A timestamp plus 21 random characters (S1 §9). */
function mint(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_CHARACTERS));
  return Date.now() + [...bytes].map(byte => ALPHABET[byte % ALPHABET.length]).join('');
}

/** The client's id of an order: minted once for a wish, and the same for a retry of it, so that it is ordered once. */
export function clientOrderId(wish: string): string {
  const known = checkoutOrderEntry.read();
  if (known?.wish === wish) return known.orderId;
  const orderId = mint();
  checkoutOrderEntry.write({ orderId, wish });
  return orderId;
}

/** What is ordered, as the shopper saw it; `total` in rupees, without the fee for cash, which only an order has that is paid so. */
export type OrderWish = {
  lines: CartLine[];
  coupon: Coupon | undefined;
  total: number;
  delivery: Delivery;
  cashFee?: number | undefined;
};

/** The form as S1's payload names it. */
function customerOf(delivery: Delivery) {
  const to = cleanDelivery(delivery);
  return {
    customerName: `${to.firstName} ${to.lastName}`,
    customerEmail: to.email,
    customerPhone: to.phone,
    customerAddress: to.address,
    customerCity: to.city,
    customerState: to.state,
    customerZipCode: to.zipCode,
  };
}

/** Credits as the shopper saw them; `total` in rupees. */
export type CreditsWish = { quantity: number; total: number; delivery: Delivery };

/** S2 §7, the same call for a purchase of credits (rulings, Payment: `type` 1). */
export function creditsRequest(
  { quantity, total, delivery }: CreditsWish,
  description: string,
  language: Language,
): Body<'payments.initiate'> {
  const wish = { amount: total, quantity, ...customerOf(delivery), description, type: 1 as const };
  return { ...wish, language, orderId: clientOrderId(JSON.stringify(wish)) };
}

/** Pieces in all. */
export const quantityOf = (lines: readonly CartLine[]): number => lines.reduce((sum, line) => sum + line.quantity, 0);

/** S1 §3, Payment initiation payload. The same wish again has the same order id. The shop writes about it in `language`. */
export function orderRequest(order: OrderWish, description: string, language: Language): Body<'payments.initiate'> {
  const wish = {
    amount: order.total + (order.cashFee ?? 0),
    ...customerOf(order.delivery),
    description,
    ...(order.coupon ? { couponCode: order.coupon.code } : {}),
    type: 0 as const,
  };
  const choice = order.lines.map(line => [line.id, line.quantity, line.customPrice]);
  return {
    ...wish,
    language,
    orderId: clientOrderId(JSON.stringify([choice, wish, ...(order.cashFee === undefined ? [] : ['cash'])])),
  };
}

/** The payment page's address as the server gave it; throws with `noAddress` where it is none that a browser should go to. */
export function payPage(address: string, noAddress: string): string {
  const url = address && URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
  if (!url || !['https:', 'http:'].includes(url.protocol)) throw new Error(noAddress);
  return url.href;
}
