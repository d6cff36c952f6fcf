import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkOut, clientOrderId, CONTACT, fillCart } from '../../../testing/build-checkout.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { startMailbox, type Mailbox } from '../../../testing/mailbox.ts';
import { startShopWithGateway, type ShopWithGateway } from '../../../testing/payment-gateway.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { outbox } from '../../db/tables/operations.ts';
import { orders } from '../../db/tables/orders.ts';
import { sendMails } from '../mail/mail.ts';
import { reconcilePayments } from '../payments/payments.ts';

let mailbox: Mailbox;
let at: ShopWithGateway;
beforeAll(async () => {
  mailbox = await startMailbox();
  at = await startShopWithGateway({ email: mailbox.email });
  await at.shop.startWorkers();
});
afterEach(() => mailbox.clear());
afterAll(async () => {
  await at.stop();
  await mailbox.stop();
});

type Started = { orderId: string; paymentId: string };
async function startPayment(o: object = {}): Promise<Started & { who: TestAccount; to: string }> {
  const who = await at.shop.signUp('Asha');
  await fillCart(at.shop, who, { quantity: 2 });
  const { status, body } = await checkOut(at.shop, who, { customerEmail: who.email, ...o });
  expect(status).toBe(200);
  return { who, to: who.email, ...(body as Started) };
}
const statusOf = (who: TestAccount, paymentId: string) =>
  at.shop.call('payments.status', { as: who, params: { paymentId } });
const mailsTo = async (recipient: string) => {
  await sendMails(at.shop.context);
  return mailbox.mails(recipient);
};
const moveTo = (as: TestAccount, id: string, body: object) =>
  at.shop.call('admin.moveOrder', { as, params: { id }, body });

