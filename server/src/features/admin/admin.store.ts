import { and, eq, inArray } from 'drizzle-orm';
import type { AuditAction, AuditState } from '../../../../domain/src/audit-log.ts';
import type { Paise } from '../../../../domain/src/money.ts';
import type { Tx } from '../../db/database.ts';
import { auditLog } from '../../db/tables/operations.ts';
import { refunds } from '../../db/tables/orders.ts';

type Line = Omit<typeof auditLog.$inferInsert, 'id' | 'action' | 'before' | 'after'> & {
  action: AuditAction;
  before?: AuditState | undefined;
  after?: AuditState | undefined;
};

/** Writes down what an admin changed: who, when, before and after (rulings, Admin). */
export async function insertAudit(tx: Tx, row: Line): Promise<void> {
  await tx.insert(auditLog).values(row);
}

/** Money of some orders that is back, each refund by itself. */
export async function listRefunded(tx: Tx, orderIds: readonly string[]): Promise<{ orderId: string; amount: Paise }[]> {
  if (orderIds.length === 0) return [];
  return tx
    .select({ orderId: refunds.orderId, amount: refunds.amount })
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...orderIds]), eq(refunds.state, 'completed')));
}
