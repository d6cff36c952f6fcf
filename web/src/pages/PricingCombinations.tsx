import type { Offer } from '../../../contract/src/coupons.ts';
import { PLACEMENTS, type PlacementId, type TshirtType } from '../../../domain/src/catalog.ts';
import { placeOf } from '../features/catalog/place.ts';
import { pricedShirt } from '../features/catalog/priced-shirt.ts';
import type { Catalog } from '../features/catalog/use-catalog.ts';
import { CombinationCard } from '../features/coupons/CombinationCard.tsx';
import { DEFAULT_CHOICE } from '../stored/shirt-choice.ts';
import { useWords } from '../words.ts';

/** The four popular ones (rulings, Money). */
const POPULAR: readonly { type: TshirtType; placement: PlacementId }[] = [
  { type: 'regular', placement: 'chest' },
  { type: 'oversized', placement: 'a4' },
  { type: 'oversized-premium', placement: 'a4' },
  { type: 'oversized-premium', placement: 'a3' },
];

type Combination = (typeof POPULAR)[number];

/** A combination as the catalogue sells it, with the offer that is for it alone; nothing where the shop does not sell it. */
function soldAs({ type, placement }: Combination, catalog: Catalog, offers: readonly Offer[]) {
  const { position, designSize: printSize } = PLACEMENTS.find(one => one.id === placement)!;
  const shirt = pricedShirt(catalog, { ...DEFAULT_CHOICE, tshirtType: type, position, printSize });
  if (shirt?.product.type !== type || shirt.placement.designSize !== printSize) return undefined;
  const isFor = ({ combination: one }: Offer) =>
    one?.productId === shirt.product.id && one.position === position && one.designSize === printSize;
  return { shirt, offer: offers.find(isFor) };
}

/** S2's popular combinations, calculated from the price book and the offers that are running. */
export function PricingCombinations({ catalog, offers }: { catalog: Catalog; offers: readonly Offer[] }) {
  const words = useWords('pricing');
  const { typeName, placementName } = useWords('catalog');
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {POPULAR.map(one => {
        const sold = soldAs(one, catalog, offers);
        if (!sold) return null;
        const { product, placement, price } = sold.shirt;
        const place = placementName(placeOf(placement.position, placement.designSize), placement.name);
        return (
          <li key={`${one.type} ${one.placement}`}>
            <CombinationCard
              {...one}
              shirt={typeName(product.type, product.name)}
              print={words.print(place)}
              price={price}
              offer={sold.offer}
            />
          </li>
        );
      })}
    </ul>
  );
}
