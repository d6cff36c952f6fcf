import type { AdminTicket, ListedTicket, TicketEntry } from '../../../../contract/src/admin-tickets.ts';
import { afterAct, TICKET_ACTS, type TicketStatus } from '../../../../domain/src/tickets.ts';
import type { Context } from '../../http/handle.ts';
import { pageOf, rowKeyOf } from '../../http/keyset.ts';
import type { TicketRow } from './support.store.ts';
import { stateOf, ticketOf } from './ticket-state.ts';
import { listDue, listEntries, listNewest } from './tickets.store.ts';

/** Tickets, as whoever answers them sees them. The front door for the admin and the alerts. */
export { actOnTicket } from './act-on-ticket.ts';
export { countOverdueTickets } from './tickets.store.ts';
export { ticketOf } from './ticket-state.ts';
export type { TicketRow } from './support.store.ts';

type Paging = { limit: number; cursor?: string | undefined };
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const toListed = (row: TicketRow): ListedTicket => ({
  ...{ id: row.id, status: row.status, subject: row.subject, name: row.name },
  ...{ createdAt: row.createdAt.toISOString(), dueAt: row.dueAt.toISOString() },
  ...{ acknowledgedAt: iso(row.acknowledgedAt), closedAt: iso(row.closedAt) },
});

export function toTicketReply(row: TicketRow, now: Date): AdminTicket {
  const { email, message, language, accountId, version } = row;
  const acts = TICKET_ACTS.filter(act => afterAct(stateOf(row), act, now.getTime()) !== undefined);
  return { ...toListed(row), email, message, language, accountId, version, acts };
}

/** A page of tickets: open ones by what is due first, closed ones and what was searched for the newest first. */
export async function pageOfTickets(
  context: Context,
  o: Paging & { status?: TicketStatus | undefined; search?: string | undefined },
): Promise<{ tickets: ListedTicket[]; next: string | undefined }> {
  const { limit, status } = o;
  const asked = { limit, search: o.search || undefined, afterRow: rowKeyOf(o.cursor) };
  const isByAge = status === 'closed' || (status === undefined && asked.search !== undefined);
  const rows = isByAge
    ? await listNewest(context.db, { ...asked, isClosed: status === 'closed' })
    : await listDue(context.db, { ...asked, status });
  const page = pageOf(rows, limit, row => ({ at: isByAge ? row.createdAt : row.dueAt, id: row.id }));
  return { tickets: page.rows.map(toListed), next: page.next };
}

/** A page of the answers and notes of a ticket, the newest first. Refuses with not_found. */
export async function pageOfEntries(
  context: Context,
  ticketId: string,
  { limit, cursor }: Paging,
): Promise<{ entries: TicketEntry[]; next: string | undefined }> {
  await ticketOf(context.db, ticketId);
  const rows = await listEntries(context.db, { ticketId, limit, afterRow: rowKeyOf(cursor) });
  const page = pageOf(rows, limit, ({ entry }) => ({ at: entry.createdAt, id: entry.id }));
  const entries = page.rows.map(({ entry, author }) => ({
    ...{ id: entry.id, kind: entry.kind, text: entry.text, author: author ?? '' },
    createdAt: entry.createdAt.toISOString(),
  }));
  return { entries, next: page.next };
}
