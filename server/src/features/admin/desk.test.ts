import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderMail, OrderNote } from '../../../../contract/src/admin-desk.ts';
import type { AdminOrder } from '../../../../contract/src/admin.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { auditLog, outbox } from '../../db/tables/operations.ts';
import { orders } from '../../db/tables/orders.ts';

let shop: TestShop;
let staff: TestAccount;
let asha: TestAccount;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await shop.signUp('Staff', { role: 'staff' });
  asha = await shop.signUp('Asha');
});
afterAll(() => shop?.stop());

const as = () => ({ as: staff });
const find = async (params: object): Promise<string[]> =>
  ((await shop.call('admin.orders', { ...as(), params: { ...params } })).body as AdminOrder[]).map(one => one.id);
const audit = async (id: string) =>
  (await shop.db.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id)).map(line => line.action);

describe('the order list', () => {
  it('is searched by id, name, e-mail, phone and tracking number, and filtered by day', async () => {
    const createdAt = new Date('2026-03-05T20:00:00Z');
    const meera = { firstName: 'Meera', lastName: 'Iyer', email: 'meera.iyer@post.test', phone: '9988776655' };
    const order = await buildOrder(shop, asha, { ...meera, trackingId: 'EK123456789IN', createdAt });
    await buildOrder(shop, asha, { createdAt });
    const words = [
      order.id,
      order.id.slice(0, 20),
      'meera',
      'IYER meera',
      'meera.iyer@post.test',
      '99887',
      'ek1234567',
    ];
    for (const search of words) expect([search, await find({ search })]).toEqual([search, [order.id]]);
    expect(await find({ search: 'meera', status: 'shipped' })).toEqual([]);
    // After midnight in India.
    expect(await find({ search: 'meera', from: '2026-03-06', to: '2026-03-06' })).toEqual([order.id]);
    expect(await find({ search: 'meera', to: '2026-03-05' })).toEqual([]);
    expect(await find({ search: "meera' | 'x:* & !(" })).toEqual([]);
    expect((await shop.call('admin.orders', { ...as(), params: { from: 'x' } })).status).toBe(400);
  });

  it('finds a phone and a tracking number, however they are written here and there', async () => {
    const kept = ['9812345670', '+919812345670', '919812345670', '09812345670'];
    const ids: string[] = [];
    for (const phone of kept) ids.push((await buildOrder(shop, asha, { phone })).id);
    const written = [
      '9812345670',
      '98123 45670',
      '+91 98123 45670',
      '098123-45670',
      '९८१२३ ४५६७०',
      '\u202a+91 9812345670',
    ];
    for (const search of written)
      expect([search, (await find({ search })).toSorted()]).toEqual([search, ids.toSorted()]);
    const parcels = ['4455 6677 8899', '445566778899'];
    const sent: string[] = [];
    for (const trackingId of parcels) sent.push((await buildOrder(shop, asha, { trackingId })).id);
    expect((await find({ search: '4455 6677 8899' })).toSorted()).toEqual(sent.toSorted());
  });

  it('is searched by what an order says now, whoever changed it, and no more by what it said', async () => {
    const order = await buildOrder(shop, asha, { firstName: 'Kaveri', trackingId: 'OLD11112222' });
    const none = await buildOrder(shop, asha, { firstName: 'Yamuna' });
    await shop.db
      .update(orders)
      .set({ firstName: 'Godavari', trackingId: 'NEW33334444' })
      .where(eq(orders.id, order.id));
    await shop.db.delete(orders).where(eq(orders.id, none.id));
    for (const search of ['godavari', 'new33334444']) expect(await find({ search })).toEqual([order.id]);
    for (const search of ['kaveri', 'old11112222', 'yamuna']) expect(await find({ search })).toEqual([]);
  });

  it('comes as CSV that no spreadsheet carries out, in as many pages as it takes', async () => {
    const name = { firstName: '=HYPERLINK("http://evil.example")', lastName: 'Csv' };
    const order = await buildOrder(shop, asha, { ...name, phone: '+919988776655', trackingId: '@A1' });
    const reply = await shop.call('admin.exportOrders', { ...as(), params: { search: 'csv' } });
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toContain('orders.csv');
    const [head, line, end] = String(reply.body).split('\r\n');
    expect(head).toMatch(/^.?"order","placed","status"/u);
    expect(line).toContain(`"${order.id}"`);
    expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")","Csv"`);
    expect(line).toContain(`"'+919988776655"`);
    expect(line).toContain(`,449.00,60.00,"",0.00,509.00,`);
    expect(line).toMatch(
      /"'@A1","1 × Regular Fit T-Shirt, Black, M: A calm tiger","","","","","","","","",0.00,"","",""$/,
    );
    expect(end).toBe('');
    expect(await audit('orders')).toEqual(['orders.exported']);
    expect((await shop.call('admin.exportOrders', { as: asha })).status).toBe(403);
  });

  it('is moved on in bulk, each by the order table alone', async () => {
    const [one, two] = [await buildOrder(shop, asha), await buildOrder(shop, asha)];
    const late = await buildOrder(shop, asha, { status: 'shipped' });
    const body = { ids: [one.id, late.id, two.id, 'nothing', one.id], status: 'under_production' };
    const reply = await shop.call('admin.moveOrders', { ...as(), body });
    expect(reply.body).toEqual([
      { id: one.id, moved: true, code: null },
      { id: late.id, moved: false, code: 'reason_required' },
      { id: two.id, moved: true, code: null },
      { id: 'nothing', moved: false, code: 'not_found' },
    ]);
    expect(await audit(one.id)).toEqual(['order.changed']);
    expect(await audit(late.id)).toEqual([]);
    const none = await shop.call('admin.moveOrders', { ...as(), body: { ids: [], status: 'shipped' } });
    expect(none.status).toBe(400);
  });

  it('keeps filters of one’s own under a name', async () => {
    const save = (name: string, query: string, by = staff) =>
      shop.call('admin.saveView', { as: by, body: { name, query } });
    const { body: first } = await save('To print', 'status=order_processing');
    expect((await save('To print', 'status=under_production')).body).toEqual({
      ...first,
      query: 'status=under_production',
    });
    const other = await shop.signUp('Other', { role: 'staff' });
    expect((await shop.call('admin.views', { as: other })).body).toEqual([]);
    expect((await shop.call('admin.removeView', { as: other, params: { id: first.id } })).status).toBe(404);
    for (let n = 2; n <= 30; n += 1) await save(`View ${n}`, '');
    expect((await save('One more', '')).body.code).toBe('views_full');
    expect((await shop.call('admin.removeView', { ...as(), params: { id: first.id } })).status).toBe(200);
    expect((await shop.call('admin.views', as())).body).toHaveLength(29);
  });
});

describe('an order', () => {
  it('that another admin has changed says how it is now', async () => {
    const order = await buildOrder(shop, asha);
    const move = (body: object) =>
      shop.call('admin.moveOrder', { ...as(), params: { id: order.id }, body: { version: order.version, ...body } });
    const both = await Promise.all([move({ status: 'under_production' }), move({ trackingId: 'T1' })]);
    const [late] = both.filter(reply => reply.status === 409);
    const [first] = both.filter(reply => reply.status === 200);
    const { status, trackingId, version } = first!.body;
    expect(late!.body.code).toBe('order_changed');
    expect(late!.body.details).toEqual({ now: { status, trackingId, version, carrier: null } });
  });

  it('has notes, the newest first, that its customer never sees', async () => {
    const order = await buildOrder(shop, asha);
    const id = order.id;
    const note = (text: string, by = staff) => shop.call('admin.addNote', { as: by, params: { id }, body: { text } });
    await note('Called, no answer');
    shop.clock.advance(1000);
    await note('  Called back ');
    const notes: OrderNote[] = (await shop.call('admin.notes', { ...as(), params: { id } })).body;
    expect(notes.map(one => [one.author, one.text])).toEqual([
      ['Staff', 'Called back'],
      ['Staff', 'Called, no answer'],
    ]);
    expect(JSON.stringify((await shop.call('orders.one', { as: asha, params: { id } })).body)).not.toContain('Called');
    expect((await note('Mine', asha)).status).toBe(403);
    expect((await note(' ')).status).toBe(400);
    expect((await shop.call('admin.notes', { ...as(), params: { id: 'nothing' } })).status).toBe(404);
  });

  it('has its mails, and the customer’s are sent again, as the order is now', async () => {
    const order = await buildOrder(shop, asha);
    const id = order.id;
    await shop.call('admin.moveOrders', { ...as(), body: { ids: [id], status: 'under_production' } });
    const mails = async (): Promise<OrderMail[]> => (await shop.call('admin.mails', { ...as(), params: { id } })).body;
    const resend = (mailId: string) => shop.call('admin.resendMail', { ...as(), params: { id }, body: { mailId } });
    const [waiting] = await mails();
    expect(waiting).toMatchObject({ template: 'order_in_production', state: 'waiting', canResend: false });
    expect((await resend(waiting!.id)).body.code).toBe('mail_not_again');
    const sendAll = () =>
      shop.db.update(outbox).set({ state: 'sent', sentAt: shop.clock.now(), recipient: '', data: {} });
    await sendAll();
    const twice = await Promise.all([resend(waiting!.id), resend(waiting!.id)]);
    expect(twice.map(reply => reply.status).toSorted()).toEqual([200, 409]);
    const [again, first] = await mails();
    expect([again!.state, again!.canResend, first!.state, first!.canResend]).toEqual(['waiting', false, 'sent', false]);
    const [row] = await shop.db.select().from(outbox).where(eq(outbox.id, again!.id));
    expect(row).toMatchObject({ recipient: asha.email, subject: `order:${id}`, data: { orderId: id } });
    for (let turn = 0; turn < 4; turn += 1) {
      await sendAll();
      shop.clock.advance(1000);
      expect((await resend((await mails())[0]!.id)).status).toBe(200);
    }
    await sendAll();
    expect((await resend((await mails())[0]!.id)).body.code).toBe('mail_not_again');
    expect((await resend('nothing')).status).toBe(404);
    expect((await audit(id)).filter(action => action === 'order.mail_sent_again')).toHaveLength(5);
  });
});
