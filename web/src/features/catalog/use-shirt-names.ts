import { useWords } from '../../words.ts';
import { placeOf } from './place.ts';
import type { PricedShirt } from './priced-shirt.ts';

/** How the chosen shirt is called in the page's language, and the text for its picture. */
export function useShirtNames(shirt: PricedShirt | undefined, designName: string | undefined) {
  const words = useWords('catalog');
  if (!shirt) return { type: '', color: '', place: '', alt: designName ?? '' };
  const { product, placement, cloth } = shirt;
  const type = words.typeName(product.type, product.name, product.nameHi);
  const color = words.colorName(cloth.name, cloth.nameHi);
  const place = words.placementName(
    placeOf(placement.position, placement.designSize),
    placement.name,
    placement.nameHi,
  );
  const alt = designName === undefined ? words.plainAlt(color, type) : words.shirtAlt(designName, color, type, place);
  return { type, color, place, alt };
}
