import { photoOf, quadOf, type Blank, type BlankSide } from '../../../../domain/src/blanks.ts';
import { CATALOG_LIMITS, wordFor } from '../../../../domain/src/catalog-terms.ts';
import { viewOf, type Color, type PlacementId } from '../../../../domain/src/catalog.ts';
import { paiseOf } from '../../../../domain/src/money.ts';
import type { PrintArea } from '../../../../domain/src/print-areas.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { letGoOf } from '../privacy/privacy.ts';
import { wordsOf } from '../../words.ts';
import { listPlacements, type ProductRow, type StoredPlacement, type StoredProduct } from './catalog.store.ts';
import { checkFields, putHindi } from './manage-catalog.ts';
import { deleteMockupsOf, insertPlacement, listBlankPhotos, updatePlacement } from './manage-catalog.store.ts';

const INCH = 25.4;

/** Refuses photographs that nobody sent, at the field of their side. */
export async function checkPhotos(tx: Tx, { sides }: Blank): Promise<void> {
  const known = new Set(
    await listBlankPhotos(tx, [...new Set(sides.flatMap(side => side.photos.map(one => one.file)))]),
  );
  const isUnknown = ({ photos }: BlankSide) => photos.some(photo => !known.has(photo.file));
  checkFields(Object.fromEntries(sides.filter(isUnknown).map(side => [`${side.view}.photos`, 'photo'])));
}

/** The columns of a place that follow from the side of a product. */
const sizeOf = ({ widthMm, heightMm, dpi }: BlankSide) => ({
  widthInches: widthMm / INCH,
  heightInches: heightMm / INCH,
  print: { widthMm, heightMm, dpi },
});

/** A place for a side of a product; answers its key. Its fee is nothing until the owner sets one. */
async function addPlace(tx: Tx, type: string, side: BlankSide, all: StoredPlacement[]): Promise<PlacementId> {
  const { view } = side;
  const key = wordFor(`${type.slice(0, 16)} ${view}`, all.map(one => one.key), `blank-${view}`); // prettier-ignore
  const [name, nameHi] = [wordsOf('en').catalog.sides[view], wordsOf('hi').catalog.sides[view]];
  const sort = Math.min(Math.max(-1, ...all.map(one => one.sort)) + 1, CATALOG_LIMITS.sort);
  const pair = { key, position: view, designSize: key };
  await insertPlacement(tx, { ...pair, ...sizeOf(side), name, spots: {}, fee: paiseOf(0), sort });
  await putHindi(tx, `${view}/${key}`, { 'placement.name': nameHi });
  return key;
}

/** Has a place for each side of a product, of the size that is said now; answers their keys. */
export async function putSides(
  tx: Tx,
  { type, placements, sides }: { type: string; placements: readonly PlacementId[]; sides: readonly BlankSide[] },
): Promise<PlacementId[]> {
  const keys: PlacementId[] = [];
  for (const side of sides) {
    const all = await listPlacements(tx);
    const own = all.find(
      one => one.print !== null && placements.includes(one.key) && viewOf(one.position) === side.view,
    );
    if (own) await updatePlacement(tx, own, sizeOf(side));
    keys.push(own?.key ?? (await addPlace(tx, type, side, all)));
  }
  return keys;
}

/** Forgets what was drawn of a product that is to look otherwise: pictures that orders and designs show stay. */
export async function dropMockups(context: Context, tx: Tx, before: StoredProduct, blank: Blank | null): Promise<void> {
  if (JSON.stringify(before.blank) === JSON.stringify(blank)) return;
  await letGoOf(context, tx, await deleteMockupsOf(tx, before.type));
}

/** An area of a product as it is seen on its photograph in a colour, and that photograph; the area alone where the product is drawn. */
export function seenOn(
  { blank }: Pick<ProductRow, 'blank'>,
  area: PrintArea,
  color: Color,
): { placement: PrintArea; photo?: { file: string; isTinted: boolean } } {
  const photo = blank && photoOf(blank, area.view, color);
  if (!photo) return { placement: area };
  return { placement: { ...area, quad: quadOf(blank, photo) }, photo: { file: photo.file, isTinted: blank.isTinted } };
}
