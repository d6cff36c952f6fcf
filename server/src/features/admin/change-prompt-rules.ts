import type { PromptRuleKind } from '../../../../domain/src/prompt-rule-kinds.ts';
import type { Context } from '../../http/handle.ts';
import { putPromptRule, removePromptRule, type PromptRuleRow } from '../designs/designs.ts';
import { insertAudit } from './admin.store.ts';

const auditOf = (rule: PromptRuleRow | undefined) => rule && { phrase: rule.phrase, kind: rule.kind };

/** An admin's new rule, or another kind or spelling of one that is there; kept in the audit log. Refuses with prompt_rules_full. */
export async function addPromptRule(
  context: Context,
  actorId: string,
  rule: { phrase: string; kind: PromptRuleKind },
): Promise<PromptRuleRow> {
  const at = context.now();
  return context.db.transaction(async tx => {
    const { before, after } = await putPromptRule(tx, { ...rule, id: `w${context.randomId(16)}`, at });
    await insertAudit(tx, {
      actorId,
      action: 'prompt_rule.put',
      subject: after.id,
      before: auditOf(before) ?? null,
      after: auditOf(after),
      at,
    });
    return after;
  });
}

/** Takes a rule away; kept in the audit log. Refuses with not_found. */
export async function dropPromptRule(context: Context, actorId: string, id: string): Promise<PromptRuleRow> {
  const at = context.now();
  return context.db.transaction(async tx => {
    const removed = await removePromptRule(tx, id);
    const before = auditOf(removed);
    await insertAudit(tx, { actorId, action: 'prompt_rule.removed', subject: id, before, after: null, at });
    return removed;
  });
}
