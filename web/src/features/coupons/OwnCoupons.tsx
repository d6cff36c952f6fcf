import type { Placement, Product } from '../../../../contract/src/catalog.ts';
import type { OwnCoupon } from '../../../../contract/src/coupons.ts';
import type { Pages } from '../../api/use-pages.ts';
import { paths } from '../../paths.ts';
import shirt from '../../ui/art/shirt-white.svg?no-inline';
import { EmptyState, LoadFailed, MorePages, Skeleton } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';
import { Code, useOfferWords } from './OfferBanner.tsx';

type Catalog = { products: readonly Product[]; placements: readonly Placement[] };

/** A coupon of one's own: what it takes off, for what, until when, and the way to use it. */
function Coupon({ coupon, ...catalog }: Catalog & { coupon: OwnCoupon }) {
  const { coupons: words } = useWords('profile');
  const { amount, subject, conditions } = useOfferWords(catalog.products, catalog.placements);
  return (
    <li className="flex flex-col gap-3 rounded-card border-2 border-turmeric bg-white p-4">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <strong className="font-display text-xl font-semibold">{amount(coupon)}</strong>
        <Code code={coupon.code} />
      </p>
      <p className="flex-1 first-letter:uppercase">
        {subject(coupon)}. <span className="text-ink-2">{conditions(coupon)}</span>
        {coupon.usesLeft > 1 && <span className="block text-ink-2">{words.usesLeft(coupon.usesLeft)}</span>}
      </p>
      <LinkButton tone="secondary" href={paths.studio({ code: coupon.code })} className="self-start">
        {words.use}
        <span className="sr-only">: {coupon.code}</span>
      </LinkButton>
    </li>
  );
}

type Props = {
  coupons: Pages<OwnCoupon>;
  /** Nothing while it loads, and where it cannot be loaded. */
  catalog: Catalog | undefined;
  catalogFailed: boolean;
  onRetry: () => void;
};

/** Coupons that were assigned to the signed-in person and that they can use now (rulings, Admin). */
export function OwnCoupons({ coupons, catalog, catalogFailed, onRetry }: Props) {
  const { coupons: words } = useWords('profile');
  if (coupons.error || catalogFailed)
    return <LoadFailed text={words.loadFailed} retryLabel={words.retry} onRetry={onRetry} />;
  if (coupons.items === undefined || catalog === undefined)
    return (
      <div aria-busy="true" className="grid gap-4 md:grid-cols-2">
        {[1, 2].map(one => (
          <Skeleton key={one} className="h-column rounded-card" />
        ))}
      </div>
    );
  if (coupons.items.length === 0)
    return (
      <EmptyState
        title={words.none}
        text={words.noneText}
        picture={shirt}
        action={<LinkButton href={paths.pricing()}>{words.offers}</LinkButton>}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-2">{words.note}</p>
      <ul className="grid gap-4 md:grid-cols-2">
        {coupons.items.map(coupon => (
          <Coupon key={coupon.code} coupon={coupon} {...catalog} />
        ))}
      </ul>
      <MorePages list={coupons} labels={words} />
    </div>
  );
}
