import { wordsOf } from '../../../words.ts';
import type { Template } from './letter.ts';

export type TicketReceived = { ticketNumber: string };

/**
 * To the address that somebody wrote to the shop with, who may be anybody: the number of the ticket and what happens next, and nothing of
 * what was written.
 */
export const ticketReceived: Template<TicketReceived> = ({ ticketNumber }, { language, sender }) => {
  const { mails } = wordsOf(language);
  const words = mails.ticketReceived;
  return {
    subject: words.subject(ticketNumber),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      { kind: 'text', text: mails.helloSomebody },
      { kind: 'text', text: words.text },
      { kind: 'facts', rows: [{ label: words.number, value: ticketNumber }] },
      { kind: 'text', text: words.advice },
      { kind: 'text', text: words.notYou },
    ],
    reason: mails.ticketReason(sender.name),
  };
};
