import { type FormEvent, useId } from 'react';
import { formatRupees } from '../../../../domain/src/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Field.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { useWords } from '../../words.ts';
import type { CouponBox } from './use-coupon.ts';
import { useCall } from '../../api/use-endpoint.ts';

/** S1 §2's coupon box: a code and Apply, or what an accepted code takes off and Remove. */
export function CouponField({ coupon }: { coupon: CouponBox }) {
  const words = useWords('checkout');
  const id = useId();
  const { applied, busy, input, isOffer } = coupon;
  if (applied)
    return (
      <div className="flex items-center justify-between gap-2 rounded-control border border-leaf bg-white pl-3">
        <p className="flex items-center gap-2 text-leaf" role="status">
          <CheckIcon />
          {words.couponApplied(applied.code, formatRupees(applied.discount))}
        </p>
        <Button tone="quiet" onClick={coupon.remove} className="shrink-0 px-4!">
          {words.removeCoupon}
        </Button>
      </div>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    coupon.apply();
  };
  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-1" noValidate>
      <label htmlFor={id} className="font-medium">
        {words.coupon}
      </label>
      <div className="flex gap-2">
        <Input
          id={id}
          name="coupon"
          value={input}
          maxLength={80}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={coupon.problem ? true : undefined}
          aria-describedby={isOffer || coupon.problem ? `${id}-note` : undefined}
          onChange={event => coupon.setInput(event.target.value)}
          className="min-w-0 flex-1 uppercase"
        />
        <Button
          type="submit"
          tone="secondary"
          busy={busy}
          disabledReason={input.trim() === '' ? words.enterCoupon.description : undefined}
          onBlockedPress={coupon.apply}
          className="px-4!"
        >
          {busy ? words.checking : words.apply}
        </Button>
      </div>
      {coupon.problem ? (
        <p id={`${id}-note`} role="alert" className="text-sm text-brick">
          {coupon.problem}
        </p>
      ) : (
        isOffer && (
          <p id={`${id}-note`} className="text-sm text-ink-2">
            {words.offerRemembered}
          </p>
        )
      )}
    </form>
  );
}

/** More would fill the summary; the profile has them all. */
const MOST = 5;

/** The shopper's own coupons below the box: pressing one applies it. Nothing without any, and where one is applied. */
export function OwnCouponChoice({ coupon }: { coupon: CouponBox }) {
  const words = useWords('checkout');
  const { data } = useCall('coupons.mine', { limit: MOST });
  if (!data || data.length === 0 || coupon.applied) return null;
  return (
    <div>
      <p id="own-coupons" className="text-sm text-ink-2">
        {words.ownCoupons}
      </p>
      <ul aria-labelledby="own-coupons" className="mt-1 flex flex-wrap gap-2">
        {data.map(({ code, percent, flat }) => (
          <li key={code}>
            <button
              type="button"
              disabled={coupon.busy}
              onClick={() => coupon.use(code)}
              className="target inline-flex items-center gap-2 rounded-control border border-dashed border-ink-3 bg-white px-3 font-semibold hover:border-madder"
            >
              <span className="sr-only">{words.apply}: </span>
              <span className="numbers">{code}</span>
              <span className="numbers text-sm font-normal text-ink-2">
                {percent === null ? `−${formatRupees(flat ?? 0)}` : `−${percent}%`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
