import type { FileRefusal } from '../../../../contract/src/uploads.ts';
import { UPLOAD_LIMITS } from '../../../../domain/src/uploads.ts';
import { StorageFull } from '../../adapters/storage/port.ts';
import { UploadBusy, UploadRefused } from '../../adapters/uploads/port.ts';
import type { Context, ReadFile } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';

const BODY_MS = 55_000;

/**
 * Keeps a picture as the shop's logo and answers how the settings write it: the stored file and its pixels. It is drawn anew as every
 * picture that comes from outside, so that nothing of the file itself is kept. Refuses with what is wrong with it, upload_stalled,
 * upload_busy and upload_not_stored.
 */
export async function storeLogo(context: Context, readFile: ReadFile): Promise<string> {
  const file = await readFile({ limit: UPLOAD_LIMITS.bytes, timeLimitMs: BODY_MS });
  if (file === 'too_large') throw new Refused('upload_too_large');
  if (file === 'broken_off') throw new Refused('upload_stalled');
  try {
    const read = await context.uploads.read(file);
    const { png, width, height } = await context.press.logo(read.png);
    return `${await context.storage.put(png, 'png')} ${width}x${height}`;
  } catch (error) {
    if (error instanceof UploadRefused) throw new Refused(error.code satisfies FileRefusal);
    if (error instanceof UploadBusy) throw new Refused('upload_busy');
    if (error instanceof StorageFull) throw new Refused('upload_not_stored');
    throw error;
  }
}
