import { and, asc, countDistinct, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Color } from '../../../../domain/src/catalog.ts';
import type { PriceItem } from '../../../../domain/src/prices.ts';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { cartLines } from '../../db/tables/cart.ts';
import {
  awayVariants,
  blankPhotos,
  catalogTexts,
  colors,
  placements,
  priceChanges,
  products,
  scheduledPrices,
} from '../../db/tables/catalog.ts';
import { mockups } from '../../db/tables/designs.ts';
import { orderLines } from '../../db/tables/orders.ts';
import type { AwayRow, SpanRow, StoredColor, StoredPlacement, StoredProduct, TextKind } from './catalog.store.ts';

/** All shirts, locked until the transaction ends: whoever changes one sees what the others are. */
export const lockProducts = (tx: Tx): Promise<StoredProduct[]> =>
  tx.select().from(products).orderBy(asc(products.id)).for('update');

/** All places to print, locked until the transaction ends. */
export const lockPlacements = (tx: Tx): Promise<StoredPlacement[]> =>
  tx.select().from(placements).orderBy(asc(placements.position), asc(placements.designSize)).for('update');

/** One at a time adds to the lists of the catalogue, or changes a colour: numbers and words that are given out are free. */
export async function lockAdding(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('catalog'))`);
}

export async function insertProduct(tx: Tx, row: Omit<StoredProduct, 'isActive' | 'version'>): Promise<void> {
  await tx.insert(products).values(row);
}

export async function insertColor(tx: Tx, row: Omit<StoredColor, 'onSale' | 'version'>): Promise<void> {
  await tx.insert(colors).values(row);
}

export async function insertPlacement(tx: Tx, row: Omit<StoredPlacement, 'isActive' | 'version'>): Promise<void> {
  await tx.insert(placements).values(row);
}

/** Writes a change of a colour, and counts it. */
export async function updateColor(
  tx: Tx,
  key: Color,
  change: Partial<Omit<StoredColor, 'key' | 'version'>>,
): Promise<void> {
  await tx
    .update(colors)
    .set({ ...change, version: sql`${colors.version} + 1` })
    .where(eq(colors.key, key));
}

/** Writes a change of a shirt, and counts it. */
export async function updateProduct(
  tx: Tx,
  id: number,
  change: Partial<Omit<StoredProduct, 'id' | 'type' | 'version'>>,
): Promise<void> {
  await tx
    .update(products)
    .set({ ...change, version: sql`${products.version} + 1` })
    .where(eq(products.id, id));
}

/** Writes a change of a place to print, and counts it. */
export async function updatePlacement(
  tx: Tx,
  { position, designSize }: Pick<StoredPlacement, 'position' | 'designSize'>,
  change: Partial<Omit<StoredPlacement, 'key' | 'position' | 'designSize' | 'version'>>,
): Promise<void> {
  await tx
    .update(placements)
    .set({ ...change, version: sql`${placements.version} + 1` })
    .where(and(eq(placements.position, position), eq(placements.designSize, designSize)));
}

/** Writes a text in another language; none is the original again. */
export async function putText(
  tx: Tx,
  place: { kind: TextKind; key: string; language: string },
  text: string | null,
): Promise<void> {
  const { kind, key, language } = place;
  if (text)
    await tx
      .insert(catalogTexts)
      .values({ ...place, text })
      .onConflictDoUpdate({ target: [catalogTexts.kind, catalogTexts.key, catalogTexts.language], set: { text } });
  else
    await tx
      .delete(catalogTexts)
      .where(and(eq(catalogTexts.kind, kind), eq(catalogTexts.key, key), eq(catalogTexts.language, language)));
}

const isVariant = (productId: number, variants: readonly { color: Color; size: string }[]) =>
  and(
    eq(awayVariants.productId, productId),
    or(...variants.map(({ color, size }) => and(eq(awayVariants.color, color), eq(awayVariants.size, size)))),
  );

/** These colours and sizes can be had again. */
export async function deleteAway(
  tx: Tx,
  productId: number,
  variants: readonly { color: Color; size: string }[],
): Promise<void> {
  await tx.delete(awayVariants).where(isVariant(productId, variants));
}

export async function insertAway(tx: Tx, rows: AwayRow[]): Promise<void> {
  await tx.insert(awayVariants).values(rows);
}

export async function insertSpan(tx: Tx, row: Omit<SpanRow, 'cancelledAt'>): Promise<void> {
  await tx.insert(scheduledPrices).values(row);
}

/** A price for a time, locked; nothing for one that was taken back or is over. */
export async function lockSpan(tx: Tx, id: string, now: Date): Promise<SpanRow | undefined> {
  const [row] = await tx.select().from(scheduledPrices).where(eq(scheduledPrices.id, id)).for('update');
  return row && row.cancelledAt === null && (row.endsAt === null || row.endsAt > now) ? row : undefined;
}

export async function updateSpanCancelled(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(scheduledPrices).set({ cancelledAt: now }).where(eq(scheduledPrices.id, id));
}

export type PriceChangeRow = typeof priceChanges.$inferSelect;

/** Writes down a change of a price. */
export async function insertPriceChange(tx: Tx, row: Omit<PriceChangeRow, 'id'>): Promise<void> {
  await tx.insert(priceChanges).values(row);
}

/** Changes of a price, the newest first, one more than `limit`, with who made them. */
export const listPriceChanges = (
  tx: Tx,
  o: { item: PriceItem | undefined; after: number | undefined; limit: number },
): Promise<{ change: PriceChangeRow; by: string | null }[]> =>
  tx
    .select({ change: priceChanges, by: accounts.name })
    .from(priceChanges)
    .leftJoin(accounts, eq(accounts.id, priceChanges.actorId))
    .where(
      and(
        o.item === undefined ? undefined : eq(priceChanges.item, o.item),
        o.after === undefined ? undefined : lt(priceChanges.id, o.after),
      ),
    )
    .orderBy(desc(priceChanges.id))
    .limit(o.limit + 1);

/** In how many carts and orders a shirt is. */
export async function countUse(tx: Tx, productId: number): Promise<{ carts: number; orders: number }> {
  const [inCarts] = await tx
    .select({ carts: countDistinct(cartLines.cartId) })
    .from(cartLines)
    .where(eq(cartLines.productId, productId));
  const [inOrders] = await tx
    .select({ orders: countDistinct(orderLines.orderId) })
    .from(orderLines)
    .where(eq(orderLines.productId, productId));
  return { carts: inCarts!.carts, orders: inOrders!.orders };
}

export async function insertBlankPhoto(tx: Tx, row: typeof blankPhotos.$inferSelect): Promise<void> {
  await tx.insert(blankPhotos).values(row).onConflictDoNothing();
}

/** Those of the files that the owner sent as photographs. */
export async function listBlankPhotos(tx: Tx, files: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ file: blankPhotos.file })
    .from(blankPhotos)
    .where(inArray(blankPhotos.file, [...files]));
  return rows.map(row => row.file);
}

/** Forgets the stored mockups of a product; answers their files. */
export async function deleteMockupsOf(tx: Tx, tshirtType: string): Promise<string[]> {
  const rows = await tx.delete(mockups).where(eq(mockups.tshirtType, tshirtType)).returning({ file: mockups.file });
  return [...new Set(rows.map(row => row.file))];
}
