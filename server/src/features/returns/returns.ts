import type { Paise } from '../../../../domain/src/money.ts';
import { isReturnLive, returnActs, type ReturnAct, type ReturnState } from '../../../../domain/src/returns.ts';
import type { Context } from '../../http/handle.ts';
import { pageOf, rowKeyOf } from '../../http/keyset.ts';
import { Refused } from '../../http/refused.ts';
import { withParts, type OrderView, type ReturnView } from '../orders/orders.ts';
import { wouldReturn } from './return-refund.ts';
import { deleteLeftPhotos, findPhoto, listReturns } from './returns.store.ts';

export { decideReturn, type Decision } from './decide-return.ts';

/** Photos whose report does not come wait this long. */
const LEFT_MS = 86_400_000;

/** The bytes of a photo for whom it is: the shopper whose order it shows, and admins. To everybody else it is unknown. */
export async function readPhoto(
  context: Context,
  id: string,
  reader: { accountId: string; isAdmin: boolean },
): Promise<Uint8Array> {
  const photo = await findPhoto(context.db, id);
  const mayRead = photo && (reader.isAdmin || photo.accountId === reader.accountId);
  const bytes = mayRead ? await context.storage.get(photo.file) : undefined;
  if (!bytes) throw new Refused('not_found');
  return bytes;
}

/** A page of returns with their customers' names, the newest first; of one state, or those that wait for something. */
export async function pageOfReturns(
  context: Context,
  o: { state?: ReturnState | 'open' | undefined; limit: number; cursor?: string | undefined },
): Promise<{ rows: { view: ReturnView; customer: string }[]; next: string | undefined }> {
  const found = await listReturns(context.db, { state: o.state, limit: o.limit, afterRow: rowKeyOf(o.cursor) });
  const page = pageOf(found, o.limit, ({ row }) => ({ at: row.createdAt, id: row.id }));
  const views = await withParts(
    context.db,
    page.rows.map(({ row }) => row),
  );
  return { rows: views.map((view, index) => ({ view, customer: page.rows[index]!.customer })), next: page.next };
}

/** The return of an order that waits for something: what can be done about it, and what a refund of it would return. */
export async function openReturn(
  context: Context,
  { order, returns }: OrderView,
): Promise<{ id: string; acts: ReturnAct[]; wouldReturn: Paise } | undefined> {
  const open = returns.find(one => isReturnLive(one.state));
  if (!open) return undefined;
  return { id: open.id, acts: returnActs(open.state), wouldReturn: await wouldReturn(context.db, order, open) };
}

/** Takes away photos whose report never came. Any number of processes may run it. */
export async function dropLeftPhotos(context: Context): Promise<void> {
  const now = context.now();
  await context.db.transaction(tx => deleteLeftPhotos(tx, new Date(now.getTime() - LEFT_MS), now));
}
