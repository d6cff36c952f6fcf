import { afterAct, type TicketAct } from '../../../../domain/src/tickets.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { queueMail } from '../mail/mail.ts';
import type { TicketRow } from './support.store.ts';
import { stateOf, ticketOf } from './ticket-state.ts';
import { insertEntry, updateTicket } from './tickets.store.ts';

export type Act = { id: string; actorId: string; act: TicketAct; text: string | undefined; version: number };
const TEXTED: readonly TicketAct[] = ['answer', 'note'];

/**
 * Does something with a ticket, in the caller's transaction; an answer goes to the sender by mail. Refuses with not_found, with
 * ticket_changed where somebody was faster, with ticket_out_of_step (domain/tickets) and with text_missing.
 */
export async function actOnTicket(
  context: Context,
  tx: Tx,
  { id, actorId, act, text, version }: Act,
): Promise<{ before: TicketRow; after: TicketRow; entryId: string | null }> {
  const before = await ticketOf(tx, id);
  if (before.version !== version) throw new Refused('ticket_changed');
  const now = context.now();
  const state = afterAct(stateOf(before), act, now.getTime());
  if (!state) throw new Refused('ticket_out_of_step');
  const isTexted = TEXTED.includes(act);
  if (isTexted && !text) throw new Refused('text_missing');
  const dateOf = (at: number | null) => (at === null ? null : new Date(at));
  const change = {
    ...{ status: state.status, dueAt: new Date(state.dueAt) },
    ...{ acknowledgedAt: dateOf(state.acknowledgedAt), closedAt: dateOf(state.closedAt) },
  };
  if (!(await updateTicket(tx, { id, version, ...change }))) throw new Refused('ticket_changed');
  const entryId = isTexted ? `y${context.randomId(26)}` : null;
  if (entryId !== null) {
    const kind = act === 'note' ? 'note' : 'answer';
    await insertEntry(tx, { id: entryId, ticketId: id, kind, authorId: actorId, text: text!, createdAt: now });
    if (kind === 'answer') await mailAnswer(tx, before, { entryId, text: text!, now });
  }
  return { before, after: { ...before, ...change, version: version + 1 }, entryId };
}

async function mailAnswer(
  tx: Tx,
  { id, name, email, subject, language }: TicketRow,
  { entryId, text, now }: { entryId: string; text: string; now: Date },
): Promise<void> {
  const data = { ticketNumber: id, name, subject, answer: text };
  await queueMail(tx, {
    subject: `entry:${entryId}`,
    template: 'ticket_answered',
    recipient: email,
    language,
    data,
    now,
  });
}
