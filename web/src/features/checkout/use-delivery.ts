import { useState } from 'react';
import type { User } from '../../../../contract/src/accounts.ts';
import { cleanDelivery, type Delivery, type DeliveryField } from '../../../../domain/src/contact.ts';
import { deliveryProblems, type DeliveryProblems } from '../../../../domain/src/delivery-problems.ts';
import { likelyEmail } from '../../../../domain/src/email.ts';
import { draftOf, saveDraft } from './draft.ts';
import { fillFromPinCode, type Filled } from './fill-from-pin-code.ts';

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
  return problem === 'invalid' && left.has(field);
}

/** The delivery form of the checkout (S1 §3): every stroke is kept in this tab's storage. */
export const useDelivery = (user: User): DeliveryForm =>
  useDeliveryForm(
    () => draftOf(user).delivery,
    delivery => saveDraft(user, { delivery }),
  );

/** The delivery form with its problems; `onChange` is told of every stroke. */
export function useDeliveryForm(begin: () => Delivery, onChange?: (form: Delivery) => void): DeliveryForm {
  const [{ form, filled }, setForm] = useState(() => ({ form: begin(), filled: {} as Filled }));
  const [left, setLeft] = useState<ReadonlySet<DeliveryField>>(new Set());
  const [tried, setTried] = useState(false);
  const all = deliveryProblems(form);
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
