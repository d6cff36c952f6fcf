import type { ColorChoice, Placement, Product } from '../../../../contract/src/catalog.ts';
import { DEFAULTS, placeKeyOf } from '../../../../domain/src/catalog.ts';
import { fromRupees, paiseOf, toRupees } from '../../../../domain/src/money.ts';
import { shirtPrice } from '../../../../domain/src/pricing.ts';
import type { ShirtChoice } from '../../stored/shirt-choice.ts';
import { placeOf } from './place.ts';
import type { Catalog } from './use-catalog.ts';

/** A chosen shirt as the catalogue knows it; prices in rupees. */
export type PricedShirt = {
  product: Product;
  cloth: ColorChoice;
  placement: Placement;
  base: number;
  fee: number;
  /** The print on the other side, if there is one. */
  second?: { placement: Placement; fee: number };
  price: number;
  /** The choice with what the shop really sells. */
  choice: ShirtChoice;
};

/** The places where a product can be printed, in the order in which they are offered. */
export const placementsOf = ({ placements }: Pick<Catalog, 'placements'>, { places }: Product): Placement[] =>
  placements.filter(one => places.includes(placeOf(one.position, one.designSize)));

/** The chosen size, or the nearest that the product has to S1's start, M. */
const sizeOf = ({ sizes }: Product, chosen: string): string =>
  [chosen, DEFAULTS.size].find(size => sizes.some(one => one.size === size)) ?? sizes[0]?.size ?? chosen;

/** The choice with its price: base and surcharge plus fee. What the catalogue does not sell is the first that it does (S1 §5); nothing where it sells none. */
export function pricedShirt({ products, placements }: Catalog, choice: ShirtChoice): PricedShirt | undefined {
  const product = products.find(one => one.type === choice.tshirtType) ?? products[0];
  const cloth = product?.colors.find(one => one.key === choice.tshirtColor) ?? product?.colors[0];
  const offered = product ? placementsOf({ placements }, product) : [];
  const placement =
    offered.find(one => one.key === placeKeyOf({ position: choice.position, designSize: choice.printSize })) ??
    offered[0];
  if (!product || !cloth || !placement) return undefined;
  const fee = fromRupees(placement.price);
  const base = toRupees(paiseOf(fromRupees(product.basePrice) + fromRupees(cloth.surcharge)));
  const price = toRupees(shirtPrice(fromRupees(base), [{ fee }]));
  const sold = {
    tshirtType: product.type,
    tshirtColor: cloth.key,
    position: placement.position,
    printSize: placement.designSize,
    size: sizeOf(product, choice.size),
  };
  return { product, cloth, placement, base, fee: placement.price, price, choice: { ...choice, ...sold } };
}

/** The same shirt with a second print on its other side: the price is the sum of base and both fees. */
export function withSecondPrint(shirt: PricedShirt, placement: Placement): PricedShirt {
  const sides = [{ fee: fromRupees(shirt.fee) }, { fee: fromRupees(placement.price) }];
  const price = toRupees(shirtPrice(fromRupees(shirt.base), sides));
  return { ...shirt, second: { placement, fee: placement.price }, price };
}
