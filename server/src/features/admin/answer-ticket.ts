import type { AuditAction } from '../../../../domain/src/audit-log.ts';
import type { TicketAct } from '../../../../domain/src/tickets.ts';
import type { Context } from '../../http/handle.ts';
import { actOnTicket, type TicketRow } from '../support/support.ts';
import { insertAudit } from './admin.store.ts';

const ACTIONS: Record<TicketAct, AuditAction> = {
  take_up: 'ticket.taken_up',
  answer: 'ticket.answered',
  note: 'ticket.noted',
  close: 'ticket.closed',
  reopen: 'ticket.reopened',
};

/** An admin does something with a ticket; the log keeps its status, and not what was written: that stands with the ticket. */
export function actOnTicketByAdmin(
  context: Context,
  actorId: string,
  id: string,
  wish: { act: TicketAct; text?: string | undefined; version: number },
): Promise<TicketRow> {
  const { act, text, version } = wish;
  return context.db.transaction(async tx => {
    const { before, after, entryId } = await actOnTicket(context, tx, { id, actorId, act, text, version });
    await insertAudit(tx, {
      ...{ actorId, action: ACTIONS[act], subject: id, at: context.now() },
      before: { status: before.status },
      after: { status: after.status, ...(entryId !== null && { entryId }) },
    });
    return after;
  });
}
