import { useQuery } from '@tanstack/react-query';
import { type BareMaps, garmentPictures, readGarment, readPhoto } from '../../../../artist/src/garment/shade.ts';
import { type Part, type Shirt, type Thing, thingsOf } from './view.ts';
import type { Lettering } from '../../../../contract/src/arrangement.ts';
import type { Arrangement } from '../../../../domain/src/arrangement.ts';
import { useLetterings } from './use-text-edit.ts';
import { useWords } from '../../words.ts';

/** The garment pictures' addresses by their file names. */
const FILES = import.meta.glob<string>('../../../../artist/assets/garments/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});
const addressOf = (name: string) => FILES[`../../../../artist/assets/garments/${name}`]!;

/** A picture's pixels: as they stand in the file, or made smaller by the browser to `mostWidth`. Throws where it cannot be read. */
async function loadPixels(url: string, signal: AbortSignal, mostWidth = Infinity): Promise<ImageData> {
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

/** What the product's printed side is drawn from. */
async function loadGarment({ type, placement, photo }: Shirt, signal: AbortSignal): Promise<BareMaps> {
  if (photo) return readPhoto(await loadPixels(photo.url, signal), placement, photo.isTinted);
  const [form, cut] = garmentPictures(type, placement.view);
  const [formPixels, cutPixels] = await Promise.all([
    loadPixels(addressOf(form), signal),
    loadPixels(addressOf(cut), signal),
  ]);
  return readGarment(formPixels, cutPixels);
}

/** Pixels are large: they stay no longer than a while after the studio is left. */
const KEPT_MS = 60_000;
const PIXELS = { gcTime: KEPT_MS, structuralSharing: false } as const;

/** Wider than any print on a screen of phone or desk; every further pixel would cost the first picture time. */
const ARTWORK_WIDTH = 720;

/** The artwork's pixels. */
export const useArtwork = (imageUrl: string | null) =>
  useQuery<ImageData>({
    ...PIXELS,
    queryKey: ['pixels', imageUrl],
    enabled: imageUrl !== null,
    queryFn: ({ signal }) => loadPixels(imageUrl!, signal, ARTWORK_WIDTH),
  });

/** What the shirt's printed side is drawn from. */
export const useGarment = (shirt: Shirt) =>
  useQuery<BareMaps>({
    ...PIXELS,
    queryKey: ['garment', shirt.type, shirt.placement.view, shirt.photo, shirt.placement.quad],
    queryFn: ({ signal }) => loadGarment(shirt, signal),
  });

/** What lies on the shirt, with the outlines of its texts. */
export function useThings(
  arrangement: Arrangement,
  { placement }: Shirt,
  artwork: ImageData | undefined,
): { things: Thing[]; letterings: readonly (Lettering | undefined)[] } {
  const letterings = useLetterings(arrangement.texts);
  return { things: thingsOf(arrangement, placement, { artwork, texts: letterings }), letterings };
}

/** A text of two lines as it is spoken of. */
export const inOneLine = (text: string): string => text.replace('\n', ' ');

/** What a thing is called, and where it lies, in words. */
export function usePartName({ texts }: Arrangement): (thing: Thing) => string {
  const words = useWords('arrangement');
  const nameOf = (part: Part) =>
    part === 'artwork' ? words.artwork : words.textNamed(inOneLine(texts[part]?.text ?? ''));
  return ({ part, place }) => `${nameOf(part)}: ${words.position(...positionOf(place))}`;
}

/** Shares as whole per cents, the turn in whole degrees. */
export const positionOf = ({ x, y, scale, angle }: Thing['place']): [number, number, number, number] => [
  Math.round(x * 100),
  Math.round(y * 100),
  Math.round(scale * 100),
  Math.round(angle),
];
