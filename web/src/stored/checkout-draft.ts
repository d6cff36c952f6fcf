import type { Delivery, DeliveryField } from '../../../domain/src/contact.ts';
import { isNumber, isObject, isText, storedEntry } from './entry.ts';

/** A coupon as it was accepted for one cart; `discount` in rupees. */
export type DraftCoupon = { code: string; discount: number; cartKey: string };

/** The checkout in work, of one person and one tab only: it survives a trip to sign-in (rulings, Sign-in and Payment). */
export type CheckoutDraft = { uid: string; delivery: Delivery; coupon: DraftCoupon | null };

const FIELDS: readonly DeliveryField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zipCode',
];

function deliveryIn(value: unknown): Delivery | undefined {
  if (!isObject(value) || !FIELDS.every(field => isText(value[field]))) return undefined;
  return Object.fromEntries(FIELDS.map(field => [field, value[field]])) as Delivery;
}

function couponIn(value: unknown): DraftCoupon | null {
  if (!isObject(value)) return null;
  const { code, discount, cartKey } = value;
  return isText(code) && isNumber(discount) && isText(cartKey) ? { code, discount, cartKey } : null;
}

export const checkoutDraftEntry = storedEntry<CheckoutDraft>({
  key: 'checkoutDraft',
  version: 1,
  area: 'session',
  check({ uid, delivery, coupon }) {
    const form = deliveryIn(delivery);
    return isText(uid) && form ? { uid, delivery: form, coupon: couponIn(coupon) } : undefined;
  },
});

/** The client's order id and what it was minted for: the same wish again is the same order (rulings, Payment). */
export const checkoutOrderEntry = storedEntry<{ orderId: string; wish: string }>({
  key: 'checkoutOrder',
  version: 1,
  area: 'session',
  check: ({ orderId, wish }) => (isText(orderId) && isText(wish) ? { orderId, wish } : undefined),
});

/** Forgets the checkout: at sign-out, and when its order is paid. */
export function clearCheckout(): void {
  checkoutDraftEntry.clear();
  checkoutOrderEntry.clear();
}
