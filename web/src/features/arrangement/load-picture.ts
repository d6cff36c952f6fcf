import { garmentPictures, PRINT_AREAS, readGarment, type GarmentMaps } from '../../../../artist/src/garment/shade.ts';
import type { Shirt } from './view.ts';

/** The garment pictures' addresses by their file names. */
const FILES = import.meta.glob<string>('../../../../artist/assets/garments/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});
const addressOf = (name: string) => FILES[`../../../../artist/assets/garments/${name}`]!;

/** A picture's pixels: as they stand in the file, or made smaller by the browser to `mostWidth`. Throws where it cannot be read. */
export async function loadPixels(url: string, signal: AbortSignal, mostWidth = Infinity): Promise<ImageData> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const image = await createImageBitmap(await answer.blob(), {
    premultiplyAlpha: 'none',
    colorSpaceConversion: 'none',
  });
  const width = Math.min(image.width, mostWidth);
  const height = Math.round((image.height * width) / image.width);
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  image.close();
  return context.getImageData(0, 0, width, height);
}

/** The maps of the garment's printed side. */
export async function loadGarment({ type, placement }: Shirt, signal: AbortSignal): Promise<GarmentMaps> {
  const [form, cut] = garmentPictures(type, PRINT_AREAS[placement].view);
  const [formPixels, cutPixels] = await Promise.all([
    loadPixels(addressOf(form), signal),
    loadPixels(addressOf(cut), signal),
  ]);
  return readGarment(formPixels, cutPixels);
}
