import { count, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { isBefore } from '../../db/keyset-order.ts';
import { promptRules } from '../../db/tables/operations.ts';

export type PromptRuleRow = typeof promptRules.$inferSelect;
/** Any constant: rules are added one after the other. */
const ADD_LOCK = 727_011;

/** The newest first, one more than `limit`. */
export const listPromptRules = (
  tx: Tx,
  { limit, afterRow }: { limit: number; afterRow?: { at: Date; id: string } | undefined },
): Promise<PromptRuleRow[]> =>
  tx
    .select()
    .from(promptRules)
    .where(isBefore(promptRules.createdAt, promptRules.id, afterRow))
    .orderBy(desc(promptRules.createdAt), desc(promptRules.id))
    .limit(limit + 1);

export async function lockPromptRules(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADD_LOCK})`);
}

export async function countPromptRules(tx: Tx): Promise<number> {
  const [row] = await tx.select({ rules: count() }).from(promptRules);
  return row?.rules ?? 0;
}

export async function findPromptRule(tx: Tx, folded: string): Promise<PromptRuleRow | undefined> {
  const [row] = await tx.select().from(promptRules).where(eq(promptRules.folded, folded)).limit(1);
  return row;
}

export async function insertPromptRule(tx: Tx, rule: PromptRuleRow): Promise<PromptRuleRow> {
  const [row] = await tx.insert(promptRules).values(rule).returning();
  return row!;
}

export async function updatePromptRule(
  tx: Tx,
  { id, ...change }: Pick<PromptRuleRow, 'id' | 'phrase' | 'kind'>,
): Promise<PromptRuleRow> {
  const [row] = await tx.update(promptRules).set(change).where(eq(promptRules.id, id)).returning();
  return row!;
}

export async function deletePromptRule(tx: Tx, id: string): Promise<PromptRuleRow | undefined> {
  const [row] = await tx.delete(promptRules).where(eq(promptRules.id, id)).returning();
  return row;
}
