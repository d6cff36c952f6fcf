import type { AdminColor } from '../../../../contract/src/admin-catalogue.ts';
import { CATALOG_LIMITS, colorProblems, wordFor, type ColorTerms } from '../../../../domain/src/catalog-terms.ts';
import type { Color } from '../../../../domain/src/catalog.ts';
import { bookPaise } from '../../../../domain/src/prices.ts';
import type { Tx } from '../../db/database.ts';
import { Refused } from '../../http/refused.ts';
import { MOST_COLORS } from './catalog.store.ts';
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
import { insertColor, lockAdding, updateColor } from './manage-catalog.store.ts';
import { noteSetPrices } from './price-changes.ts';

/** Colours as admins see them, read in this transaction. */
const listColorsForAdmin = async (tx: Tx, now: Date): Promise<AdminColor[]> => (await listForAdmin(tx, now)).colors;

/** A colour as it is now. Refuses with not_found. */
async function getColor(tx: Tx, key: Color, now: Date): Promise<AdminColor> {
  const found = (await listColorsForAdmin(tx, now)).find(one => one.key === key);
  if (!found) throw new Refused('not_found');
  return found;
}

/** Terms as the columns of a colour have them. */
const columnsOf = ({ name, hex, ground, hasUnderbase, surcharge, position }: ColorTerms) => ({
  ...{ name, hex, ground, hasUnderbase, position },
  surcharge: bookPaise(surcharge),
});

/** Adds a colour, the last of the list. Refuses with invalid_input, and catalog_full where no more fit. */
export async function createColor(tx: Tx, editor: Editor, wish: Omit<ColorTerms, 'position'>): Promise<AdminColor> {
  await lockAdding(tx);
  const all = await listColorsForAdmin(tx, editor.now);
  const position = Math.min(Math.max(-1, ...all.map(one => one.position)) + 1, CATALOG_LIMITS.sort);
  checkFields(colorProblems({ ...wish, position }));
  if (all.length >= MOST_COLORS) throw new Refused('catalog_full');
  const key = wordFor(wish.name, all.map(one => one.key), 'color'); // prettier-ignore
  const row = columnsOf({ ...wish, position });
  await insertColor(tx, { key, ...row });
  await putHindi(tx, key, { 'color.name': wish.nameHi });
  await noteSetPrices(tx, editor, [{ item: `color/${key}/surcharge`, from: null, to: row.surcharge }]);
  await tellCatalog(tx);
  return getColor(tx, key, editor.now);
}

/**
 * Changes a colour; what was ordered keeps its cloth. Refuses with not_found, catalog_changed, invalid_input, and catalog_last where no
 * colour would be sold any more.
 */
export async function changeColor(
  tx: Tx,
  editor: Editor,
  o: { key: Color; version: number; change: Partial<ColorTerms & { onSale: boolean }> },
): Promise<Change<AdminColor>> {
  await lockAdding(tx);
  const all = await listColorsForAdmin(tx, editor.now);
  const before = await getColor(tx, o.key, editor.now);
  checkVersion(o.version, before);
  const terms = { ...before, ...saidOf(o.change) };
  checkFields(colorProblems(terms));
  if (!terms.onSale && !all.some(one => one.onSale && one.key !== o.key)) throw new Refused('catalog_last');
  const row = columnsOf(terms);
  await updateColor(tx, o.key, { ...row, onSale: terms.onSale });
  await putHindi(tx, o.key, { 'color.name': terms.nameHi });
  await noteSetPrices(tx, editor, [
    { item: `color/${o.key}/surcharge`, from: bookPaise(before.surcharge), to: row.surcharge },
  ]);
  await tellCatalog(tx);
  return { before, after: await getColor(tx, o.key, editor.now) };
}
