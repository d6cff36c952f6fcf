import { formatRupees } from '../../../../domain/src/money.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { useWords } from '../../words.ts';
import type { CouponBox } from './use-coupon.ts';

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
