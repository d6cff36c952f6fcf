import type { Arrangement } from '../../../../domain/src/arrangement.ts';
import { positionOf, type Color, type PlacementId, type TshirtType } from '../../../../domain/src/catalog.ts';
import { isSmall } from '../../../../domain/src/print-areas.ts';
import type { PressPort } from '../../adapters/press/port.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import {
  areaNamed,
  clothOf,
  colorOf,
  placementIn,
  placeNamed,
  productNamed,
  productOf,
  priceBook,
  seenOn,
  type PriceBook,
} from '../catalog/catalog.ts';
import { holdFiles } from '../pictures/pictures.ts';
import { arrangementKey } from './arrangement-key.ts';
import { drawingOf } from './drawings.ts';
import { dropUnlessKept } from './drop-unless-kept.ts';
import { findMockupFile, insertMockup, type MockupKey } from './mockups.store.ts';

/** Width of a stored mockup in pixels. */
const MOCKUP_WIDTH = 1200;
/** How many pictures one process draws at the same time for visitors, and how many more requests may wait. */
const AT_ONCE = 2;
const MAX_WAITING = 40;

/** The pictures that one process is making or looking up now. */
type PressQueue = { running: number; waiting: (() => void)[]; underWay: Map<string, Promise<string>> };
const queues = new WeakMap<PressPort, PressQueue>();

function queueOf(port: PressPort): PressQueue {
  const known = queues.get(port);
  if (known) return known;
  const queue: PressQueue = { running: 0, waiting: [], underWay: new Map() };
  queues.set(port, queue);
  return queue;
}

/** A shirt as a request names it. What is left out is taken from the design. */
export type ShirtWords = {
  tshirtType?: string | number | undefined;
  tshirtColor?: Color | undefined;
  position?: string | undefined;
  printSize?: string | undefined;
};
type Shirt = {
  productId: number;
  color: Color;
  position: string;
  designSize: string;
  /** How the design lies in its print area. */
  arrangement?: Arrangement | null;
};

/** The shirt that a request wants for a design. Refuses with product_not_found, color_not_found and placement_not_found if the shop does not have it. */
export function shirtOn(book: PriceBook, design: Shirt, wish: ShirtWords): Shirt {
  const position = positionOf(wish.position ?? design.position);
  return {
    productId: wish.tshirtType === undefined ? design.productId : productNamed(book, wish.tshirtType).id,
    color: colorOf(book, wish.tshirtColor ?? design.color).key,
    position,
    designSize: placeNamed(book, position, wish.printSize ?? design.designSize).designSize,
    arrangement: design.arrangement ?? null,
  };
}

/** The key of the mockup of an artwork on a shirt of the catalogue. */
export function mockupKey(
  book: PriceBook,
  artworkFile: string,
  shirt: Shirt,
): MockupKey & { tshirtType: TshirtType; placement: PlacementId } {
  return {
    artworkFile,
    tshirtType: productOf(book, shirt.productId).type,
    color: shirt.color,
    hex: clothOf(book, shirt.color).hex,
    placement: placementIn(book, shirt.position, shirt.designSize).key,
    arrangement: shirt.arrangement ?? null,
  };
}

/**
 * The file of an artwork on a shirt; drawn now if it is not stored yet. Simultaneous requests for the same picture share one drawing.
 * Refuses with rate_limited if too many pictures wait, and with design_not_ready if the artwork is gone.
 */
export function ensureMockup(context: Context, key: MockupKey): Promise<string> {
  const queue = queueOf(context.press);
  const name = [
    key.artworkFile,
    key.tshirtType,
    key.color,
    key.hex,
    key.placement,
    arrangementKey(key.arrangement),
  ].join('|');
  const underWay = queue.underWay.get(name);
  if (underWay) return underWay;
  // Requests share the look-up too: one that looked by itself could read "none" just before another finishes the drawing, and draw again.
  const finding = findOrMake(context, queue, key).finally(() => queue.underWay.delete(name));
  queue.underWay.set(name, finding);
  return finding;
}

async function findOrMake(context: Context, queue: PressQueue, key: MockupKey): Promise<string> {
  const known = await findMockupFile(context.db, key);
  return known ?? takeTurn(queue, () => makeMockup(context, key));
}

async function takeTurn<T>(queue: PressQueue, work: () => Promise<T>): Promise<T> {
  if (queue.waiting.length >= MAX_WAITING) throw new Refused('rate_limited');
  if (queue.running >= AT_ONCE) await new Promise<void>(turn => queue.waiting.push(turn));
  else queue.running++;
  try {
    return await work();
  } finally {
    const next = queue.waiting.shift();
    // The next one takes over this turn, so `running` stays the same.
    if (next) next();
    else queue.running--;
  }
}

async function makeMockup(context: Context, key: MockupKey): Promise<string> {
  const artwork = await context.storage.get(key.artworkFile);
  if (!artwork) throw new Refused('design_not_ready');
  const area = areaNamed(await priceBook(context), key.placement);
  const drawing = isSmall(area) ? await drawingOf(context, key.artworkFile) : undefined;
  const file = await pressMockup(context, key, { artwork, drawing });
  await context.db
    .transaction(async tx => {
      await holdFiles(context, tx, [file], { madeOf: key.artworkFile });
      await insertMockup(tx, key, file);
    })
    .catch(error => dropUnlessKept(context, file, error));
  return file;
}

/** Draws the picture and stores its file, without a row in `mockups`. A small print shows the emblem from the vectors, as it is printed. */
export async function pressMockup(
  context: Context,
  key: MockupKey,
  { artwork, drawing }: { artwork: Uint8Array; drawing?: string | undefined },
): Promise<string> {
  const book = await priceBook(context);
  const product = productNamed(book, key.tshirtType);
  const { placement, photo } = seenOn(product, areaNamed(book, key.placement), key.color);
  const picture = await context.press.mockup({
    artwork,
    ...(drawing !== undefined && { drawing }),
    template: product.template,
    ...(photo && { photo: await readProductPhoto(context, photo) }),
    cloth: { ...clothOf(book, key.color), hex: key.hex },
    placement,
    ...(key.arrangement && { arrangement: key.arrangement }),
    width: MOCKUP_WIDTH,
  });
  return context.storage.put(picture, 'webp');
}

/** The bytes of the photograph that a product is shown by. Throws where its file is gone. */
async function readProductPhoto(
  { storage }: Context,
  { file, isTinted }: { file: string; isTinted: boolean },
): Promise<{ name: string; bytes: Uint8Array; isTinted: boolean }> {
  const bytes = await storage.get(file);
  if (!bytes) throw new Error(`The photograph ${file} of a product is gone.`);
  return { name: file, bytes, isTinted };
}
