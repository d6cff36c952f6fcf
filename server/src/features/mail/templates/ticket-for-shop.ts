import { wordsOf } from '../../../words.ts';
import { pageOf, typed, typedLine, type Template } from './letter.ts';

/** `email` is the sender's: answering the mail writes to them. */
export type TicketForShop = { ticketNumber: string; name: string; email: string; subject: string; message: string };

/** To the shop: what somebody wrote to it. */
export const ticketForShop: Template<TicketForShop> = (ticket, { language, sender }) => {
  const page = `/admin/tickets?ticket=${encodeURIComponent(ticket.ticketNumber)}`;
  const { mails } = wordsOf(language);
  const words = mails.ticketForShop;
  return {
    subject: words.subject(ticket.ticketNumber, typedLine(ticket.subject, 120)),
    preview: words.preview(typedLine(ticket.name)),
    heading: words.heading,
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: words.number, value: ticket.ticketNumber },
          { label: words.from, value: typedLine(ticket.name) },
          { label: words.address, value: typedLine(ticket.email) },
          { label: words.about, value: typedLine(ticket.subject) },
        ],
      },
      { kind: 'quote', label: words.message, text: typed(ticket.message) },
      { kind: 'text', text: words.advice },
      { kind: 'button', label: words.button, href: pageOf(sender, language, page) },
    ],
    reason: mails.shopReason,
  };
};
