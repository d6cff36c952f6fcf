import { mergeKey } from '../../../../domain/src/cart.ts';
import {
  DEFAULTS,
  placementOf,
  positionOf,
  viewOf,
  type Color,
  type Position,
} from '../../../../domain/src/catalog.ts';
import type { Tx } from '../../db/database.ts';
import { Refused } from '../../http/refused.ts';
import { checkAvailable, checkSold } from '../catalog/catalog.ts';
import { getBuyableCollection } from '../collections/collections.ts';
import { arrangementKey, getBuyableDesign, type BuyableDesign } from '../designs/designs.ts';
import type { BackPrint, BuyableLine, NewCartLine } from './cart.store.ts';
import { collectionPrice, designPrice, type Pricing, type UnitPrice } from './price-cart.ts';

/** What a shopper wants to put in; missing choices are the shop's defaults (rulings, Sizes). */
export type Wish = {
  type?: 1 | 3 | undefined;
  /** The design, or for type 3 the collection item. */
  designId: string;
  productId?: number | undefined;
  color?: Color | undefined;
  size: string;
  position?: string | undefined;
  designSize?: string | undefined;
  quantity?: number | undefined;
  back?: BackWish | undefined;
};
/** A print on the back beside the one in front; without a place it is the one that the back has. */
export type BackWish = { designId: string; position?: string | undefined; designSize?: string | undefined };

/** `shown` is what is said of the line; `isOwn` where the shopper made the design. */
export type ChosenItem = {
  line: NewCartLine;
  price: UnitPrice;
  shown: Omit<BuyableLine, 'line'>;
  isOwn: boolean;
};

type Chooser = Pricing & { accountId: string | undefined };

/**
 * A wish as a line with its price. Refuses designs of others that are not public, what the shop does not sell, and what cannot be had in
 * this colour and size.
 */
export function chooseItem(tx: Tx, chooser: Chooser, wish: Wish): Promise<ChosenItem> {
  return wish.type === 3 ? chooseCollectionItem(tx, chooser, wish) : chooseDesign(tx, chooser, wish);
}

async function chooseDesign(tx: Tx, chooser: Chooser, wish: Wish): Promise<ChosenItem> {
  const { accountId } = chooser;
  const design = await getBuyableDesign(tx, { id: wish.designId, accountId });
  const { position } = placementOf(positionOf(wish.position), wish.designSize);
  const back = wish.back && (await chooseBack(tx, wish.back, { position, accountId }));
  return chooseShirt(chooser, wish, design, back);
}

type ChosenBack = { print: BackPrint; design: BuyableDesign };

/** The same with a design, and one for the back, that the shopper may buy. */
function chooseShirt(
  { book, accountId }: Chooser,
  wish: Wish,
  design: BuyableDesign,
  chosenBack?: ChosenBack,
): ChosenItem {
  const { position, designSize } = placementOf(positionOf(wish.position), wish.designSize);
  const productId = wish.productId ?? DEFAULTS.productId;
  const back = chosenBack?.print;
  const price = designPrice(book, { productId, color: wish.color ?? DEFAULTS.color, position, designSize, back });
  checkSold(book, productId, [{ position, designSize }, ...(back ? [back] : [])]);
  checkAvailable(book, { productId, color: wish.color ?? DEFAULTS.color, size: wish.size });
  const { artworkFile, arrangement } = design;
  const subject = { type: 1, designId: design.id, artworkFile, arrangement, back };
  const shown = {
    design: textsOf(design),
    collection: null,
    prices: {},
    backDesign: chosenBack ? textsOf(chosenBack.design) : null,
    isTakenDown: false,
  };
  const isOwn = design.accountId === accountId;
  const line = toLine(wish, { ...subject, productId, position, designSize });
  return { price, shown, isOwn, line };
}

const textsOf = ({ name, style, prompt }: BuyableDesign) => ({ name, style, prompt });

/** A print on the back. Refuses with placement_not_found where it, or the first one, would be on the wrong side. */
async function chooseBack(
  tx: Tx,
  wish: BackWish,
  first: { position: Position; accountId: string | undefined },
): Promise<ChosenBack> {
  const { position, designSize } = placementOf(positionOf(wish.position ?? 'back'), wish.designSize);
  if (viewOf(first.position) === 'back' || viewOf(position) === 'front') throw new Refused('placement_not_found');
  const design = await getBuyableDesign(tx, { id: wish.designId, accountId: first.accountId });
  const { artworkFile, arrangement } = design;
  return { print: { designId: design.id, position, designSize, artworkFile, arrangement }, design };
}

/** Collection items need sign-in (rulings, Cart); their placement is the design's own. */
async function chooseCollectionItem(tx: Tx, { book, now, accountId }: Chooser, wish: Wish): Promise<ChosenItem> {
  if (accountId === undefined) throw new Refused('unauthorized');
  // It is sold as it is, with its one print.
  if (wish.back) throw new Refused('placement_not_found');
  const { collection, design, artworkFile } = await getBuyableCollection(tx, wish.designId, now);
  const { productId, position, designSize } = design;
  checkSold(book, productId, []);
  checkAvailable(book, { productId, color: wish.color ?? DEFAULTS.color, size: wish.size });
  const price = collectionPrice(collection.prices, wish.color ?? DEFAULTS.color);
  if (!price) throw new Refused('color_not_found');
  const subject = { type: 3, collectionId: collection.id, artworkFile, arrangement: design.arrangement };
  return {
    price,
    shown: { design: null, collection, prices: collection.prices, backDesign: null, isTakenDown: false },
    isOwn: false,
    line: toLine(wish, { ...subject, productId, position, designSize }),
  };
}

type Chosen = Pick<
  NewCartLine,
  | 'type'
  | 'designId'
  | 'collectionId'
  | 'productId'
  | 'position'
  | 'designSize'
  | 'artworkFile'
  | 'arrangement'
  | 'back'
>;

function toLine(wish: Wish, chosen: Chosen): NewCartLine {
  const line = { ...chosen, color: wish.color ?? DEFAULTS.color, size: wish.size, quantity: wish.quantity ?? 1 };
  const key = mergeKey({
    ...line,
    kind: line.type === 3 ? 'collection' : 'design',
    subjectId: (line.designId ?? line.collectionId)!,
    artworkHash: line.artworkFile,
    arrangementHash: arrangementKey(line.arrangement),
    back: line.back ? identityOf(line.back) : undefined,
  });
  return { ...line, mergeKey: key };
}

const identityOf = ({ designId, artworkFile, arrangement, ...place }: BackPrint) => ({
  ...place,
  subjectId: designId,
  artworkHash: artworkFile,
  arrangementHash: arrangementKey(arrangement),
});
