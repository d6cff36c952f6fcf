import type { AdminPlacement } from '../../../../contract/src/admin-catalogue.ts';
import {
  areaWishOf,
  CATALOG_LIMITS,
  newPlacementProblems,
  placementProblems,
  wordFor,
  type NewPlacementTerms,
  type PlacementTerms,
} from '../../../../domain/src/catalog-terms.ts';
import type { PlacementId } from '../../../../domain/src/catalog.ts';
import { spotsFor } from '../../../../domain/src/print-areas.ts';
import { bookPaise } from '../../../../domain/src/prices.ts';
import type { Tx } from '../../db/database.ts';
import { Refused } from '../../http/refused.ts';
import {
  checkFields,
  checkVersion,
  listForAdmin,
  putHindi,
  saidOf,
  tellCatalog,
  type Change,
  type Editor,
} from './manage-catalog.ts';
import { insertPlacement, lockAdding, lockPlacements, updatePlacement } from './manage-catalog.store.ts';
import { feeItemOf } from './price-book.ts';
import { noteSetPrices } from './price-changes.ts';

/** Places as admins see them, read in this transaction. */
const listPlacesForAdmin = async (tx: Tx, now: Date): Promise<AdminPlacement[]> =>
  (await listForAdmin(tx, now)).placements;

/** A place to print as it is now. Refuses with not_found. */
async function getPlacement(tx: Tx, key: PlacementId, now: Date): Promise<AdminPlacement> {
  const found = (await listPlacesForAdmin(tx, now)).find(one => one.key === key);
  if (!found) throw new Refused('not_found');
  return found;
}

/**
 * Adds a place to print, the last of the list. Where it lies never changes: a mockup is stored under its key. Refuses with invalid_input,
 * and catalog_full where no more fit.
 */
export async function createPlacement(
  tx: Tx,
  editor: Editor,
  wish: Omit<NewPlacementTerms, 'sort'>,
): Promise<AdminPlacement> {
  await lockAdding(tx);
  const all = await listPlacesForAdmin(tx, editor.now);
  const sort = Math.min(Math.max(-1, ...all.map(one => one.sort)) + 1, CATALOG_LIMITS.sort);
  checkFields(newPlacementProblems({ ...wish, sort }));
  // A place of a product on photographs has a spot on no garment, and comes with its product.
  if (all.filter(one => Object.keys(one.spots).length > 0).length >= CATALOG_LIMITS.places)
    throw new Refused('catalog_full');
  const key = wordFor(wish.name, all.map(one => one.key), 'place'); // prettier-ignore
  const { name, nameHi, view: position, widthInches, heightInches } = wish;
  const [fee, spots] = [bookPaise(wish.price), spotsFor(areaWishOf(wish))];
  const pair = { key, position, designSize: key };
  await insertPlacement(tx, { ...pair, name, widthInches, heightInches, spots, print: null, fee, sort });
  await putHindi(tx, `${position}/${key}`, { 'placement.name': nameHi });
  await noteSetPrices(tx, editor, [{ item: feeItemOf(key), from: null, to: fee }]);
  await tellCatalog(tx);
  return getPlacement(tx, key, editor.now);
}

/** Changes a place to print; what was ordered keeps its own. Refuses as changeProduct does. */
export async function changePlacement(
  tx: Tx,
  editor: Editor,
  o: { id: PlacementId; version: number; change: Partial<PlacementTerms & { isActive: boolean }> },
): Promise<Change<AdminPlacement>> {
  const rows = await lockPlacements(tx);
  const before = await getPlacement(tx, o.id, editor.now);
  checkVersion(o.version, before);
  const terms = { ...before, ...saidOf(o.change) };
  checkFields(placementProblems(terms));
  if (!terms.isActive && !rows.some(row => row.isActive && row.key !== o.id)) throw new Refused('catalog_last');
  const { name, nameHi, isActive, sort } = terms;
  const fee = bookPaise(terms.price);
  await updatePlacement(tx, before, { name, fee, isActive, sort });
  await putHindi(tx, `${before.position}/${before.designSize}`, { 'placement.name': nameHi });
  await noteSetPrices(tx, editor, [{ item: feeItemOf(o.id), from: rows.find(one => one.key === o.id)!.fee, to: fee }]);
  await tellCatalog(tx);
  return { before, after: await getPlacement(tx, o.id, editor.now) };
}
