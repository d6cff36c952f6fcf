import { AUDIT_ACTIONS, unsaidFields } from '../../domain/src/audit-log.ts';
import type { Database } from '../src/db/database.ts';
import { auditLog } from '../src/db/tables/operations.ts';

/** Every line that a test has put into the log can be read in words: a new action or field fails where it is tested. */
export async function checkLog(db: Database): Promise<void> {
  // Some tests take the database away, and then there is nothing to read.
  const lines = await db
    .select()
    .from(auditLog)
    .catch(() => []);
  const known: readonly string[] = AUDIT_ACTIONS;
  const unsaid = lines.flatMap(({ action, before, after }) => [
    ...(known.includes(action) ? [] : [`the action ${action}`]),
    ...[before, after].flatMap(unsaidFields).map(name => `${name} of ${action}`),
  ]);
  if (unsaid.length > 0)
    throw new Error(`Without words in domain/audit-log.ts and words, admin-log: ${[...new Set(unsaid)].join(', ')}`);
}
