import type { AuditAction, AuditState } from '../../../../domain/src/audit-log.ts';
import type { Tx } from '../../db/database.ts';
import { auditLog } from '../../db/tables/operations.ts';

type Line = Omit<typeof auditLog.$inferInsert, 'id' | 'action' | 'before' | 'after'> & {
  action: AuditAction;
  before?: AuditState | undefined;
  after?: AuditState | undefined;
};

/** Writes down what an admin changed: who, when, before and after (rulings, Admin). */
export async function insertAudit(tx: Tx, row: Line): Promise<void> {
  await tx.insert(auditLog).values(row);
}
