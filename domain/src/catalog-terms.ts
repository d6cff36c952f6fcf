import { BLANK_PROBLEMS, blankProblems, type Blank, type BlankField } from './blanks.ts';
import {
  HEX,
  PHOTOGRAPHS,
  SIZE_WORD,
  type Color,
  type Garment,
  type Ground,
  type PlacementId,
  type SizeRow,
  type View,
} from './catalog.ts';
import { isPrintable, spotsFor, type AreaWish, type PrintArea } from './print-areas.ts';
import { isBookPrice } from './prices.ts';

/** Most signs of each text of the catalogue, and within what its figures are. */
export const CATALOG_LIMITS = {
  name: 60,
  description: 200,
  fabric: 40,
  details: 500,
  gsm: [80, 500],
  sort: 999,
  /** The smallest side of a print, in inches: lines of less are not read. */
  leastInches: 1,
  /** Inches of a measure of a size. */
  inches: 100,
  sizes: 20,
  colors: 100,
  places: 40,
} as const;

export const CATALOG_PROBLEMS = [
  'empty',
  'long',
  'amount',
  'compare',
  'gsm',
  'sort',
  'past',
  'order',
  'twice',
  'hex',
  'size',
  'measure',
  'chosen',
  'room',
  'inches',
  'large',
  'outside',
  ...BLANK_PROBLEMS,
] as const;
export type CatalogProblem = (typeof CATALOG_PROBLEMS)[number];

/** What an admin may say of a shirt. Prices in rupees, as the form has them. */
export type ProductTerms = {
  name: string;
  nameHi: string | null;
  description: string;
  descriptionHi: string | null;
  fabric: string;
  fabricHi: string | null;
  /** 0 of what is no cloth: only what photographs show may be that. */
  gsm: number;
  price: number;
  compareAtPrice: number | null;
  sort: number;
  /** The garment of its pictures. */
  template: Garment;
  /** Its photographs, where it is not drawn. */
  blank: Blank | null;
  sizes: readonly SizeRow[];
  /** Keys of the colours that it is sold in. */
  colors: readonly Color[];
  placements: readonly PlacementId[];
};
export type ProductField = keyof ProductTerms | BlankField;

/** What an admin may say of a colour. The surcharge in rupees. */
export type ColorTerms = {
  name: string;
  nameHi: string | null;
  hex: string;
  ground: Ground;
  hasUnderbase: boolean;
  surcharge: number;
  position: number;
};
export type ColorField = keyof ColorTerms;

/** What an admin may say of a place to print. The fee in rupees. */
export type PlacementTerms = { name: string; nameHi: string | null; price: number; sort: number };
export type PlacementField = keyof PlacementTerms;

/** What an admin says of a new place beside that: it never changes. Inches, as `AreaWish` has them. */
export type NewPlacementTerms = PlacementTerms & AreaTerms;
export type AreaTerms = { view: View; widthInches: number; heightInches: number; aside: number; down: number };
export const areaWishOf = ({ widthInches, heightInches, ...rest }: AreaTerms): AreaWish => ({
  ...rest,
  width: widthInches,
  height: heightInches,
});

/** What an admin may say of a collection piece. Prices in rupees; moments in ISO 8601. */
export type CollectionTerms = {
  name: string;
  style: string;
  type: string;
  details: string;
  /** By colour; at least one. */
  prices: readonly { color: Color; price: number }[];
  sort: number;
  startsAt: string | null;
  endsAt: string | null;
};
export type CollectionField = keyof CollectionTerms;

type Finding<Field> = [Field, CatalogProblem, boolean];
/** The first of a field's problems is the one that is told. */
const told = <Field extends string>(found: Finding<Field>[]): Partial<Record<Field, CatalogProblem>> =>
  Object.fromEntries(
    found
      .filter(([, , isWrong]) => isWrong)
      .toReversed()
      .map(([field, problem]) => [field, problem]),
  ) as Partial<Record<Field, CatalogProblem>>;

const isWhole = (figure: number, least: number, most: number): boolean =>
  Number.isInteger(figure) && figure >= least && figure <= most;
const isLong = (text: string | null, most: number): boolean => (text?.length ?? 0) > most;

/** The measures of a size are inches above nothing, and the chest that it fits goes from less to more. */
const isMeasured = ({ chest, halfChest, length, shoulder, sleeve }: SizeRow): boolean =>
  [...chest, halfChest, length, shoulder, sleeve].every(inches => inches > 0 && inches <= CATALOG_LIMITS.inches) &&
  chest[0] <= chest[1];
