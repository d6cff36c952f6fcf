import type { PlannedPrice } from '../../../../contract/src/admin-prices.ts';
import type { AwayVariant } from '../../../../domain/src/availability.ts';
import { dayOf } from '../../../../domain/src/india-days.ts';
import type { Paise } from '../../../../domain/src/money.ts';
import { bookPaise, MOST_SPANS, spanProblems, type PriceItem } from '../../../../domain/src/prices.ts';
import type { AdminProduct } from '../../../../contract/src/admin-catalogue.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import {
  checkFields,
  checkVersion,
  getForAdmin,
  tellCatalog,
  toPlannedReply,
  type Change,
  type Editor,
} from './manage-catalog.ts';
import {
  deleteAway,
  insertAway,
  insertSpan,
  lockPlacements,
  lockProducts,
  lockSpan,
  updateProduct,
  updateSpanCancelled,
} from './manage-catalog.store.ts';
import { feeItemOf, priceItemOf, readCatalogue, type Catalogue } from './price-book.ts';
import { notePrice } from './price-changes.ts';

/** The regular price of an item, and the least that it may be. Refuses with not_found. */
function regularOf({ products, placements }: Catalogue, item: PriceItem): { regular: Paise; least: number } {
  const product = products.find(one => priceItemOf(one.id) === item);
  if (product) return { regular: product.basePrice, least: 1 };
  const place = placements.find(one => feeItemOf(one.key) === item);
  if (!place) throw new Refused('not_found');
  return { regular: place.fee, least: 0 };
}

/** Whoever plans a price waits for whoever changes the same part of the catalogue. */
const lockItem = (tx: Tx, item: PriceItem) => (item.startsWith('product/') ? lockProducts(tx) : lockPlacements(tx));

/** Gives an item another price for a time; one that begins in the past begins now. Refuses with not_found and invalid_input. */
export async function planPrice(
  context: Context,
  tx: Tx,
  editor: Editor,
  wish: { item: PriceItem; price: number; startsAt: Date; endsAt: Date | null },
): Promise<PlannedPrice> {
  const { item, endsAt } = wish;
  await lockItem(tx, item);
  const catalogue = await readCatalogue(tx, editor.now);
  const { regular, least } = regularOf(catalogue, item);
  const startsAt = wish.startsAt < editor.now ? editor.now : wish.startsAt;
  const others = catalogue.spans.filter(span => span.item === item);
  checkFields(spanProblems({ price: wish.price, startsAt, endsAt }, { now: editor.now, others, least }));
  if (others.length >= MOST_SPANS) throw new Refused('invalid_input', { fields: { startsAt: 'many' } });
  const price = bookPaise(wish.price);
  const span = { id: `p${context.randomId(16)}`, item, price, startsAt, endsAt, createdAt: editor.now };
  await insertSpan(tx, span);
  const held = { holdsFrom: startsAt, holdsUntil: endsAt };
  await notePrice(tx, editor, { item, kind: 'scheduled', fromPrice: regular, toPrice: price, ...held });
  await tellCatalog(tx);
  return toPlannedReply({ ...span, cancelledAt: null });
}

/** Takes a price for a time back: from now on the regular one holds. Refuses with not_found. */
export async function dropPlannedPrice(
  tx: Tx,
  editor: Editor,
  id: string,
): Promise<PlannedPrice & { item: PriceItem }> {
  const found = await lockSpan(tx, id, editor.now);
  if (!found) throw new Refused('not_found');
  const { regular } = regularOf(await readCatalogue(tx, editor.now), found.item);
  await updateSpanCancelled(tx, id, editor.now);
  const holdsFrom = found.startsAt > editor.now ? found.startsAt : editor.now;
  await notePrice(tx, editor, {
    ...{ item: found.item, kind: 'cancelled', fromPrice: found.price, toPrice: regular },
    ...{ holdsFrom, holdsUntil: found.endsAt },
  });
  await tellCatalog(tx);
  return { ...toPlannedReply(found), item: found.item };
}

/** Says of colours and sizes of a shirt that they cannot be had, or can be had again. Refuses with not_found, catalog_changed, invalid_input, color_not_found, size_not_found. */
export async function setAvailability(
  tx: Tx,
  editor: Editor,
  o: {
    id: number;
    version: number;
    variants: readonly Pick<AwayVariant, 'color' | 'size'>[];
    away: Pick<AwayVariant, 'reason' | 'backOn'> | null;
  },
): Promise<Change<AdminProduct>> {
  await lockProducts(tx);
  const before = await getForAdmin(tx, o.id, editor.now);
  checkVersion(o.version, before);
  if (o.away?.backOn && o.away.backOn <= dayOf(editor.now)) checkFields({ backOn: 'past' });
  const variants = [...new Map(o.variants.map(one => [`${one.color} ${one.size}`, one])).values()];
  for (const { color, size } of variants) {
    if (!before.colors.includes(color)) throw new Refused('color_not_found');
    if (!before.sizes.some(one => one.size === size)) throw new Refused('size_not_found');
  }
  const { away } = o;
  await deleteAway(tx, o.id, variants);
  if (away) await insertAway(tx, variants.map(variant => ({ productId: o.id, ...variant, ...away }))); // prettier-ignore
  await updateProduct(tx, o.id, {});
  await tellCatalog(tx);
  return { before, after: await getForAdmin(tx, o.id, editor.now) };
}
