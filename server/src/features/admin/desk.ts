import type { OrderNote, SavedView } from '../../../../contract/src/admin-desk.ts';
import type { OrderStatus } from '../../../../domain/src/orders.ts';
import type { Account, Context } from '../../http/handle.ts';
import { pageOf, rowKeyOf } from '../../http/keyset.ts';
import { Refused } from '../../http/refused.ts';
import { findOrder } from '../orders/orders.ts';
import { insertAudit } from './admin.store.ts';
import { changeOrder } from './admin.ts';
import { deleteView, insertNote, listNotes, listViews, putView, type NoteRow } from './desk.store.ts';

const toNoteReply = ({ note, author }: NoteRow): OrderNote => ({
  ...{ id: note.id, author: author ?? '', text: note.text },
  createdAt: note.createdAt.toISOString(),
});

/** A page of what was noted about an order, the newest first. Refuses an unknown order with `not_found`. */
export async function pageOfNotes(
  context: Context,
  orderId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ notes: OrderNote[]; next: string | undefined }> {
  if (!(await findOrder(context.db, orderId))) throw new Refused('not_found');
  const rows = await listNotes(context.db, { orderId, limit, afterRow: rowKeyOf(cursor) });
  const page = pageOf(rows, limit, ({ note }) => ({ at: note.createdAt, id: note.id }));
  return { notes: page.rows.map(toNoteReply), next: page.next };
}

/** Notes something about an order. It is kept as long as the order names somebody, so the log says only that it was written. */
export async function addNote(context: Context, author: Account, orderId: string, text: string): Promise<OrderNote> {
  return context.db.transaction(async tx => {
    if (!(await findOrder(tx, orderId))) throw new Refused('not_found');
    const createdAt = context.now();
    const note = { id: `n${context.randomId(16)}`, orderId, authorId: author.id, text, createdAt };
    await insertNote(tx, note);
    const after = { noteId: note.id };
    await insertAudit(tx, { actorId: author.id, action: 'order.noted', subject: orderId, after, at: createdAt });
    return toNoteReply({ note, author: author.name });
  });
}

/**
 * Moves several orders on, each in a transaction of its own and by the order table alone: what would need a reason is left to the order's
 * page. Says of each whether it moved, and else why not.
 */
export async function moveOrders(
  context: Context,
  actorId: string,
  { ids, status }: { ids: readonly string[]; status: OrderStatus },
): Promise<{ id: string; moved: boolean; code: Refused['code'] | null }[]> {
  const results = [];
  for (const id of new Set(ids)) results.push({ id, ...(await moveOne(context, actorId, id, status)) });
  return results;
}

async function moveOne(context: Context, actorId: string, id: string, status: OrderStatus) {
  try {
    await changeOrder(context, actorId, id, { status });
    return { moved: true, code: null };
  } catch (error) {
    if (error instanceof Refused) return { moved: false, code: error.code };
    throw error;
  }
}

/** Filters that an admin keeps; more of them would be no help. */
const VIEWS_MOST = 30;

const toViewReply = ({ id, name, query }: SavedView): SavedView => ({ id, name, query });

export const viewsOf = async (context: Context, accountId: string): Promise<SavedView[]> =>
  (await listViews(context.db, accountId, VIEWS_MOST)).map(toViewReply);

/** Keeps a filter under a name. Refuses with views_full. */
export async function saveView(
  context: Context,
  accountId: string,
  { name, query }: { name: string; query: string },
): Promise<SavedView> {
  const known = await listViews(context.db, accountId, VIEWS_MOST);
  if (known.length >= VIEWS_MOST && !known.some(one => one.name === name)) throw new Refused('views_full');
  const row = { id: `v${context.randomId(16)}`, accountId, name, query, createdAt: context.now() };
  return toViewReply(await putView(context.db, row));
}

/** Forgets an admin's own filter. Refuses with `not_found`, also for anybody else's. */
export async function removeView(context: Context, accountId: string, id: string): Promise<void> {
  if (!(await deleteView(context.db, accountId, id))) throw new Refused('not_found');
}
