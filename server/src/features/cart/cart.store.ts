import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/database.ts';
import { part, type Part } from '../../db/parts.ts';
import { anyOf, fieldsOf, statement, statements } from '../../db/statement.ts';
import { cartLines, carts } from '../../db/tables/cart.ts';
export type { BackPrint } from '../../db/tables/cart.ts';
import { collections } from '../../db/tables/collections.ts';
import { designs, mockups } from '../../db/tables/designs.ts';

/** Whose cart: an account's, or that of the guest whose cookie has this hash. */
export type CartOwner = { accountId: string } | { guestHash: string };
export type Cart = typeof carts.$inferSelect;
export type CartLine = typeof cartLines.$inferSelect;
export type NewCartLine = Omit<typeof cartLines.$inferInsert, 'id' | 'cartId'>;

/** Who owns a cart is one of two columns; each query of an owner's cart is written for both. */
export type OwnerColumn = 'accountId' | 'guestHash';
export const columnOf = (owner: CartOwner): OwnerColumn => ('accountId' in owner ? 'accountId' : 'guestHash');
export const idOf = (owner: CartOwner): string => ('accountId' in owner ? owner.accountId : owner.guestHash);
type OfOwner = { owner: string };

const select = statements((column: OwnerColumn) =>
  statement((tx, v: OfOwner) => tx.select().from(carts).where(eq(carts[column], v.owner))),
);
const selectLocked = statements((column: OwnerColumn) =>
  statement((tx, v: OfOwner) => tx.select().from(carts).where(eq(carts[column], v.owner)).for('update')),
);
const touch = statements((column: OwnerColumn) =>
  statement((tx, v: OfOwner & { now: Date }) =>
    tx.update(carts).set({ updatedAt: v.now }).where(eq(carts[column], v.owner)).returning(),
  ),
);
const open = statements((column: OwnerColumn) =>
  statement((tx, v: OfOwner & { id: string; now: Date }) =>
    tx
      .insert(carts)
      .values({ id: v.id, [column]: v.owner, updatedAt: v.now })
      .onConflictDoUpdate({ target: carts[column], set: { updatedAt: v.now } })
      .returning(),
  ),
);

/** The owner's cart, unlocked. */
export async function findCart(tx: Tx, owner: CartOwner): Promise<Cart | undefined> {
  return (await select(columnOf(owner))(tx, { owner: idOf(owner) }))[0];
}

/** The owner's cart, locked until the transaction ends. */
export async function lockCart(tx: Tx, owner: CartOwner): Promise<Cart | undefined> {
  return (await selectLocked(columnOf(owner))(tx, { owner: idOf(owner) }))[0];
}

/** The owner's cart, noted as used and locked until the transaction ends. */
export async function touchCart(tx: Tx, owner: CartOwner, now: Date): Promise<Cart | undefined> {
  return (await touch(columnOf(owner))(tx, { owner: idOf(owner), now }))[0];
}

/** The owner's cart, made where missing under the given id, noted as used and locked until the transaction ends. */
export async function openAndLockCart(tx: Tx, owner: CartOwner, fresh: { id: string; now: Date }): Promise<Cart> {
  return (await open(columnOf(owner))(tx, { owner: idOf(owner), ...fresh }))[0]!;
}

export async function deleteCart(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(carts).where(eq(carts.id, cartId));
}

/** Every line of a cart, also those that cannot be bought any more, oldest first. */
export async function listCartLines(tx: Tx, cartId: string): Promise<CartLine[]> {
  return tx.select().from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(asc(cartLines.id));
}

/** Lines of an owner's cart by the owner, so that they are asked for in one piece with its lock. */
const isIn = (column: OwnerColumn, v: OfOwner) =>
  eq(cartLines.cartId, sql`(select ${carts.id} from ${carts} where ${carts[column]} = ${v.owner})`);

const selectPieces = statements((column: OwnerColumn) =>
  statement((tx, v: OfOwner) =>
    tx.select({ mergeKey: cartLines.mergeKey, quantity: cartLines.quantity }).from(cartLines).where(isIn(column, v)),
  ),
);

/** What the owner's cart has of each choice: a line each. */
export const listPieces = (tx: Tx, owner: CartOwner): Promise<{ mergeKey: string; quantity: number }[]> =>
  selectPieces(columnOf(owner))(tx, { owner: idOf(owner) });

const backDesigns = alias(designs, 'back_design');

type Buying = { cartId: string; accountId: string | null };
/** By the cart, or by the account that it is of. */
const selectBuyable = statements((by: 'cart' | 'account') => statement((tx, v: Buying) => buyableOf(tx, v, by)));

function buyableOf(tx: Tx, v: Buying, by: 'cart' | 'account') {
  // Nobody's id is nobody's: without an account only what is public is left.
  const mayBuy = (of: typeof designs | typeof backDesigns) =>
    and(
      eq(of.status, 'ready'),
      isNull(of.deletedAt),
      // What was taken down stays, and says so.
      or(eq(of.isPublic, true), eq(of.accountId, v.accountId!), isNotNull(of.takenDownAt)),
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
      backDesign: { name: backDesigns.name, prompt: backDesigns.prompt },
      isTakenDown,
    })
    .from(cartLines)
    .leftJoin(designs, eq(designs.id, cartLines.designId))
    .leftJoin(backDesigns, eq(backDesigns.id, sql`${cartLines.back}->>'designId'`))
    .leftJoin(collections, eq(collections.id, cartLines.collectionId))
    .where(
      and(
        by === 'cart' ? eq(cartLines.cartId, v.cartId) : isIn('accountId', { owner: v.accountId! }),
        or(isDesign, isCollection),
      ),
    )
    .orderBy(asc(cartLines.id));
}
export type BuyableLine = Awaited<ReturnType<ReturnType<typeof selectBuyable>>>[number];

