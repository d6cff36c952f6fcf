import { isEmail } from './contact.ts';

/** Longest texts of the contact form, in characters. */
export const TICKET_LIMITS = { name: 120, email: 120, subject: 200, message: 4000 } as const;
export type TicketField = keyof typeof TICKET_LIMITS;

/** A line can stand in the head of a mail; a message has lines and tabs, and no other control characters. */
const isLine = (text: string): boolean => /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u.test(text);
const isText = (text: string): boolean => /^[^\0-\x08\x0b\x0c\x0e-\x1f\x7f]*$/.test(text);
export const TICKET_FITS: Record<TicketField, (text: string) => boolean> = {
  name: isLine,
  email: isEmail,
  subject: isLine,
  message: isText,
};

/** What is wrong with each field of the contact form: all are required (S2 §5). */
export function ticketProblems(form: Record<TicketField, string>): Partial<Record<TicketField, 'missing' | 'invalid'>> {
  const problems: Partial<Record<TicketField, 'missing' | 'invalid'>> = {};
  for (const field of Object.keys(TICKET_LIMITS) as TicketField[]) {
    const text = form[field].trim();
    if (text === '') problems[field] = 'missing';
    else if (text.length > TICKET_LIMITS[field] || !TICKET_FITS[field](text)) problems[field] = 'invalid';
  }
  return problems;
}
