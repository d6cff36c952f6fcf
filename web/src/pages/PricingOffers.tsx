import type { ReactNode } from 'react';
import type { Offer } from '../../../contract/src/coupons.ts';
import { placeKeyOf, type PlacementId, type TshirtType } from '../../../domain/src/catalog.ts';
import { fromRupees, toRupees } from '../../../domain/src/money.ts';
import { shirtPrice } from '../../../domain/src/pricing.ts';
import { placeOf } from '../features/catalog/place.ts';
import { type Catalog, useCatalog } from '../features/catalog/use-catalog.ts';
import { CombinationCard } from '../features/coupons/CombinationCard.tsx';
import { useWords } from '../words.ts';
import { useCall } from '../api/use-endpoint.ts';
import { OfferBanner } from '../features/coupons/OfferBanner.tsx';

type Props = { id: string; title: string; text: string; aside?: ReactNode; children: ReactNode };

/** A part of the pricing page: its heading, a sentence, and what stands beside them. */
export function PricingSection({ id, title, text, aside, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="max-w-text">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          <p className="mt-2 text-ink-2">{text}</p>
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** The four popular ones (rulings, Money). */
const POPULAR: readonly { type: TshirtType; placement: PlacementId }[] = [
  { type: 'regular', placement: 'chest' },
  { type: 'oversized', placement: 'a4' },
  { type: 'oversized-premium', placement: 'a4' },
  { type: 'oversized-premium', placement: 'a3' },
];

type Combination = (typeof POPULAR)[number];

/** A combination as the catalogue sells it, with the offer that is for it alone; nothing where the shop does not sell it. */
function soldAs({ type, placement: id }: Combination, { products, placements }: Catalog, offers: readonly Offer[]) {
  const product = products.find(one => one.type === type);
  const placement = placements.find(one => one.key === id);
  if (!product || !placement) return undefined;
  const price = toRupees(shirtPrice(fromRupees(product.basePrice), [{ fee: fromRupees(placement.price) }]));
  const offer = offers.find(({ combination: one }) => one?.productId === product.id && placeKeyOf(one) === id);
  return { product, placement, price, offer };
}

/** S2's popular combinations, calculated from the price book and the offers that are running. */
function PricingCombinations({ catalog, offers }: { catalog: Catalog; offers: readonly Offer[] }) {
  const words = useWords('pricing');
  const { typeName, placementName } = useWords('catalog');
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {POPULAR.map(one => {
        const sold = soldAs(one, catalog, offers);
        if (!sold) return null;
        const { product, placement, price, offer } = sold;
        const place = placementName(
          placeOf(placement.position, placement.designSize),
          placement.name,
          placement.nameHi,
        );
        return (
          <li key={`${one.type} ${one.placement}`}>
            <CombinationCard
              {...one}
              shirt={typeName(product.type, product.name, product.nameHi)}
              print={words.print(place)}
              price={price}
              offer={offer}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** What depends on the offers of now: popular combinations, and the discounts. */
export function PricingOffers() {
  const words = useWords('pricing');
  const { catalog } = useCatalog();
  // Without the offers the plain prices stand, which are true.
  const offers = useCall('coupons.offers').data ?? [];
  if (!catalog) return null;
  return (
    <div className="flex flex-col gap-12">
      <PricingSection id="combinations" title={words.combinationsTitle} text={words.combinationsText}>
        <PricingCombinations catalog={catalog} offers={offers} />
      </PricingSection>
      <OfferBanner offers={offers} {...catalog} />
    </div>
  );
}
