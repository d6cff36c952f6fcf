import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Longest texts of the contact form, in characters. */
export const TICKET_LIMITS = { name: 120, email: 120, subject: 200, message: 4000 } as const;

const Line = (limit: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(limit)
    .regex(/^[^\p{Cc}]*$/u);

export const support = {
  openTicket: endpoint('support.openTicket', {
    summary: 'A message to the shop; answers its ticket number',
    access: 'public',
    body: z.strictObject({
      name: Line(TICKET_LIMITS.name),
      email: z.email().max(TICKET_LIMITS.email),
      subject: Line(TICKET_LIMITS.subject),
      message: z.string().trim().min(1).max(TICKET_LIMITS.message),
      /** The same key is the same ticket. */
      idempotencyKey: z.string().min(8).max(80).optional(),
    }),
    response: z.object({ ticketNumber: z.string() }),
    errors: [],
  }),
};
