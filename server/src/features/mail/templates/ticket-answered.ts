import { wordsOf } from '../../../words.ts';
import { typed, typedLine, type Template } from './letter.ts';

/** Name and subject are as they were typed. */
export type TicketAnswered = { ticketNumber: string; name: string; subject: string; answer: string };

/** To who wrote to the shop: what it answers. */
export const ticketAnswered: Template<TicketAnswered> = (ticket, { language, sender, isProven }) => {
  const { mails } = wordsOf(language);
  const words = mails.ticketAnswered;
  const { ticketNumber } = ticket;
  const about = isProven ? [{ label: words.about, value: typedLine(ticket.subject) }] : [];
  return {
    subject: isProven ? words.subjectAbout(ticketNumber, typedLine(ticket.subject, 120)) : words.subject(ticketNumber),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      { kind: 'text', text: isProven ? mails.hello(typedLine(ticket.name)) : mails.helloSomebody },
      { kind: 'text', text: words.text },
      { kind: 'quote', label: words.answer, text: typed(ticket.answer) },
      { kind: 'facts', rows: [{ label: words.number, value: ticketNumber }, ...about] },
      { kind: 'text', text: words.advice },
    ],
    reason: mails.ticketReason(sender.name),
  };
};
