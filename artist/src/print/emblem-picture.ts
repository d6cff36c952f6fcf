/** Which drawing of a design is printed: on a small place its emblem, elsewhere the whole picture. */
import type { Arrangement } from '../../../domain/src/arrangement.ts';
import { isSmall } from '../../../domain/src/print-areas.ts';
import type { Placement } from '../garment/geometry.ts';
import { readDrawing, readEmblem, type Drawing } from '../pixels/drawing.ts';
import { paintArtwork } from '../pixels/paint.ts';
import { encodePng } from '../pixels/png.ts';

export interface PrintPlace {
  placement: Placement;
  arrangement?: Arrangement;
}
/** 300 dots an inch of the chest's 2.5. */
const CHEST_PIXELS = 750;

/** What was placed by hand is printed as it was seen there: the whole picture. */
const emblemAt = (stored: string, { placement, arrangement }: PrintPlace): Drawing | undefined =>
  isSmall(placement) && !arrangement ? readEmblem(stored) : undefined;

/** The drawing that is printed at a place, of those that were stored together. */
export const drawingAt = (stored: string, place: PrintPlace): Drawing => emblemAt(stored, place) ?? readDrawing(stored);

/** The emblem as a PNG where it is what is printed there; nothing where the artwork is. */
export function emblemPicture(stored: string, place: PrintPlace): Uint8Array | undefined {
  const emblem = emblemAt(stored, place);
  return emblem && encodePng(paintArtwork(emblem, { width: CHEST_PIXELS, maxHeight: CHEST_PIXELS }), { dpi: 300 });
}
