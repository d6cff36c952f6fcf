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
