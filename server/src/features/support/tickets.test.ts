import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminTicket, ListedTicket, TicketEntry } from '../../../../contract/src/admin-tickets.ts';
import type { Params } from '../../../../contract/src/addresses.ts';
import type { Exception } from '../../../../contract/src/admin.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { auditLog, outbox } from '../../db/tables/operations.ts';
import { ticketEntries, tickets } from '../../db/tables/support.ts';
import { watchShop } from '../alerts/alerts.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let shop: TestShop;
let staff: TestAccount;
beforeAll(async () => {
  shop = await startTestShop({ freeSpace: async () => ({ free: 9e9, isLow: false }) });
  staff = await shop.signUp('Staff Person', { role: 'staff' });
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  shop.clock.advance(HOUR);
  for (const table of [tickets, outbox]) await shop.db.delete(table);
});

let senders = 0;
async function write(o: object = {}): Promise<string> {
  const email = `sender.${++senders}@example.com`;
  const body = { name: 'Asha Nair', email, subject: 'Where is my order?', message: 'It was due on Monday.', ...o };
  const headers = { 'x-chhaap-client-address': `198.51.100.${senders}` };
  return (await shop.call('support.openTicket', { body, headers })).body.ticketNumber;
}
const list = async (params: Params = {}): Promise<ListedTicket[]> =>
  (await shop.call('admin.tickets', { as: staff, params })).body;
const idsOf = async (params: Params = {}) => (await list(params)).map(ticket => ticket.id);
const one = async (id: string): Promise<AdminTicket> =>
  (await shop.call('admin.ticket', { as: staff, params: { id } })).body;
const act = async (id: string, what: string, o: { text?: string; version?: number; as?: TestAccount } = {}) => {
  const { as = staff, ...rest } = o;
  const version = o.version ?? (await one(id)).version;
  return shop.call('admin.actOnTicket', { as, params: { id }, body: { act: what, ...rest, version } });
};
const entries = async (id: string): Promise<TicketEntry[]> =>
  (await shop.call('admin.ticketEntries', { as: staff, params: { id } })).body;
const answers = () => shop.db.select().from(outbox).where(eq(outbox.template, 'ticket_answered'));

describe('the list', () => {
  it('has what is due first first: two days for the first look, a month for the end', async () => {
    const old = await write();
    shop.clock.advance(DAY);
    const young = await write();
    expect(await idsOf()).toEqual([old, young]);
    const due = Object.fromEntries((await list()).map(({ id, createdAt, dueAt }) => [id, Date.parse(dueAt) - Date.parse(createdAt)])); // prettier-ignore
    expect(due).toEqual({ [old]: 48 * HOUR, [young]: 48 * HOUR });
    expect((await act(old, 'take_up')).body).toMatchObject({ status: 'waiting', acknowledgedAt: expect.any(String) });
    expect(await idsOf()).toEqual([young, old]);
    const [, first] = await list();
    expect(Date.parse(first!.dueAt) - Date.parse(first!.createdAt)).toBe(30 * DAY);
  });

  it('is filtered by status and found by number or sender, in pages', async () => {
    const [open, answered, closed] = [await write({ email: 'asha@example.com' }), await write(), await write()];
    await act(answered, 'answer', { text: 'It comes today.' });
    await act(closed, 'close');
    expect(await idsOf()).toEqual([open, answered]);
    for (const [status, ids] of [
      ['open', [open]],
      ['waiting', []],
      ['answered', [answered]],
      ['closed', [closed]],
    ] as const)
      // prettier-ignore
      expect(await idsOf({ status })).toEqual(ids);
    expect(await idsOf({ search: closed.toLowerCase() })).toEqual([closed]);
    expect(await idsOf({ search: 'Asha@Example.com' })).toEqual([open]);
    const page = await shop.call('admin.tickets', { as: staff, params: { limit: 1 } });
    const next = /<([^>]+)>/.exec(page.headers.get('link')!)![1]!;
    const rest = await shop.fetch(next, { headers: { authorization: `Bearer ${staff.token}` } });
    expect(((await rest.json()) as ListedTicket[]).map(ticket => ticket.id)).toEqual([answered]);
  });

  it('is for staff alone, as every call of it', async () => {
    const id = await write();
    const calls = [
      ['admin.tickets', {}],
      ['admin.ticket', { params: { id } }],
      ['admin.ticketEntries', { params: { id } }],
      ['admin.actOnTicket', { params: { id }, body: { act: 'close', version: 1 } }],
    ] as const;
    for (const role of ['shopper', 'printer'] as const) {
      const as = await shop.signUp(role, { role });
      for (const [name, o] of calls) expect((await shop.call(name, { ...o, as })).status).toBe(403);
    }
    for (const [name, o] of calls) expect((await shop.call(name, o)).status).toBe(401);
    expect((await shop.call('admin.ticket', { as: staff, params: { id: 'T20260101-NOBODY22' } })).status).toBe(404);
  });
});

