import type { AuditLine } from '../../../../contract/src/admin-figures.ts';
import { momentsOf } from '../../../../domain/src/india-days.ts';
import type { Context } from '../../http/handle.ts';
import { cutPage, readCursor, writeCursor } from '../../http/keyset.ts';
import { listAudit, type AuditRow } from './audit-log.store.ts';

type Asked = {
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** A page of the log of changes, the newest first (rulings, Admin). */
export async function pageOfAudit(
  context: Context,
  { search, cursor, limit, ...days }: Asked,
): Promise<{ lines: AuditLine[]; next: string | undefined }> {
  const afterRow = readCursor('time', cursor);
  const rows = await listAudit(context.db, {
    ...{ search: search || undefined, limit, after: afterRow && Number(afterRow.id) },
    ...momentsOf(days),
  });
  const page = cutPage(rows, limit, ({ line }) => writeCursor('time', line.at.toISOString(), String(line.id)));
  return { lines: page.rows.map(toReply), next: page.next };
}

const toReply = ({ line, actor }: AuditRow): AuditLine => ({
  ...{ id: String(line.id), at: line.at.toISOString(), action: line.action, subject: line.subject },
  actor: actor ?? (line.actorId === null ? null : { id: line.actorId, name: '', email: '' }),
  ...{ before: line.before, after: line.after },
});
