import type { TicketState } from '../../../../domain/src/tickets.ts';
import type { Tx } from '../../db/database.ts';
import { Refused } from '../../http/refused.ts';
import type { TicketRow } from './support.store.ts';
import { findTicket } from './tickets.store.ts';

/** A ticket's row as the rules know it. */
export const stateOf = (row: TicketRow): TicketState & { createdAt: number } => ({
  ...{ status: row.status, dueAt: row.dueAt.getTime(), createdAt: row.createdAt.getTime() },
  ...{ acknowledgedAt: row.acknowledgedAt?.getTime() ?? null, closedAt: row.closedAt?.getTime() ?? null },
});

/** A ticket. Refuses with not_found. */
export async function ticketOf(tx: Tx, id: string): Promise<TicketRow> {
  const row = await findTicket(tx, id);
  if (!row) throw new Refused('not_found');
  return row;
}
