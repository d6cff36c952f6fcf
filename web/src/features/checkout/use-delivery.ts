import { useState } from 'react';
import { NEUTRAL_NAME } from '../../../../domain/src/display-name.ts';
import type { User } from '../../../../contract/src/accounts.ts';
import { cleanDelivery, type Delivery, type DeliveryField, isPinCode } from '../../../../domain/src/contact.ts';
import { type CheckoutDraft, checkoutDraftEntry } from '../../stored/checkout-draft.ts';
import { cityOfPinCode, stateOfPinCode, statesOfPinCode } from '../../../../domain/src/pin-codes.ts';
import { type DeliveryProblems, deliveryProblems } from '../../../../domain/src/delivery-problems.ts';
import type { WordsOf } from '../../words.ts';
import { likelyEmail } from '../../../../domain/src/email.ts';

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

/** What a PIN code filled in, as long as nobody has typed over it. */
export type Filled = { state?: string | undefined; city?: string | undefined };

/**
 * The form with the state and city of its PIN code where these are empty, or came from an earlier PIN code; what was typed stays
 * (rulings, Law). Nothing changes until the PIN code is whole.
 */
export function fillFromPinCode(form: Delivery, before: Filled): { form: Delivery; filled: Filled } {
  if (!isPinCode(form.zipCode)) return { form, filled: before };
  const filled: Filled = {};
  const next = { ...form };
  if (form.state === '' || form.state === before.state) {
    const isStillRight = (statesOfPinCode(form.zipCode) as readonly string[]).includes(form.state);
    filled.state = stateOfPinCode(form.zipCode) ?? (isStillRight ? form.state : undefined);
    next.state = filled.state ?? '';
  }
  if (form.city.trim() === '' || form.city === before.city) {
    filled.city = cityOfPinCode(form.zipCode);
    next.city = filled.city ?? '';
  }
  return { form: next, filled };
}

/** S1 §8: one toast for what is wrong, in S1's order. */
export function toastOf(problems: DeliveryProblems, toasts: WordsOf<'checkout'>['toasts']) {
  if (Object.values(problems).includes('missing')) return toasts.missing;
  if (problems.email) return toasts.email;
  return problems.phone ? toasts.phone : toasts.other;
}

export type DeliveryForm = {
  form: Delivery;
  set: (field: DeliveryField, text: string) => void;
  /** Puts a whole address into the form. */
  fill: (delivery: Delivery) => void;
  /** What the PIN code has filled in, to be said. */
  filled: Filled;
  /** Problems that are shown: of fields that were left filled, and of all once sending was tried. */
  problems: DeliveryProblems;
  /** The address that was likely meant, once the field was left. */
  emailMeant: string | undefined;
  /** The field was left: what stands in it is judged now, and shown as it is kept. */
  leave: (field: DeliveryField) => void;
  /** All problems; from now on they are shown. */
  check: () => DeliveryProblems;
};

/** Is a problem of a field to be shown yet, when only these fields were left? */
function isTold(left: ReadonlySet<DeliveryField>, field: DeliveryField, problem: DeliveryProblems[DeliveryField]) {
  if (problem === 'mismatch') return left.has('state') || left.has('zipCode');
  return problem !== 'missing' && left.has(field);
}

/** The delivery form of the checkout (S1 §3): every stroke is kept in this tab's storage. */
export const useDelivery = (user: User, notTo?: readonly string[]): DeliveryForm =>
  useDeliveryForm(
    () => draftOf(user).delivery,
    delivery => saveDraft(user, { delivery }),
    notTo,
  );

/** The delivery form with its problems; `onChange` is told of every stroke, and no parcel is taken to PIN codes that begin as `notTo` says. */
export function useDeliveryForm(
  begin: () => Delivery,
  onChange?: (form: Delivery) => void,
  notTo: readonly string[] = [],
): DeliveryForm {
  const [{ form, filled }, setForm] = useState(() => ({ form: begin(), filled: {} as Filled }));
  const [left, setLeft] = useState<ReadonlySet<DeliveryField>>(new Set());
  const [tried, setTried] = useState(false);
  const all = deliveryProblems(form, notTo);
  const shown = Object.entries(all).filter(
    ([field, problem]) => tried || isTold(left, field as DeliveryField, problem),
  );
  const keep = (next: { form: Delivery; filled: Filled }) => {
    setForm(next);
    onChange?.(next.form);
  };
  return {
    form,
    filled,
    set(field, text) {
      const typed = { ...form, [field]: text };
      keep(field === 'zipCode' ? fillFromPinCode(typed, filled) : { form: typed, filled });
    },
    fill({ firstName, lastName, email, phone, address, city, state, zipCode }) {
      keep({ form: { firstName, lastName, email, phone, address, city, state, zipCode }, filled: {} });
    },
    problems: Object.fromEntries(shown),
    emailMeant: left.has('email') || tried ? likelyEmail(form.email) : undefined,
    leave(field) {
      setLeft(before => new Set(before).add(field));
      const clean = cleanDelivery(form)[field];
      if (clean !== form[field]) keep({ form: { ...form, [field]: clean }, filled });
    },
    check() {
      setTried(true);
      return all;
    },
  };
}
