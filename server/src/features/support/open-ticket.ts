import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { DEFAULT_LANGUAGE } from '../../../../domain/src/languages.ts';
import type { support } from '../../../../contract/src/support.ts';
import { newTicket } from '../../../../domain/src/tickets.ts';
import type { Context } from '../../http/handle.ts';
import { addTry, allowTry, guestKey, mailboxKey } from '../../http/rate-limit.ts';
import { Refused } from '../../http/refused.ts';
import { raiseException } from '../exceptions/exceptions.ts';
import { queueMail } from '../mail/mail.ts';
import { findTicketByKey, insertTicket, type NewTicket, type TicketRow } from './support.store.ts';

type Message = z.output<typeof support.openTicket.body>;
export type TicketRequest = { message: Message; accountId: string | undefined; ip: string };

/**
 * Tickets an hour. A household or a college shares a network, so it has more than an account; a mailbox gets few confirmations, whoever
 * asks for them. Of guests the whole shop takes so many: more is a flood, from wherever it comes.
 */
const PER_NETWORK = 10;
const PER_ACCOUNT = 5;
const PER_MAILBOX = 3;
const PER_MAILBOX_A_DAY = 6;
const OF_ALL_GUESTS = 100;
const HOUR_S = 3600;
const DAY_S = 86_400;
/** Five random bits each. */
const RANDOM_LETTERS = 8;

/**
 * Stores a message to the shop, with the mails to its sender and to the shop, in one transaction, and answers its number
 * (E-Commerce Rules 2020: a ticket number for each complaint). The same key with the same message is the same ticket; with
 * another message it is refused with `idempotency_mismatch`. Refuses with `rate_limited`, and guests with `contact_busy`.
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

/** The narrowest limit comes first: what it stops says nothing about the whole shop. */
async function allowTickets(context: Context, { message, accountId, ip }: TicketRequest): Promise<void> {
  const { db } = context;
  const now = context.now();
  const mailbox = await mailboxKey(db, message.email);
  if (accountId !== undefined) await allowTry(db, `ticket:account:${accountId}`, PER_ACCOUNT, HOUR_S, now);
  await allowTry(db, `ticket:network:${await guestKey(db, ip)}`, PER_NETWORK, HOUR_S, now);
  await allowTry(db, `ticket:mailbox:${mailbox}`, PER_MAILBOX, HOUR_S, now);
  await allowTry(db, `ticket:mailbox-day:${mailbox}`, PER_MAILBOX_A_DAY, DAY_S, now);
  if (accountId === undefined) await allowGuests(context, now);
}

/** Tells the owner once a flood, and each guest where else to write. */
async function allowGuests(context: Context, now: Date): Promise<void> {
  const tickets = await addTry(context.db, 'ticket:guests', HOUR_S, now);
  if (tickets <= OF_ALL_GUESTS) return;
  if (tickets === OF_ALL_GUESTS + 1) {
    const evidence = { tickets: OF_ALL_GUESTS, within: 'an hour' };
    await raiseException(context, context.db, { kind: 'tickets_busy', subject: 'shop', orderId: null, evidence });
  }
  throw new Refused('contact_busy', { email: context.shop.operator.email });
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

async function queueMails(
  { shop }: Context,
  tx: Parameters<typeof queueMail>[0],
  ticket: NewTicket,
  language: Message['language'],
): Promise<void> {
  const { id, name, email, subject, message, createdAt } = ticket;
  const mail = { subject: `ticket:${id}`, now: createdAt };
  await queueMail(tx, {
    ...mail,
    ...{ template: 'ticket_received', recipient: email, language, data: { ticketNumber: id } },
  });
  const toShop = {
    ...mail,
    template: 'ticket_for_shop',
    recipient: shop.operator.email,
    language: DEFAULT_LANGUAGE,
  } as const;
  await queueMail(tx, { ...toShop, data: { ticketNumber: id, name, email, subject, message } });
}
