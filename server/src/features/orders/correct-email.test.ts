import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OrderMail } from '../../../../contract/src/admin-desk.ts';
import { checkOut, fillCart } from '../../../testing/build-checkout.ts';
import { startMailbox, type Mailbox } from '../../../testing/mailbox.ts';
import { startShopWithGateway, type ShopWithGateway } from '../../../testing/payment-gateway.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { auditLog, exceptions, outbox } from '../../db/tables/operations.ts';
import { watchShop } from '../alerts/alerts.ts';
import { sendMails } from '../mail/mail.ts';

let mailbox: Mailbox;
let at: ShopWithGateway;
beforeAll(async () => {
  mailbox = await startMailbox();
  at = await startShopWithGateway({ email: mailbox.email });
});
afterEach(async () => {
  await mailbox.clear();
  await at.shop.db.delete(outbox);
  // Orders within five minutes are told to the shop together: each test begins after them.
  await at.advance(6 * 60_000);
});
afterAll(async () => {
  await at.stop();
  await mailbox.stop();
});

const SHOP = 'help@chhaap.test';
const send = () => sendMails(at.shop.context);
const reached = async () => (await mailbox.mails()).map(mail => mail.to[0]);

/** An order that was paid just now; none of its mails has gone out. The mailbox knows nobody@… */
async function paidOrder(email: string): Promise<{ who: TestAccount; id: string }> {
  const who = await at.shop.signUp('Asha');
  await fillCart(at.shop, who);
  const { status, body } = await checkOut(at.shop, who, { customerEmail: email });
  expect(status).toBe(200);
  const { orderId: id, paymentId } = body as { orderId: string; paymentId: string };
  await at.end(paymentId, 'pay');
  await at.advance(3000);
  await at.shop.call('payments.status', { as: who, params: { paymentId } });
  return { who, id };
}
async function orderThatIsNotReached(): Promise<{ who: TestAccount; id: string }> {
  const order = await paidOrder('nobody@example.com');
  await send();
  return order;
}
const orderOf = async (who: TestAccount, id: string) =>
  (await at.shop.call('orders.one', { as: who, params: { id } })).body as { email: string; mailRefused: boolean };
const correct = (who: TestAccount, id: string, email: string) =>
  at.shop.call('orders.correctEmail', { as: who, params: { id }, body: { email } });

describe('an address that nobody has', () => {
  it('is told on its order, not as an alarm, and the shop hears of its order all the same', async () => {
    const { who, id } = await orderThatIsNotReached();
    expect(await reached()).toEqual([SHOP]);
    expect(await orderOf(who, id)).toMatchObject({ email: 'nobody@example.com', mailRefused: true });
    await watchShop(at.shop.context);
    expect((await at.shop.db.select().from(exceptions)).filter(one => one.kind === 'mail_failing')).toEqual([]);
  });

  it('is corrected by its shopper: the mail comes, and the log says so without the whole address', async () => {
    const { who, id } = await orderThatIsNotReached();
    const reply = await correct(who, id, ' Asha.Right\u200b@Example.com ');
    expect([reply.status, reply.body]).toMatchObject([200, { email: 'asha.right@example.com', mailRefused: false }]);
    await send();
    expect((await reached()).toSorted()).toEqual(['asha.right@example.com', SHOP]);
    const [line] = await at.shop.db.select().from(auditLog).where(eq(auditLog.subject, id));
    expect(line).toMatchObject({ actorId: who.id, action: 'order.email_corrected', subject: id });
    expect([line!.before, line!.after]).toEqual([{ email: 'n…@example.com' }, { email: 'a…@example.com' }]);
  });

  it('is corrected by somebody of the shop, and by nobody else', async () => {
    const { id } = await orderThatIsNotReached();
    const staff = await at.shop.signUp('Staff', { role: 'staff' });
    const other = await at.shop.signUp('Meera');
    expect((await correct(other, id, 'meera@example.com')).status).toBe(404);
    const reply = await at.shop.call('admin.correctEmail', { as: staff, params: { id }, body: { email: 'asha.right@example.com' } }); // prettier-ignore
    expect((reply.body as OrderMail[]).map(mail => [mail.template, mail.state])).toContainEqual([
      'order_paid',
      'waiting',
    ]);
    await send();
    expect((await reached()).toSorted()).toEqual(['asha.right@example.com', SHOP]);
  });
});

describe('a correction', () => {
  it('of an address that is somebody else’s sends the confirmation once more', async () => {
    const { who, id } = await paidOrder('somebody.else@example.com');
    await send();
    await mailbox.clear();
    await correct(who, id, 'wrong.person@example.com');
    await send();
    expect(await reached()).toEqual(['wrong.person@example.com']);
    await correct(who, id, 'asha.right@example.com');
    await send();
    expect(await reached()).toEqual(['wrong.person@example.com', 'asha.right@example.com']);
  });

  it('to what is no address is refused at its field, and a sixth in a day as too many', async () => {
    const { who, id } = await orderThatIsNotReached();
    const refused = await correct(who, id, 'asha(x)@example.com');
    expect([refused.status, refused.body]).toMatchObject([400, { details: { fields: { email: expect.any(String) } } }]);
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await correct(who, id, `asha${turn}@example.com`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

it('an order from before the rule, to whose address no mail can be answered, is told to the shop', async () => {
  await paidOrder('asha@example.com');
  const isShops = eq(outbox.template, 'order_for_shop');
  const data = sql`${outbox.data} || '{"email":"asha(x)@example.com"}'`;
  await at.shop.db.update(outbox).set({ data }).where(isShops);
  await send();
  const [mail] = await mailbox.mails(SHOP);
  expect(mail).toMatchObject({ to: [SHOP], replyTo: SHOP });
});
