import type { Color, TshirtType } from '../../../../domain/src/catalog.ts';
import { GROUP_LIMITS, groupChoice, stateAt, type GroupChoice } from '../../../../domain/src/groups.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { lockCartOf, takeOutPieces } from '../cart/cart.ts';
import { colorsSold, priceBookIn, type PriceBook } from '../catalog/catalog.ts';
import { checkPersonName } from '../designs/designs.ts';
import {
  countEntries,
  deleteEntry,
  findEntry,
  findEntryByKey,
  insertEntry,
  listOwnEntries,
  updateEntry,
  type EntryRow,
} from './entries.store.ts';
import { allowWrite, type EntryAuthor } from './entry-author.ts';
import { findGroup, lockGroup, type GroupRow } from './groups.store.ts';
import { designOf } from './view-group.ts';

export type EntryWish = {
  name?: string | undefined;
  tshirtType: TshirtType;
  size: string;
  color?: Color | undefined;
  quantity: number;
};

const isOwner = (group: GroupRow, author: EntryAuthor): boolean => group.accountId === author.accountId;

/** The group to write to, with the write counted; the owner's own are not. Refuses with not_found and rate_limited. */
async function groupFor(context: Context, code: string, author: EntryAuthor): Promise<GroupRow> {
  const group = await findGroup(context.db, code);
  if (!group) throw new Refused('not_found');
  if (!isOwner(group, author)) await allowWrite(context, author, group.id);
  return group;
}

/** Friends write until the group closes, the owner until it is ordered. */
function checkOpen(group: GroupRow, author: EntryAuthor, now: Date): void {
  const state = stateAt(group, now);
  if (state === 'ordered') throw new Refused('group_ordered');
  if (state === 'closed' && !isOwner(group, author)) throw new Refused('group_closed');
}

/** A wish as the group offers it. Refuses with group_not_orderable where its design is gone, and with group_choice. */
async function readChoice(context: Context, tx: Tx, group: GroupRow, wish: EntryWish): Promise<GroupChoice> {
  const book = await priceBookIn(context, tx);
  const design = await designOf(tx, group);
  if (!design) throw new Refused('group_not_orderable');
  const choice = groupChoice({ ...group, ...offerOf(book, wish.tshirtType) }, wish);
  if (!choice.ok) throw new Refused(choice.refusal);
  return choice.value;
}

/** The colours and sizes of a garment; none where the shop does not have it. */
function offerOf(book: PriceBook, type: TshirtType) {
  const product = book.products.find(one => one.type === type);
  return { colors: product ? colorsSold(book, product) : [], sizes: product?.sizes.map(one => one.size) ?? [] };
}

/**
 * Adds an entry under the group's lock, so that two hundred are the most. The same request key by the same author is the same entry, also
 * after the group has closed. A friend needs a secret; the owner may write for others without one.
 */
export async function joinGroup(
  context: Context,
  code: string,
  author: EntryAuthor,
  { requestKey, name, ...wish }: EntryWish & { name: string; requestKey: string },
): Promise<EntryRow> {
  const { id: groupId } = await groupFor(context, code, author);
  await checkPersonName(context, name, 'name');
  const now = context.now();
  return context.db.transaction(async tx => {
    const group = (await lockGroup(tx, code))!;
    const secretHash = author.secretHash ?? null;
    if (secretHash === null && !isOwner(group, author))
      throw new Refused('invalid_input', { fields: { 'x-entry-secret': '32 hexadecimal signs are needed' } });
    const twin = await findEntryByKey(tx, { groupId, requestKey });
    if (twin && twin.secretHash !== secretHash) throw new Refused('idempotency_mismatch');
    if (twin) return twin;
    checkOpen(group, author, now);
    const choice = await readChoice(context, tx, group, wish);
    if ((await countEntries(tx, groupId)) >= GROUP_LIMITS.entries) throw new Refused('group_full');
    const id = `e${context.randomId(26)}`;
    return insertEntry(tx, { id, groupId, name, ...choice, secretHash, requestKey, createdAt: now });
  });
}

/** The browser's own entries of a group; none without a secret. */
export async function ownEntries(context: Context, code: string, { secretHash }: EntryAuthor): Promise<EntryRow[]> {
  const group = await findGroup(context.db, code);
  if (!group) throw new Refused('not_found');
  return secretHash === undefined ? [] : listOwnEntries(context.db, { groupId: group.id, secretHash });
}

type EntryKey = { code: string; id: string };

/** Changes an entry of the author's own, or as the owner any. Refuses with not_found for every other one. */
export async function changeEntry(
  context: Context,
  key: EntryKey,
  author: EntryAuthor,
  { name, ...wish }: EntryWish,
): Promise<EntryRow> {
  if (name !== undefined) await checkPersonName(context, name, 'name');
  return withEntry(context, key, author, async (tx, group, entry) => {
    const choice = await readChoice(context, tx, group, wish);
    const isSame = (Object.keys(choice) as (keyof GroupChoice)[]).every(field => choice[field] === entry[field]);
    // Another name leaves the shirt where it is.
    const cartKey = isSame ? entry.cartKey : await outOfCart(tx, group, entry, author);
    return updateEntry(tx, entry.id, { ...choice, cartKey, ...(name === undefined ? {} : { name }) });
  });
}

/** Withdraws an entry of the author's own, or as the owner any. */
export const removeEntry = (context: Context, key: EntryKey, author: EntryAuthor): Promise<void> =>
  withEntry(context, key, author, async (tx, group, entry) => {
    await outOfCart(tx, group, entry, author);
    await deleteEntry(tx, entry.id);
  });

/** Does something to an entry that the author may change, under the locks of cart and group. */
async function withEntry<T>(
  context: Context,
  { code, id }: EntryKey,
  author: EntryAuthor,
  work: (tx: Tx, group: GroupRow, entry: EntryRow) => Promise<T>,
): Promise<T> {
  const known = await groupFor(context, code, author);
  return context.db.transaction(async tx => {
    if (isOwner(known, author)) await lockCartOf(tx, known.accountId);
    const group = (await lockGroup(tx, code))!;
    const entry = await findEntry(tx, { groupId: group.id, id });
    const isOwn = author.secretHash !== undefined && entry?.secretHash === author.secretHash;
    if (!entry || !(isOwn || isOwner(group, author))) throw new Refused('not_found');
    if (entry.orderId !== null) throw new Refused('group_ordered');
    // What an order has left over is the owner's to change.
    if (!(isOwner(group, author) && group.state === 'ordered')) checkOpen(group, author, context.now());
    return work(tx, group, entry);
  });
}

/** Takes an entry's pieces out of the owner's cart; a friend has to ask for that. Answers that no line holds it now. */
async function outOfCart(tx: Tx, group: GroupRow, entry: EntryRow, author: EntryAuthor): Promise<null> {
  if (entry.cartKey === null) return null;
  if (!isOwner(group, author)) throw new Refused('group_in_cart');
  await takeOutPieces(tx, group.accountId, [{ mergeKey: entry.cartKey, quantity: entry.quantity }]);
  return null;
}
