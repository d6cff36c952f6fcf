import type { AdminProduct } from '../../../../contract/src/admin-catalogue.ts';
import type { ProductTerms } from '../../../../domain/src/catalog-terms.ts';
import { ONE_SIZE, PHOTOGRAPHS, type Garment, type SizeRow } from '../../../../domain/src/catalog.ts';
import { numberIn } from '../../../../domain/src/typed-text.ts';
import { blankIn, blankTexts } from './blank-form.ts';

/** Measures of a size as fields of a form, in inches. */
export const MEASURES = ['chestFrom', 'chestTo', 'halfChest', 'length', 'shoulder', 'sleeve'] as const;
export type Measure = (typeof MEASURES)[number];
/** What is said of the size of a product that is not worn. */
export const FLAT_MEASURES = ['halfChest', 'length'] as const satisfies readonly Measure[];

const COLOR = 'color ';
const PLACE = 'place ';
export const colorField = (key: string): string => COLOR + key;
export const placeField = (id: string): string => PLACE + id;
export const sizeField = (row: number, of: 'size' | Measure): string => `size ${row} ${of}`;

const sizeTexts = ({ size, chest, ...measures }: SizeRow, row: number): [string, string][] => {
  const inches = { chestFrom: chest[0], chestTo: chest[1], ...measures };
  return [
    [sizeField(row, 'size'), size],
    ...MEASURES.map(of => [sizeField(row, of), String(inches[of])] as [string, string]),
  ];
};

/** A product as the fields of its form; a new one begins with the sizes, colours and places of one `like` it. */
export const textsOf = (product: AdminProduct | undefined, like: AdminProduct) => ({
  name: product?.name ?? '',
  nameHi: product?.nameHi ?? '',
  description: product?.description ?? '',
  descriptionHi: product?.descriptionHi ?? '',
  fabric: product?.fabric ?? '',
  fabricHi: product?.fabricHi ?? '',
  gsm: String((product ?? like).gsm),
  price: product ? String(product.price) : '',
  compareAtPrice: product?.compareAtPrice == null ? '' : String(product.compareAtPrice),
  sort: String(product?.sort ?? like.sort),
  template: (product ?? like).template as string,
  ...blankTexts(product?.blank),
  ...Object.fromEntries((product ?? like).colors.map(key => [colorField(key), 'on'])),
  ...Object.fromEntries((product ?? like).placements.map(id => [placeField(id), 'on'])),
  ...Object.fromEntries((product ?? like).sizes.flatMap(sizeTexts)),
});
/** The fields of a product, one a colour and a place with 'on' or nothing, and seven a size. */
export type ProductText = ReturnType<typeof textsOf> & Record<string, string>;

/** How many rows the size chart has in the form. */
export function rowsOf(text: ProductText): number {
  let rows = 0;
  while (text[sizeField(rows, 'size')] !== undefined) rows++;
  return rows;
}

const sizeOf = (text: ProductText, row: number): SizeRow => {
  const inches = (of: Measure) => numberIn(text[sizeField(row, of)] ?? '');
  return {
    size: (text[sizeField(row, 'size')] ?? '').trim(),
    chest: [inches('chestFrom'), inches('chestTo')],
    ...{ halfChest: inches('halfChest'), length: inches('length') },
    ...{ shoulder: inches('shoulder'), sleeve: inches('sleeve') },
  };
};

/** The sizes of what is not worn: one, without measures. */
export const oneSize = (text: ProductText): Record<string, string | undefined> =>
  Object.fromEntries(
    Array.from({ length: rowsOf(text) }, (_, row) => [
      [sizeField(row, 'size'), row === 0 ? ONE_SIZE : undefined],
      ...MEASURES.map(of => [sizeField(row, of), row === 0 ? '0' : undefined] as const),
    ]).flat(),
  );

const chosen = (text: ProductText, start: string): string[] =>
  Object.keys(text)
    .filter(field => field.startsWith(start) && text[field] === 'on')
    .map(field => field.slice(start.length));

/** What the form says; a size without a name is left out. */
export const termsOf = (text: ProductText): ProductTerms => ({
  blank: text.template === PHOTOGRAPHS ? blankIn(text, chosen(text, COLOR)) : null,
  ...{ name: text.name.trim(), description: text.description.trim(), fabric: text.fabric.trim() },
  ...{ nameHi: text.nameHi.trim() || null, descriptionHi: text.descriptionHi.trim() || null },
  fabricHi: text.fabricHi.trim() || null,
  gsm: numberIn(text.gsm),
  price: numberIn(text.price),
  compareAtPrice: text.compareAtPrice.trim() === '' ? null : numberIn(text.compareAtPrice),
  sort: numberIn(text.sort),
  template: text.template as Garment,
  sizes: Array.from({ length: rowsOf(text) }, (_, row) => sizeOf(text, row)).filter(({ size }) => size !== ''),
  colors: chosen(text, COLOR),
  placements: chosen(text, PLACE),
});
