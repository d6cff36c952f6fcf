import { useQuery } from '@tanstack/react-query';
import type { Lettering } from '../../../../contract/src/arrangement.ts';
import { PRINT_AREAS, type GarmentMaps } from '../../../../artist/src/garment/shade.ts';
import type { Arrangement } from '../../../../domain/src/arrangement.ts';
import { loadGarment, loadPixels } from './load-picture.ts';
import { useLetterings } from './use-letterings.ts';
import { thingsOf, type Shirt, type Thing } from './view.ts';

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

/** The maps of the shirt's printed side. */
export const useGarment = (shirt: Shirt) =>
  useQuery<GarmentMaps>({
    ...PIXELS,
    queryKey: ['garment', shirt.type, PRINT_AREAS[shirt.placement].view],
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
