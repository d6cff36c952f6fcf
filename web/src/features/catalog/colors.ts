import type { ColorChoice } from '../../../../contract/src/catalog.ts';
import type { Color } from '../../../../domain/src/catalog.ts';
import type { Catalog } from './use-catalog.ts';

/** Every colour that any product is sold in, once each. */
export const colorsOf = ({ products }: Pick<Catalog, 'products'>): ColorChoice[] => [
  ...new Map(products.flatMap(({ colors }) => colors).map(color => [color.key, color])).values(),
];

/** A colour of the catalogue by its key; nothing before it has arrived, and for one that is not sold any more. */
export const colorIn = (catalog: Catalog | undefined, key: Color): ColorChoice | undefined =>
  catalog && colorsOf(catalog).find(one => one.key === key);
