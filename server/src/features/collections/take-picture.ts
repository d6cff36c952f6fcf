import type { ErrorCode } from '../../../../contract/src/errors.ts';
import { REPORT_LIMITS } from '../../../../domain/src/returns.ts';
import { StorageFull } from '../../adapters/storage/port.ts';
import { UploadBusy, UploadRefused } from '../../adapters/uploads/port.ts';
import type { Context, ReadFile } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { takeUploadTurn } from '../designs/designs.ts';

/** What a slow connection may take for a picture, below the listener's own limit. */
const BODY_MS = 55_000;
/** Pixels of the longer side: a page shows 1200 at most. */
const SIDE = 1_600;

/** What is said of a picture, where an artwork's sentence would be wrong. */
const AS_PHOTO: Partial<Record<string, ErrorCode>> = {
  upload_kind: 'photo_kind',
  upload_too_large: 'photo_too_large',
  upload_too_many_pixels: 'photo_too_large',
  upload_too_small: 'photo_too_small',
};

/**
 * Keeps a picture of a collection piece, drawn anew, so that neither place nor camera is in it; answers the stored file. Refuses with
 * uploads_at_once, upload_busy, upload_stalled, upload_not_stored and what is wrong with the file; then nothing is kept.
 */
export const takePicture = (context: Context, accountId: string, readFile: ReadFile): Promise<string> =>
  takeUploadTurn(context.uploads, accountId, async () => {
    const file = await readFile({ limit: REPORT_LIMITS.photoBytes, timeLimitMs: BODY_MS });
    if (file === 'too_large') throw new Refused('photo_too_large');
    if (file === 'broken_off') throw new Refused('upload_stalled');
    const { jpeg } = await context.uploads.readPhoto(file, SIDE).catch((error: unknown) => {
      if (error instanceof UploadRefused) throw new Refused(AS_PHOTO[error.code] ?? error.code);
      if (error instanceof UploadBusy) throw new Refused('upload_busy');
      throw error;
    });
    // Files that everybody sees are PNG and WebP.
    const webp = await context.pictures.shrink(jpeg, { width: SIDE, format: 'webp' });
    return context.storage.put(webp, 'webp').catch((error: unknown) => {
      if (error instanceof StorageFull) throw new Refused('upload_not_stored');
      throw error;
    });
  });