describe('an order that is paid', () => {
  it('is confirmed by one mail, whoever settles it and however often', async () => {
    const { who, to, orderId, paymentId } = await startPayment();
    // The webhook comes by itself; meanwhile the shopper looks and the reconciler runs.
    await at.end(paymentId, 'pay');
    await at.advance(60_000);
    await Promise.all([
      ...Array.from({ length: 4 }, () => statusOf(who, paymentId)),
      reconcilePayments(at.shop.context),
      at.simulate('POST', 'webhooks', { merchantOrderId: paymentId }),
    ]);
    await at.advance(60_000);
    await statusOf(who, paymentId);
    const mails = await mailsTo(to);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: `Your order is confirmed (…${orderId.slice(-6)})`,
      replyTo: 'help@chhaap.test',
    });
    for (const part of [orderId, 'Asha Rani Menon', '2 × ₹449', '₹898', '₹958', '12 Beach Road', 'Kerala 673001'])
      expect(mails[0]!.text).toContain(part);
    expect(mails[0]!.text).toContain(`http://localhost:3000/orders/${orderId}`);
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it('gets its invoice with the mail; where it cannot be drawn, the mail comes all the same', async () => {
    const payOrder = async () => {
      const { who, to, paymentId } = await startPayment();
      await at.end(paymentId, 'pay');
      await at.advance(3000);
      await statusOf(who, paymentId);
      return to;
    };
    const [mail] = await mailsTo(await payOrder());
    expect(mail!.files).toMatchObject([{ name: expect.stringMatching(/^bill-CHB-\d{4}-\d{5}\.pdf$/), type: 'application/pdf' }]); // prettier-ignore
    const { pages } = readPdf(await mailbox.fileOf(mail!, 0));
    for (const part of ['Asha Rani Menon', '2 pcs', '₹ 958.00']) expect(pages[0]).toContain(part);
    expect(await at.shop.db.$count(outbox, sql`length(${outbox.data}::text) > 5000`)).toBe(0);

    const to = await payOrder();
    const noInk = { ...at.shop.context.documents, draw: () => Promise.reject(new Error('no ink')) };
    await sendMails({ ...at.shop.context, documents: noInk });
    expect(await mailbox.mails(to)).toMatchObject([{ files: [] }]);
  });

  it('in Hindi is confirmed in Hindi; paid again from a page in the other language, in that one', async () => {
    const hindi = await startPayment({ language: 'hi' });
    await at.end(hindi.paymentId, 'pay');
    await at.advance(3000);
    await statusOf(hindi.who, hindi.paymentId);
    const [mail] = await mailsTo(hindi.to);
    expect(mail!.subject).toContain('आपका ऑर्डर पक्का हो गया');
    expect(mail!.text).toContain(`http://localhost:3000/hi/orders/${hindi.orderId}`);

    const both = await startPayment({ language: 'hi' });
    const again = await checkOut(at.shop, both.who, { customerEmail: both.to, language: 'en' });
    expect(again.body).toMatchObject({ orderId: both.orderId });
    const [order] = await at.shop.db.select().from(orders).where(eq(orders.id, both.orderId));
    expect(order!.language).toBe('en');
  });

  it('is told to the shop too, once; who answers writes to the shopper', async () => {
    // The orders before are told together, and then the shop is left alone for five minutes (new-orders.test.ts).
    for (let turn = 0; turn < 2; turn += 1) {
      at.shop.clock.advance(5 * 60_000);
      await sendMails(at.shop.context);
    }
    const { who, to, orderId, paymentId } = await startPayment();
    await at.end(paymentId, 'pay');
    await at.advance(3000);
    await Promise.all([statusOf(who, paymentId), reconcilePayments(at.shop.context)]);
    await mailsTo(to);
    const subject = `New order: ₹958 (…${orderId.slice(-6)})`;
    const told = (await mailbox.mails('help@chhaap.test')).filter(mail => mail.subject === subject);
    expect(told).toMatchObject([{ replyTo: to }]);
    expect(told[0]!.text).toContain(`http://localhost:3000/admin/orders/${orderId}`);
  });

  it('is not confirmed before it is paid; a payment that fails is told once, with the way to pay again', async () => {
    const { who, to, orderId, paymentId } = await startPayment();
    expect(await mailsTo(to)).toEqual([]);
    let failing = paymentId;
    for (let time = 0; time < 2; time++) {
      await at.end(failing, 'fail');
      await at.advance(3000);
      await Promise.all([statusOf(who, failing), reconcilePayments(at.shop.context)]);
      const again = await at.shop.call('payments.again', { as: who, params: { id: orderId } });
      failing = (again.body as Started).paymentId;
    }
    const [mail, ...more] = await mailsTo(to);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`Your payment did not go through (…${orderId.slice(-6)})`);
    expect(mail!.text).toContain(`Pay again:\nhttp://localhost:3000/orders/${orderId}`);
  });

  it('a payment that the shopper cancels is not told: they know', async () => {
    const { who, to, paymentId } = await startPayment();
    await at.end(paymentId, 'cancel');
    await at.advance(3000);
    await statusOf(who, paymentId);
    expect(await mailsTo(to)).toEqual([]);
  });

  it('a language that the shop does not have is refused', async () => {
    const who = await at.shop.signUp('Asha');
    await fillCart(at.shop, who);
    expect((await checkOut(at.shop, who, { language: 'fr' })).status).toBe(400);
  });

  it('while the mail server is away is paid all the same, and confirmed when it is back', async () => {
    const { who, to, paymentId } = await startPayment();
    await mailbox.kill();
    await at.end(paymentId, 'pay');
    await at.advance(3000);
    expect((await statusOf(who, paymentId)).body).toMatchObject({ status: 'SUCCESS' });
    await sendMails(at.shop.context);
    await mailbox.start();
    await at.advance(61_000);
    expect(await mailsTo(to)).toHaveLength(1);
  });
});

describe('credits that are bought', () => {
  it('are told by one mail, with their bill, in the language of the page', async () => {
    const who = await at.shop.signUp('Asha');
    const wish = { ...CONTACT, orderId: clientOrderId(), customerEmail: who.email, type: 1, quantity: 50, amount: 200 };
    const reply = await at.shop.call('payments.initiate', { as: who, body: { ...wish, language: 'hi' } });
    const { orderId, paymentId } = reply.body as Started;
    await at.end(paymentId, 'pay');
    await at.advance(3000);
    await Promise.all([statusOf(who, paymentId), reconcilePayments(at.shop.context)]);
    const [mail, ...more] = await mailsTo(who.email);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`50 सिक्के जुड़ गए (…${orderId.slice(-6)})`);
    expect(mail!.text).toContain('http://localhost:3000/hi/design');
    expect(mail!.files).toMatchObject([{ name: expect.stringMatching(/^bill-CHB-\d{4}-\d{5}\.pdf$/) }]);
    const { pages } = readPdf(await mailbox.fileOf(mail!, 0));
    expect(pages[0]).toContain('₹ 200.00');
  });
});

