import type { Placement, Product } from '../../../../contract/src/catalog.ts';
import { fromRupees, toRupees } from '../../../../domain/src/money.ts';
import { shirtPrice } from '../../../../domain/src/pricing.ts';
import type { ShirtChoice } from '../../stored/shirt-choice.ts';
import type { Catalog } from './use-catalog.ts';

/** A chosen shirt as the catalogue knows it; prices in rupees. */
export type PricedShirt = {
  product: Product;
  placement: Placement;
  base: number;
  fee: number;
  /** The print on the other side, if there is one. */
  second?: { placement: Placement; fee: number };
  price: number;
  /** The choice with what the shop really sells. */
  choice: ShirtChoice;
};

/** The choice with its price: base plus fee. An unknown cut is the first product (S1 §5); nothing where the shop sells none. */
export function pricedShirt({ products, placements }: Catalog, choice: ShirtChoice): PricedShirt | undefined {
  const product = products.find(one => one.type === choice.tshirtType) ?? products[0];
  const placement =
    placements.find(one => one.position === choice.position && one.designSize === choice.printSize) ?? placements[0];
  if (!product || !placement) return undefined;
  const fee = fromRupees(placement.price);
  const price = toRupees(shirtPrice(fromRupees(product.basePrice), [{ fee }]));
  const sold = { tshirtType: product.type, position: placement.position, printSize: placement.designSize };
  return { product, placement, base: product.basePrice, fee: placement.price, price, choice: { ...choice, ...sold } };
}

/** The same shirt with a second print on its other side: the price is the sum of base and both fees. */
export function withSecondPrint(shirt: PricedShirt, placement: Placement): PricedShirt {
  const sides = [{ fee: fromRupees(shirt.fee) }, { fee: fromRupees(placement.price) }];
  const price = toRupees(shirtPrice(fromRupees(shirt.base), sides));
  return { ...shirt, second: { placement, fee: placement.price }, price };
}
