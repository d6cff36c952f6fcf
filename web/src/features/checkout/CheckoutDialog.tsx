import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Checkbox } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';
import { type SavedAddresses as Saved, useSavedAddresses } from './use-saved-addresses.ts';
import type { SavedAddress, User } from '../../../../contract/src/accounts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import type { Delivery } from '../../../../domain/src/contact.ts';
import { CASH } from '../../../../domain/src/cash.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { DEFAULT_GATEWAY } from '../../../../domain/src/payments.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Price } from '../../ui/Price.tsx';
import { toast } from '../../ui/toast.ts';
import { DeliveryFields } from './DeliveryFields.tsx';
import { type Cash, useCash } from './use-cash.ts';
import { toastOf, useDelivery } from './use-delivery.ts';

/** The box that saves the address. S1 does not say whether addresses are saved: we save them only if the shopper ticks the box. */
function SaveAddress({ saved, wish, onWish }: { saved: Saved; wish: boolean; onWish: (wish: boolean) => void }) {
  const words = useWords('checkout');
  if (saved.chosen) return null;
  if (saved.isFull) return <p className="text-sm text-ink-2">{words.addressesFull(saved.addresses.length)}</p>;
  return (
    <Checkbox checked={wish} onChange={onWish}>
      {words.saveAddress}
    </Checkbox>
  );
}

/** How many saved addresses are shown at first. */
const FIRST = 3;
const NEW = 'new';