/** What is not worn has a chart or none: measures of 0 are not shown. */
const isMeasuredOrNot = ({ chest, halfChest, length, shoulder, sleeve }: SizeRow): boolean =>
  [...chest, halfChest, length, shoulder, sleeve].every(inches => inches >= 0 && inches <= CATALOG_LIMITS.inches) &&
  chest[0] <= chest[1];
const isTwice = (words: readonly string[]): boolean => new Set(words).size < words.length;

/** A garment has room for a place that there is. */
const hasRoom = (place: PlacementId, template: Garment, areas: readonly PrintArea[]): boolean =>
  template !== PHOTOGRAPHS && areas.some(area => area.key === place && area.spots[template] !== undefined);

/** What is wrong with the sizes, colours and places of a shirt, by field. */
function rangeProblems(
  { template, blank, sizes, colors, placements }: ProductTerms,
  areas: readonly PrintArea[],
): Finding<ProductField>[] {
  const words = sizes.map(row => row.size);
  const all: Finding<ProductField>[] = [
    ['sizes', 'empty', sizes.length === 0],
    ['sizes', 'size', !words.every(word => SIZE_WORD.test(word))],
    ['sizes', 'twice', isTwice(words)],
    ['sizes', 'measure', !sizes.every(blank ? isMeasuredOrNot : isMeasured)],
    ['colors', 'chosen', colors.length === 0],
    ['colors', 'twice', isTwice(colors)],
    ['template', 'photo', (template === PHOTOGRAPHS) !== (blank !== null)],
  ];
  // A blank is printed on its own sides alone.
  if (blank) return [...all, ...blankProblems(blank, colors)];
  return [
    ...all,
    ['placements', 'chosen', placements.length === 0],
    ['placements', 'twice', isTwice(placements)],
    ['placements', 'room', !placements.every(place => hasRoom(place, template, areas))],
  ];
}

/** What is wrong with a shirt's terms, by field; `areas` are the places of the catalogue. The price that it is compared with is above its own (rulings, Money). */
export function productProblems(
  terms: ProductTerms,
  areas: readonly PrintArea[],
): Partial<Record<ProductField, CatalogProblem>> {
  const { name, description, fabric, gsm, price, compareAtPrice, sort } = terms;
  const [leastGsm, mostGsm] = CATALOG_LIMITS.gsm;
  return told<ProductField>([
    ['name', 'empty', name.trim() === ''],
    ['name', 'long', isLong(name, CATALOG_LIMITS.name)],
    ['nameHi', 'long', isLong(terms.nameHi, CATALOG_LIMITS.name)],
    ['description', 'long', isLong(description, CATALOG_LIMITS.description)],
    ['descriptionHi', 'long', isLong(terms.descriptionHi, CATALOG_LIMITS.description)],
    ['fabric', 'long', isLong(fabric, CATALOG_LIMITS.fabric)],
    ['fabricHi', 'long', isLong(terms.fabricHi, CATALOG_LIMITS.fabric)],
    ['gsm', 'gsm', !isWhole(gsm, leastGsm, mostGsm) && !(terms.blank && gsm === 0)],
    ['price', 'amount', !isBookPrice(price)],
    ['compareAtPrice', 'amount', compareAtPrice !== null && !isBookPrice(compareAtPrice)],
    ['compareAtPrice', 'compare', compareAtPrice !== null && compareAtPrice <= price],
    ['sort', 'sort', !isWhole(sort, 0, CATALOG_LIMITS.sort)],
    ...rangeProblems(terms, areas),
  ]);
}

/** What is wrong with a colour's terms, by field. A surcharge may be nothing. */
export const colorProblems = (terms: ColorTerms): Partial<Record<ColorField, CatalogProblem>> =>
  told<ColorField>([
    ['name', 'empty', terms.name.trim() === ''],
    ['name', 'long', isLong(terms.name, CATALOG_LIMITS.name)],
    ['nameHi', 'long', isLong(terms.nameHi, CATALOG_LIMITS.name)],
    ['hex', 'hex', !HEX.test(terms.hex)],
    ['surcharge', 'amount', !isBookPrice(terms.surcharge, 0)],
    ['position', 'sort', !isWhole(terms.position, 0, CATALOG_LIMITS.sort)],
  ]);

