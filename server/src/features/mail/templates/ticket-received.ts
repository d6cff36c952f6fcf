import { typed, typedLine, type Template } from './letter.ts';
import { WORDS } from './words.ts';

export type TicketReceived = { ticketNumber: string; name: string; subject: string; message: string };

/** To who wrote to the shop: the number of their ticket and what they wrote. */
export const ticketReceived: Template<TicketReceived> = (ticket, { language, sender }) => {
  const { mails } = WORDS[language];
  const words = mails.ticketReceived;
  return {
    subject: words.subject(ticket.ticketNumber),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      { kind: 'text', text: mails.hello(typedLine(ticket.name)) },
      { kind: 'text', text: words.text },
      {
        kind: 'facts',
        rows: [
          { label: words.number, value: ticket.ticketNumber },
          { label: words.about, value: typedLine(ticket.subject) },
        ],
      },
      { kind: 'quote', label: words.message, text: typed(ticket.message) },
      { kind: 'text', text: words.advice },
    ],
    reason: mails.ticketReason(sender.name),
  };
};