/** The saved addresses to choose from: the default one first, then by latest use, then 'a new address'. Empty if none is saved. */
export function SavedAddresses({ saved, legend }: { saved: Saved; legend: string | undefined }) {
  const words = useWords('checkout');
  const [showsAll, setShowsAll] = useState(false);
  const { addresses, chosen } = saved;
  if (addresses.length === 0) return null;
  const shown = showsAll ? addresses : addresses.filter((one, index) => index < FIRST || one === chosen);
  const lineOf = ({ address, city, state, zipCode }: SavedAddress) =>
    `${address}, ${city}, ${words.state(state)} ${zipCode}`;
  const options = shown.map(one => ({
    value: one.id,
    label: `${one.firstName} ${one.lastName}`,
    detail: lineOf(one),
    ...(one.isDefault && { aside: <Badge>{words.offeredFirst}</Badge> }),
  }));
  const pick = (id: string) => {
    const address = addresses.find(one => one.id === id);
    if (address) saved.choose(address);
    else saved.chooseNew();
  };
  return (
    <div className="flex flex-col gap-1">
      <RadioCards
        legend={legend ?? words.savedAddresses}
        options={[...options, { value: NEW, label: words.newAddress }]}
        value={chosen?.id ?? NEW}
        onChange={pick}
      />
      <div className="flex flex-wrap justify-between gap-x-4">
        {chosen && (
          <Button tone="quiet" onClick={() => saved.forget(chosen)} className="px-0!">
            {words.forgetAddress}
          </Button>
        )}
        {shown.length < addresses.length && (
          <Button tone="quiet" onClick={() => setShowsAll(true)} className="ml-auto px-0!">
            {words.allAddresses(addresses.length)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What was chosen beside the address; `cashFee` in rupees where it is cash. */
export type Paying = { savesAddress: boolean; method: string; cashFee?: number };

/** The ways to pay that are on; the first until they are known, and where they could not be asked for. */
function usePayMethods(): { methods: readonly string[]; isAsking: boolean } {
  const { data, isPending } = useCall('payments.methods');
  return { methods: data?.length ? data : [DEFAULT_GATEWAY], isAsking: isPending };
}

type Offered = { methods: readonly string[]; cash: Cash | undefined };

/** What is said of the ways to pay that are on; of cash what it costs, or why it is not possible. */
function PayNotes({ methods, cash }: Offered) {
  const { payNotes, cash: words } = useWords('checkout');
  const ofCash = (offer: Cash) =>
    offer.refused ?? words.note(formatRupees(offer.total), offer.fee > 0 ? formatRupees(offer.fee) : undefined);
  const notes = methods.flatMap(method => (method === CASH ? (cash ? ofCash(cash) : []) : (payNotes[method] ?? [])));
  return notes.map(note => (
    <p key={note} className="text-sm text-ink-2">
      {note}
    </p>
  ));
}

type PayButtonsProps = Pick<Props, 'pay'> & Offered & { formId: string };

/** One press each: the owner's first way stands out. While one is on its way the others are gone. */
function PayButtons({ pay, formId, methods, cash }: PayButtonsProps) {
  const shown = pay.busy ? methods.slice(0, 1) : methods;
  const stopped = (method: string) => pay.disabledReason ?? (method === CASH ? cash?.refused : undefined);
  return (
    <div className="flex gap-3 max-md:w-full max-md:flex-col md:flex-row-reverse md:flex-wrap">
      {shown.map((method, place) => (
        <Button
          key={method}
          type="submit"
          form={formId}
          value={method}
          tone={place === 0 ? 'primary' : 'secondary'}
          busy={pay.busy}
          disabledReason={stopped(method)}
          className="max-md:w-full"
        >
          {pay.label(method, method === CASH ? cash?.fee : undefined)}
        </Button>
      ))}
    </div>
  );
}

type Props = {
  user: User;
  title: string;
  /** Rupees; undefined while it loads. */
  total: number | undefined;
  /** The pay buttons, one a way to pay: their labels, and why they are disabled now. */
  pay: { label: (method: string, cashFee?: number) => string; busy: boolean; disabledReason?: string | undefined };
  /** False where nothing comes to a door: there is nothing to pay in cash. */
  isDelivered?: boolean;
  /** The items, in the first column. */
  children: ReactNode;
  /** Texts above the form; `addresses` replaces the title of the saved addresses where nothing is delivered (credits). */
  form: { title: string; note?: string; addresses?: string };
  /** Where a parcel is not taken: the beginnings of PIN codes. */
  notTo?: readonly string[];
  onClose: () => void;
  /** Called when a button was clicked and the form is valid. */
  onPay: (delivery: Delivery, o: Paying) => void;
};

/** Items and address form side by side, below each other on a phone; total and pay button stay visible (S1 §3). */
export function CheckoutDialog(props: Props) {
  const { user, title, total, pay, children, form, notTo, onClose, onPay, isDelivered = true } = props;
  const words = useWords('checkout');
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const delivery = useDelivery(user, notTo);
  const saved = useSavedAddresses(delivery);
  const [savesAddress, setSavesAddress] = useState(false);

  const { methods: on, isAsking } = usePayMethods();
  const cash = useCash(isDelivered ? on : [], total, delivery.form.zipCode);
  // Cash is offered as soon as its fee is known.
  const methods = on.filter(method => method !== CASH || cash !== undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const method = (submitter as HTMLButtonElement | null)?.value || methods[0]!;
    const problems = delivery.check();
    const [first] = Object.keys(problems);
    if (first === undefined) {
      const cashFee = method === CASH && cash ? { cashFee: cash.fee } : {};
      onPay(delivery.form, { savesAddress: savesAddress && !saved.chosen && !saved.isFull, method, ...cashFee });
      return;
    }
    toast({ ...toastOf(problems, words.toasts), tone: 'bad' });
    (element.current!.elements.namedItem(first) as HTMLElement).focus();
  };

  return (
    <Dialog
      title={title}
      shape="wide"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="max-md:hidden">
            {words.total} {total !== undefined && <Price rupees={total} className="text-lg" />}
          </p>
          <PayButtons pay={{ ...pay, busy: pay.busy || isAsking }} formId={formId} methods={methods} cash={cash} />
        </div>
      }
    >
      <div className="grid gap-8 md:grid-cols-2">
        <div className="flex flex-col gap-2">
          {children}
          {cash && cash.refused === undefined && cash.fee > 0 && (
            <p className="flex justify-between gap-4 text-ink-2">
              {words.cash.fee} <Price rupees={cash.fee} />
            </p>
          )}
        </div>
        <form
          method="dialog"
          ref={element}
          id={formId}
          noValidate
          onSubmit={submit}
          aria-labelledby={`${formId}-title`}
          className="flex flex-col gap-4"
        >
          <div>
            <h3 id={`${formId}-title`} className="text-lg">
              {form.title}
            </h3>
            {form.note && <p className="text-sm text-ink-2">{form.note}</p>}
          </div>
          <SavedAddresses saved={saved} legend={form.addresses} />
          <DeliveryFields delivery={delivery} />
          <SaveAddress saved={saved} wish={savesAddress} onWish={setSavesAddress} />
          <PayNotes methods={methods} cash={cash} />
        </form>
      </div>
    </Dialog>
  );
}
