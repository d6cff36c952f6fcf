/** What a product is drawn from: the maps of a garment, or a photograph. */
import { shadeShirt, type ShirtOptions } from './cloth.ts';
import type { GarmentMaps } from './maps.ts';
import { readPhotoCloth, shadePhoto, type PhotoMaps } from './photo.ts';
import { readCloth, type Cloth, type ClothOptions } from './print.ts';
import type { Picture } from './shrink.ts';

export type BareMaps = GarmentMaps | PhotoMaps;

/** The bare product, RGBA. */
export const drawBare = (maps: BareMaps, o: ShirtOptions): Picture =>
  'photo' in maps ? shadePhoto(maps, o) : shadeShirt(maps, o);

/** The cloth under a print area, as a picture of the bare product shows it. */
export const clothOf = (size: { width: number; height: number }, maps: BareMaps, o: ClothOptions): Cloth =>
  'photo' in maps ? readPhotoCloth(maps, size, o) : readCloth(size, maps, o);
