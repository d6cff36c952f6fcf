import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { User } from '../../../../contract/src/accounts.ts';
import type { CartLine } from '../../../../contract/src/cart.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Price } from '../../ui/Price.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { CouponField } from './CouponField.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { cartKeyOf, figuresOf } from './figures.ts';
import { Amounts, OrderedLines } from './OrderSummary.tsx';
import { SaveAddress } from './SaveAddress.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';
import { toastOf } from './toast-of.ts';
import { TotalChanged } from './TotalChanged.tsx';
import { useCoupon } from './use-coupon.ts';
import { useDelivery } from './use-delivery.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useSavedAddresses } from './use-saved-addresses.ts';
import { whatChanged } from './what-changed.ts';

type Props = {
  user: User;
  lines: CartLine[];
  renderLine: (line: CartLine) => ReactNode;
  settleCart: () => Promise<boolean>;
  onClose: () => void;
  /** Back to the drawer: to change the cart, and where nothing is left to order. */
  onCart: () => void;
  onLogin: () => void;
};

/** The checkout of who is signed in (S1 §2): summary, coupon and delivery form in two columns, one on a phone. */
export function CheckoutForm(props: Props) {
  const { user, lines, renderLine, settleCart, onClose, onCart, onLogin } = props;
  const words = useWords('checkout');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const delivery = useDelivery(user);
  const saved = useSavedAddresses(delivery);
  const [savesAddress, setSavesAddress] = useState(false);
  const coupon = useCoupon(user, { subtotal: figuresOf(lines, 0).subtotal, cartKey: cartKeyOf(lines) });
  const { busy, leaving, refused, place } = usePlaceOrder({ settleCart, onCouponRefused: coupon.remove, onLogin });
  const shown = leaving ?? { lines, coupon: coupon.applied };
  const figures = figuresOf(shown.lines, shown.coupon?.discount ?? 0);
  const isEmpty = shown.lines.length === 0;
  useEffect(() => {
    if (isEmpty) onCart();
  }, [isEmpty, onCart]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problems = delivery.check();
    const [first] = Object.keys(problems);
    if (first === undefined) {
      const wish = { lines, coupon: coupon.applied, total: figures.total, delivery: delivery.form };
      place(wish, { savesAddress: savesAddress && !saved.chosen && !saved.isFull });
      return;
    }
    toast({ ...toastOf(problems, words.toasts), tone: 'bad' });
    (form.current!.elements.namedItem(first) as HTMLElement).focus();
  };

  const total = formatRupees(figures.total);
  const pay = refused ? words.confirm(total) : words.pay(total);
  return (
    <Dialog
      title={words.title}
      shape="wide"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="max-md:hidden">
            {words.total} <Price rupees={figures.total} className="text-lg" />
          </p>
          <Button type="submit" form={formId} busy={busy || coupon.busy} className="max-md:w-full">
            {busy ? words.redirecting : pay}
          </Button>
        </div>
      }
    >
      <div className="grid gap-8 md:grid-cols-2">
        <section aria-labelledby={`${formId}-summary`} className="flex flex-col gap-4">
          <div className="-mt-2 flex items-center justify-between gap-4">
            <h3 id={`${formId}-summary`} className="text-lg">
              {words.summary}
            </h3>
            <Button tone="quiet" onClick={onCart} className="px-0!">
              {words.changeCart}
            </Button>
          </div>
          <OrderedLines lines={shown.lines} renderLine={renderLine} />
          <CouponField coupon={coupon} />
          {refused && (
            <TotalChanged
              was={refused.total}
              now={figures.total}
              reasons={whatChanged(refused, shown, words.changed)}
            />
          )}
          <Amounts figures={figures} couponCode={shown.coupon?.code} />
        </section>
        <form
          ref={form}
          id={formId}
          noValidate
          onSubmit={submit}
          aria-labelledby={`${formId}-delivery`}
          className="flex flex-col gap-4"
        >
          <h3 id={`${formId}-delivery`} className="text-lg">
            {words.delivery}
          </h3>
          <SavedAddresses saved={saved} />
          <DeliveryFields delivery={delivery} />
          <SaveAddress saved={saved} wish={savesAddress} onWish={setSavesAddress} />
          <p className="text-sm text-ink-2">{words.paymentNote}</p>
        </form>
      </div>
    </Dialog>
  );
}
