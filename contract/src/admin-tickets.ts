import { z } from 'zod';
import { DUTIES } from '../../domain/src/access.ts';
import { ENTRY_LIMIT, TICKET_ACTS, TICKET_ENTRY_KINDS, TICKET_STATUSES } from '../../domain/src/tickets.ts';
import { endpoint } from './endpoint.ts';
import { Lines, Search } from './typed.ts';
import { Id, Page, SeenVersion, Timestamp, Language } from './wire.ts';

const ListedTicket = z.object({
  /** The ticket number. */
  id: z.string(),
  status: z.enum(TICKET_STATUSES),
  subject: z.string(),
  name: z.string(),
  createdAt: Timestamp,
  /** Which clock runs out next: that of the first look, or that of the solution (domain/tickets). */
  dueAt: Timestamp,
  acknowledgedAt: Timestamp.nullable(),
  closedAt: Timestamp.nullable(),
});
export type ListedTicket = z.output<typeof ListedTicket>;

export const AdminTicket = ListedTicket.extend({
  email: z.string(),
  message: z.string(),
  language: Language,
  accountId: z.string().nullable(),
  version: z.number().int(),
  /** What can be done about it now. */
  acts: z.array(z.enum(TICKET_ACTS)),
});
export type AdminTicket = z.output<typeof AdminTicket>;

/** An answer to the sender or a note of the shop, and who wrote it. */
const TicketEntry = z.object({
  id: z.string(),
  kind: z.enum(TICKET_ENTRY_KINDS),
  author: z.string(),
  text: z.string(),
  createdAt: Timestamp,
});
export type TicketEntry = z.output<typeof TicketEntry>;

const access = DUTIES.tickets;

export const adminTickets = {
  tickets: endpoint('admin.tickets', {
    summary: 'Tickets, the most urgent first; closed ones the newest first. `search` is a number or an e-mail',
    access,
    query: z.object({
      ...Page,
      status: z.enum(TICKET_STATUSES).optional(),
      search: Search(120),
    }),
    response: z.array(ListedTicket),
    errors: [],
  }),
  ticket: endpoint('admin.ticket', {
    summary: 'A ticket',
    access,
    params: z.object({ id: Id }),
    response: AdminTicket,
    errors: ['not_found'],
  }),
  ticketEntries: endpoint('admin.ticketEntries', {
    summary: 'Answers and notes of a ticket, the newest first',
    access,
    params: z.object({ id: Id }),
    query: z.object({ ...Page }),
    response: z.array(TicketEntry),
    errors: ['not_found'],
  }),
  actOnTicket: endpoint('admin.actOnTicket', {
    summary: 'Takes a ticket up, answers it by mail, notes something about it, closes it or opens it again',
    access,
    params: z.object({ id: Id }),
    body: z.strictObject({
      act: z.enum(TICKET_ACTS),
      /** The answer, which the sender reads, or the note. */
      text: Lines(ENTRY_LIMIT).optional(),
      /** The version that the admin saw; a newer one is answered with 409 `ticket_changed`. */
      version: SeenVersion,
    }),
    response: AdminTicket,
    errors: ['not_found', 'ticket_changed', 'ticket_out_of_step', 'text_missing'],
  }),
};
