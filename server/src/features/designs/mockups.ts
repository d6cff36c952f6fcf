import type { Arrangement } from '../../../../domain/src/arrangement.ts';
import {
  placementOf,
  positionOf,
  type Color,
  type Placement,
  type PlacementId,
  type Position,
  type TshirtType,
} from '../../../../domain/src/catalog.ts';
import type { PressPort } from '../../adapters/press/port.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { clothOf, colorOf, productNamed, productOf, priceBook, type PriceBook } from '../catalog/catalog.ts';
import { holdFiles } from '../pictures/pictures.ts';
import { arrangementKey } from './arrangement-key.ts';
import { drawingOf } from './drawings.ts';
import { dropUnlessKept } from './drop-unless-kept.ts';
import { findMockupFile, insertMockup, type MockupKey } from './mockups.store.ts';

/** Width of a stored mockup in pixels. */
const MOCKUP_WIDTH = 1200;
/** Pictures that one process makes at once for visitors, and how many more may wait for a turn. */
const AT_ONCE = 2;
const MAX_WAITING = 40;

/** What one process is pressing, or looking for, just now. */
type Press = { running: number; waiting: (() => void)[]; underWay: Map<string, Promise<string>> };
const presses = new WeakMap<PressPort, Press>();

function pressOf(port: PressPort): Press {
  const known = presses.get(port);
  if (known) return known;
  const press: Press = { running: 0, waiting: [], underWay: new Map() };
  presses.set(port, press);
  return press;
}

/** A shirt in the words of a request; what is left open is as the design's maker chose it. */
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

/** The shirt that is wished for a design. Refuses with product_not_found and color_not_found what the shop does not have. */
export function shirtOn(book: PriceBook, design: Shirt, wish: ShirtWords): Shirt {
  const position = positionOf(wish.position ?? design.position);
  return {
    productId: wish.tshirtType === undefined ? design.productId : productNamed(book, wish.tshirtType).id,
    color: colorOf(book, wish.tshirtColor ?? design.color).key,
    position,
    designSize: placementOf(position, wish.printSize ?? design.designSize).designSize,
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
    placement: placementOf(shirt.position as Position, shirt.designSize as Placement['designSize']).id,
    arrangement: shirt.arrangement ?? null,
  };
}

/**
 * The stored picture of an artwork on a shirt, made now if it was not made before; many who ask at once wait for one drawing.
 * Refuses with rate_limited when too many pictures are being asked for, and with design_not_ready when the artwork is gone.
 */
export function ensureMockup(context: Context, key: MockupKey): Promise<string> {
  const press = pressOf(context.press);
  const name = [
    key.artworkFile,
    key.tshirtType,
    key.color,
    key.hex,
    key.placement,
    arrangementKey(key.arrangement),
  ].join('|');
  const underWay = press.underWay.get(name);
  if (underWay) return underWay;
  // Who looked by himself could hear late that there is none, when another has drawn it and is done.
  const finding = findOrMake(context, press, key).finally(() => press.underWay.delete(name));
  press.underWay.set(name, finding);
  return finding;
}

async function findOrMake(context: Context, press: Press, key: MockupKey): Promise<string> {
  const known = await findMockupFile(context.db, key);
  return known ?? takeTurn(press, () => makeMockup(context, key));
}

async function takeTurn<T>(press: Press, work: () => Promise<T>): Promise<T> {
  if (press.waiting.length >= MAX_WAITING) throw new Refused('rate_limited');
  if (press.running >= AT_ONCE) await new Promise<void>(turn => press.waiting.push(turn));
  else press.running++;
  try {
    return await work();
  } finally {
    const next = press.waiting.shift();
    // The turn goes on to the next one, so the count stays.
    if (next) next();
    else press.running--;
  }
}

async function makeMockup(context: Context, key: MockupKey): Promise<string> {
  const artwork = await context.storage.get(key.artworkFile);
  if (!artwork) throw new Refused('design_not_ready');
  const drawing = key.placement === 'chest' ? await drawingOf(context, key.artworkFile) : undefined;
  const file = await pressMockup(context, key, { artwork, drawing });
  await context.db
    .transaction(async tx => {
      await holdFiles(context, tx, [file], { madeOf: key.artworkFile });
      await insertMockup(tx, key, file);
    })
    .catch(error => dropUnlessKept(context, file, error));
  return file;
}

/** Draws and stores the picture, without writing it down. A chest shows the emblem of its vectors, as it is printed there. */
export async function pressMockup(
  context: Context,
  key: MockupKey,
  { artwork, drawing }: { artwork: Uint8Array; drawing?: string | undefined },
): Promise<string> {
  const book = await priceBook(context);
  const picture = await context.press.mockup({
    artwork,
    ...(drawing !== undefined && { drawing }),
    template: productNamed(book, key.tshirtType).template,
    cloth: { ...clothOf(book, key.color), hex: key.hex },
    placement: key.placement as 'chest',
    ...(key.arrangement && { arrangement: key.arrangement }),
    width: MOCKUP_WIDTH,
  });
  return context.storage.put(picture, 'webp');
}
