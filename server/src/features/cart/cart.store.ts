import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/database.ts';
import { cartLines, carts } from '../../db/tables/cart.ts';
export type { BackPrint } from '../../db/tables/cart.ts';
import { collections, colorPrices } from '../../db/tables/collections.ts';
import { designs, mockups } from '../../db/tables/designs.ts';

/** Whose cart: an account's, or that of the guest whose cookie has this hash. */
export type CartOwner = { accountId: string } | { guestHash: string };
export type Cart = typeof carts.$inferSelect;
export type CartLine = typeof cartLines.$inferSelect;
export type NewCartLine = Omit<typeof cartLines.$inferInsert, 'id' | 'cartId'>;

const isOwnedBy = (owner: CartOwner) =>
  'accountId' in owner ? eq(carts.accountId, owner.accountId) : eq(carts.guestHash, owner.guestHash);

/** The owner's cart, unlocked. */
export async function findCart(tx: Tx, owner: CartOwner): Promise<Cart | undefined> {
  return (await tx.select().from(carts).where(isOwnedBy(owner)))[0];
}

/** The owner's cart, locked until the transaction ends. */
export async function lockCart(tx: Tx, owner: CartOwner): Promise<Cart | undefined> {
  return (await tx.select().from(carts).where(isOwnedBy(owner)).for('update'))[0];
}

/** The owner's cart, noted as used and locked until the transaction ends. */
export async function touchCart(tx: Tx, owner: CartOwner, now: Date): Promise<Cart | undefined> {
  return (await tx.update(carts).set({ updatedAt: now }).where(isOwnedBy(owner)).returning())[0];
}

/** The owner's cart, made where missing under the given id, noted as used and locked until the transaction ends. */
export async function openAndLockCart(tx: Tx, owner: CartOwner, fresh: { id: string; now: Date }): Promise<Cart> {
  const [cart] = await tx
    .insert(carts)
    .values({ id: fresh.id, ...owner, updatedAt: fresh.now })
    .onConflictDoUpdate({
      target: 'accountId' in owner ? carts.accountId : carts.guestHash,
      set: { updatedAt: fresh.now },
    })
    .returning();
  return cart!;
}

export async function deleteCart(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(carts).where(eq(carts.id, cartId));
}

/** Every line of a cart, also those that cannot be bought any more, oldest first. */
export async function listCartLines(tx: Tx, cartId: string): Promise<CartLine[]> {
  return tx.select().from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(asc(cartLines.id));
}

/** What a cart has of each choice: a line each. */
export const listPieces = (tx: Tx, cartId: string): Promise<{ mergeKey: string; quantity: number }[]> =>
  tx
    .select({ mergeKey: cartLines.mergeKey, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId));

const backDesigns = alias(designs, 'back_design');

/**
 * The lines of a cart, oldest first, with what is shown of them: designs that are public or the owner's own and not deleted, and
 * collection items that still exist. Those of a design that was taken down are marked.
 */
export function listBuyableLines(tx: Tx, cartId: string, accountId: string | undefined) {
  const mayBuy = (of: typeof designs | typeof backDesigns) =>
    and(
      eq(of.status, 'ready'),
      isNull(of.deletedAt),
      // Designs that were taken down stay in the cart, and the line says so.
      or(
        eq(of.isPublic, true),
        isNotNull(of.takenDownAt),
        accountId === undefined ? undefined : eq(of.accountId, accountId),
      ),
    );
  const isDesign = and(eq(cartLines.type, 1), mayBuy(designs), or(isNull(cartLines.back), mayBuy(backDesigns)));
  const isCollection = and(eq(cartLines.type, 3), isNotNull(collections.id));
  const isTakenDown = sql<boolean>`(${designs.takenDownAt} is not null or ${backDesigns.takenDownAt} is not null or exists (
    select 1 from ${designs} d where d.id = ${collections.designId} and d.taken_down_at is not null))`;
  return tx
    .select({
      line: cartLines,
      design: { name: designs.name, style: designs.style, prompt: designs.prompt },
      collection: collections,
      prices: colorPrices,
      backDesign: { name: backDesigns.name, prompt: backDesigns.prompt },
      isTakenDown,
    })
    .from(cartLines)
    .leftJoin(designs, eq(designs.id, cartLines.designId))
    .leftJoin(backDesigns, eq(backDesigns.id, sql`${cartLines.back}->>'designId'`))
    .leftJoin(collections, eq(collections.id, cartLines.collectionId))
    .where(and(eq(cartLines.cartId, cartId), or(isDesign, isCollection)))
    .orderBy(asc(cartLines.id));
}
export type BuyableLine = Awaited<ReturnType<typeof listBuyableLines>>[number];

/** Stored mockups of some artworks. */
export async function listMockups(tx: Tx, artworkFiles: readonly string[]) {
  if (artworkFiles.length === 0) return [];
  return tx
    .select()
    .from(mockups)
    .where(inArray(mockups.artworkFile, [...artworkFiles]));
}

/** Puts a line in, or sets the quantity of the line of the same choice. */
export async function putCartLine(tx: Tx, cartId: string, line: NewCartLine): Promise<CartLine> {
  const [put] = await tx
    .insert(cartLines)
    .values({ ...line, cartId })
    .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.mergeKey], set: { quantity: line.quantity } })
    .returning();
  return put!;
}

/** Sets a line's quantity; false where the cart has no such line. */
export async function updateQuantity(tx: Tx, cartId: string, lineId: number, quantity: number): Promise<boolean> {
  const rows = await tx
    .update(cartLines)
    .set({ quantity })
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.id, lineId)))
    .returning({ id: cartLines.id });
  return rows.length > 0;
}

/** Moves lines into another cart as they are. */
export async function updateCartOfLines(tx: Tx, lineIds: readonly number[], cartId: string): Promise<void> {
  if (lineIds.length === 0) return;
  await tx
    .update(cartLines)
    .set({ cartId })
    .where(inArray(cartLines.id, [...lineIds]));
}

/** Takes a line out; false where the cart has no such line. */
export async function deleteCartLine(tx: Tx, cartId: string, lineId: number): Promise<boolean> {
  const rows = await tx
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.id, lineId)))
    .returning({ id: cartLines.id });
  return rows.length > 0;
}

/** Takes every line out of a cart. */
export async function deleteCartLines(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.cartId, cartId));
}

/**
 * Takes some pieces of each choice out of an account's cart, which the caller has locked; a line goes with its last piece.
 */
export async function takeOutPieces(
  tx: Tx,
  accountId: string,
  taken: readonly { mergeKey: string; quantity: number }[],
): Promise<void> {
  const cart = await findCart(tx, { accountId });
  if (!cart) return;
  for (const { mergeKey, quantity } of taken) {
    const isTaken = and(eq(cartLines.cartId, cart.id), eq(cartLines.mergeKey, mergeKey));
    const gone = await tx
      .delete(cartLines)
      .where(and(isTaken, lte(cartLines.quantity, quantity)))
      .returning({ id: cartLines.id });
    if (gone.length === 0)
      await tx
        .update(cartLines)
        .set({ quantity: sql`${cartLines.quantity} - ${quantity}` })
        .where(isTaken);
  }
}
