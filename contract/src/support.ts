import { z } from 'zod';
import { Language } from './wire.ts';
import { CLEAN_TICKET, TICKET_LIMITS, type TicketField } from '../../domain/src/tickets.ts';
import { endpoint } from './endpoint.ts';
import { EmailAddress } from './typed.ts';

const text = (field: TicketField) => z.string().overwrite(CLEAN_TICKET[field]).min(1).max(TICKET_LIMITS[field]);

export const support = {
  openTicket: endpoint('support.openTicket', {
    summary: 'Sends a message to the shop; answers its ticket number',
    access: 'public',
    body: z.strictObject({
      name: text('name'),
      email: EmailAddress,
      subject: text('subject'),
      message: text('message'),
      /** The language of the mail that confirms the message. */
      language: Language.default('en'),
      /** A second call with the same key answers the same ticket. */
      idempotencyKey: z.string().min(8).max(80).optional(),
    }),
    response: z.object({ ticketNumber: z.string() }),
    errors: ['idempotency_mismatch', 'contact_busy'],
  }),
};
