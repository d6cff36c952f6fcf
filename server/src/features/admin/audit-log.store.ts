import { and, desc, eq, gte, inArray, lt, or } from 'drizzle-orm';
import { cleanEmail } from '../../../../domain/src/email.ts';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { auditLog } from '../../db/tables/operations.ts';

export type AuditRow = {
  line: typeof auditLog.$inferSelect;
  actor: { id: string; name: string; email: string } | null;
};
export type AuditFilter = {
  search: string | undefined;
  since: Date | undefined;
  until: Date | undefined;
  /** The line that the page comes after. */
  after: number | undefined;
  limit: number;
};

/** More people than this with one name are not looked through. */
const NAMESAKES = 50;

/** Lines of the log, the newest first, one more than `limit`. What was searched for is the subject, the action, or who did it. */
export async function listAudit(tx: Tx, { search, since, until, after, limit }: AuditFilter): Promise<AuditRow[]> {
  return tx
    .select({ line: auditLog, actor: { id: accounts.id, name: accounts.name, email: accounts.email } })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(
      and(
        search ? await isAbout(tx, search) : undefined,
        since && gte(auditLog.at, since),
        until && lt(auditLog.at, until),
        after === undefined ? undefined : lt(auditLog.id, after),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit + 1);
}

async function isAbout(tx: Tx, search: string) {
  const people = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(or(eq(accounts.email, cleanEmail(search)), eq(accounts.name, search), eq(accounts.id, search)))
    .limit(NAMESAKES);
  const ids = people.map(one => one.id);
  return or(
    eq(auditLog.subject, search),
    eq(auditLog.action, search),
    ids.length > 0 ? or(inArray(auditLog.actorId, ids), inArray(auditLog.subject, ids)) : undefined,
  );
}
