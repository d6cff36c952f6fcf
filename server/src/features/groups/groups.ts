import type { ListedGroup } from '../../../../contract/src/groups.ts';
import { fileUrl } from '../../adapters/storage/port.ts';
import type { Context } from '../../http/handle.ts';
import { pageOf, rowKeyOf } from '../../http/keyset.ts';
import { listGroups } from './groups.store.ts';
import { toCardReply } from './view-group.ts';

/** Group orders: one design, many friends, one payment. The front door for payments and the worker's loops. */
export { forgetNames } from './forget-names.ts';
export { listOrderedEntries, type OrderedEntry } from './entries.store.ts';
export { groupsOfOrder, orderGroups } from './order-groups.ts';

/** A page of an account's own groups, the newest first. */
export async function ownGroups(
  context: Context,
  o: { accountId: string; limit: number; cursor?: string | undefined; orderId?: string | undefined },
): Promise<{ rows: ListedGroup[]; next: string | undefined }> {
  const { accountId, limit, cursor, orderId } = o;
  const found = await listGroups(context.db, { accountId, limit, afterRow: rowKeyOf(cursor), orderId });
  const { rows, next } = pageOf(found, limit, ({ group }) => ({ at: group.createdAt, id: group.id }));
  const toReply = ({ artworkFile, ...row }: (typeof rows)[number]) => ({
    ...toCardReply(row, context.now()),
    pictureUrl: artworkFile && fileUrl(artworkFile),
  });
  return { rows: rows.map(toReply), next };
}
