import type { DesignReport, ModeratedDesign, ReportedDesign } from '../../../../contract/src/admin-moderation.ts';
import type { DecisionKind, ReportReason } from '../../../../domain/src/moderation.ts';
import { fileUrl } from '../../adapters/storage/port.ts';
import type { Context } from '../../http/handle.ts';
import { pageOf, rowKeyOf } from '../../http/keyset.ts';
import { Refused } from '../../http/refused.ts';
import { searchQuery } from '../designs/designs.ts';
import {
  findModerated,
  listModerated,
  listReported,
  listReports,
  type ModeratedRow,
  type ReportedRow,
} from './moderation.store.ts';

/** What is decided about designs of the gallery. The front door for the admin, the alerts and the production desk. */
export { keepDesign, restoreDesign, takeDown, type Decided } from './decide.ts';
export type { Decision } from './decision-mails.ts';
export { countOverdueReports } from './moderation.store.ts';
export { stopOrders, takenDownLines } from './stop-orders.ts';

type Paging = { limit: number; cursor?: string | undefined };

export function toModeratedReply(row: ModeratedRow): ModeratedDesign {
  const { decision, decidedBy, mockupFile, artworkFile, createdAt, ...rest } = row;
  const file = mockupFile ?? artworkFile;
  return {
    ...rest,
    pictureUrl: file === null ? null : fileUrl(file),
    createdAt: createdAt.toISOString(),
    decision: decision && {
      ...{ kind: decision.kind, reason: decision.reason, text: decision.text, by: decidedBy ?? '' },
      at: decision.decidedAt.toISOString(),
    },
  };
}

function toReportedReply({ row, dueAt, firstAt, reasons }: ReportedRow): ReportedDesign {
  const counts = Map.groupBy(reasons, (reason: ReportReason) => reason);
  return {
    ...toModeratedReply(row),
    reasons: [...counts]
      .map(([reason, all]) => ({ reason, count: all.length }))
      .toSorted((one, other) => other.count - one.count),
    firstAt: firstAt.toISOString(),
    dueAt: dueAt.toISOString(),
  };
}

/** A page of the designs with open reports, the one that is due first first (domain/moderation). */
export async function pageOfReported(
  context: Context,
  { limit, cursor }: Paging,
): Promise<{ designs: ReportedDesign[]; next: string | undefined }> {
  const rows = await listReported(context.db, { limit, afterRow: rowKeyOf(cursor) });
  const page = pageOf(rows, limit, ({ row, dueAt }) => ({ at: dueAt, id: row.id }));
  return { designs: page.rows.map(toReportedReply), next: page.next };
}

const ID = /^[\w.-]{1,80}$/;

/** A page of the gallery's designs, or of those that were taken out of it, the newest first. */
export async function pageOfModerated(
  context: Context,
  { limit, cursor, search, state }: Paging & { search?: string | undefined; state: 'public' | DecisionKind },
): Promise<{ designs: ModeratedDesign[]; next: string | undefined }> {
  const id = search !== undefined && ID.test(search) ? search : undefined;
  const rows = await listModerated(context.db, {
    state,
    words: searchQuery(search),
    id,
    limit,
    afterRow: rowKeyOf(cursor),
  });
  const page = pageOf(rows, limit, row => ({ at: row.createdAt, id: row.id }));
  return { designs: page.rows.map(toModeratedReply), next: page.next };
}

/** A page of what was reported of a design, the newest first, without who did. Refuses with not_found. */
export async function pageOfReports(
  context: Context,
  designId: string,
  { limit, cursor }: Paging,
): Promise<{ reports: DesignReport[]; next: string | undefined }> {
  if (!(await findModerated(context.db, designId))) throw new Refused('not_found');
  const rows = await listReports(context.db, { designId, limit, afterRow: rowKeyOf(cursor) });
  const page = pageOf(rows, limit, row => ({ at: row.createdAt, id: row.id }));
  const reports = page.rows.map(({ id, reason, details, reporter, createdAt, resolvedAt, outcome }) => ({
    ...{ id, reason, details, outcome, byAccount: !reporter.startsWith('guest:') },
    ...{ createdAt: createdAt.toISOString(), resolvedAt: resolvedAt?.toISOString() ?? null },
  }));
  return { reports, next: page.next };
}
