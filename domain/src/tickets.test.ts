import { expect, test } from 'vitest';
import { afterAct, newTicket, TICKET_LIMITS, ticketProblems, type TicketAct, type TicketState } from './tickets.ts';

const GOOD = {
  name: 'Asha Nair',
  email: 'asha@example.com',
  subject: 'My order',
  message: 'Where is it?\nPlease look.',
};

test.each<[string, Partial<typeof GOOD>, ReturnType<typeof ticketProblems>]>([
  ['a whole message', {}, {}],
  ['blanks alone', { name: ' ', message: '\n ' }, { name: 'missing', message: 'missing' }],
  ['no e-mail', { email: '' }, { email: 'missing' }],
  ['an e-mail without a host', { email: 'asha@' }, { email: 'invalid' }],
  ['two lines as a name are one', { name: 'Asha\nNair' }, {}],
  ['an e-mail with signs of no width', { email: 'asha\u200b@example.com\u202c' }, {}],
  ['an e-mail that no mail reaches', { email: 'asha(x)@example.com' }, { email: 'invalid' }],
  ['a name that shows nothing', { name: '\u200b\u2066' }, { name: 'missing' }],
  ['a long subject', { subject: 'a'.repeat(TICKET_LIMITS.subject + 1) }, { subject: 'invalid' }],
  ['the longest message', { message: 'a'.repeat(TICKET_LIMITS.message) }, {}],
])('%s', (_, over, expected) => expect(ticketProblems({ ...GOOD, ...over })).toEqual(expected));

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ticket = (o: Partial<TicketState> = {}) => ({ ...newTicket(0), createdAt: 0, ...o });

test.each<[string, TicketAct, ReturnType<typeof ticket>, Partial<TicketState> | undefined]>([
  ['a new one is taken up', 'take_up', ticket(), { status: 'waiting', acknowledgedAt: 5 * HOUR, dueAt: 30 * DAY }],
  ['it is answered at once', 'answer', ticket(), { status: 'answered', acknowledgedAt: 5 * HOUR, dueAt: 30 * DAY }],
  ['it is closed at once', 'close', ticket(), { status: 'closed', closedAt: 5 * HOUR, dueAt: 30 * DAY }],
  ['a note is no look', 'note', ticket(), { status: 'open', acknowledgedAt: null, dueAt: 48 * HOUR }],
  ['nobody takes up twice', 'take_up', ticket({ status: 'waiting' }), undefined],
  ['the first look counts', 'answer', ticket({ status: 'waiting', acknowledgedAt: 1 }), { acknowledgedAt: 1 }],
  ['a closed one is not answered', 'answer', ticket({ status: 'closed', closedAt: 1 }), undefined],
  ['a closed one is not closed again', 'close', ticket({ status: 'closed', closedAt: 1 }), undefined],
  ['a closed one is noted on', 'note', ticket({ status: 'closed', closedAt: 1 }), { status: 'closed', closedAt: 1 }],
  [
    'a closed one is reopened with a month of its own',
    'reopen',
    ticket({ status: 'closed', closedAt: 1 }),
    { status: 'waiting', closedAt: null, dueAt: 5 * HOUR + 30 * DAY },
  ],
  ['an open one is not reopened', 'reopen', ticket(), undefined],
])('%s', (_, act, before, expected) => {
  const after = afterAct(before, act, 5 * HOUR);
  if (expected === undefined) expect(after).toBeUndefined();
  else expect(after).toMatchObject(expected);
});
