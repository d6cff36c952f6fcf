import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../../../domain/src/access.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { creditsOf } from '../../../testing/credits-of.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { newKey, useReturns } from '../../../testing/use-returns.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { coupons } from '../../db/tables/coupons.ts';
import { exceptions, auditLog } from '../../db/tables/operations.ts';
import { reports } from '../../db/tables/support.ts';

/** Nobody gives themselves something, and nobody decides about what is theirs (security S7). */
const { at, call, delivered, report, decide } = useReturns({ takesAnyPhoto: true });
let staff: TestAccount;
beforeAll(async () => void (staff = await at.gateway.shop.signUp('Mira', { role: 'staff' })));

const REFUSED = { status: 403, body: { code: 'own_affair' } };
const appoint = async (who: TestAccount, role: Role) => {
  await at.gateway.shop.db.update(accounts).set({ role }).where(eq(accounts.id, who.id));
  at.gateway.shop.clock.advance(10_001);
};
const credit = (as: TestAccount, id: string) =>
  call('admin.changeCredits', {
    as,
    params: { id },
    body: { amount: 50, reason: 'A late parcel', idempotencyKey: newKey() },
  });
const refund = (as: TestAccount, id: string) =>
  call('admin.refundOrder', { as, params: { id }, body: { amount: 50, reason: 'Asked', idempotencyKey: newKey() } });
const move = (as: TestAccount, id: string, body: object) => call('admin.moveOrder', { as, params: { id }, body });

describe('what is given', () => {
  it('are credits of others, never one’s own: neither staff nor an owner', async () => {
    const before = await creditsOf(at.gateway.shop.db, at.admin.id);
    for (const who of [staff, at.admin]) expect(await credit(who, who.id)).toMatchObject(REFUSED);
    expect(await creditsOf(at.gateway.shop.db, at.admin.id)).toEqual(before);
    expect((await credit(staff, at.admin.id)).status).toBe(200);
    const lines = await at.gateway.shop.db.select().from(auditLog).where(eq(auditLog.action, 'call.refused'));
    expect(lines).toMatchObject([
      { actorId: staff.id, subject: 'admin.changeCredits', after: { code: 'own_affair' } },
      { actorId: at.admin.id, subject: 'admin.changeCredits', after: { code: 'own_affair' } },
    ]);
  });

  it('is a coupon for others, not one for oneself among them', async () => {
    const body = { code: 'FORFRIENDS', discountType: 'percentage', discountValue: 50 };
    const { id: couponId } = (await call('admin.createCoupon', { as: staff, body })).body;
    const assign = (userIds: string[]) => call('admin.assignCoupon', { as: staff, body: { couponId, userIds } });
    expect(await assign([at.admin.id, staff.id])).toMatchObject(REFUSED);
    expect((await assign([at.admin.id])).body).toEqual({ successCount: 1, totalCount: 1 });
    await at.gateway.shop.db.update(coupons).set({ isActive: false }).where(eq(coupons.id, couponId));
  });

  it('goes to no other account of one’s own mailbox, however its address is written', async () => {
    const { shop } = at.gateway;
    const second = await shop.signUp('Second');
    const tagged = staff.email.replace('@', '+2@');
    await shop.db.update(accounts).set({ email: tagged }).where(eq(accounts.id, second.id));
    const before = await creditsOf(shop.db, second.id);
    expect(await credit(staff, second.id)).toMatchObject(REFUSED);
    expect(await creditsOf(shop.db, second.id)).toEqual(before);
    const body = { code: 'FORSECOND', discountType: 'percentage', discountValue: 50 };
    const { id: couponId } = (await call('admin.createCoupon', { as: at.admin, body })).body;
    const assign = { as: staff, body: { couponId, userIds: [second.id] } };
    expect(await call('admin.assignCoupon', assign)).toMatchObject(REFUSED);
    await shop.db.update(coupons).set({ isActive: false }).where(eq(coupons.id, couponId));
    const { who, id } = await delivered();
    await shop.db
      .update(accounts)
      .set({ email: staff.email.replace('@', '+3@') })
      .where(eq(accounts.id, who.id));
    expect(await refund(staff, id)).toMatchObject(REFUSED);
    expect((await refund(at.admin, id)).status).toBe(200);
  });

  it('is a role to others: nobody changes their own, or switches themselves off', async () => {
    const other = await at.gateway.shop.signUp('Other', { role: 'owner' });
    const params = { id: other.id };
    expect(await call('admin.setRole', { as: other, params, body: { role: 'shopper' } })).toMatchObject(REFUSED);
    const off = { isDisabled: true, reason: 'A try' };
    expect(await call('admin.switchUser', { as: other, params, body: off })).toMatchObject(REFUSED);
    expect((await call('admin.setRole', { as: at.admin, params, body: { role: 'shopper' } })).status).toBe(200);
  });
});

