import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { holdFiles } from '../pictures/pictures.ts';
import { dropUnlessKept } from './drop-unless-kept.ts';
import { findBrief, findDrawing, insertDrawing, listArtworksWithoutDrawing } from './drawings.store.ts';

/** Artworks looked at in one go. */
const AT_ONCE = 50;

/**
 * The vectors of an artwork as SVG, which its print files are made from; nothing for artwork that the embedded artist did not draw. What
 * was drawn before vectors were stored is composed now, once, and stays so. Refuses with print_not_made where the stored vectors are lost.
 */
export async function drawingOf(context: Context, artworkFile: string): Promise<string | undefined> {
  const file = (await findDrawing(context.db, artworkFile)) ?? (await storeDrawing(context, artworkFile));
  if (file === undefined) return undefined;
  const svg = await context.storage.get(file);
  if (svg) return Buffer.from(svg).toString();
  // Pixels in place of vectors would be a worse print without a word.
  context.log.error('designs.drawing_gone', { file });
  throw new Refused('print_not_made');
}

async function storeDrawing(context: Context, artworkFile: string): Promise<string | undefined> {
  const brief = await findBrief(context.db, artworkFile);
  const svg = brief === undefined ? undefined : await context.houseArtist.drawingOf?.(brief);
  if (svg === undefined) return undefined;
  const file = await context.storage.put(Buffer.from(svg), 'svg');
  await context.db
    .transaction(async tx => {
      await holdFiles(context, tx, [file], { madeOf: artworkFile });
      await insertDrawing(tx, { artworkFile, file });
    })
    .catch(error => dropUnlessKept(context, file, error));
  // Another process may have been first.
  return findDrawing(context.db, artworkFile);
}

/** Stores the vectors of all artworks that were drawn before they were stored. Stops early by `stop`, and goes on at the next call. */
export async function storeDrawings(context: Context, { stop }: { stop: AbortSignal }): Promise<void> {
  for (let after = ''; !stop.aborted;) {
    const artworks = await listArtworksWithoutDrawing(context.db, { after, limit: AT_ONCE });
    for (const artworkFile of artworks) {
      if (stop.aborted) return;
      await storeDrawing(context, artworkFile).catch((cause: unknown) =>
        context.log.warn('designs.drawing_not_stored', { file: artworkFile, cause }),
      );
    }
    if (artworks.length < AT_ONCE) return;
    after = artworks.at(-1)!;
  }
}
