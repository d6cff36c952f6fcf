import { and, asc, gt, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { awayVariants, placements, products, scheduledPrices } from '../../db/tables/catalog.ts';

export type ProductRow = typeof products.$inferSelect;
export type PlacementRow = typeof placements.$inferSelect;
export type AwayRow = typeof awayVariants.$inferSelect;
export type SpanRow = typeof scheduledPrices.$inferSelect;

const selectProducts = statement(tx =>
  tx.select().from(products).orderBy(asc(products.sort), asc(products.id)).limit(100),
);
const selectPlacements = statement(tx => tx.select().from(placements).orderBy(asc(placements.sort)).limit(100));
const selectAway = statement(tx =>
  tx
    .select()
    .from(awayVariants)
    .orderBy(asc(awayVariants.productId), asc(awayVariants.color), asc(awayVariants.size))
    .limit(1000),
);
const selectSpans = statement((tx, v: { now: Date }) =>
  tx
    .select()
    .from(scheduledPrices)
    .where(
      and(isNull(scheduledPrices.cancelledAt), or(isNull(scheduledPrices.endsAt), gt(scheduledPrices.endsAt, v.now))),
    )
    .orderBy(asc(scheduledPrices.startsAt), asc(scheduledPrices.id))
    .limit(5000),
);

/** All shirts, also those that are not sold any more, in the order in which they are offered: a handful of rows. */
export const listProducts = (tx: Tx): Promise<ProductRow[]> => selectProducts(tx, {});

/** All places to print, in the order in which they are offered. */
export const listPlacements = (tx: Tx): Promise<PlacementRow[]> => selectPlacements(tx, {});

/** Shirts of a colour and size that cannot be had. */
export const listAway = (tx: Tx): Promise<AwayRow[]> => selectAway(tx, {});

/** Prices for a time that are not over and not taken back, the earliest first. */
export const listSpans = (tx: Tx, now: Date): Promise<SpanRow[]> => selectSpans(tx, { now });
