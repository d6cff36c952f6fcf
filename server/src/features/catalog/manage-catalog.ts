import type { AdminColor, AdminPlacement, AdminProduct } from '../../../../contract/src/admin-catalogue.ts';
import type { PlannedPrice } from '../../../../contract/src/admin-prices.ts';
import type { Blank } from '../../../../domain/src/blanks.ts';
import { toRupees } from '../../../../domain/src/money.ts';
import { fileUrl } from '../../adapters/storage/port.ts';
import { priceAt, type PriceItem } from '../../../../domain/src/prices.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { announce } from '../../jobs/announce.ts';
import type { ColorRow, PlacementRow, ProductRow, SpanRow, TextKind } from './catalog.store.ts';
import { toCornersReply, toSizeReply } from './color-reply.ts';
import { putText } from './manage-catalog.store.ts';
import { awayReplyOf, feeItemOf, priceItemOf, readCatalogue, type Catalogue } from './price-book.ts';

/** Who changes what in the catalogue, and when. */
export type Editor = { actorId: string; now: Date };
export type Change<T> = { before: T; after: T };

export const toPlannedReply = ({ id, price, startsAt, endsAt }: SpanRow): PlannedPrice => ({
  ...{ id, price: toRupees(price) },
  ...{ startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null },
});

const plannedOf = ({ spans }: Catalogue, item: PriceItem): SpanRow[] => spans.filter(span => span.item === item);

const toAdminBlank = ({ curve, isTinted, grams, sides }: Blank): AdminProduct['blank'] => ({
  ...{ curve, isTinted, grams },
  sides: sides.map(({ photos, ...side }) => ({
    ...side,
    photos: photos.map(({ corners, ...photo }) => ({
      ...photo,
      url: fileUrl(photo.file),
      corners: toCornersReply(corners),
    })),
  })),
});

function toAdminProduct(row: ProductRow, catalogue: Catalogue, now: Date): AdminProduct {
  const spans = plannedOf(catalogue, priceItemOf(row.id));
  const { id, type, name, nameHi, description, descriptionHi, fabric, fabricHi, gsm, isActive, sort, version } = row;
  return {
    ...{ template: row.template, blank: row.blank && toAdminBlank(row.blank), sizes: row.sizes.map(toSizeReply) },
    ...{ colors: row.colors, placements: row.placements },
    ...{ id, type, name, nameHi, description, descriptionHi, fabric, fabricHi, gsm, isActive, sort, version },
    price: toRupees(row.basePrice),
    priceNow: toRupees(priceAt(row.basePrice, spans, now)),
    compareAtPrice: row.compareAtPrice === null ? null : toRupees(row.compareAtPrice),
    planned: spans.map(toPlannedReply),
    away: awayReplyOf(catalogue, id),
    stock: catalogue.stock
      .filter(one => one.productId === id)
      .map(({ color, size, free, reserved, used }) => ({ color, size, free, reserved, used })),
  };
}

function toAdminPlacement(row: PlacementRow, catalogue: Catalogue, now: Date): AdminPlacement {
  const spans = plannedOf(catalogue, feeItemOf(row.key));
  const { key, position, designSize, name, nameHi, isActive, sort, version } = row;
  const { widthInches, heightInches, spots } = row;
  return {
    ...{ id: key, key, position, designSize, name, nameHi, isActive, sort, version },
    ...{ widthInches, heightInches, spots },
    price: toRupees(row.fee),
    priceNow: toRupees(priceAt(row.fee, spans, now)),
    planned: spans.map(toPlannedReply),
  };
}

export const toAdminColor = ({ surcharge, ...row }: ColorRow): AdminColor => ({
  ...row,
  surcharge: toRupees(surcharge),
});

/** Shirts, places to print and colours as admins see them, read in this transaction. */
export async function listForAdmin(
  tx: Tx,
  now: Date,
): Promise<{ products: AdminProduct[]; placements: AdminPlacement[]; colors: AdminColor[] }> {
  const catalogue = await readCatalogue(tx, now);
  return {
    products: catalogue.products.map(row => toAdminProduct(row, catalogue, now)),
    colors: catalogue.colors.map(toAdminColor),
    placements: catalogue.placements.map(row => toAdminPlacement(row, catalogue, now)),
  };
}

/** A shirt as it is now. Refuses with not_found. */
export async function getForAdmin(tx: Tx, id: number, now: Date): Promise<AdminProduct> {
  const found = (await listForAdmin(tx, now)).products.find(one => one.id === id);
  if (!found) throw new Refused('not_found');
  return found;
}

/** Tells every process that the catalogue is another one, once the transaction commits. */
export const tellCatalog = (tx: Tx): Promise<void> => announce(tx, { channel: 'data', noun: 'catalog' });

/** Takes out what was not said, so that it does not take the place of what there is. */
export const saidOf = <T extends object>(change: T): Partial<T> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Refuses with invalid_input and the problem of each field (domain/catalog-terms). */
export function checkFields(problems: object): void {
  if (Object.keys(problems).length > 0) throw new Refused('invalid_input', { fields: problems });
}

/** Refuses with catalog_changed where somebody was faster, and tells what it is now. */
export function checkVersion(seen: number, now: { version: number }): void {
  if (seen !== now.version) throw new Refused('catalog_changed', { now });
}

/** Writes Hindi texts of something under its key; one that is empty is the original again. */
export async function putHindi(tx: Tx, key: string, texts: Partial<Record<TextKind, string | null>>): Promise<void> {
  for (const [kind, text] of Object.entries(texts))
    await putText(tx, { kind: kind as TextKind, key, language: 'hi' }, text || null);
}

export const editorOf = (context: Context, actorId: string): Editor => ({ actorId, now: context.now() });
