/**
 * The shirt shader's front door, the one for browsers: garment maps + colour + artwork → pixels. Pure arithmetic without imports of
 * a platform, so the browser's live shirt and the server's stored mockup are the same picture.
 */
export { clothOf, drawBare, type BareMaps } from './bare.ts';
export { shadeShirt, type ShirtOptions, type Window } from './cloth.ts';
export { areaRatio, fittedTransform, FRAME_RATIO, placeArtwork, printArea, printBox } from './geometry.ts';
export type { GarmentColor, GarmentType, Placed, Placement, Transform, View } from './geometry.ts';
export { dyed, hexOf } from './colour.ts';
export { inkLayer, lightLayer, unlit, type Layer } from './layers.ts';
export { garmentPictures, LIGHT_RANGE, readGarment, MOVE_RANGE, type GarmentMaps } from './maps.ts';
export {
  printedWidth,
  printOnCloth,
  printOnto,
  readCloth,
  sheetSize,
  WHOLE_AREA,
  type Cloth,
  type PrintOptions,
} from './print.ts';
export { readPhoto, type PhotoMaps } from './photo.ts';
export { shrinkArtwork, type Picture } from './shrink.ts';
