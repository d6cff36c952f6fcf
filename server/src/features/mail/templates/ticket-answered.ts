import { typed, typedLine, type Template } from './letter.ts';
import { WORDS } from './words.ts';

export type TicketAnswered = { ticketNumber: string; name: string; subject: string; answer: string };

/** To who wrote to the shop: what it answers. */
export const ticketAnswered: Template<TicketAnswered> = (ticket, { language, sender }) => {
  const { mails } = WORDS[language];
  const words = mails.ticketAnswered;
  return {
    subject: words.subject(ticket.ticketNumber, typedLine(ticket.subject, 120)),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      { kind: 'text', text: mails.hello(typedLine(ticket.name)) },
      { kind: 'text', text: words.text },
      { kind: 'quote', label: words.answer, text: typed(ticket.answer) },
      {
        kind: 'facts',
        rows: [
          { label: words.number, value: ticket.ticketNumber },
          { label: words.about, value: typedLine(ticket.subject) },
        ],
      },
      { kind: 'text', text: words.advice },
    ],
    reason: mails.ticketReason(sender.name),
  };
};
