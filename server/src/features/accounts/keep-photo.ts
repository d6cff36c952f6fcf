import { UnusablePicture } from '../../adapters/picture-hosts/port.ts';
import { NotAPicture } from '../../adapters/pictures/port.ts';
import { fileUrl } from '../../adapters/storage/port.ts';
import type { Context } from '../../http/handle.ts';
import { holdFiles, picturesLane } from '../pictures/pictures.ts';
import { findAccount, updateImage } from './accounts.store.ts';

/** A photo is shown at 72 px; this is enough for a sharp screen. */
const WIDTH = 160;

/** The provider's picture of somebody, which the shop has not fetched yet. */
export const isForeign = (image: string | null): image is string => image !== null && !image.startsWith('/');

/**
 * Fetches the picture that the provider named, once: it is drawn anew, small, and stands in the shop's storage from then on. An
 * address that holds no picture, or is not one of the provider's hosts, is forgotten; a provider that is away is asked again.
 */
export async function keepPhoto(context: Context, accountId: string): Promise<void> {
  const image = (await findAccount(context.db, accountId))?.image ?? null;
  if (!isForeign(image)) return;
  const file = await storedPhoto(context, image);
  await context.db.transaction(async tx => {
    if (file !== undefined) await holdFiles(context, tx, [file]);
    await updateImage(tx, { accountId, from: image, to: file === undefined ? null : fileUrl(file) });
  });
}

async function storedPhoto(context: Context, address: string): Promise<string | undefined> {
  try {
    const picture = await context.photoHosts.fetch(address);
    const small = await picturesLane(context).run(`photo ${address}`, () =>
      context.pictures.shrink(picture, { width: WIDTH, format: 'webp' }),
    );
    return await context.storage.put(small!, 'webp');
  } catch (error) {
    // A cause is trouble on the way, which may pass.
    const isOver = error instanceof NotAPicture || (error instanceof UnusablePicture && error.cause === undefined);
    if (!isOver) throw error;
    context.log.info('accounts.photo_unusable', { message: error.message });
    return undefined;
  }
}
