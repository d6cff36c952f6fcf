import type { PromptRuleKind } from '../../../../domain/src/prompt-rule-kinds.ts';
import { foldPhrase, indexPhrases, type PhraseIndex } from '../../../../domain/src/prompt-rules.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { pageOf, rowKeyOf } from '../../http/keyset.ts';
import { Refused } from '../../http/refused.ts';
import { announce } from '../../jobs/announce.ts';
import { keptAnswer } from '../../jobs/kept-answer.ts';
import {
  countPromptRules,
  deletePromptRule,
  findPromptRule,
  insertPromptRule,
  listPromptRules,
  lockPromptRules,
  updatePromptRule,
  type PromptRuleRow,
} from './prompt-rules.store.ts';

/** All of them are kept in memory and looked at for each prompt. */
const MOST_RULES = 2_000;

const NOUN = 'prompt_rules';

/** What the owner says of words, as it was ten seconds ago at most. */
export const promptRules = keptAnswer(NOUN, (context: Context): Promise<PhraseIndex<PromptRuleRow>> =>
  listPromptRules(context.db, { limit: MOST_RULES }).then(rules => indexPhrases(rules)),
);

const tell = (tx: Tx): Promise<void> => announce(tx, { channel: 'data', noun: NOUN });

/** A page of the rules, the newest first. */
export async function pageOfPromptRules(
  context: Context,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ rows: PromptRuleRow[]; next: string | undefined }> {
  const rows = await listPromptRules(context.db, { limit, afterRow: rowKeyOf(cursor) });
  return pageOf(rows, limit, row => ({ at: row.createdAt, id: row.id }));
}

/**
 * Adds a rule; one for the same words, in whatever case and accents, takes its place. `before` is the one that was there. Refuses
 * with prompt_rules_full. Call it inside a transaction.
 */
export async function putPromptRule(
  tx: Tx,
  rule: { id: string; phrase: string; kind: PromptRuleKind; at: Date },
): Promise<{ before: PromptRuleRow | undefined; after: PromptRuleRow }> {
  const { id, phrase, kind, at: createdAt } = rule;
  await lockPromptRules(tx);
  const folded = foldPhrase(phrase);
  const before = await findPromptRule(tx, folded);
  if (!before && (await countPromptRules(tx)) >= MOST_RULES) throw new Refused('prompt_rules_full');
  await tell(tx);
  if (before) return { before, after: await updatePromptRule(tx, { id: before.id, phrase, kind }) };
  return { before, after: await insertPromptRule(tx, { id, phrase, folded, kind, createdAt }) };
}

/** Takes a rule away. Refuses with not_found. Call it inside a transaction. */
export async function removePromptRule(tx: Tx, id: string): Promise<PromptRuleRow> {
  const removed = await deletePromptRule(tx, id);
  if (!removed) throw new Refused('not_found');
  await tell(tx);
  return removed;
}
