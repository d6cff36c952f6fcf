import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../http/handle.ts';
import { galleryPage } from './gallery.ts';

/** The API's largest page, and a pause after each that leaves most of the processor to visitors. */
const PAGE = 100;
const PAUSE_MS = 15;
/** About as many cards as the shelf holds. */
const MOST_PAGES = 1_250;

/**
 * Reads the gallery once, the newest first, so that the first visitors of a process do not wait for each card to be made: a
 * hundred thousand designs take half a minute. What goes wrong is of no matter, since cards come on the shelf as they are shown.
 */
export async function shelveGallery(context: Context, stop: AbortSignal): Promise<void> {
  let cursor: string | undefined;
  try {
    for (let page = 0; page < MOST_PAGES; page++) {
      ({ next: cursor } = await galleryPage(context, { sort: 'newest', limit: PAGE, cursor }));
      if (cursor === undefined) break;
      await sleep(PAUSE_MS, undefined, { signal: stop });
    }
    context.log.info('gallery.shelved');
  } catch (error) {
    if (!stop.aborted) context.log.warn('gallery.not_shelved', { message: (error as Error).message });
  }
}
