import { NotAPicture, type PictureFormat, type PicturesPort } from '../../adapters/pictures/port.ts';
import { hashOf, StorageFull, type ContentHash } from '../../adapters/storage/port.ts';
import type { Context } from '../../http/handle.ts';
import { Lane } from './lane.ts';

/** Widths in pixels that pages may ask for, and no others: a stored picture has at most fourteen copies. web/src/ui/Picture.tsx has the same. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 720, 960, 1200] as const;
export type Variant = { hash: ContentHash; width: number; format: PictureFormat };

/** One conversion at a time in a process: pages come first, and a second one would take the machine's second core from them. */
const AT_ONCE = 1;
const MOST_WAITING = 200;
const lanes = new WeakMap<PicturesPort, Lane<Uint8Array | undefined>>();

/** The process's turn for work on pictures; what is asked for twice at the same time is done once. */
export function picturesLane({ pictures }: Context): Lane<Uint8Array | undefined> {
  const known = lanes.get(pictures);
  if (known) return known;
  const lane = new Lane<Uint8Array | undefined>({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING });
  lanes.set(pictures, lane);
  return lane;
}

/**
 * A stored picture at a width, made now if it was not made before; nothing where there is no such picture. Refuses with
 * rate_limited when too many pictures are being asked for.
 */
export async function pictureAt(context: Context, { hash, width, format }: Variant): Promise<Uint8Array | undefined> {
  const variant = `${width}.${format}`;
  const known = await context.storage.getDerived(hash, variant);
  if (known) return known;
  // Before it waits for its turn, so that made-up hashes take nobody's; read again then, so that waiting costs no memory.
  if (!(await originalOf(context, hash))) return undefined;
  return picturesLane(context).run(`${hash} ${variant}`, async () => {
    const original = await originalOf(context, hash);
    if (!original) return undefined;
    const made = await context.pictures.shrink(original, { width, format }).catch(error => {
      if (error instanceof NotAPicture) return undefined;
      throw error;
    });
    if (made) await keepDerived(context, hash, variant, made);
    return made;
  });
}

const originalOf = async ({ storage }: Context, hash: ContentHash): Promise<Uint8Array | undefined> =>
  (await storage.get(`${hash}.webp`)) ?? storage.get(`${hash}.png`);

/** Keeps what was made of a stored file; where there is no room it is made again the next time. */
export async function keepDerived(
  context: Context,
  of: ContentHash,
  variant: string,
  bytes: Uint8Array,
): Promise<void> {
  await context.storage.putDerived(of, variant, bytes).catch(error => {
    if (!(error instanceof StorageFull)) throw error;
    context.log.warn('pictures.no_room', { of, variant });
  });
  // Its original may have been removed meanwhile, with what was made of it until then.
  const originals = [`${of}.webp`, `${of}.png`];
  for (const name of originals) if (await context.storage.has(name)) return;
  await context.storage.remove(originals[0]!, { unlessPutSince: context.now() });
}

/** A card of the gallery (320) or of a collection (480), the same on sharper screens, and home's big shirt (640, 960). */
const USUAL_WIDTHS = [320, 480, 640, 960];

/** Makes the copies of a stored picture that pages show first. */
export async function makeUsualPictures(context: Context, file: string): Promise<void> {
  for (const width of USUAL_WIDTHS) await pictureAt(context, { hash: hashOf(file), width, format: 'avif' });
}
