import type { AdminProduct } from '../../../../contract/src/admin-catalogue.ts';
import type { Variant } from '../../../../domain/src/availability.ts';
import type { OrderStatus } from '../../../../domain/src/orders.ts';
import { countChange, holdAfter, LOW_STOCK } from '../../../../domain/src/stock.ts';
import type { Tx } from '../../db/database.ts';
import { Refused } from '../../http/refused.ts';
import { checkVersion, getForAdmin, tellCatalog, type Change, type Editor } from './manage-catalog.ts';
import { lockProducts, updateProduct } from './manage-catalog.store.ts';
import {
  changeCount,
  dropCount,
  insertHold,
  isSameVariant,
  listAvailable,
  listHolds,
  listLowStock,
  lockStock,
  putFree,
  updateHold,
} from './stock.store.ts';

/** What an order is of, as far as stock goes. */
type Wanted = Variant & { quantity: number };

/** The same variants once, with all their pieces. */
function summed(lines: readonly Wanted[]): Wanted[] {
  const sums: Wanted[] = [];
  for (const { productId, color, size, quantity } of lines) {
    const known = sums.find(one => isSameVariant(one, { productId, color, size }));
    if (known) known.quantity += quantity;
    else sums.push({ productId, color, size, quantity });
  }
  return sums;
}

/** Locks the counts of what is to be ordered and of what orders keep: before coupons, as whatever ends an order does. */
export async function lockStockOf(
  tx: Tx,
  { lines, orderIds }: { lines: readonly Wanted[]; orderIds: readonly string[] },
): Promise<void> {
  await lockStock(tx, [...lines, ...(orderIds.length > 0 ? await listHolds(tx, orderIds) : [])]);
}

/**
 * Keeps what an order counts on, in its transaction: of what is counted as many as it has pieces. Refuses with not_available and the
 * variants where too few are free; with `isOwed` they are kept all the same, for the shop owes them.
 */
export async function holdStock(
  tx: Tx,
  orderId: string,
  lines: readonly Wanted[],
  { isOwed = false }: { isOwed?: boolean } = {},
): Promise<void> {
  const wanted = summed(lines);
  const counted = await lockStock(tx, wanted);
  const short = wanted.filter(one => counted.some(row => isSameVariant(row, one) && row.free < one.quantity));
  if (short.length > 0 && !isOwed)
    throw new Refused('not_available', {
      lines: short.map(({ size, color }) => ({ size, color, reason: 'sold_out', backOn: null })),
    });
  for (const row of counted) {
    const { quantity } = wanted.find(one => isSameVariant(row, one))!;
    const { productId, color, size } = row;
    await changeCount(tx, row, countChange('back', 'held', quantity), { isStrict: !isOwed });
    await insertHold(tx, { orderId, productId, color, size, quantity, state: 'held' });
    if (row.free - quantity <= 0) await tellCatalog(tx);
  }
}

/** Follows an order that has moved: what it kept goes back, is printed, or is kept once more. */
export async function moveStock(tx: Tx, orderId: string, to: OrderStatus): Promise<void> {
  const holds = (await listHolds(tx, [orderId])).filter(hold => holdAfter(hold.state, to) !== hold.state);
  await lockStock(tx, holds);
  for (const hold of holds) {
    const state = holdAfter(hold.state, to);
    const change = countChange(hold.state, state, hold.quantity);
    // A payment that came late is an order all the same: the owner sees that one is owed.
    const count = await changeCount(tx, hold, change, { isStrict: false });
    await updateHold(tx, hold, state);
    const { free = 1 } = count ?? {};
    if (free <= 0 || free - change.free <= 0) await tellCatalog(tx);
  }
}

/** Variants of an order that keeps nothing any more, and of which too few are free now. */
export async function shortOf(tx: Tx, orderId: string): Promise<Variant[]> {
  const back = (await listHolds(tx, [orderId])).filter(hold => hold.state === 'back');
  if (back.length === 0) return [];
  const available = await listAvailable(tx, undefined);
  return back.filter(hold => available.some(one => isSameVariant(one, hold) && one.available < hold.quantity));
}

/** How many somebody could order of each variant that is counted. */
export const availableTo = (tx: Tx, accountId: string | undefined): Promise<(Variant & { available: number })[]> =>
  listAvailable(tx, accountId);

/** What is counted and runs low, the least first. */
export const lowStock = (tx: Tx, limit: number): ReturnType<typeof listLowStock> => listLowStock(tx, LOW_STOCK, limit);

/**
 * Says how many are free of colours and sizes of a product; null counts one no more. Refuses with not_found, catalog_changed,
 * color_not_found and size_not_found.
 */
export async function setStock(
  tx: Tx,
  editor: Editor,
  o: { id: number; version: number; counts: readonly { color: string; size: string; free: number | null }[] },
): Promise<Change<AdminProduct>> {
  await lockProducts(tx);
  const before = await getForAdmin(tx, o.id, editor.now);
  checkVersion(o.version, before);
  const counts = [...new Map(o.counts.map(one => [`${one.color} ${one.size}`, one])).values()];
  for (const { color, size } of counts) {
    if (!before.colors.includes(color)) throw new Refused('color_not_found');
    if (!before.sizes.some(one => one.size === size)) throw new Refused('size_not_found');
  }
  const variants = counts.map(({ color, size, free }) => ({ productId: o.id, color, size, free }));
  await lockStock(tx, variants);
  for (const { free, ...variant } of variants)
    if (free === null) await dropCount(tx, variant);
    else await putFree(tx, variant, free);
  await updateProduct(tx, o.id, {});
  await tellCatalog(tx);
  return { before, after: await getForAdmin(tx, o.id, editor.now) };
}
