import { and, asc, gt, isNull, or } from 'drizzle-orm';
import { CATALOG_LIMITS } from '../../../../domain/src/catalog-terms.ts';
import type { Tx } from '../../db/database.ts';
import { awayVariants, catalogTexts, colors, placements, products, scheduledPrices } from '../../db/tables/catalog.ts';

export type StoredProduct = typeof products.$inferSelect;
export type StoredPlacement = typeof placements.$inferSelect;
export type StoredColor = typeof colors.$inferSelect;
/** Which text of the catalogue. */
export type TextKind = 'color.name' | 'product.name' | 'product.description' | 'product.fabric' | 'placement.name';
export type TextRow = typeof catalogTexts.$inferSelect;
/** With the Hindi texts that the owner wrote; nothing where the original stands. */
export type ProductRow = StoredProduct & {
  nameHi: string | null;
  descriptionHi: string | null;
  fabricHi: string | null;
};
export type PlacementRow = StoredPlacement & { nameHi: string | null };
export type ColorRow = StoredColor & { nameHi: string | null };
/** Colours that a shop has at most. */
export const MOST_COLORS = 100;
/** Shirts that a shop has at most, with those that are not sold any more. */
export const MOST_PRODUCTS = 100;
/** Places to print at most: those of all garments, and two of each product on photographs. */
export const MOST_PLACES = CATALOG_LIMITS.places + MOST_PRODUCTS * 2;
export type AwayRow = typeof awayVariants.$inferSelect;
export type SpanRow = typeof scheduledPrices.$inferSelect;

/** All shirts, also those that are not sold any more, in the order in which they are offered: a handful of rows. */
export const listProducts = (tx: Tx): Promise<StoredProduct[]> =>
  tx.select().from(products).orderBy(asc(products.sort), asc(products.id)).limit(MOST_PRODUCTS);

/** All places to print, in the order in which they are offered. */
export const listPlacements = (tx: Tx): Promise<StoredPlacement[]> =>
  tx.select().from(placements).orderBy(asc(placements.sort), asc(placements.key)).limit(MOST_PLACES);

/** All colours, also those that are not sold any more, in the order in which they are offered. */
export const listColors = (tx: Tx): Promise<StoredColor[]> =>
  tx.select().from(colors).orderBy(asc(colors.position), asc(colors.key)).limit(MOST_COLORS);

/** Texts of the catalogue in other languages. */
export const listTexts = (tx: Tx): Promise<TextRow[]> => tx.select().from(catalogTexts).limit(5000);

/** Shirts of a colour and size that cannot be had. */
export const listAway = (tx: Tx): Promise<AwayRow[]> =>
  tx
    .select()
    .from(awayVariants)
    .orderBy(asc(awayVariants.productId), asc(awayVariants.color), asc(awayVariants.size))
    .limit(10_000);

/** Prices for a time that are not over and not taken back, the earliest first. */
export const listSpans = (tx: Tx, now: Date): Promise<SpanRow[]> =>
  tx
    .select()
    .from(scheduledPrices)
    .where(
      and(isNull(scheduledPrices.cancelledAt), or(isNull(scheduledPrices.endsAt), gt(scheduledPrices.endsAt, now))),
    )
    .orderBy(asc(scheduledPrices.startsAt), asc(scheduledPrices.id))
    .limit(5000);
