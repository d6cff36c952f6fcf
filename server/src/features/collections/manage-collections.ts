import type { AdminCollection } from '../../../../contract/src/admin-catalogue.ts';
import { DEFAULTS, type Color } from '../../../../domain/src/catalog.ts';
import { collectionProblems } from '../../../../domain/src/catalog-terms.ts';
import { toRupees } from '../../../../domain/src/money.ts';
import { bookPaise } from '../../../../domain/src/prices.ts';
import { fileUrl } from '../../adapters/storage/port.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { cutPage, readCursor, writeCursor } from '../../http/keyset.ts';
import { Refused } from '../../http/refused.ts';
import {
  checkFields,
  checkVersion,
  colorOf,
  noteSetPrices,
  readPriceBook,
  saidOf,
  tellCatalog,
  type Change,
  type Editor,
} from '../catalog/catalog.ts';
import { holdFiles } from '../pictures/pictures.ts';
import type { ColorPrices } from '../../db/tables/collections.ts';
import type { ShownCollection } from './collections.store.ts';
import {
  hasSellableDesign,
  insertCollection,
  insertRemoval,
  listAllCollections,
  lockCollection,
  putPrices,
  updateCollection,
} from './manage-collections.store.ts';

/** A piece as JSON for admins. */
export function toAdminCollection(row: ShownCollection): AdminCollection {
  const { id, name, style, type, details, designId, isActive, sort, version } = row;
  const picture = row.pictureFile ?? row.mockupFile;
  return {
    ...{ id, name, style, type, details, designId, isActive, sort, version },
    prices: Object.entries(rupeesByColor(row.prices)).map(([color, price]) => ({ color, price })),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    imageUrl: picture === null ? null : fileUrl(picture),
    hasPhoto: row.pictureFile !== null,
  };
}

/** A page of all pieces in the shop's order. */
export async function pageOfAllCollections(
  context: Context,
  o: { limit: number; cursor?: string | undefined },
): Promise<{ pieces: AdminCollection[]; next: string | undefined }> {
  const afterRow = readCursor('count', o.cursor);
  const rows = await listAllCollections(context.db, {
    limit: o.limit,
    afterRow: afterRow && { sort: Number(afterRow.key), id: afterRow.id },
  });
  const page = cutPage(rows, o.limit, row => writeCursor('count', String(row.sort), row.id));
  return { pieces: page.rows.map(toAdminCollection), next: page.next };
}

/** Prices by colour in rupees, Black's first, since its price is the piece's own (rulings, Money). */
export const rupeesByColor = (prices: ColorPrices): Record<Color, number> =>
  Object.fromEntries(
    Object.entries(prices)
      .toSorted(([one], [other]) => Number(other === DEFAULTS.color) - Number(one === DEFAULTS.color))
      .map(([color, price]) => [color, toRupees(price)]),
  );
const paiseByColor = (prices: PieceTerms['prices']): ColorPrices =>
  Object.fromEntries(prices.map(({ color, price }) => [color, bookPaise(price)]));

/** Refuses with color_not_found a price in a colour that the shop does not have. */
async function checkColors(tx: Tx, { prices }: PieceTerms, now: Date): Promise<void> {
  const book = await readPriceBook(tx, now);
  for (const { color } of prices) colorOf(book, color);
}

export type PieceTerms = Omit<AdminCollection, 'id' | 'designId' | 'imageUrl' | 'hasPhoto' | 'version'>;

const toRow = (terms: PieceTerms) => ({
  ...{ name: terms.name, style: terms.style, type: terms.type, details: terms.details },
  ...{ isActive: terms.isActive, sort: terms.sort },
  startsAt: terms.startsAt === null ? null : new Date(terms.startsAt),
  endsAt: terms.endsAt === null ? null : new Date(terms.endsAt),
});

const getPiece = async (tx: Tx, id: string): Promise<ShownCollection> => {
  const row = await lockCollection(tx, id);
  if (!row) throw new Refused('not_found');
  return row;
};

const notePrices = (tx: Tx, editor: Editor, before: ShownCollection | undefined, after: ShownCollection) =>
  noteSetPrices(
    tx,
    editor,
    Object.keys({ ...before?.prices, ...after.prices }).map(color => ({
      item: `collection/${after.id}/${color}`,
      from: before?.prices[color] ?? null,
      to: after.prices[color] ?? null,
    })),
  );

/** Makes a piece of a drawn design of the admin's own. Refuses with invalid_input, and design_not_for_sale. */
export async function createPiece(
  context: Context,
  tx: Tx,
  editor: Editor,
  { designId, ...terms }: PieceTerms & { designId: string },
): Promise<AdminCollection> {
  checkFields(collectionProblems(terms, { now: editor.now }));
  await checkColors(tx, terms, editor.now);
  if (!(await hasSellableDesign(tx, { id: designId, accountId: editor.actorId })))
    throw new Refused('design_not_for_sale');
  const id = `c${context.randomId(16)}`;
  await insertCollection(tx, { ...toRow(terms), id, designId, createdAt: editor.now });
  await putPrices(tx, id, paiseByColor(terms.prices));
  const after = await getPiece(tx, id);
  await notePrices(tx, editor, undefined, after);
  await tellCatalog(tx);
  return toAdminCollection(after);
}

/** Changes a piece. Refuses with not_found, catalog_changed and invalid_input. */
export async function changePiece(
  tx: Tx,
  editor: Editor,
  o: { id: string; version: number; change: Partial<PieceTerms> & { photo?: null | undefined } },
): Promise<Change<AdminCollection>> {
  const row = await getPiece(tx, o.id);
  const before = toAdminCollection(row);
  checkVersion(o.version, before);
  const { photo, ...change } = o.change;
  if (photo === null) await insertRemoval(tx, row.pictureFile, editor.now);
  const terms: PieceTerms = { ...before, ...saidOf(change) };
  checkFields(collectionProblems(terms, { now: editor.now, kept: before.endsAt }));
  await checkColors(tx, terms, editor.now);
  await updateCollection(tx, o.id, { ...toRow(terms), ...(photo === null && { pictureFile: null }) });
  await putPrices(tx, o.id, paiseByColor(terms.prices));
  const after = await getPiece(tx, o.id);
  await notePrices(tx, editor, row, after);
  await tellCatalog(tx);
  return { before, after: toAdminCollection(after) };
}

/**
 * Gives a piece a stored picture; the one before is removed once nothing names it (features/privacy removes files). Refuses with
 * not_found.
 */
export async function setPiecePhoto(
  context: Context,
  tx: Tx,
  o: { id: string; pictureFile: string; now: Date },
): Promise<Change<AdminCollection>> {
  const { id, pictureFile } = o;
  const row = await getPiece(tx, id);
  const before = toAdminCollection(row);
  if (row.pictureFile !== pictureFile) await insertRemoval(tx, row.pictureFile, o.now);
  await holdFiles(context, tx, [pictureFile]);
  await updateCollection(tx, id, { pictureFile });
  await tellCatalog(tx);
  return { before, after: toAdminCollection(await getPiece(tx, id)) };
}