describe('an order that is made and delivered', () => {
  it('is told as production begins and as the parcel is there, once each', async () => {
    const admin = await at.shop.signUp('Meera', { role: 'owner' });
    const who = await at.shop.signUp('Asha');
    const order = await buildOrder(at.shop, who);
    for (const status of ['under_production', 'ready_for_shipping', 'shipped', 'order_received'])
      expect((await moveTo(admin, order.id, { status })).status).toBe(200);
    await moveTo(admin, order.id, { status: 'under_production', reason: 'Pressed the wrong one' });
    const mails = await mailsTo(who.email);
    const tail = `(…${order.id.slice(-6)})`;
    const subjects = ['Your order is on its way', 'Your order was delivered', 'Your shirts are being printed'];
    expect(mails.map(mail => mail.subject).toSorted()).toEqual(subjects.map(subject => `${subject} ${tail}`));
    const delivered = mails.find(mail => mail.subject.includes('delivered'))!;
    expect(delivered.text).toContain('within 3 days');
  });
});

describe('an order that is shipped', () => {
  it('is told with the tracking number that is set in the same step, once', async () => {
    const admin = await at.shop.signUp('Meera', { role: 'owner' });
    const who = await at.shop.signUp('Asha');
    const order = await buildOrder(at.shop, who, { status: 'ready_for_shipping' });
    await moveTo(admin, order.id, { status: 'shipped', trackingId: 'DTDC12345' });
    await moveTo(admin, order.id, { status: 'ready_for_shipping', reason: 'The courier did not come' });
    await moveTo(admin, order.id, { status: 'shipped' });
    const mails = await mailsTo(who.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('Tracking number: DTDC12345');
  });

  it('is told of a number that comes later, with the way to the carrier, once a number', async () => {
    const admin = await at.shop.signUp('Meera', { role: 'owner' });
    const who = await at.shop.signUp('Asha');
    const order = await buildOrder(at.shop, who, { status: 'ready_for_shipping' });
    await moveTo(admin, order.id, { status: 'shipped' });
    await mailsTo(who.email);
    await mailbox.clear();
    const parcel = { trackingId: '77 01/A', carrier: 'delhivery' };
    expect((await moveTo(admin, order.id, parcel)).body).toMatchObject({
      carrier: 'delhivery',
      trackingUrl: 'https://www.delhivery.com/track-v2/package/7701%2FA',
    });
    const [mail, ...more] = await mailsTo(who.email);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`Follow your parcel (…${order.id.slice(-6)})`);
    for (const part of ['Delhivery', '7701/A', 'https://www.delhivery.com/track-v2/package/7701%2FA'])
      expect(mail!.text).toContain(part);
    expect((await moveTo(admin, order.id, parcel)).body).toMatchObject({ code: 'order_unchanged' });
    expect((await moveTo(admin, order.id, { carrier: 'pigeon' })).status).toBe(400);
    await moveTo(admin, order.id, { trackingId: '78', carrier: 'dtdc' });
    expect(await mailsTo(who.email)).toHaveLength(2);
  });

  it('is told without a number where there is none; a refused step tells nothing', async () => {
    const admin = await at.shop.signUp('Meera', { role: 'owner' });
    const who = await at.shop.signUp('Asha');
    const early = await buildOrder(at.shop, who, { status: 'order_processing' });
    expect((await moveTo(admin, early.id, { status: 'shipped' })).status).toBeGreaterThanOrEqual(400);
    expect(await mailsTo(who.email)).toEqual([]);
    const order = await buildOrder(at.shop, who, { status: 'ready_for_shipping' });
    await moveTo(admin, order.id, { status: 'shipped' });
    expect((await mailsTo(who.email))[0]!.text).toContain('The tracking number follows on the page of your order.');
    expect(await at.shop.db.$count(outbox, eq(outbox.subject, `order:${early.id}`))).toBe(0);
  });
});
