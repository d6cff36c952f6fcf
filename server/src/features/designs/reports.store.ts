import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { reports } from '../../db/tables/support.ts';

export type NewReport = typeof reports.$inferInsert;

/** Whether this person has reported this design. */
export async function hasReport(tx: Tx, o: Pick<NewReport, 'designId' | 'reporter'>): Promise<boolean> {
  const rows = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.designId, o.designId), eq(reports.reporter, o.reporter)));
  return rows.length > 0;
}

/** Notes a report; a second one of the same person and design changes nothing. */
export async function insertReport(tx: Tx, report: NewReport): Promise<void> {
  await tx.insert(reports).values(report).onConflictDoNothing();
}
