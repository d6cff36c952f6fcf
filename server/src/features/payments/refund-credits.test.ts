import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkOut } from '../../../testing/build-checkout.ts';
import { expectBooksToAgree } from '../../../testing/credits-of.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { useCreditPurchases } from '../../../testing/use-credit-purchases.ts';
import { invoices } from '../../db/tables/invoices.ts';
import { auditBooks, linesOf } from '../audit/audit.ts';

const { room, newBought, newShopper, balanceOf, refundsOf, tick } = useCreditPurchases();

let staff: TestAccount;
beforeAll(async () => void (staff = await room.shop.signUp('Staff', { role: 'staff' })));

const refund = (id: string, amount: number) =>
  room.shop.call('admin.refundOrder', {
    as: staff,
    params: { id },
    body: { amount, reason: 'Asked for', idempotencyKey: `refund-${id}-${amount}` },
  });

describe('an admin', () => {
  test('tells purchases of credits from orders of shirts, and can neither make nor send them', async () => {
    const { orderId } = await newBought();
    const list = async (type?: string) =>
      (await room.shop.call('admin.orders', { as: staff, params: type ? { type } : {} })).body as {
        id: string;
        credits: number | null;
      }[];
    const shopper = await newShopper();
    await checkOut(room.shop, shopper);
    expect((await list('1')).every(order => order.credits !== null)).toBe(true);
    expect((await list('0')).every(order => order.credits === null)).toBe(true);
    expect((await list()).some(order => order.id === orderId)).toBe(true);
    const detail = await room.shop.call('admin.order', { as: staff, params: { id: orderId } });
    expect(detail.body).toMatchObject({ credits: 20, nextStatuses: [], refundable: 100 });
    for (const body of [{ status: 'shipped', reason: 'x' }, { trackingId: 'DTDC1' }]) {
      const moved = await room.shop.call('admin.moveOrder', { as: staff, params: { id: orderId }, body });
      expect([moved.status, (moved.body as { code: string }).code]).toEqual([409, 'step_not_allowed']);
    }
  });

  test('who gives money back takes its credits with it, with a note of the bill', async () => {
    const { who, orderId } = await newBought();
    expect((await refund(orderId, 40)).body).toMatchObject({ status: 'completed', refundable: 60 });
    expect(await balanceOf(who)).toBe(32);
    for (let round = 0; round < 2; round++) await tick(11_000);
    expect((await refund(orderId, 60)).body).toMatchObject({ status: 'payment_refund', refundable: 0 });
    expect(await balanceOf(who)).toBe(20);
    for (let round = 0; round < 2; round++) await tick(11_000);
    expect((await refundsOf(orderId)).map(one => one.state)).toEqual(['completed', 'completed']);
    const papers = await room.shop.db.select().from(invoices).where(eq(invoices.saleId, orderId));
    expect(papers.map(paper => paper.total).toSorted((a, b) => a - b)).toEqual([4_000, 6_000, 10_000]);
    await expectBooksToAgree(room.shop.db, who.id);
  });

  test('cannot give back the money of credits that are spent, and is told what is left (T34)', async () => {
    const { who, orderId } = await newBought();
    await room.shop.db.transaction(async tx => {
      await tx.execute(sql`update credit_accounts set balance = 12 where account_id = ${who.id}`);
      await tx.execute(sql`insert into credit_entries (account_id, amount, type, description, ref)
        values (${who.id}, -28, 'admin_grant', 'Spent', ${`spent-${orderId}`})`);
    });
    const refused = await refund(orderId, 100);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'credits_spent', details: { needed: 20, available: 12 } },
    ]);
    expect(await refundsOf(orderId)).toEqual([]);
    expect((await refund(orderId, 60)).status).toBe(200);
    expect(await balanceOf(who)).toBe(0);
  });

  test('who starts a refund anew after it came to nothing takes no credits a second time', async () => {
    const { who, orderId } = await newBought();
    await room.at.simulate('POST', 'script', { refund: 'reject(BANK_ERROR)' });
    await refund(orderId, 100);
    expect(await balanceOf(who)).toBe(20);
    for (const minutes of [1, 10, 60]) await tick(minutes * 60_000 + 1_000);
    await room.at.simulate('DELETE', 'script');
    expect((await refundsOf(orderId)).map(one => one.state)).toEqual(Array(4).fill('failed'));
    const body = { amount: 100, reason: 'Once more', idempotencyKey: `again-${orderId}` };
    expect((await room.shop.call('admin.refundOrder', { as: staff, params: { id: orderId }, body })).status).toBe(200);
    expect(await balanceOf(who)).toBe(20);
    for (let round = 0; round < 3; round++) await tick(11_000);
    await expectBooksToAgree(room.shop.db, who.id);
  });
});

test('after all of this the books add up', async () => {
  for (const wait of [30_000, 1_000_000, 60_000]) await tick(wait);
  expect((await auditBooks(room.shop.context)).flatMap(linesOf)).toEqual([]);
});
