import { asc } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { placements, products } from '../../db/tables/catalog.ts';

export type ProductRow = typeof products.$inferSelect;
export type PlacementRow = typeof placements.$inferSelect;

const selectProducts = statement(tx => tx.select().from(products).orderBy(asc(products.id)).limit(100));
const selectPlacements = statement(tx => tx.select().from(placements).orderBy(asc(placements.sort)).limit(100));

/** All shirts: a handful of rows. */
export const listProducts = (tx: Tx): Promise<ProductRow[]> => selectProducts(tx, {});

/** All places to print, in the order in which they are offered. */
export const listPlacements = (tx: Tx): Promise<PlacementRow[]> => selectPlacements(tx, {});