describe('what is decided', () => {
  it('is a refund of somebody else’s order', async () => {
    const { who, id } = await delivered();
    await appoint(who, 'staff');
    const shown = async (as: TestAccount) => (await call('admin.order', { as, params: { id } })).body.isOwnAffair;
    expect([await shown(who), await shown(staff)]).toEqual([true, false]);
    expect(await refund(who, id)).toMatchObject(REFUSED);
    expect((await refund(staff, id)).status).toBe(200);
  });

  it('is a damage that somebody else reported', async () => {
    const { who, id } = await delivered();
    expect((await report(who, id)).status).toBe(200);
    await appoint(who, 'staff');
    for (const act of ['replace', 'refund', 'refuse'])
      expect(await decide(id, act, { as: who })).toMatchObject(REFUSED);
    expect((await decide(id, 'refuse', { as: staff })).status).toBe(200);
  });

  it('is the way of somebody else’s order past the table; one’s own goes the way of every paid order', async () => {
    const unpaid = await buildOrder(at.gateway.shop, staff, { status: 'payment_failed' });
    const free = { status: 'under_production', reason: 'It was paid in cash' };
    expect(await move(staff, unpaid.id, free)).toMatchObject(REFUSED);
    const paid = await buildOrder(at.gateway.shop, staff);
    expect(await move(staff, paid.id, { status: 'payment_refund' })).toMatchObject(REFUSED);
    const bulk = { ids: [paid.id], status: 'payment_refund' };
    expect((await call('admin.moveOrders', { as: staff, body: bulk })).body).toMatchObject([
      { moved: false, code: 'own_affair' },
    ]);
    expect((await move(staff, paid.id, { status: 'under_production' })).status).toBe(200);
    expect((await move(staff, paid.id, { trackingId: 'TRACK12345' })).status).toBe(200);
    expect((await move(at.admin, unpaid.id, free)).status).toBe(200);
  });

  it('is an exception of somebody else’s order', async () => {
    const { id: orderId } = await buildOrder(at.gateway.shop, staff);
    const [row] = await at.gateway.shop.db
      .insert(exceptions)
      .values({ id: newKey(), kind: 'refund_failed', subject: newKey(), orderId, raisedAt: new Date(), evidence: {} })
      .returning();
    const dismiss = (as: TestAccount) =>
      call('admin.resolveException', {
        as,
        params: { id: row!.id },
        body: { action: 'dismiss', reason: 'It is fine' },
      });
    expect(await dismiss(staff)).toMatchObject(REFUSED);
    expect((await dismiss(at.admin)).status).toBe(200);
  });

  it('are reports of somebody else’s design', async () => {
    const { id: designId } = await buildDesign(at.gateway.shop, { accountId: staff.id, isPublic: true });
    await at.gateway.shop.db
      .insert(reports)
      .values({ id: newKey(), designId, reporter: 'x', reason: 'copyright', text: '', createdAt: new Date() } as never);
    const params = { id: designId };
    const body = { kind: 'hidden', reason: 'other' };
    expect(await call('admin.keepDesign', { as: staff, params })).toMatchObject(REFUSED);
    expect(await call('admin.takeDown', { as: staff, params, body })).toMatchObject(REFUSED);
    expect((await call('admin.takeDown', { as: at.admin, params, body })).status).toBe(200);
    expect(await call('admin.restoreDesign', { as: staff, params })).toMatchObject(REFUSED);
  });

  it('is also what is one’s own where the owner runs the shop alone, but not by staff who are alone', async () => {
    const { db } = at.gateway.shop;
    const { who, id } = await delivered();
    await db.update(accounts).set({ role: 'shopper' });
    await appoint(who, 'staff');
    expect(await refund(who, id)).toMatchObject(REFUSED);
    await appoint(who, 'owner');
    expect((await call('admin.order', { as: who, params: { id } })).body.isOwnAffair).toBe(false);
    expect((await refund(who, id)).status).toBe(200);
    expect(await credit(who, who.id)).toMatchObject(REFUSED);
  });
});
