import { BLANK_PIXELS } from '../../../../domain/src/blanks.ts';
import { fileUrl } from '../../adapters/storage/port.ts';
import type { Context, ReadFile } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { insertBlankPhoto } from '../catalog/catalog.ts';
import { readPhoto, storePhoto, takeUploadTurn } from '../designs/designs.ts';
import { holdFiles } from '../pictures/pictures.ts';

/**
 * Keeps a photograph of a bare product, drawn anew in the shape that all of them have; answers its file. The same photograph again is the
 * same file. Refuses with photo_too_small, uploads_at_once, upload_busy, upload_stalled, upload_not_stored and what is wrong with the file.
 */
export const takeBlankPhoto = (
  context: Context,
  accountId: string,
  readFile: ReadFile,
): Promise<{ file: string; url: string }> =>
  takeUploadTurn(context.uploads, accountId, async () => {
    const { jpeg, width, height } = await readPhoto(context, readFile, BLANK_PIXELS.height);
    if (Math.min(width, height) < BLANK_PIXELS.least) throw new Refused('photo_too_small');
    const webp = await context.pictures.frame(jpeg, BLANK_PIXELS);
    const file = await storePhoto(context, webp, 'webp');
    await context.db.transaction(async tx => {
      await holdFiles(context, tx, [file]);
      await insertBlankPhoto(tx, { file, createdAt: context.now() });
    });
    return { file, url: fileUrl(file) };
  });
