import { createHash } from 'node:crypto';
import { DEFAULTS } from '../../../../domain/src/catalog.ts';
import { drawerOf, labelOf } from '../../../../domain/src/drawn-by.ts';
import { formatRupees, paiseOf, toRupees } from '../../../../domain/src/money.ts';
import { words } from '../../../../words/src/en/sharing.ts';
import type { CardShape } from '../../adapters/press/port.ts';
import { hashOf } from '../../adapters/storage/port.ts';
import type { FileAnswer } from '../../http/file-route.ts';
import type { Context } from '../../http/handle.ts';
import { brandMark } from '../brand/brand.ts';
import { priceBook, priceOf } from '../catalog/catalog.ts';
import { keepDerived, picturesLane } from '../pictures/pictures.ts';
import { findCardCollection, findCardDesign } from './sharing.store.ts';

/** Raised when cards are drawn in another way, so that kept ones are drawn again. */
const STYLE = 1;
/** Previews of links are kept for hours by whoever shows them; a new price or name is a new card. */
const SOME_HOURS = 'public, max-age=14400, s-maxage=600';

/** What a card shows. */
type Card = { mockupFile: string; name: string; price: string; note: string | undefined };

/** 'design-<id>-wide.jpg', 'collection-<id>-square.jpg': the card of a public design or a collection; nothing for others. */
export async function cardNamed(context: Context, name: string): Promise<FileAnswer | undefined> {
  const [, kind, id, shape] = /^(design|collection)-([\w-]{1,80})-(wide|square)\.jpg$/.exec(name) ?? [];
  if (id === undefined) return undefined;
  const card = await (kind === 'design' ? designCard(context, id) : collectionCard(context, id));
  return card && drawnCard(context, card, shape as CardShape);
}

async function designCard(context: Context, id: string): Promise<Card | undefined> {
  const design = await findCardDesign(context.db, id);
  if (!design?.mockupFile) return undefined;
  const { unitPrice } = priceOf(await priceBook(context), design);
  return {
    name: design.name,
    mockupFile: design.mockupFile,
    price: formatRupees(toRupees(unitPrice)),
    note: labelOf(drawerOf(design.provider), words.drawnBy),
  };
}

/** A collection's price is Black's (rulings, Money). */
async function collectionCard(context: Context, id: string): Promise<Card | undefined> {
  const collection = await findCardCollection(context.db, id, context.now());
  if (!collection?.mockupFile) return undefined;
  const { name, mockupFile, prices, provider } = collection;
  return {
    name,
    mockupFile,
    note: labelOf(drawerOf(provider), words.drawnBy),
    price: formatRupees(toRupees(prices[DEFAULTS.color] ?? Object.values(prices)[0] ?? paiseOf(0))),
  };
}

/** The kept card that shows exactly this, or a new one, drawn once for all who ask. */
async function drawnCard(context: Context, card: Card, shape: CardShape): Promise<FileAnswer | undefined> {
  const { name: shopName, brand } = context.shop;
  const shown = JSON.stringify([STYLE, card, shopName, ...(brand.isOwn ? [brand.key] : [])]);
  const key = createHash('sha256').update(shown).digest('hex').slice(0, 32);
  const [of, variant] = [hashOf(card.mockupFile), `card-${shape}-${key}.jpg`];
  const draw = async () => {
    const mockup = await context.storage.get(card.mockupFile);
    if (!mockup) return undefined;
    const drawn = await context.press.card({ ...card, shape, mockup, shopName, mark: await brandMark(context) });
    await keepDerived(context, of, variant, drawn);
    return drawn;
  };
  const body =
    (await context.storage.getDerived(of, variant)) ?? (await picturesLane(context).run(`${of} ${variant}`, draw));
  return body && { type: 'image/jpeg', body, cacheControl: SOME_HOURS, tag: `${shape}-${key}`, isForOthers: true };
}
