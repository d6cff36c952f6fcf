import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { support } from '../../../../contract/src/support.ts';
import { newTicket } from '../../../../domain/src/tickets.ts';
import type { Context } from '../../http/handle.ts';
import { allowTry } from '../../http/rate-limit.ts';
import { Refused } from '../../http/refused.ts';
import { queueMail } from '../mail/mail.ts';
import { findTicketByKey, insertTicket, type NewTicket, type TicketRow } from './support.store.ts';

type Message = z.output<typeof support.openTicket.body>;
export type TicketRequest = { message: Message; accountId: string | undefined; ip: string };

/**
 * Tickets an hour. A household or a college shares an address, so it has more than an account; an e-mail address gets few
 * confirmations, whoever asks for them.
 */
const PER_ADDRESS = 10;
const PER_ACCOUNT = 5;
const PER_EMAIL = 3;
const HOUR_S = 3600;
/** Five random bits each. */
const RANDOM_LETTERS = 8;

/**
 * Stores a message to the shop, with the mails to its sender and to the shop, in one transaction, and answers its number
 * (E-Commerce Rules 2020: a ticket number for each complaint). The same key with the same message is the same ticket; with
 * another message it is refused with `idempotency_mismatch`. Refuses with `rate_limited`.
 */
export async function openTicket(context: Context, request: TicketRequest): Promise<string> {
  const { message, accountId } = request;
  const { idempotencyKey, ...texts } = message;
  const requestKey = idempotencyKey === undefined ? null : hashOf(idempotencyKey);
  const known = requestKey === null ? undefined : await findTicketByKey(context.db, requestKey);
  if (known) return sameTicket(known, texts);
  await allowTickets(context, request);
  const now = context.now();
  const dueAt = new Date(newTicket(now.getTime()).dueAt);
  const id = ticketNumber(context, now);
  const ticket = { ...texts, id, accountId: accountId ?? null, requestKey, createdAt: now, dueAt };
  const isNew = await context.db.transaction(async tx => {
    const inserted = await insertTicket(tx, ticket);
    if (inserted) await queueMails(context, tx, ticket, message.language);
    return inserted;
  });
  // Somebody's second press came between: theirs is the ticket.
  return isNew ? ticket.id : sameTicket((await findTicketByKey(context.db, requestKey!))!, texts);
}

/** 'T20261120-K7QWM2RX': the day in India, and letters that nobody guesses. */
function ticketNumber(context: Context, now: Date): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now).replaceAll('-', '');
  return `T${day}-${context.randomId(RANDOM_LETTERS).toUpperCase()}`;
}

function sameTicket(ticket: TicketRow, texts: Pick<TicketRow, 'name' | 'email' | 'subject' | 'message'>): string {
  const isSame = (['name', 'email', 'subject', 'message'] as const).every(field => ticket[field] === texts[field]);
  if (!isSame) throw new Refused('idempotency_mismatch');
  return ticket.id;
}

async function allowTickets(context: Context, { message, accountId, ip }: TicketRequest): Promise<void> {
  const allow = (key: string, limit: number) => allowTry(context.db, `ticket:${key}`, limit, HOUR_S, context.now());
  await allow(`address:${hashOf(ip)}`, PER_ADDRESS);
  if (accountId !== undefined) await allow(`account:${accountId}`, PER_ACCOUNT);
  await allow(`email:${hashOf(message.email)}`, PER_EMAIL);
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

async function queueMails(
  { shop }: Context,
  tx: Parameters<typeof queueMail>[0],
  ticket: NewTicket,
  language: Message['language'],
): Promise<void> {
  const { id, name, email, subject, message, createdAt } = ticket;
  const data = { ticketNumber: id, name, subject, message };
  const mail = { subject: `ticket:${id}`, now: createdAt };
  await queueMail(tx, { ...mail, template: 'ticket_received', recipient: email, language, data });
  const toShop = { ...mail, template: 'ticket_for_shop', recipient: shop.operator.email, language: 'en' } as const;
  await queueMail(tx, { ...toShop, data: { ...data, email } });
}