/**
 * The word of something new by its name: 'Bottle green' is 'bottle-green'; with a number where another has it ('bottle-green-2'). A name
 * without Latin letters takes `otherwise`.
 */
export function wordFor(name: string, taken: readonly string[], otherwise: string): string {
  const latin = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 24)
    .replace(/-+$/, '');
  const word = latin || otherwise;
  for (let number = 1; ; number++) {
    const tried = number === 1 ? word : `${word}-${number}`;
    if (!taken.includes(tried)) return tried;
  }
}

/** What is wrong with the terms of a place to print, by field. A fee may be nothing. */
export const placementProblems = (terms: PlacementTerms): Partial<Record<PlacementField, CatalogProblem>> =>
  told<PlacementField>([
    ['name', 'empty', terms.name.trim() === ''],
    ['name', 'long', isLong(terms.name, CATALOG_LIMITS.name)],
    ['nameHi', 'long', isLong(terms.nameHi, CATALOG_LIMITS.name)],
    ['price', 'amount', !isBookPrice(terms.price, 0)],
    ['sort', 'sort', !isWhole(terms.sort, 0, CATALOG_LIMITS.sort)],
  ]);

/** Inches with at most two decimals. */
const isInches = (figure: number, least: number): boolean =>
  figure >= least && figure <= CATALOG_LIMITS.inches && Math.round(figure * 100) / 100 === figure;

/** What is wrong with a new place, by field: no garment may be too small for it, and it lies nowhere over collar, seam or hem. */
export function newPlacementProblems(
  terms: NewPlacementTerms,
): Partial<Record<keyof NewPlacementTerms, CatalogProblem>> {
  const { leastInches, inches } = CATALOG_LIMITS;
  const area = areaWishOf(terms);
  const problems = told<keyof NewPlacementTerms>([
    ['widthInches', 'inches', !isInches(terms.widthInches, leastInches)],
    ['heightInches', 'inches', !isInches(terms.heightInches, leastInches)],
    ['aside', 'inches', !isInches(terms.aside + inches / 2, 0)],
    ['down', 'inches', !isInches(terms.down, 0)],
  ]);
  const where = Object.keys(problems).length > 0 ? {} : roomProblems(area);
  return { ...placementProblems(terms), ...problems, ...where };
}

/** Too wide, too high, or where no garment has room for it. */
function roomProblems(area: AreaWish): Partial<Record<keyof NewPlacementTerms, CatalogProblem>> {
  if (!isPrintable({ ...area, height: 0 })) return { widthInches: 'large' };
  if (!isPrintable(area)) return { heightInches: 'large' };
  if (Object.keys(spotsFor(area)).length > 0) return {};
  // In the middle it fits: it lies too far aside. Else too far down.
  return Object.keys(spotsFor({ ...area, aside: 0 })).length > 0 ? { aside: 'outside' } : { down: 'outside' };
}

/** What is wrong with a piece's terms, by field. `kept`: the end that it has already, which may lie in the past. */
export function collectionProblems(
  terms: CollectionTerms,
  o: { now: Date; kept?: string | null | undefined },
): Partial<Record<CollectionField, CatalogProblem>> {
  const { name, style, type, details, prices, sort, startsAt, endsAt } = terms;
  const isNewEnd = endsAt !== null && endsAt !== o.kept;
  return told<CollectionField>([
    ['name', 'empty', name.trim() === ''],
    ['name', 'long', isLong(name, CATALOG_LIMITS.name)],
    ['style', 'long', isLong(style, CATALOG_LIMITS.fabric)],
    ['type', 'long', isLong(type, CATALOG_LIMITS.fabric)],
    ['details', 'long', isLong(details, CATALOG_LIMITS.details)],
    ['prices', 'empty', prices.length === 0],
    ['prices', 'twice', new Set(prices.map(({ color }) => color)).size < prices.length],
    ['prices', 'amount', !prices.every(({ price }) => isBookPrice(price))],
    ['sort', 'sort', !isWhole(sort, 0, CATALOG_LIMITS.sort)],
    ['endsAt', 'past', isNewEnd && !(Date.parse(endsAt) > o.now.getTime())],
    ['endsAt', 'order', startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)],
  ]);
}

/** Whether something that is switched on and may have a beginning and an end is on sale at a moment. */
export const isOnSale = (
  { isActive, startsAt, endsAt }: { isActive: boolean; startsAt: Date | null; endsAt: Date | null },
  now: Date,
): boolean => isActive && (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);
