import { PHOTOGRAPHS } from '../../../../domain/src/catalog.ts';
import { isSmall } from '../../../../domain/src/print-areas.ts';
import type { ImagesPort, StageRequest, StageResult } from '../../adapters/images/port.ts';
import { NotAPicture } from '../../adapters/pictures/port.ts';
import type { Context } from '../../http/handle.ts';
import { drawingOf } from './drawings.ts';
import type { GenerationRow } from './generations.store.ts';
import { areaNamed, clothOf, priceBook, productNamed } from '../catalog/catalog.ts';
import { ensureMockup } from './mockups.ts';

/** A picture is decoded to a copy of this width in pixels, to prove that it can be read. */
const PROOF_WIDTH = 160;

type Drawing = Pick<StageRequest, 'seed' | 'signal' | 'onStep'> & {
  images: ImagesPort;
  /** Marks the job as saving: it can no longer be cancelled. Answers false if it was cancelled before. */
  saving: () => Promise<boolean>;
};
type Staged = { kind: 'staged'; previewFile: string };

/** Draws the shirt of a preview in its scene, checks that the picture can be read, and stores it. */
export async function drawPreview(
  context: Context,
  run: Pick<GenerationRow, 'shirt' | 'accountId'>,
  { images, saving, ...drawing }: Drawing,
): Promise<Staged | Exclude<StageResult, { kind: 'staged' }>> {
  const { shirt, accountId } = run;
  const artwork = shirt && (await context.storage.get(shirt.artworkFile));
  const mockup = artwork && (await context.storage.get(await ensureMockup(context, shirt)));
  if (!mockup) return { kind: 'failed', cause: 'the artwork is gone', isFinal: true };
  const { tshirtType, color, placement, arrangement, wish } = shirt;
  const book = await priceBook(context);
  const { template } = productNamed(book, tshirtType);
  // It was drawn when the preview was asked for.
  if (template === PHOTOGRAPHS) return { kind: 'failed', cause: 'the product is not worn', isFinal: true };
  const garment = { template, cloth: clothOf(book, color) };
  const area = areaNamed(book, placement);
  const vectors = isSmall(area) ? await drawingOf(context, shirt.artworkFile) : undefined;
  const print = {
    placement: area,
    ...(arrangement && { arrangement }),
    ...(vectors !== undefined && { drawing: vectors }),
    ...(wish && { wish }),
  };
  const result = await images.stage({ ...drawing, artwork, mockup, ...garment, ...print, accountId });
  if (result.kind !== 'staged') return result;
  if (!(await canBeRead(context, result.webp))) return { kind: 'failed', cause: 'not a picture' };
  if (!(await saving())) return { kind: 'failed', cause: 'the run is over' };
  return { kind: 'staged', previewFile: await context.storage.put(result.webp, 'webp') };
}

/** Decodes the whole picture: the shopper pays only for a picture that can be shown (issue, Credits). */
async function canBeRead(context: Context, webp: Uint8Array): Promise<boolean> {
  try {
    await context.pictures.shrink(webp, { width: PROOF_WIDTH, format: 'webp' });
    return true;
  } catch (error) {
    if (error instanceof NotAPicture) return false;
    throw error;
  }
}
