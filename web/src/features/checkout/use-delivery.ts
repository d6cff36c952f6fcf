import { useState } from 'react';
import type { User } from '../../../../contract/src/accounts.ts';
import { deliveryProblems, type Delivery, type DeliveryField } from '../../../../domain/src/contact.ts';
import { draftOf, saveDraft } from './draft.ts';

export type DeliveryProblems = Partial<Record<DeliveryField, 'missing' | 'invalid'>>;

export type DeliveryForm = {
  form: Delivery;
  set: (field: DeliveryField, text: string) => void;
  /** Problems that are shown: of fields that were left filled, and of all once sending was tried. */
  problems: DeliveryProblems;
  /** The field was left: what stands in it is judged now. */
  leave: (field: DeliveryField) => void;
  /** All problems; from now on they are shown. */
  check: () => DeliveryProblems;
};

/** The delivery form (S1 §3) with its problems. Every stroke is kept in this tab's storage. */
export function useDelivery(user: User): DeliveryForm {
  const [form, setForm] = useState(() => draftOf(user).delivery);
  const [left, setLeft] = useState<ReadonlySet<DeliveryField>>(new Set());
  const [tried, setTried] = useState(false);
  const all = deliveryProblems(form);
  const isShown = (field: DeliveryField) => tried || (left.has(field) && all[field] === 'invalid');
  const shown = Object.entries(all).filter(([field]) => isShown(field as DeliveryField));
  return {
    form,
    set(field, text) {
      const delivery = { ...form, [field]: text };
      setForm(delivery);
      saveDraft(user, { delivery });
    },
    problems: Object.fromEntries(shown),
    leave: field => setLeft(before => new Set(before).add(field)),
    check() {
      setTried(true);
      return all;
    },
  };
}
