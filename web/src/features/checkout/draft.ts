import { NEUTRAL_NAME } from '../../../../domain/src/display-name.ts';
import type { User } from '../../../../contract/src/accounts.ts';
import type { Delivery } from '../../../../domain/src/contact.ts';
import { checkoutDraftEntry, type CheckoutDraft } from '../../stored/checkout-draft.ts';

/** What is known of a person who orders for the first time. */
export function deliveryOf({ displayName, email, phoneNumber }: User): Delivery {
  const [firstName = '', ...rest] = (displayName === NEUTRAL_NAME ? '' : displayName).trim().split(/\s+/);
  const empty = { address: '', city: '', state: '', zipCode: '' };
  return { firstName, lastName: rest.join(' '), email, phone: phoneNumber ?? '', ...empty };
}

/** The person's checkout in work in this tab; somebody else's is never shown. */
export function draftOf(user: User): CheckoutDraft {
  const draft = checkoutDraftEntry.read();
  return draft?.uid === user.uid ? draft : { uid: user.uid, delivery: deliveryOf(user), coupon: null };
}

/** Keeps a part of the checkout in this tab. */
export const saveDraft = (user: User, change: Partial<Omit<CheckoutDraft, 'uid'>>): void =>
  checkoutDraftEntry.write({ ...draftOf(user), ...change });
