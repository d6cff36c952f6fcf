import { support } from '../../../../contract/src/support.ts';
import { handle, type Route } from '../../http/handle.ts';
import { openTicket } from './open-ticket.ts';

export const supportRoutes: Route[] = [
  handle(support.openTicket, async (context, { body, account, ip }) => ({
    ticketNumber: await openTicket(context, { message: body, accountId: account?.id, ip }),
  })),
];
