import { and, asc, gt, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { awayVariants, placements, products, scheduledPrices } from '../../db/tables/catalog.ts';

export type ProductRow = typeof products.$inferSelect;
export type PlacementRow = typeof placements.$inferSelect;
export type AwayRow = typeof awayVariants.$inferSelect;
export type SpanRow = typeof scheduledPrices.$inferSelect;

/** All shirts, also those that are not sold any more, in the order in which they are offered: a handful of rows. */
export const listProducts = (tx: Tx): Promise<ProductRow[]> =>
  tx.select().from(products).orderBy(asc(products.sort), asc(products.id)).limit(100);

/** All places to print, in the order in which they are offered. */
export const listPlacements = (tx: Tx): Promise<PlacementRow[]> =>
  tx.select().from(placements).orderBy(asc(placements.sort)).limit(100);

/** Shirts of a colour and size that cannot be had. */
export const listAway = (tx: Tx): Promise<AwayRow[]> =>
  tx
    .select()
    .from(awayVariants)
    .orderBy(asc(awayVariants.productId), asc(awayVariants.color), asc(awayVariants.size))
    .limit(1000);

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
