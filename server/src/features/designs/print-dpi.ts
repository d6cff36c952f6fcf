import type { PrintArea } from '../../../../domain/src/print-areas.ts';
import { printedInches, printQuality } from '../../../../domain/src/print-quality.ts';
import type { Tx } from '../../db/database.ts';
import type { BuyableDesign } from './buyable-design.ts';
import { findVersion } from './versions.store.ts';

/** The embedded artist draws vectors, so its print files are made at any size (rulings, Generation). */
const DRAWS_VECTORS = 'artist';

/** Dots an inch of a design's current picture at the size that it has in its place. */
export async function printDpi(
  tx: Tx,
  design: Pick<BuyableDesign, 'id' | 'currentVersion' | 'arrangement'>,
  area: PrintArea,
): Promise<number> {
  const version = await findVersion(tx, { designId: design.id, number: design.currentVersion });
  if (!version) return 0;
  const { width: widthPixels, height: heightPixels, provider } = version;
  const inches = printedInches(area, version, design.arrangement?.artwork?.scale);
  const { dpi } = printQuality({
    widthPixels,
    heightPixels,
    widthInches: inches.width,
    heightInches: inches.height,
    isVector: provider === DRAWS_VECTORS,
  });
  return dpi;
}
