import { adminModeration } from '../../../../contract/src/admin-moderation.ts';
import { adminTickets } from '../../../../contract/src/admin-tickets.ts';
import { handle, pageReply, type Route } from '../../http/handle.ts';
import { judgeWords, pageOfRefusals, refusalCounts } from '../designs/designs.ts';
import { pageOfModerated, pageOfReported, pageOfReports } from '../moderation/moderation.ts';
import { pageOfEntries, pageOfTickets, ticketOf, toTicketReply } from '../support/support.ts';
import { actOnTicketByAdmin } from './answer-ticket.ts';
import { keepByAdmin, restoreByAdmin, takeDownByAdmin } from './moderate.ts';

/** What is reported, what is not drawn, and what people write to the shop. */
export const adminModerationRoutes: Route[] = [
  handle(adminModeration.reportedDesigns, async (context, { query, request }) => {
    const { designs, next } = await pageOfReported(context, query);
    return pageReply(designs, next, request);
  }),
  handle(adminModeration.moderatedDesigns, async (context, { query, request }) => {
    const { designs, next } = await pageOfModerated(context, query);
    return pageReply(designs, next, request);
  }),
  handle(adminModeration.designReports, async (context, { params, query, request }) => {
    const { reports, next } = await pageOfReports(context, params.id, query);
    return pageReply(reports, next, request);
  }),
  handle(adminModeration.keepDesign, (context, { account, params }) => keepByAdmin(context, account.id, params.id)),
  handle(adminModeration.takeDown, (context, { account, params, body }) =>
    takeDownByAdmin(context, account.id, params.id, body),
  ),
  handle(adminModeration.restoreDesign, (context, { account, params }) =>
    restoreByAdmin(context, account.id, params.id),
  ),
  handle(adminModeration.tryWords, async (context, { body }) => {
    const verdict = await judgeWords(context, body.text);
    const { reason = null, kind = null, reworded = null, leaveOut = [] } = verdict ?? {};
    return { isRefused: verdict !== undefined, words: leaveOut, kind, reason, reworded };
  }),
  handle(adminModeration.promptRefusals, async (context, { query, request }) => {
    const { rows, next } = await pageOfRefusals(context, query);
    const refusals = rows.map(row => ({ ...row, createdAt: row.createdAt.toISOString() }));
    return pageReply(refusals, next, request);
  }),
  handle(adminModeration.refusalCounts, (context, { query }) => refusalCounts(context, query.days)),
  handle(adminTickets.tickets, async (context, { query, request }) => {
    const { tickets, next } = await pageOfTickets(context, query);
    return pageReply(tickets, next, request);
  }),
  handle(adminTickets.ticket, async (context, { params }) =>
    toTicketReply(await ticketOf(context.db, params.id), context.now()),
  ),
  handle(adminTickets.ticketEntries, async (context, { params, query, request }) => {
    const { entries, next } = await pageOfEntries(context, params.id, query);
    return pageReply(entries, next, request);
  }),
  handle(adminTickets.actOnTicket, async (context, { account, params, body }) => {
    const ticket = await actOnTicketByAdmin(context, account.id, params.id, body);
    return toTicketReply(ticket, context.now());
  }),
];
