import type { ErrorCode } from '../../../../contract/src/errors.ts';
import { REPORT_LIMITS } from '../../../../domain/src/returns.ts';
import { StorageFull, type FileEnding } from '../../adapters/storage/port.ts';
import { UploadBusy, UploadRefused } from '../../adapters/uploads/port.ts';
import type { Context, ReadFile } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';

/** What a slow connection may take for a photo, below the listener's own limit. */
const BODY_MS = 55_000;

/** What is said of a photo, where an artwork's sentence would be wrong. */
const AS_PHOTO: Partial<Record<string, ErrorCode>> = {
  upload_kind: 'photo_kind',
  upload_other_picture: 'photo_kind',
  upload_document: 'photo_kind',
  upload_too_large: 'photo_too_large',
  upload_too_many_pixels: 'photo_too_large',
  upload_too_small: 'photo_too_small',
};

/**
 * A photo that is sent, drawn anew with at most `side` pixels a side, so that neither place nor camera is in it. Refuses with upload_busy,
 * upload_stalled and what is wrong with the file.
 */
export async function readPhoto({ uploads }: Context, readFile: ReadFile, side: number) {
  const file = await readFile({ limit: REPORT_LIMITS.photoBytes, timeLimitMs: BODY_MS });
  if (file === 'too_large') throw new Refused('photo_too_large');
  if (file === 'broken_off') throw new Refused('upload_stalled');
  return uploads.readPhoto(file, side).catch((error: unknown) => {
    if (error instanceof UploadRefused) throw new Refused(AS_PHOTO[error.code] ?? error.code);
    if (error instanceof UploadBusy) throw new Refused('upload_busy');
    throw error;
  });
}

/** Stores a photo that was read; answers the file. Refuses with upload_not_stored. */
export const storePhoto = ({ storage }: Context, bytes: Uint8Array, ending: FileEnding): Promise<string> =>
  storage.put(bytes, ending).catch((error: unknown) => {
    if (error instanceof StorageFull) throw new Refused('upload_not_stored');
    throw error;
  });
