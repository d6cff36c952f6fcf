import { sql } from 'drizzle-orm';
import { MAX_LINES, MAX_QUANTITY } from '../../../../domain/src/cart.ts';
import type { Tx } from '../../db/database.ts';
import { statements, written } from '../../db/statement.ts';
import { cartLines, carts } from '../../db/tables/cart.ts';
import { designs } from '../../db/tables/designs.ts';
import { columnOf, idOf, type CartLine, type CartOwner, type NewCartLine, type OwnerColumn } from './cart.store.ts';

/** A line of one design, with the mark of the design's row as it is known. */
export type KnownLine = NewCartLine & { designId: string; mark: string };
/** The line as it is then, and how many pieces of it there were; none where it is new. */
export type PutLine = { line: CartLine; had: number };

type Said = Omit<KnownLine, 'arrangement'> & { owner: string; arrangement: string | null; now: string };
type Put = Pick<CartLine, 'cartId' | 'quantity' | 'createdAt'> & { id: string; had: number | null };

/**
 * What is counted of the cart is what stood when the statement began. Whoever puts a line in writes the cart's row, so nobody did since
 * where that row is still the same when it is locked: its `xmin` says so.
 */
const put = statements((column: OwnerColumn) =>
  written<Said, Put>(
    v => sql`
    with seen as materialized (
      select id, xmin as mark, (
        select quantity from ${cartLines} where cart_id = ${carts.id} and merge_key = ${v.mergeKey}
      ) as had
      from ${carts} where ${carts[column]} = ${v.owner}
    ), touched as (
      update ${carts} set updated_at = ${v.now}::timestamptz from seen
      where ${carts.id} = seen.id and ${carts}.xmin = seen.mark
        and exists (select from ${designs} where id = ${v.designId} and xmin = ${v.mark}::xid)
        and (seen.had is not null or (select count(*) from ${cartLines} where cart_id = seen.id) < ${MAX_LINES})
      returning ${carts.id}, seen.had
    ), put as (
      insert into ${cartLines} (cart_id, type, design_id, product_id, color, size, position, design_size, artwork_file,
        arrangement, quantity, merge_key)
      select id, 1, ${v.designId}, ${v.productId}::integer, ${v.color}, ${v.size}, ${v.position}, ${v.designSize},
        ${v.artworkFile}, ${v.arrangement}::jsonb, ${v.quantity}::integer, ${v.mergeKey}
      from touched
      on conflict (cart_id, merge_key) do update
        set quantity = least(${cartLines.quantity} + excluded.quantity, ${MAX_QUANTITY})
      returning id, cart_id, quantity, created_at
    )
    select put.id, cart_id as "cartId", quantity, created_at as "createdAt", had from put, touched`,
  ),
);

/**
 * Adds a line's pieces to the owner's cart, up to the limit of a line, in one statement, which locks the cart. Nothing is written where
 * there is no cart, where it has no room for a line more, where somebody else writes it just then, and where the design is another than
 * is known.
 */
export async function putKnownLine(
  tx: Tx,
  owner: CartOwner,
  { mark, ...line }: KnownLine,
  now: Date,
): Promise<PutLine | undefined> {
  const { arrangement = null } = line;
  const [its] = await put(columnOf(owner))(tx, {
    ...{ ...line, mark, owner: idOf(owner), now: now.toISOString() },
    arrangement: arrangement && JSON.stringify(arrangement),
  });
  if (!its) return undefined;
  const { id, had, ...rest } = its;
  return { had: had ?? 0, line: { ...line, ...rest, id: Number(id), collectionId: null, arrangement, back: null } };
}
