import type { Context, ReadFile } from '../../http/handle.ts';
import { readPhoto, storePhoto, takeUploadTurn } from '../designs/designs.ts';

/** Pixels of the longer side: a page shows 1200 at most. */
const SIDE = 1_600;

/**
 * Keeps a picture of a collection piece, drawn anew, so that neither place nor camera is in it; answers the stored file. Refuses with
 * uploads_at_once, upload_busy, upload_stalled, upload_not_stored and what is wrong with the file; then nothing is kept.
 */
export const takePicture = (context: Context, accountId: string, readFile: ReadFile): Promise<string> =>
  takeUploadTurn(context.uploads, accountId, async () => {
    const { jpeg } = await readPhoto(context, readFile, SIDE);
    // Files that everybody sees are PNG and WebP.
    const webp = await context.pictures.shrink(jpeg, { width: SIDE, format: 'webp' });
    return storePhoto(context, webp, 'webp');
  });
