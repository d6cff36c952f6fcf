import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminUser } from '../../../../contract/src/admin-users.ts';
import type { Role } from '../../../../domain/src/access.ts';
import { creditsOf, expectBooksToAgree } from '../../../testing/credits-of.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { accounts, sessions } from '../../db/tables/accounts.ts';
import { auditLog } from '../../db/tables/operations.ts';

let shop: TestShop;
let owner: TestAccount;
let staff: TestAccount;
let asha: TestAccount;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await shop.signUp('Owner', { role: 'owner' });
  staff = await shop.signUp('Staff', { role: 'staff' });
});
afterAll(() => shop?.stop());
beforeEach(async () => void (asha = await shop.signUp('Asha Nair Menon')));

const list = async (params: object): Promise<AdminUser[]> =>
  (await shop.call('admin.users', { as: staff, params: { ...params } })).body;
const credit = (body: object, as = staff) =>
  shop.call('admin.changeCredits', { as, params: { id: asha.id }, body: { reason: 'A late parcel', ...body } });
const switchOff = (id: string, isDisabled: boolean, as = staff) =>
  shop.call('admin.switchUser', { as, params: { id }, body: { isDisabled, reason: 'Asked for it' } });
const setRole = (id: string, role: Role, as = owner) =>
  shop.call('admin.setRole', { as, params: { id }, body: { role } });
const audit = async (id: string) =>
  shop.db.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id);

describe('accounts', () => {
  it('are found by beginnings of name and e-mail, by id and by role, in pages', async () => {
    const [found] = await list({ search: asha.id });
    expect(found).toEqual({
      ...{ id: asha.id, firstName: 'Asha', lastName: 'Nair Menon', email: asha.email, credits: 20 },
      ...{ role: 'shopper', isFixedOwner: false, disabledAt: null, createdAt: expect.any(String) },
    });
    expect((await list({ search: 'nair men' })).map(one => one.id)).toContain(asha.id);
    expect((await list({ search: asha.email })).map(one => one.id)).toEqual([asha.id]);
    expect((await list({ search: asha.email.slice(0, -2).toUpperCase() })).map(one => one.id)).toEqual([asha.id]);
    expect(await list({ search: '_%_%' })).toEqual([]);
    expect((await list({ role: 'staff' })).map(one => one.id)).toEqual([staff.id]);
    const page = await shop.call('admin.users', { as: staff, params: { limit: 1 } });
    expect(page.body).toHaveLength(1);
    expect(page.headers.get('link')).toContain('rel="next"');
    expect((await shop.call('admin.user', { as: staff, params: { id: 'nobody' } })).status).toBe(404);
  });

  it('that were deleted stand for nobody', async () => {
    await shop.db.update(accounts).set({ erasedAt: new Date() }).where(eq(accounts.id, asha.id));
    expect(await list({ search: asha.id })).toEqual([]);
    expect((await credit({ amount: 5, idempotencyKey: 'key-erased' })).status).toBe(404);
  });
});

describe('credits', () => {
  it('are given for a reason that was cut in the middle of an emoji', async () => {
    const { status } = await credit({ amount: 5, idempotencyKey: 'key-cut-off', reason: 'Sorry \ud83d' });
    expect(status).toBe(200);
    expect((await audit(asha.id)).map(line => line.after)).toMatchObject([{ reason: 'Sorry' }]);
  });

  it('are given once a key, with the reason in the history', async () => {
    const wish = { amount: 30, idempotencyKey: 'key-given-1' };
    const replies = await Promise.all(Array.from({ length: 5 }, () => credit(wish)));
    expect(replies.map(reply => [reply.status, reply.body.credits])).toEqual(Array(5).fill([200, 50]));
    expect((await credit({ ...wish, amount: 31 })).body.code).toBe('idempotency_mismatch');
    const history = await shop.call('admin.userCredits', { as: staff, params: { id: asha.id } });
    expect(history.body[0]).toMatchObject({
      amount: 30,
      type: 'admin_change',
      description: 'A late parcel',
      balance: 50,
    });
    const lines = await audit(asha.id);
    expect(lines.map(({ action, actorId, before, after }) => ({ action, actorId, before, after }))).toEqual([
      {
        ...{ action: 'credits.changed', actorId: staff.id, before: { credits: 20 } },
        after: { credits: 50, amount: 30, reason: 'A late parcel' },
      },
    ]);
    await expectBooksToAgree(shop.db, asha.id);
  });

  it('are taken, but never below what can be spent', async () => {
    expect((await credit({ amount: -15, idempotencyKey: 'key-taken-1' })).body.credits).toBe(5);
    const races = await Promise.all([1, 2, 3].map(n => credit({ amount: -5, idempotencyKey: `key-race-${n}` })));
    expect(races.map(reply => reply.status).toSorted()).toEqual([200, 402, 402]);
    expect(await creditsOf(shop.db, asha.id)).toEqual({ balance: 0, held: 0 });
    await expectBooksToAgree(shop.db, asha.id);
  });

  it.each([
    { amount: 0 },
    { amount: 1.5 },
    { amount: 10_001 },
    { amount: -10_001 },
    { amount: 5, reason: ' ' },
    { amount: '5' },
  ])('take no %j', async body => expect((await credit({ idempotencyKey: 'key-edges', ...body })).status).toBe(400));
});

