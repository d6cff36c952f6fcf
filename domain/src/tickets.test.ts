import { expect, test } from 'vitest';
import { TICKET_LIMITS, ticketProblems } from './tickets.ts';

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
  ['two lines as a name', { name: 'Asha\nNair' }, { name: 'invalid' }],
  ['a long subject', { subject: 'a'.repeat(TICKET_LIMITS.subject + 1) }, { subject: 'invalid' }],
  ['the longest message', { message: 'a'.repeat(TICKET_LIMITS.message) }, {}],
])('%s', (_, over, expected) => expect(ticketProblems({ ...GOOD, ...over })).toEqual(expected));
