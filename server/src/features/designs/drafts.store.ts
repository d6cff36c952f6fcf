import { and, desc, eq, exists, inArray, isNull, notInArray, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { isBefore } from '../../db/keyset-order.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { designs, generations } from '../../db/tables/designs.ts';
import { drafts } from '../../db/tables/drafts.ts';
import type { RowKey } from '../../http/keyset.ts';
import { card, type DesignCard, type DesignRow } from './designs.store.ts';

export type DraftRow = typeof drafts.$inferSelect;
export type NewDraft = Omit<typeof drafts.$inferInsert, 'createdAt'>;
type DraftKey = { accountId: string; id: string };

const isAt = ({ accountId, id }: DraftKey) => and(eq(drafts.accountId, accountId), eq(drafts.id, id));
const after = (afterRow: RowKey | undefined): SQL | undefined => isBefore(drafts.changedAt, drafts.id, afterRow);

/** Makes the rest of the transaction this account's turn, so that its drafts are counted one after the other. */
export async function lockDrafts(tx: Tx, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}

export async function findDraft(tx: Tx, key: DraftKey): Promise<DraftRow | undefined> {
  const [draft] = await tx.select().from(drafts).where(isAt(key)).limit(1);
  return draft;
}

/** An account's drafts after a row, the last changed first, one more than `limit`; those of deleted designs are left out. */
export async function listDrafts(
  tx: Tx,
  o: { accountId: string; limit: number; afterRow: RowKey | undefined },
): Promise<DraftRow[]> {
  const rows = await tx
    .select({ draft: drafts })
    .from(drafts)
    .leftJoin(designs, eq(designs.id, drafts.designId))
    .where(and(eq(drafts.accountId, o.accountId), isNull(designs.deletedAt), after(o.afterRow)))
    .orderBy(desc(drafts.changedAt), desc(drafts.id))
    .limit(o.limit + 1);
  return rows.map(({ draft }) => draft);
}

/** Writes a draft anew, or over the one with its id. */
export async function putDraft(tx: Tx, draft: NewDraft): Promise<void> {
  const { accountId: _, id: __, ...values } = draft;
  await tx
    .insert(drafts)
    .values(draft)
    .onConflictDoUpdate({ target: [drafts.accountId, drafts.id], set: values });
}

/** False where there is none. */
export async function deleteDraft(tx: Tx, key: DraftKey): Promise<boolean> {
  return (await tx.delete(drafts).where(isAt(key)).returning({ id: drafts.id })).length > 0;
}

/** Drafts of these words whose design came to nothing: the words are a draft of their own again, or are drawn again. */
export async function deleteFailedDraftsOfWords(tx: Tx, o: { accountId: string; prompt: string }): Promise<void> {
  const failed = tx
    .select({ id: designs.id })
    .from(designs)
    .where(
      and(
        eq(designs.id, drafts.designId),
        eq(designs.prompt, o.prompt),
        notInArray(designs.status, ['ready', 'queued']),
      ),
    );
  await tx.delete(drafts).where(and(eq(drafts.accountId, o.accountId), exists(failed)));
}

/** Drafts of words that have become a design. */
export async function deleteDraftsOfWords(tx: Tx, o: { accountId: string; prompt: string }): Promise<void> {
  await tx.delete(drafts).where(and(eq(drafts.accountId, o.accountId), eq(drafts.prompt, o.prompt)));
}

/** Forgets all but the last changed. */
export async function deleteOldDrafts(tx: Tx, { accountId, keep }: { accountId: string; keep: number }): Promise<void> {
  const old = tx
    .select({ id: drafts.id })
    .from(drafts)
    .where(eq(drafts.accountId, accountId))
    .orderBy(desc(drafts.changedAt), desc(drafts.id))
    .offset(keep);
  await tx.delete(drafts).where(and(eq(drafts.accountId, accountId), inArray(drafts.id, old)));
}

/** A design as a card, with what was chosen beside its words. */
export type OwnCard = DesignCard & Pick<DesignRow, 'chosenStyle' | 'occasion'>;

export const listOwnCards = (tx: Tx, o: { accountId: string; ids: string[] }): Promise<OwnCard[]> =>
  tx
    .select({ ...card, chosenStyle: designs.chosenStyle, occasion: designs.occasion })
    .from(designs)
    .where(and(eq(designs.accountId, o.accountId), inArray(designs.id, o.ids)));

/** Open jobs that draw or change these designs. */
export const listOpenJobs = (
  tx: Tx,
  o: { accountId: string; designIds: string[] },
): Promise<{ id: string; designId: string }[]> =>
  tx
    .select({ id: generations.id, designId: generations.designId })
    .from(generations)
    .where(
      and(
        eq(generations.accountId, o.accountId),
        inArray(generations.designId, o.designIds),
        inArray(generations.state, ['queued', 'running', 'saving']),
        inArray(generations.kind, ['generate', 'modify', 'regenerate']),
      ),
    );