describe('an answer', () => {
  it('goes to the sender with the number, in the language that they wrote from, and is kept', async () => {
    const id = await write({ language: 'hi', email: 'asha@example.com' });
    const { status, body } = await act(id, 'answer', { text: '  It comes today.\nSorry for the wait. ' });
    expect([status, body]).toMatchObject([200, { status: 'answered', version: 2, acts: ['answer', 'note', 'close'] }]);
    expect(await answers()).toMatchObject([
      {
        ...{ recipient: 'asha@example.com', language: 'hi' },
        data: { ticketNumber: id, subject: 'Where is my order?', answer: 'It comes today.\nSorry for the wait.' },
      },
    ]);
    expect(await entries(id)).toMatchObject([
      { kind: 'answer', author: 'Staff Person', text: 'It comes today.\nSorry for the wait.' },
    ]);
    const [line] = await shop.db.select().from(auditLog).where(eq(auditLog.subject, id));
    expect(line).toMatchObject({ actorId: staff.id, action: 'ticket.answered', before: { status: 'open' }, after: { status: 'answered' } }); // prettier-ignore
    expect(JSON.stringify(line)).not.toContain('today');
  });

  it('of two admins at once goes out once, and the other is told', async () => {
    const id = await write();
    const other = await shop.signUp('Other', { role: 'owner' });
    const replies = await Promise.all([
      act(id, 'answer', { text: 'Today.', version: 1 }),
      act(id, 'answer', { text: 'Tomorrow.', version: 1, as: other }),
    ]);
    expect(replies.map(reply => reply.status).toSorted()).toEqual([200, 409]);
    expect(replies.find(reply => reply.status === 409)!.body.code).toBe('ticket_changed');
    expect([(await answers()).length, await shop.db.$count(ticketEntries)]).toEqual([1, 1]);
  });

  it('a second time is a second mail', async () => {
    const id = await write();
    for (const text of ['One.', 'Two.']) await act(id, 'answer', { text });
    expect((await answers()).map(mail => (mail.data as { answer: string }).answer).toSorted()).toEqual([
      'One.',
      'Two.',
    ]);
    expect((await entries(id)).map(entry => entry.text)).toEqual(['Two.', 'One.']);
  });
});

describe('a ticket', () => {
  it('is noted on, closed and opened again, each kept and none of it mailed', async () => {
    const id = await write();
    expect((await act(id, 'note', { text: 'Asked the courier.' })).body).toMatchObject({ status: 'open', version: 2 });
    expect((await act(id, 'close')).body).toMatchObject({ status: 'closed', acts: ['note', 'reopen'] });
    for (const what of ['answer', 'close', 'take_up'])
      expect((await act(id, what, { text: 'x' })).body.code).toBe('ticket_out_of_step');
    shop.clock.advance(90 * DAY);
    const { body } = await act(id, 'reopen');
    expect(body).toMatchObject({ status: 'waiting', closedAt: null });
    expect(Math.round((Date.parse(body.dueAt) - shop.clock.now().getTime()) / DAY)).toBe(30);
    expect([(await entries(id)).map(entry => entry.kind), await answers()]).toEqual([['note'], []]);
    const kept = await shop.db.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id);
    expect(kept.map(line => line.action)).toEqual(['ticket.noted', 'ticket.closed', 'ticket.reopened']);
  });

  it.each([
    ['answer', undefined, 422],
    ['note', '   ', 422],
    ['answer', 'x'.repeat(4001), 400],
    ['delete', 'x', 400],
  ])('is not changed by %s with %j', async (what, text, status) => {
    const id = await write();
    expect((await act(id, what, { ...(text !== undefined && { text }), version: 1 })).status).toBe(status);
    expect([(await one(id)).version, await entries(id)]).toEqual([1, []]);
  });

  it('that waits too long is an alert, until somebody looks', async () => {
    const open = async () =>
      ((await shop.call('admin.exceptions', { as: staff })).body as Exception[]).filter(one => one.kind === 'tickets_overdue'); // prettier-ignore
    const id = await write();
    shop.clock.advance(48 * HOUR - 60_000);
    await watchShop(shop.context);
    expect(await open()).toEqual([]);
    shop.clock.advance(120_000);
    await watchShop(shop.context);
    expect(await open()).toMatchObject([{ evidence: { tickets: 1, dueAt: expect.any(String) }, actions: [] }]);
    await act(id, 'take_up');
    await watchShop(shop.context);
    expect(await open()).toEqual([]);
  });
});
