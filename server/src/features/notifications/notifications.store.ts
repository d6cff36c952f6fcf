import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { keyedHashes } from '../../db/keyed-hash.ts';
import { accounts, notificationChoices } from '../../db/tables/accounts.ts';

export type ChoicesRow = typeof notificationChoices.$inferSelect;

export async function findChoices(tx: Tx, accountId: string): Promise<ChoicesRow | undefined> {
  const [row] = await tx.select().from(notificationChoices).where(eq(notificationChoices.accountId, accountId));
  return row;
}

type Change = Partial<Pick<ChoicesRow, 'productionMails' | 'mailLanguage' | 'whatsappPhone'>>;

/** Writes what was chosen; the rest stays, or is as the shop begins. */
export async function putChoices(tx: Tx, accountId: string, change: Change, now: Date): Promise<void> {
  const set = { ...change, changedAt: now };
  await tx
    .insert(notificationChoices)
    .values({ accountId, ...set })
    .onConflictDoUpdate({ target: notificationChoices.accountId, set });
}

/** False where there is no such account, or it was deleted. */
export async function isThere(tx: Tx, accountId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.erasedAt)));
  return rows.length > 0;
}

/** 128 bits that only this shop can make of the text. */
export async function signUnsubscribe(tx: Tx, text: string): Promise<string> {
  const [hash] = await keyedHashes(tx, 'unsubscribe_secret', [text]);
  return hash!.slice(0, 32);
}
