import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditLine } from '../../../../contract/src/admin-figures.ts';
import { ADDRESSES, type EndpointName } from '../../../../contract/src/addresses.ts';
import { endpoints } from '../../../../contract/src/api.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { auditLog } from '../../db/tables/operations.ts';

let shop: TestShop;
let owner: TestAccount;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await shop.signUp('Owner', { role: 'owner' });
});
afterAll(() => shop?.stop());

const log = async (params = {}): Promise<AuditLine[]> => (await shop.call('admin.audit', { as: owner, params })).body;
const addRule = (phrase: string) => shop.call('admin.addPromptRule', { as: owner, body: { phrase, kind: 'brand' } });
const refusals = async () =>
  (await log({ search: 'call.refused', limit: 100 })).map(line => [line.actor?.id, line.subject]);

describe('the log', () => {
  it('says who changed what and when, the newest first, in pages, searchable', async () => {
    const { body: first } = await addRule('zenora');
    await shop.call('admin.removePromptRule', { as: owner, params: { id: first.id } });
    const [removed, put] = await log({ search: first.id });
    expect([removed!.action, removed!.before, removed!.after]).toEqual([
      'prompt_rule.removed',
      { phrase: 'zenora', kind: 'brand' },
      null,
    ]);
    expect(put).toMatchObject({
      actor: { id: owner.id, name: 'Owner', email: owner.email },
      action: 'prompt_rule.put',
      at: expect.stringMatching(/^\d{4}-/),
    });
    for (const search of [owner.id, owner.email, 'Owner']) expect((await log({ search })).length).toBe(2);
    expect(await log({ search: 'prompt_rule.put' })).toEqual([put]);
    expect(await log({ search: 'nobody' })).toEqual([]);
    expect(await log({ to: '2020-01-01' })).toEqual([]);
    const page = await shop.call('admin.audit', { as: owner, params: { limit: 1 } });
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link')!)![1]!;
    const rest = await shop.fetch(next, { headers: { authorization: `Bearer ${owner.token}` } });
    expect([...page.body, ...((await rest.json()) as AuditLine[])]).toEqual([removed, put]);
  });

  it('is append-only, but for what a deleted account empties', async () => {
    const { body: rule } = await addRule('kept');
    const of = eq(auditLog.subject, rule.id);
    await expect(shop.db.delete(auditLog).where(of)).rejects.toThrow();
    await expect(shop.db.update(auditLog).set({ action: 'nothing' }).where(of)).rejects.toThrow();
    await expect(
      shop.db
        .update(auditLog)
        .set({ after: { phrase: 'other' } })
        .where(of),
    ).rejects.toThrow();
    await shop.db.update(auditLog).set({ before: null, after: null }).where(of);
    expect(await log({ search: rule.id })).toMatchObject([{ action: 'prompt_rule.put', after: null }]);
  });

  it('names whoever deleted the account by an id alone', async () => {
    const gone = await shop.signUp('Gone', { role: 'owner' });
    await shop.call('admin.addPromptRule', { as: gone, body: { phrase: 'gone', kind: 'brand' } });
    await shop.db.delete(accounts).where(eq(accounts.id, gone.id));
    const lines = await log({ search: 'prompt_rule.put' });
    expect(lines.map(line => line.actor)).toContainEqual({ id: gone.id, name: '', email: '' });
  });
});

describe('refused calls', () => {
  const admins = endpoints.filter(({ access }) => access === 'staff' || access === 'owner' || access === 'printer');
  const ask = ({ name, path }: { name: EndpointName; path: string }, token?: string) =>
    shop.fetch(path.replaceAll(/:\w+/g, 'x1'), {
      method: ADDRESSES[name][0],
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(ADDRESSES[name][0] === 'GET' ? {} : { body: '{}' }),
    });

  it('leave a line each: guest, shopper, former admin with an old token, wrong role', async () => {
    const shopper = await shop.signUp('Shopper');
    const printer = await shop.signUp('Printer', { role: 'printer' });
    const former = await shop.signUp('Former', { role: 'owner' });
    expect((await shop.call('admin.audit', { as: former })).status).toBe(200);
    await shop.db.update(accounts).set({ role: 'shopper' }).where(eq(accounts.id, former.id));
    shop.clock.advance(10_001);
    expect(admins.length).toBeGreaterThan(11);
    const knocks = [
      { token: undefined, status: 401 },
      { token: 'forged', status: 401 },
      { token: shopper.token, status: 403 },
      { token: former.token, status: 403 },
      { token: printer.token, status: 403 },
    ];
    for (const { token, status } of knocks) {
      // All calls of one knock stay within the lines of an hour.
      shop.clock.advance(3_600_000);
      for (const endpoint of admins.filter(({ access }) => token !== printer.token || access !== 'printer'))
        expect([endpoint.name, (await ask(endpoint, token)).status]).toEqual([endpoint.name, status]);
    }
    const { rows } = await shop.db.execute<{ actor: string | null; subject: string }>(
      sql`select actor_id as actor, subject from audit_log where action = 'call.refused'`,
    );
    for (const { name, access } of admins)
      for (const who of [null, shopper.id, former.id, ...(access === 'printer' ? [] : [printer.id])])
        expect(rows.filter(row => row.subject === name && row.actor === who)).toHaveLength(who === null ? 2 : 1);
  });

  it('do not fill the log by being repeated', async () => {
    const before = (await refusals()).length;
    const knocker = await shop.signUp('Knocker');
    for (let turn = 0; turn < 20; turn += 1) await shop.call('admin.orders', { as: knocker });
    expect((await refusals()).filter(([id]) => id === knocker.id)).toEqual([[knocker.id, 'admin.orders']]);
    expect((await refusals()).length).toBeLessThanOrEqual(before + 1);
    shop.clock.advance(3_600_000);
    const crowd = await Promise.all(Array.from({ length: 30 }, (_, n) => shop.signUp(`Crowd ${n}`)));
    const some = endpoints.filter(({ name }) => name.startsWith('admin.')).slice(0, 7);
    for (const who of crowd) await Promise.all(some.map(endpoint => ask(endpoint, who.token)));
    const since = sql`action = 'call.refused' and actor_id in (select id from accounts where name like 'Crowd %')`;
    expect(await shop.db.$count(auditLog, since)).toBe(200);
  });
});
