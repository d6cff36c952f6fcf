import { type ReactNode, useEffect, useId } from 'react';
import type { User } from '../../../../contract/src/accounts.ts';
import type { CartLine } from '../../../../contract/src/cart.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';
import { useDeliveryTerms } from '../../delivery-terms.ts';
import { CheckoutDialog } from './CheckoutDialog.tsx';
import { CouponField, OwnCouponChoice } from './CouponField.tsx';
import { Amounts, cartKeyOf, figuresOf, OrderedLines, TotalChanged, whatChanged } from './OrderSummary.tsx';
import { useCoupon } from './use-coupon.ts';
import { usePlaceOrder } from './use-place-order.ts';

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
  const titleId = useId();
  const terms = useDeliveryTerms();
  const coupon = useCoupon(user, { subtotal: figuresOf(lines, 0, terms).subtotal, cartKey: cartKeyOf(lines) });
  const { busy, leaving, refused, place } = usePlaceOrder({ settleCart, onCouponRefused: coupon.remove, onLogin });
  const shown = leaving ?? { lines, coupon: coupon.applied };
  const figures = figuresOf(shown.lines, shown.coupon?.discount ?? 0, terms);
  const isEmpty = shown.lines.length === 0;
  useEffect(() => {
    if (isEmpty) onCart();
  }, [isEmpty, onCart]);

  const reasonsFor = (seen: Parameters<typeof whatChanged>[0] & { total: number }) => {
    const reasons = whatChanged(seen, shown, words.changed);
    return reasons.length === 0 && seen.total !== figures.total ? [words.changed.delivery] : reasons;
  };
  const payText = (method: string, cashFee = 0) =>
    (refused ? words.confirm : words.pay)(formatRupees(figures.total + cashFee), method);
  return (
    <CheckoutDialog
      user={user}
      title={words.title}
      total={figures.total}
      pay={{ label: (method, fee) => (busy ? words.redirecting : payText(method, fee)), busy: busy || coupon.busy }}
      form={{ title: words.delivery }}
      notTo={terms.notTo}
      onClose={onClose}
      onPay={(delivery, o) => place({ lines, coupon: coupon.applied, total: figures.total, delivery }, o)}
    >
      <section aria-labelledby={titleId} className="flex flex-col gap-4">
        <div className="-mt-2 flex items-center justify-between gap-4">
          <h3 id={titleId} className="text-lg">
            {words.summary}
          </h3>
          <Button tone="quiet" onClick={onCart} className="px-0!">
            {words.changeCart}
          </Button>
        </div>
        <OrderedLines lines={shown.lines} renderLine={renderLine} />
        <CouponField coupon={coupon} />
        <OwnCouponChoice coupon={coupon} />
        {refused && <TotalChanged was={refused.total} now={figures.total} reasons={reasonsFor(refused)} />}
        <Amounts figures={figures} couponCode={shown.coupon?.code} />
      </section>
    </CheckoutDialog>
  );
}
