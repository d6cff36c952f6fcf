import { useEffect, useMemo, useRef } from 'react';
import type { SavedAddress } from '../../../../contract/src/accounts.ts';
import {
  cleanDelivery,
  DELIVERY_LIMITS,
  MAX_ADDRESSES,
  type Delivery,
  type DeliveryField,
} from '../../../../domain/src/contact.ts';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useCall, useInvalidate } from '../../api/use-endpoint.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import type { DeliveryForm } from './use-delivery.ts';

export type SavedAddresses = {
  addresses: readonly SavedAddress[];
  /** The one that the form holds; nothing while it holds another address. */
  chosen: SavedAddress | undefined;
  isFull: boolean;
  choose: (address: SavedAddress) => void;
  /** Empties the form's place for another address; the person stays. */
  chooseNew: () => void;
  forget: (address: SavedAddress) => void;
};

const NO_PLACE = { address: '', city: '', state: '', zipCode: '' };

/** Nothing of a delivery is typed yet: name and e-mail come from the sign-in. */
const isEmpty = (form: Delivery): boolean =>
  [form.phone, form.address, form.city, form.state, form.zipCode].every(text => text.trim() === '');

/** What the form takes of a saved address. */
export const deliveryIn = (saved: SavedAddress): Delivery => {
  const { firstName, lastName, email, phone, address, city, state, zipCode } = saved;
  return { firstName, lastName, email, phone, address, city, state, zipCode };
};

/** The same texts as they are stored. */
function isSameDelivery(one: SavedAddress, other: Delivery): boolean {
  const [a, b] = [cleanDelivery(deliveryIn(one)), cleanDelivery(other)];
  return (Object.keys(DELIVERY_LIMITS) as DeliveryField[]).every(field => a[field] === b[field]);
}

/** The one that the shopper wants to be offered first, then the latest used. */
export const offeredFirst = (addresses: readonly SavedAddress[]): SavedAddress[] =>
  addresses.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));

/** An empty form takes the address that is offered first, once. */
function usePrefill(first: SavedAddress | undefined, { form, fill }: DeliveryForm): void {
  const isOffered = useRef(false);
  useEffect(() => {
    if (!first || isOffered.current) return;
    isOffered.current = true;
    if (isEmpty(form)) fill(first);
  }, [first, form, fill]);
}

/** The account's saved addresses beside the delivery form. */
export function useSavedAddresses(delivery: DeliveryForm): SavedAddresses {
  const words = useWords('checkout');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const { data } = useCall('accounts.addresses');
  const addresses = useMemo(() => offeredFirst(data ?? []), [data]);
  usePrefill(addresses[0], delivery);
  return {
    addresses,
    chosen: addresses.find(one => isSameDelivery(one, delivery.form)),
    isFull: addresses.length >= MAX_ADDRESSES,
    choose: delivery.fill,
    chooseNew: () => delivery.fill({ ...delivery.form, ...NO_PLACE }),
    forget({ id }) {
      send('accounts.removeAddress', { params: { id } })
        .then(
          () => toast({ title: words.addressForgotten }),
          (error: unknown) => toast({ title: words.addressKept, description: errorText(error), tone: 'bad' }),
        )
        .finally(() => void invalidate('accounts.addresses'));
    },
  };
}
