import path from 'node:path';
import sharp from 'sharp';
import { settle, type Arrangement } from '../../../domain/src/arrangement.ts';
import { PHOTOGRAPHS } from '../../../domain/src/catalog.ts';
import { findAssets } from '../library/library.ts';
import {
  areaRatio,
  clothOf,
  drawBare,
  FRAME_RATIO,
  garmentPictures,
  printedWidth,
  printOnCloth,
  readGarment,
  readPhoto,
  sheetSize,
  shrinkArtwork,
  WHOLE_AREA,
  type BareMaps,
  type GarmentColor,
  type GarmentMaps,
  type GarmentType,
  type Picture,
  type Placement,
  type PrintOptions,
  type View,
} from './shade.ts';

export interface MockupOrder {
  /** The artwork as a PNG with alpha; undefined draws a plain shirt. */
  artwork: Uint8Array | undefined;
  /** The drawing that was stored with it: a chest shows the emblem of it. */
  drawing?: string;
  type: GarmentType;
  color: GarmentColor;
  placement: Placement;
  /** How the shopper placed artwork and texts; without it the artwork is fitted, centred, near the top. */
  arrangement?: Arrangement;
  /** The photograph that shows the product, where no garment is drawn; `placement` says where its print is seen. */
  photo?: ProductPhoto;
  /** Pixels across; the picture is 1.02 times as high. */
  width: number;
}
export interface ProductPhoto {
  /** Its file's name: what was read of it is kept by that. */
  name: string;
  bytes: Uint8Array;
  isTinted: boolean;
}

const QUALITY = 84;
const MAX_PIXELS = 40_000_000;
/** How many times larger than needed a picture may be before it is shrunk natively. */
const COARSE = 8;
const kept = new Map<string, GarmentMaps>();

async function decode(file: string | Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The maps of a garment, decoded at first use; the two used last are kept. */
export async function garmentMaps(type: GarmentType, view: View): Promise<GarmentMaps> {
  const key = `${type}-${view}`;
  const known = kept.get(key);
  if (known) return known;
  const [form, cut] = garmentPictures(type, view).map(file => path.join(findAssets(), 'garments', file)) as [
    string,
    string,
  ];
  const maps = readGarment(await decode(form), await decode(cut));
  if (kept.size >= 2) kept.delete(kept.keys().next().value!);
  kept.set(key, maps);
  return maps;
}

/** The photograph read last: designs in a row are drawn on the same one. */
let read: { key: string; maps: BareMaps } | undefined;

/** What a product is drawn from: its photograph, or the maps of its garment. */
async function mapsOf({ type, photo, placement }: MockupOrder): Promise<{ key: string; maps: BareMaps }> {
  if (type !== PHOTOGRAPHS) return { key: `${type} ${placement.view}`, maps: await garmentMaps(type, placement.view) };
  if (!photo) throw new RangeError('There is no photograph of the product.');
  const key = [photo.name, photo.isTinted, JSON.stringify(placement.quad), placement.width, placement.height].join(' ');
  if (read?.key !== key) read = { key, maps: readPhoto(await decode(photo.bytes), placement, photo.isTinted) };
  return read;
}

/** What is printed on the shirt, in its order: the artwork, then the texts. Throws on a broken or oversized file. */
export async function printsOf(order: MockupOrder): Promise<PrintOptions[]> {
  const { type, color, placement, arrangement } = order;
  const prints: PrintOptions[] = [];
  const artwork = (await emblemFor(order)) ?? order.artwork;
  if (artwork) prints.push(await prepareArtwork({ ...order, artwork }));
  if (arrangement?.texts.length) {
    // The vectors' renderer is loaded by the first text.
    const { drawTexts } = await import('../print/text-layers.ts');
    const sheet = drawTexts(arrangement.texts, placement, sheetSize(type, placement, order.width));
    prints.push({ type, color, placement, artwork: sheet, transform: WHOLE_AREA });
  }
  return prints;
}

/** What a chest shows in place of the artwork; nothing elsewhere. */
async function emblemFor(order: MockupOrder): Promise<Uint8Array | undefined> {
  // The vectors' renderer is loaded by the first emblem.
  return order.drawing ? (await import('../print/emblem-picture.ts')).emblemPicture(order.drawing, order) : undefined;
}

/** Decodes artwork and brings it to its printed size on the picture. Throws on a broken or oversized file. */
export async function prepareArtwork(order: MockupOrder & { artwork: Uint8Array }): Promise<PrintOptions> {
  const { type, color, placement } = order;
  const image = sharp(order.artwork, { limitInputPixels: MAX_PIXELS });
  const { width = 1, height = 1 } = await image.metadata();
  const moved = order.arrangement?.artwork;
  const transform = moved && settle(moved, width / height, areaRatio(placement));
  const place = { type, placement, ...(transform && { transform }) };
  const target = printedWidth(place, width, height, order.width);
  // Far larger pictures are first made smaller natively; the last step is the shader's own, as in a browser.
  if (width > target * COARSE) image.resize({ width: target * COARSE });
  const { data, info } = await image.ensureAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { ...place, color, artwork: shrinkArtwork({ data, width: info.width, height: info.height }, target) };
}

/** The bare shirt drawn last: most mockups in a row show the same one. */
let bare: { key: string; picture: Picture } | undefined;

function bareShirt(maps: BareMaps, key: string, color: GarmentColor, width: number): Picture {
  if (bare?.key !== key) bare = { key, picture: drawBare(maps, { color, width }) };
  return { ...bare.picture, data: Uint8ClampedArray.from(bare.picture.data) };
}

/** The shirt with its print as pixels. */
export async function paintMockup(order: MockupOrder): Promise<Picture> {
  const prints = await printsOf(order);
  const { color, width } = order;
  const { key, maps } = await mapsOf(order);
  const picture = bareShirt(maps, `${key} ${color} ${width}`, color, width);
  for (const print of prints) printOnCloth(picture, clothOf(picture, maps, print), print);
  return picture;
}

/** The stored mockup: WebP, FRAME_RATIO high. */
export async function drawMockupWebp(order: MockupOrder): Promise<{ webp: Uint8Array; width: number; height: number }> {
  const picture = await paintMockup(order);
  const webp = await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: QUALITY, effort: 2 })
    .toBuffer();
  return { webp, width: order.width, height: Math.round(order.width * FRAME_RATIO) };
}
