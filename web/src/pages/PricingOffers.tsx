import { useCall } from '../api/use-endpoint.ts';
import { useCatalog } from '../features/catalog/use-catalog.ts';
import { OfferBanner } from '../features/coupons/OfferBanner.tsx';
import { useWords } from '../words.ts';
import { PricingCombinations } from './PricingCombinations.tsx';
import { PricingSection } from './PricingSection.tsx';

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
