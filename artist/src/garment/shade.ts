/**
 * The shirt shader's front door, the one for browsers: garment maps + colour + artwork → pixels. Pure arithmetic without imports of
 * a platform, so the browser's live shirt and the server's stored mockup are the same picture.
 */
import { shadeShirt, type ShirtOptions } from './cloth.ts';
import type { GarmentMaps } from './maps.ts';
import { printOnto, type PrintOptions } from './print.ts';
import type { Picture } from './shrink.ts';

export { shadeShirt, type ShirtOptions } from './cloth.ts';
export { FRAME_RATIO, placeArtwork, PRINT_AREAS, printArea, printBox } from './geometry.ts';
export type { GarmentColor, GarmentType, Placed, Placement, Transform, View } from './geometry.ts';
export { garmentPictures, LIGHT_RANGE, readGarment, SLOPE_RANGE, type GarmentMaps } from './maps.ts';
export { printedWidth, printOnto, type PrintOptions } from './print.ts';
export { shrinkArtwork, type Picture } from './shrink.ts';

/** Draws the shirt with its print, RGBA. */
export function shadeGarment(maps: GarmentMaps, shirt: ShirtOptions, print?: PrintOptions): Picture {
  const picture = shadeShirt(maps, shirt);
  if (print) printOnto(picture, maps, print);
  return picture;
}