describe('switching an account off', () => {
  it('signs it out at once; and on again, when it has to sign in anew', async () => {
    const answerOf = async () => (await shop.call('accounts.me', { as: asha })).body.code;
    expect(await answerOf()).toBeUndefined();
    expect((await switchOff(asha.id, true)).body.disabledAt).not.toBeNull();
    expect(await shop.db.$count(sessions, eq(sessions.userId, asha.id))).toBe(0);
    await expect.poll(answerOf, { timeout: 900 }).toBe('account_disabled');
    expect((await switchOff(asha.id, false)).body.disabledAt).toBeNull();
    await expect.poll(answerOf, { timeout: 900 }).toBe('unauthorized');
    asha = await shop.signIn(asha);
    expect(await answerOf()).toBeUndefined();
    expect((await audit(asha.id)).map(line => line.action)).toEqual(['user.switched_off', 'user.switched_on']);
  });

  it('is an owner’s alone where it is somebody of the shop', async () => {
    const printer = await shop.signUp('Printer', { role: 'printer' });
    expect((await switchOff(printer.id, true)).status).toBe(403);
    expect((await switchOff(owner.id, true)).status).toBe(403);
    expect((await switchOff(printer.id, true, owner)).status).toBe(200);
  });
});

describe('roles', () => {
  it('are an owner’s to give and to take, and take hold at once', async () => {
    expect((await setRole(asha.id, 'owner', staff)).status).toBe(403);
    expect((await setRole(asha.id, 'staff')).body.role).toBe('staff');
    const mayList = async () => (await shop.call('admin.users', { as: asha })).status;
    await expect.poll(mayList, { timeout: 900 }).toBe(200);
    expect((await setRole(asha.id, 'shopper')).body.role).toBe('shopper');
    await expect.poll(mayList, { timeout: 900 }).toBe(403);
    const [given] = await audit(asha.id);
    expect(given).toMatchObject({ actorId: owner.id, before: { role: 'shopper' }, after: { role: 'staff' } });
  });

  it('leave the shop an owner, also when two withdraw each other at once', async () => {
    expect((await setRole(owner.id, 'staff')).body.code).toBe('last_owner');
    expect((await switchOff(owner.id, true, owner)).body.code).toBe('last_owner');
    const other = await shop.signUp('Other', { role: 'owner' });
    const both = await Promise.all([setRole(other.id, 'staff', owner), setRole(owner.id, 'staff', other)]);
    // The slower one is told that it is the last owner, or is none any more when it asks.
    expect([
      [200, 403],
      [200, 409],
    ]).toContainEqual(both.map(reply => reply.status).toSorted());
    await shop.db.update(accounts).set({ role: 'owner' }).where(eq(accounts.id, owner.id));
    await shop.db.update(accounts).set({ role: 'staff' }).where(eq(accounts.id, other.id));
    shop.clock.advance(10_001);
  });

  it('of ADMIN_EMAILS stay', async () => {
    const fixed = await shop.signUp('Fixed');
    shop.context.shop.adminEmails = [fixed.email];
    expect((await list({ search: fixed.id }))[0]).toMatchObject({ role: 'owner', isFixedOwner: true });
    expect((await list({ role: 'owner' })).map(one => one.id)).toContain(fixed.id);
    expect((await setRole(fixed.id, 'shopper')).body.code).toBe('account_protected');
    expect((await switchOff(fixed.id, true, owner)).body.code).toBe('account_protected');
    shop.context.shop.adminEmails = [];
  });
});
