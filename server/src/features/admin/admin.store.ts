import type { Tx } from '../../db/database.ts';
import { auditLog } from '../../db/tables/operations.ts';

/** Writes down what an admin changed: who, when, before and after (rulings, Admin). */
export async function insertAudit(tx: Tx, row: Omit<typeof auditLog.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(auditLog).values(row);
}
