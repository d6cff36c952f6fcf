import type { AdminProduct } from '../../../../contract/src/admin-catalogue.ts';
import { productProblems, wordFor, type ProductTerms } from '../../../../domain/src/catalog-terms.ts';
import type { Blank } from '../../../../domain/src/blanks.ts';
import type { Color, PlacementId } from '../../../../domain/src/catalog.ts';
import { areaOf, type PrintArea } from '../../../../domain/src/print-areas.ts';
import { bookPaise } from '../../../../domain/src/prices.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { listColors, listPlacements, listProducts, MOST_PRODUCTS, type StoredProduct } from './catalog.store.ts';
import {
  checkFields,
  checkVersion,
  getForAdmin,
  putHindi,
  saidOf,
  tellCatalog,
  type Change,
  type Editor,
} from './manage-catalog.ts';
import { checkPhotos, dropMockups, putSides } from './manage-blanks.ts';
import { insertProduct, lockAdding, lockProducts, updateProduct } from './manage-catalog.store.ts';
import { priceItemOf } from './price-book.ts';
import { noteSetPrices } from './price-changes.ts';

type ProductChange = Partial<ProductTerms & { isActive: boolean }>;

/** Refuses colours that the shop does not have with color_not_found. */
async function checkColors(tx: Tx, keys: readonly Color[]): Promise<void> {
  const known = new Set((await listColors(tx)).map(row => row.key));
  if (!keys.every(key => known.has(key))) throw new Refused('color_not_found');
}

/** The places of the shop: a shirt names no other. */
const areasIn = async (tx: Tx): Promise<PrintArea[]> => (await listPlacements(tx)).map(areaOf);

/** A blank without what only its form needs. */
const storedBlank = ({ curve, isTinted, grams, sides }: Blank): Blank => ({
  ...{ curve, isTinted, grams },
  sides: sides.map(({ view, widthMm, heightMm, dpi, photos }) => ({
    ...{ view, widthMm, heightMm, dpi },
    photos: photos.map(({ color, file, corners }) => ({ color, file, corners })),
  })),
});

/** The terms with the places of its own sides, where photographs show it. Refuses with invalid_input. */
async function withOwnPlaces(tx: Tx, type: string, terms: ProductTerms): Promise<ProductTerms> {
  const { blank, placements } = terms;
  if (!blank) return terms;
  await checkPhotos(tx, blank);
  return { ...terms, placements: await putSides(tx, { type, placements, sides: blank.sides }) };
}

/** Terms as the columns of a product have them. */
function columnsOf(terms: ProductTerms): Omit<StoredProduct, 'id' | 'type' | 'isActive' | 'version'> {
  const { template, blank, name, description, fabric, gsm, sort, sizes, colors, placements } = terms;
  return {
    ...{ template, blank: blank && storedBlank(blank), name, description, fabric, gsm, sort },
    ...{ sizes: [...sizes], colors: [...colors], placements: [...placements] },
    basePrice: bookPaise(terms.price),
    compareAtPrice: terms.compareAtPrice === null ? null : bookPaise(terms.compareAtPrice),
  };
}

/** Writes the Hindi texts of a shirt, and how its prices changed. */
async function putRest(
  tx: Tx,
  editor: Editor,
  o: { id: number; terms: ProductTerms; before?: StoredProduct; row: ReturnType<typeof columnsOf> },
): Promise<void> {
  const { id, terms, before, row } = o;
  await putHindi(tx, String(id), {
    'product.name': terms.nameHi,
    'product.description': terms.descriptionHi,
    'product.fabric': terms.fabricHi,
  });
  await noteSetPrices(tx, editor, [
    { item: priceItemOf(id), from: before?.basePrice ?? null, to: row.basePrice },
    { item: `product/${id}/compare`, from: before?.compareAtPrice ?? null, to: row.compareAtPrice },
  ]);
  await tellCatalog(tx);
}

/** Adds a shirt, on sale at once. Refuses with invalid_input, color_not_found, and catalog_full where no more fit. */
export async function createProduct(tx: Tx, editor: Editor, wish: ProductTerms): Promise<AdminProduct> {
  checkFields(productProblems(wish, await areasIn(tx)));
  await lockAdding(tx);
  await checkColors(tx, wish.colors);
  const all = await listProducts(tx);
  if (all.length >= MOST_PRODUCTS) throw new Refused('catalog_full');
  const id = Math.max(0, ...all.map(one => one.id)) + 1;
  // An id is another way to name a product (rulings, Wire values): a word is never a number.
  const type = wordFor(wish.name, all.map(one => one.type), 'product'); // prettier-ignore
  const row = columnsOf(await withOwnPlaces(tx, type, { ...wish, placements: wish.blank ? [] : wish.placements }));
  await insertProduct(tx, { id, type, ...row });
  await putRest(tx, editor, { id, terms: wish, row });
  return getForAdmin(tx, id, editor.now);
}

/**
 * Changes a shirt. Refuses with not_found, catalog_changed, invalid_input, color_not_found, and catalog_last where nothing would be sold
 * any more.
 */
export async function changeProduct(
  context: Context,
  tx: Tx,
  editor: Editor,
  o: { id: number; version: number; change: ProductChange },
): Promise<Change<AdminProduct>> {
  const rows = await lockProducts(tx);
  const before = await getForAdmin(tx, o.id, editor.now);
  checkVersion(o.version, before);
  const terms = { ...before, ...saidOf(o.change) };
  checkFields(productProblems(terms, await areasIn(tx)));
  await checkColors(tx, terms.colors);
  if (!terms.isActive && !rows.some(row => row.isActive && row.id !== o.id)) throw new Refused('catalog_last');
  const stored = rows.find(one => one.id === o.id)!;
  await lockAdding(tx);
  const row = columnsOf(await withOwnPlaces(tx, before.type, { ...terms, placements: placesOf(before, terms) }));
  await updateProduct(tx, o.id, { ...row, isActive: terms.isActive });
  await dropMockups(context, tx, stored, row.blank);
  await putRest(tx, editor, { id: o.id, terms, row, before: stored });
  return { before, after: await getForAdmin(tx, o.id, editor.now) };
}

/** Whatever is sent of places: a product on photographs keeps the places of its own sides. */
const placesOf = (before: AdminProduct, terms: ProductTerms): readonly PlacementId[] =>
  terms.blank ? before.placements : terms.placements;

/** Takes a shirt off sale, whatever its version. Refuses with not_found and catalog_last. */
export async function retireProduct(
  context: Context,
  tx: Tx,
  editor: Editor,
  id: number,
): Promise<Change<AdminProduct>> {
  await lockProducts(tx);
  const { version } = await getForAdmin(tx, id, editor.now);
  return changeProduct(context, tx, editor, { id, version, change: { isActive: false } });
}