/**
 * The lines of a cart, oldest first, with what is shown of them: designs that are public or the owner's own and not deleted, and
 * collection items that still exist. Those of a design that was taken down are marked.
 */
export const listBuyableLines = (tx: Tx, cartId: string, accountId: string | undefined): Promise<BuyableLine[]> =>
  selectBuyable('cart')(tx, { cartId, accountId: accountId ?? null });

/** The same of an account's cart. */
export const listBuyableLinesOf = (tx: Tx, accountId: string): Promise<BuyableLine[]> =>
  selectBuyable('account')(tx, { cartId: '', accountId });

const selectMockupsOf = statement((tx, v: { accountId: string }) => {
  const files = sql`
    select unnest(array[${cartLines.artworkFile}, ${cartLines.back}->>'artworkFile']) from ${cartLines}
    where ${isIn('accountId', { owner: v.accountId })}`;
  return tx
    .select()
    .from(mockups)
    .where(sql`${mockups.artworkFile} in (${files})`);
});

/** Stored mockups of the artworks in an account's cart. */
export const listMockupsOfCart = (tx: Tx, accountId: string) => selectMockupsOf(tx, { accountId });

/** Of one artwork or two, as most that is asked, or of a list of any length, which is planned anew each time. */
const selectMockups = statements((few: 'few' | 'many') =>
  statement((tx, v: { files: readonly string[]; first: string; last: string }) =>
    tx
      .select()
      .from(mockups)
      .where(
        few === 'few'
          ? or(eq(mockups.artworkFile, v.first), eq(mockups.artworkFile, v.last))
          : anyOf(mockups.artworkFile, v.files),
      ),
  ),
);

/** Stored mockups of some artworks. */
export async function listMockups(tx: Tx, artworkFiles: readonly string[]) {
  const [first] = artworkFiles;
  if (first === undefined) return [];
  const few = artworkFiles.length > 2 ? 'many' : 'few';
  return selectMockups(few)(tx, { files: artworkFiles, first, last: artworkFiles.at(-1)! });
}

/** What a new line says; its id and time are the database's. */
const LINE_FIELDS = [
  ...(['cartId', 'type', 'designId', 'collectionId', 'productId', 'color', 'size', 'position', 'designSize'] as const),
  ...(['artworkFile', 'arrangement', 'back', 'quantity', 'mergeKey'] as const),
];
const putLine = statement((tx, v: NewCartLine & { cartId: string }) =>
  tx
    .insert(cartLines)
    .values(fieldsOf<typeof v>(LINE_FIELDS))
    .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.mergeKey], set: { quantity: v.quantity } })
    .returning({ id: cartLines.id, createdAt: cartLines.createdAt }),
);

/** Puts a line in, or sets the quantity of the line of the same choice. */
export async function putCartLine(tx: Tx, cartId: string, line: NewCartLine): Promise<CartLine> {
  const [its] = await putLine(tx, { ...line, cartId });
  const { designId = null, collectionId = null, arrangement = null, back = null } = line;
  return { ...line, ...its!, ...{ cartId, designId, collectionId, arrangement, back } };
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

const deleteLines = statements((column: OwnerColumn) =>
  statement((tx, v: OfOwner) => tx.delete(cartLines).where(isIn(column, v))),
);

/** Takes every line out of the owner's cart. */
export async function deleteCartLines(tx: Tx, owner: CartOwner): Promise<void> {
  await deleteLines(columnOf(owner))(tx, { owner: idOf(owner) });
}

/**
 * Takes some pieces of each choice out of an account's cart; a line goes with its last piece. One part, whatever the number of choices,
 * and none without a choice; the caller has locked the cart.
 */
export function takenPieces(accountId: string, taken: readonly { mergeKey: string; quantity: number }[]): Part[] {
  // A row is changed once in a statement, so each choice is named once.
  const pieces = new Map<string, number>();
  for (const { mergeKey, quantity } of taken) pieces.set(mergeKey, (pieces.get(mergeKey) ?? 0) + quantity);
  if (pieces.size === 0) return [];
  const values = [...pieces].map(([key, quantity], n) => ({ [`key${n}`]: key, [`quantity${n}`]: quantity }));
  return [takenOf(pieces.size)(Object.assign({ accountId }, ...values))];
}

/** By the number of choices: of a list of unknown length PostgreSQL believes that it is long, and plans it anew each time. */
const takenOf = statements((choices: number) =>
  part(`taken_pieces_${choices}`, (_, v: Record<string, unknown>) => {
    const rows = Array.from({ length: choices }, (_, n) => sql`(${v[`key${n}`]}::text, ${v[`quantity${n}`]}::integer)`);
    const taken = sql`(values ${sql.join(rows, sql`, `)}) as taken (key, quantity)`;
    const isTaken = sql`
      ${cartLines.cartId} = (select ${carts.id} from ${carts} where ${carts.accountId} = ${v['accountId']})
      and ${cartLines.mergeKey} = taken.key`;
    return {
      queries: {
        gone_lines: sql`delete from ${cartLines} using ${taken} where ${isTaken} and ${cartLines.quantity} <= taken.quantity`,
        kept_lines: sql`update ${cartLines} set quantity = ${cartLines.quantity} - taken.quantity from ${taken}
          where ${isTaken} and ${cartLines.quantity} > taken.quantity`,
      },
    };
  }),
);
