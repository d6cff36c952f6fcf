import type { Placement, Product } from '../../../../contract/src/catalog.ts';
import type { Offer } from '../../../../contract/src/coupons.ts';
import { PLACEMENTS } from '../../../../domain/src/catalog.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { fullDate } from '../../lib/format.ts';
import { useLanguage, useWords } from '../../words.ts';

/** What an offer and a shopper's own coupon have in common. */
type Terms = Omit<Offer, 'combination'>;

/** An offer in the words of the page: how much, for what, and under which conditions. */
export function useOfferWords(products: readonly Product[], placements: readonly Placement[]) {
  const words = useWords('pricing');
  const { typeName, placementName } = useWords('catalog');
  const language = useLanguage();
  const nameOf = (id: number) => {
    const product = products.find(one => one.id === id);
    return product && typeName(product.type, product.name, product.nameHi);
  };
  const placeName = (id: string) => {
    const pair = PLACEMENTS.find(one => one.id === id);
    const place = placements.find(one => one.position === pair?.position && one.designSize === pair.designSize);
    return place && words.print(placementName(`${place.position}/${place.designSize}`, place.name, place.nameHi));
  };
  const joined = (names: (string | undefined)[], all: string) =>
    names.filter(name => name !== undefined).join(words.or) || all;
  return {
    amount: ({ percent, flat }: Terms) =>
      percent === null ? words.flat(formatRupees(flat ?? 0)) : words.percent(percent),
    subject({ productIds, placements: places, onPlacementFee }: Terms) {
      const prints = joined(places.map(placeName), words.anyPrint);
      if (onPlacementFee) return words.feeOf(prints);
      return words.shirtWithPrint(joined(productIds.map(nameOf), words.anyShirt), prints);
    },
    conditions({ maxDiscount, minOrderValue, validUntil }: Terms) {
      const parts = [
        maxDiscount === null ? '' : words.atMost(formatRupees(maxDiscount)),
        minOrderValue === null ? '' : words.from(formatRupees(minOrderValue)),
        validUntil === null ? '' : words.until(fullDate(validUntil, language)),
      ];
      return parts.filter(Boolean).join(' ');
    },
  };
}
