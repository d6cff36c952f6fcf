import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Piece } from '../../../../contract/src/production.ts';
import { pieceCode, UNDO_MS } from '../../../../domain/src/production.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { productionOf } from '../../../testing/use-production.ts';
import { groupEntries, groupOrders } from '../../db/tables/groups.ts';
import { auditLog, outbox } from '../../db/tables/operations.ts';
import { orderHistory, orders } from '../../db/tables/orders.ts';
import { printReports } from '../../db/tables/production.ts';
import { startApproved } from './production.ts';

let shop: TestShop;
let printer: TestAccount;
let asha: TestAccount;
beforeAll(async () => {
  shop = await startTestShop({ press: scriptedArtist().press });
  printer = await shop.signUp('Printer', { role: 'printer' });
  asha = await shop.signUp('Asha');
});
afterAll(() => shop?.stop());

const desk = productionOf(
  () => shop,
  () => printer,
);
const idsOf = (pieces: readonly Piece[]) => pieces.map(one => one.id);
const pieceIds = (lineId: number, count: number) =>
  Array.from({ length: count }, (_, n) => pieceCode({ lineId, number: n + 1 }));
const statusOf = async (id: string) =>
  (await shop.db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]!.status;

describe('the queue', () => {
  it('has every shirt of paid orders by garment, colour and size, the oldest first, in pages', async () => {
    const days = (n: number) => new Date(Date.UTC(2026, 9, n, 6));
    const of = (line: object, day: number, order: object = {}) =>
      desk.order(asha, { line: { size: 'XL', color: 'white', ...line }, order: { createdAt: days(day), ...order } });
    const young = await of({ size: 'S' }, 9);
    const late = await of({ quantity: 2 }, 8);
    const early = await of({ quantity: 1 }, 7);
    const oversized = await of({ productId: 2, productType: 'oversized', size: 'S' }, 1);
    await of({}, 1, { status: 'payment_initiated', paidAt: null });
    const all = [
      ...pieceIds(young.lineId, 1),
      ...pieceIds(early.lineId, 1),
      ...pieceIds(late.lineId, 2),
      ...pieceIds(oversized.lineId, 1),
    ];
    expect(idsOf(await desk.list({ color: 'white' }))).toEqual(all);
    const paged: string[] = [];
    for (let cursor: string | undefined, turn = 0; turn < 4; turn += 1) {
      const reply = await shop.call('production.pieces', {
        as: printer,
        params: { color: 'white', limit: 2, ...(cursor && { cursor }) },
      });
      paged.push(...idsOf(reply.body));
      const next = /cursor=([^&>]+)/.exec(reply.headers.get('link') ?? '')?.[1];
      if (!next) break;
      cursor = decodeURIComponent(next);
    }
    expect(paged).toEqual(all);
    expect(idsOf(await desk.list({ color: 'white', type: 'oversized' }))).toEqual(pieceIds(oversized.lineId, 1));
    expect(idsOf(await desk.list({ color: 'white', size: 'S', type: 'regular' }))).toEqual(pieceIds(young.lineId, 1));
    expect(await desk.list({ color: 'white', state: 'printed' })).toEqual([]);
    const [second] = await desk.list({ color: 'white', size: 'XL' });
    expect(second).toMatchObject({ state: 'waiting', acts: ['approve'], version: 0, line: 1, lines: 1, number: 1 });
    // Paid on Wednesday the 7th: the fifth working day is the next Wednesday.
    expect(second!.dueAt.slice(0, 10)).toBe('2026-10-14');
    expect(second!.prints).toMatchObject([
      { side: 'front', place: 'chest/chest', inches: { width: 2.5, height: 2.5 }, pixels: { width: 750, height: 750 } },
    ]);
    const { body: groups } = await shop.call('production.groups', { as: printer });
    const xl = (groups as { color: string; size: string }[]).find(one => one.color === 'white' && one.size === 'XL');
    expect(xl).toMatchObject({ counts: { waiting: 3, approved: 0, printed: 0, packed: 0 } });
    expect((await shop.call('production.pieces', { as: printer, params: { cursor: 'x' } })).status).toBe(400);
  });

  it('loses the shirts of an order at once that is cancelled or refunded', async () => {
    const order = await desk.order(asha, { line: { color: 'white', size: 'M' } });
    const [id] = pieceIds(order.lineId, 1);
    expect(idsOf(await desk.list({ color: 'white', size: 'M' }))).toEqual([id]);
    await shop.db.update(orders).set({ status: 'payment_refund' }).where(eq(orders.id, order.id));
    expect(await desk.list({ color: 'white', size: 'M' })).toEqual([]);
    expect(await desk.piece(id!)).toMatchObject({ orderStatus: 'payment_refund', acts: [] });
    expect((await desk.move(id!, 'approve')).body.code).toBe('piece_out_of_step');
  });

  it('makes replacements too, and names the friend of a group order', async () => {
    const { id: designId } = await buildDesign(shop, { accountId: asha.id });
    const first = await desk.order(asha, { line: { designId, quantity: 3, size: 'L' } });
    const at = shop.clock.now();
    const group = { id: 'g1', accountId: asha.id, code: 'code-of-a-group', requestKey: 'k', designId, designName: 'X' };
    await shop.db.insert(groupOrders).values({
      ...{ ...group, collector: 'Asha', position: 'chest', designSize: 'chest', hasBack: false },
      ...{ tshirtTypes: ['regular'], closesAt: at },
    });
    const entry = { groupId: 'g1', tshirtType: 'regular', size: 'L', color: 'black', orderId: first.id } as const;
    await shop.db.insert(groupEntries).values([
      { ...entry, id: 'e1', name: 'Ravi', quantity: 2, requestKey: 'k1', createdAt: at },
      { ...entry, id: 'e2', name: 'Meera', quantity: 1, requestKey: 'k2', createdAt: new Date(at.getTime() + 1000) },
    ]);
    const names = await Promise.all(pieceIds(first.lineId, 3).map(async id => (await desk.piece(id)).forName));
    expect(names).toEqual(['Ravi', 'Ravi', 'Meera']);
    const free = { replaces: first.id, paidAt: null, total: 0, discount: 44_900, shipping: 0 } as never;
    const again = await desk.order(asha, { order: free });
    expect(await desk.piece(pieceIds(again.lineId, 1)[0]!)).toMatchObject({ isReplacement: true, acts: ['approve'] });
  });
});

describe('an approval', () => {
  const inProduction = async (id: string) =>
    (await shop.db.select().from(outbox).where(eq(outbox.subject, `order:${id}`))).filter(mail => mail.template === 'order_in_production').length; // prettier-ignore
  const tell = () => startApproved(shop.context);
  const approved = async (quantity = 1) => {
    const { id, lineId } = await desk.order(asha, { line: { quantity } });
    const codes = pieceIds(lineId, quantity);
    for (const code of codes) expect((await desk.move(code, 'approve')).status).toBe(200);
    return { id, lineId, codes: codes as [string, ...string[]] };
  };

  it('can be undone for ten seconds, and then nothing was', async () => {
    const { id, codes } = await approved();
    const undoUntil = new Date(shop.clock.now().getTime() + UNDO_MS);
    expect(Date.parse((await desk.piece(codes[0])).undoUntil!)).toBeLessThanOrEqual(undoUntil.getTime());
    shop.clock.advance(UNDO_MS - 2_000);
    await tell();
    expect((await desk.move(codes[0], 'undo')).body).toMatchObject({
      state: 'waiting',
      acts: ['approve'],
      undoUntil: null,
    });
    shop.clock.advance(60_000);
    await tell();
    expect([await statusOf(id), await inProduction(id)]).toEqual(['order_processing', 0]);
    const steps = await shop.db.select().from(orderHistory).where(eq(orderHistory.orderId, id));
    expect(steps).toHaveLength(1);
    expect((await desk.move(codes[0], 'undo')).body.code).toBe('piece_out_of_step');
  });

  it('stands after ten seconds: the order moves, its shopper is told once, and undoing is refused', async () => {
    const { id, codes } = await approved(2);
    shop.clock.advance(UNDO_MS);
    expect(await desk.piece(codes[0])).toMatchObject({ acts: ['print'], undoUntil: null });
    expect((await desk.move(codes[0], 'undo')).body.code).toBe('undo_over');
    const pieces = codes.map(code => ({ id: code, version: 1 }));
    const many = await shop.call('production.moves', { as: printer, body: { act: 'undo', pieces } });
    expect(many.body.map((one: { code: string }) => one.code)).toEqual(['undo_over', 'undo_over']);
    await Promise.all([tell(), tell(), tell()]);
    await tell();
    expect([await statusOf(id), await inProduction(id)]).toEqual(['under_production', 1]);
    const steps = await shop.db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, id))
      .orderBy(orderHistory.id);
    expect(steps.slice(1).map(step => [step.to, step.actorId])).toEqual([['under_production', printer.id]]);
  });

  it('is neither lost nor doubled where a worker ends in between', async () => {
    const { id } = await approved();
    shop.clock.advance(UNDO_MS);
    // Reading the clock is the last thing that it does before it writes the step.
    let reads = 0;
    const now = () => {
      reads += 1;
      if (reads > 2) throw new Error('The power is gone');
      return shop.clock.now();
    };
    await expect(startApproved({ ...shop.context, now })).rejects.toThrow('The power is gone');
    expect([await statusOf(id), await inProduction(id)]).toEqual(['order_processing', 0]);
    await tell();
    expect([await statusOf(id), await inProduction(id)]).toEqual(['under_production', 1]);
  });

  it('starts no order that was cancelled meanwhile, and none twice that was printed at once', async () => {
    const gone = await approved();
    await shop.db.update(orders).set({ status: 'payment_refund' }).where(eq(orders.id, gone.id));
    const quick = await approved();
    expect((await desk.move(quick.codes[0], 'print')).status).toBe(200);
    expect(await statusOf(quick.id)).toBe('under_production');
    shop.clock.advance(UNDO_MS);
    await tell();
    expect([await statusOf(gone.id), await inProduction(gone.id)]).toEqual(['payment_refund', 0]);
    expect([await statusOf(quick.id), await inProduction(quick.id)]).toEqual(['under_production', 1]);
    expect(await shop.db.$count(orderHistory, eq(orderHistory.orderId, quick.id))).toBe(2);
  });

  it('of a print with a warning is given by itself, by who has read it', async () => {
    const [warned, good, unseen] = [await desk.order(asha), await desk.order(asha), await desk.order(asha)];
    const report = { dpi: 300, word: 'excellent', smallestLineMm: 0.2, warnings: ['thin-lines'] } as const;
    await shop.db.insert(printReports).values([
      { orderLineId: warned.lineId, side: 'front', report: { ...report, warnings: [...report.warnings] } },
      { orderLineId: good.lineId, side: 'front', report: { ...report, warnings: [] } },
    ]);
    const codes = [warned, good, unseen].map(({ lineId }) => pieceIds(lineId, 1)[0]!);
    const pieces = codes.map(id => ({ id, version: 0 }));
    const { body } = await shop.call('production.moves', { as: printer, body: { act: 'approve', pieces } });
    expect(body).toEqual([
      { id: codes[0], moved: false, code: 'piece_needs_look' },
      { id: codes[1], moved: true, code: null },
      { id: codes[2], moved: false, code: 'piece_needs_look' },
    ]);
    const refused = await desk.move(codes[0]!, 'approve');
    expect([refused.status, refused.body.code]).toEqual([409, 'piece_needs_look']);
    expect(refused.body.details).toMatchObject({ warnings: ['thin-lines'] });
    expect((await desk.move(codes[0]!, 'approve', { sawWarnings: true })).body.state).toBe('approved');
    // One that nobody has measured is, as soon as it is looked at by itself.
    expect((await desk.move(codes[2]!, 'approve')).body.state).toBe('approved');
    const lost = await desk.order(asha, { line: { artworkFile: `${'c'.repeat(64)}.png` } });
    const [code] = pieceIds(lost.lineId, 1) as [string];
    expect((await desk.move(code, 'approve')).body).toMatchObject({
      code: 'piece_needs_look',
      details: { warnings: [] },
    });
  });
});

describe('a piece', () => {
  it('goes from the payment to the delivery by the desk alone, with the steps, mails and log of its order', async () => {
    const { id, lineId } = await desk.order(asha, { line: { quantity: 2 } });
    const [one, two] = pieceIds(lineId, 2) as [string, string];
    expect((await desk.move(one, 'approve')).body).toMatchObject({ state: 'approved', acts: ['undo', 'print'], version: 1 }); // prettier-ignore
    expect(await statusOf(id)).toBe('order_processing');
    for (const act of ['print', 'pack'] as const) await desk.move(one, act);
    expect(await statusOf(id)).toBe('under_production');
    for (const act of ['approve', 'print', 'pack'] as const) await desk.move(two, act);
    expect(await statusOf(id)).toBe('ready_for_shipping');
    const parcels = async (status: string) =>
      (await shop.call('production.parcels', { as: printer, params: { status } })).body as { orderId: string; version: number }[]; // prettier-ignore
    const ready = (await parcels('ready_for_shipping')).find(one => one.orderId === id)!;
    expect(ready).toMatchObject({ pieces: 2, name: 'Asha Menon', place: 'Kozhikode, Kerala' });
    const move = (body: object) => shop.call('production.moveParcel', { as: printer, params: { id }, body });
    const { version } = ready;
    expect((await move({ status: 'order_received', version })).body.code).toBe('step_not_allowed');
    expect((await move({ status: 'shipped', version })).status).toBe(400);
    const sent = { status: 'shipped', carrier: 'delhivery', trackingId: 'D123', version };
    expect((await move(sent)).body).toMatchObject({ status: 'shipped', trackingId: 'D123' });
    expect((await move(sent)).body.code).toBe('order_changed');
    const [shipped] = await parcels('shipped');
    expect((await move({ status: 'order_received', version: shipped!.version })).body.status).toBe('order_received');
    const steps = await shop.db.select().from(orderHistory).where(eq(orderHistory.orderId, id)).orderBy(orderHistory.id); // prettier-ignore
    expect(steps.slice(1).map(step => [step.to, step.isOverride, step.actorId])).toEqual(
      ['under_production', 'ready_for_shipping', 'shipped', 'order_received'].map(to => [to, 0, printer.id]),
    );
    const mails = await shop.db.select().from(outbox).where(eq(outbox.subject, `order:${id}`)).orderBy(outbox.createdAt); // prettier-ignore
    expect(mails.map(mail => mail.template)).toEqual(['order_in_production', 'order_shipped', 'order_delivered']);
    const log = await shop.db.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id);
    expect(log.filter(line => line.action.startsWith('piece.'))).toHaveLength(6);
    expect(log[0]).toMatchObject({ action: 'piece.approve', actorId: printer.id, after: { piece: one, state: 'approved' } }); // prettier-ignore
  });

  it('is moved by one of two people at once; the other is told how it is now', async () => {
    const { lineId } = await desk.order(asha);
    const [id] = pieceIds(lineId, 1) as [string];
    const staff = await shop.signUp('Staff', { role: 'staff' });
    const approve = (as: TestAccount) =>
      shop.call('production.move', { as, params: { id }, body: { act: 'approve', version: 0 } });
    const both = await Promise.all([approve(printer), approve(staff)]);
    expect(both.map(reply => reply.status).toSorted()).toEqual([200, 409]);
    const late = both.find(reply => reply.status === 409)!;
    expect(late.body).toMatchObject({ code: 'piece_changed', details: { now: { state: 'approved', version: 1 } } });
    expect((await desk.move(id, 'pack')).body.code).toBe('piece_out_of_step');
  });

  it('that is a misprint is printed once more with a reason, at no charge', async () => {
    const { id, lineId } = await desk.order(asha);
    const [code] = pieceIds(lineId, 1) as [string];
    for (const act of ['approve', 'print'] as const) await desk.move(code, act);
    expect((await desk.move(code, 'misprint')).body.code).toBe('reason_required');
    expect((await desk.move(code, 'misprint', { reason: 'tired' })).status).toBe(400);
    const again = await desk.move(code, 'misprint', { reason: 'stained' });
    expect(again.body).toMatchObject({ state: 'approved', reprints: 1, misprint: 'stained', acts: ['print'] });
    expect(await shop.db.$count(orders, eq(orders.replaces, id))).toBe(0);
    for (const act of ['print', 'pack'] as const) await desk.move(code, act);
    expect(await statusOf(id)).toBe('ready_for_shipping');
  });

  it('is moved with others, each by the table', async () => {
    const { lineId } = await desk.order(asha, { line: { quantity: 2 } });
    const [one, two] = pieceIds(lineId, 2) as [string, string];
    await desk.move(one, 'approve');
    const pieces = [one, two, '77-1A', 'nothing'].map(id => ({ id, version: 0 }));
    const reply = await shop.call('production.moves', { as: printer, body: { act: 'approve', pieces } });
    expect(reply.body).toEqual([
      { id: one, moved: false, code: 'piece_changed' },
      { id: two, moved: true, code: null },
      { id: '77-1A', moved: false, code: 'not_found' },
      { id: 'nothing', moved: false, code: 'not_found' },
    ]);
  });

  it('is found by the code of its ticket, of paid orders alone, and measured once', async () => {
    const { lineId } = await desk.order(asha);
    const [code] = pieceIds(lineId, 1) as [string];
    expect((await desk.piece(code.toLowerCase())).id).toBe(code);
    const { body } = await shop.call('production.report', { as: printer, params: { id: code } });
    expect(body.prints[0].report).toMatchObject({ dpi: 300, word: 'excellent', warnings: [] });
    expect((await desk.piece(code)).prints[0]!.report).toEqual(body.prints[0].report);
    const unpaid = await desk.order(asha, { order: { status: 'order_created', paidAt: null } });
    for (const id of [pieceCode({ lineId, number: 2 }), pieceCode({ lineId: unpaid.lineId, number: 1 }), '1-1', 'x'])
      expect((await shop.call('production.piece', { as: printer, params: { id } })).status).toBe(404);
    const gone = await desk.order(asha, { line: { artworkFile: `${'b'.repeat(64)}.png` } });
    const id = pieceCode({ lineId: gone.lineId, number: 1 });
    expect((await shop.call('production.report', { as: printer, params: { id } })).body.code).toBe('print_not_made');
  });
});

describe('a sheet of tracking numbers', () => {
  const send = async (file: string | Uint8Array) => {
    const headers = { authorization: `Bearer ${printer.token}`, 'content-type': 'text/csv' };
    const init = { method: 'POST', headers, body: file as BodyInit };
    const reply = await shop.fetch('/api/admin/production/tracking', init);
    return { status: reply.status, body: await reply.json() };
  };
  const ready = async () => (await desk.order(asha, { order: { status: 'ready_for_shipping' } })).id;

  it('sends what is right and says of each line what became of it', async () => {
    const [one, two, three] = [await ready(), await ready(), await ready()];
    const { id: early } = await desk.order(asha);
    const rows = [
      '\uFEFFOrder,Carrier,Tracking',
      `${one},Blue Dart,"BD 1"`,
      `${two},delhivery,=cmd|'/c calc'!A0`,
      `${two},pigeon,P1`,
      `${two},dtdc,`,
      `${one},dtdc,D2`,
      `nothing-here,dtdc,D3`,
      `${early},dtdc,D4`,
      '',
      `${three},EKART,E5`,
      `${two},dtdc`,
    ];
    const { body, status } = await send(rows.join('\r\n'));
    expect(status).toBe(200);
    expect(
      body.map((line: { line: number; result: string; problem: string | null }) => [
        line.line,
        line.result,
        line.problem,
      ]),
    ).toEqual([
      // prettier-ignore
      [2, 'sent', null],
      [3, 'left', 'formula'],
      [4, 'left', 'carrier'],
      [5, 'left', 'tracking'],
      [6, 'left', 'repeated'],
      [7, 'left', 'not_found'],
      [8, 'left', 'step_not_allowed'],
      [10, 'sent', null],
      [11, 'left', 'columns'],
    ]);
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, one));
    expect(row).toMatchObject({ status: 'shipped', carrier: 'blue_dart', trackingId: 'BD1' });
    expect(await statusOf(two)).toBe('ready_for_shipping');
    const again = await send(`order,carrier,tracking\n${one},Blue Dart,BD 1\n`);
    expect(again.body).toEqual([{ line: 2, order: one, result: 'same', problem: null }]);
  });

  it('is refused as a whole where it is none, or too large', async () => {
    const id = await ready();
    const bad = ['', 'order,carrier,tracking', `order,tracking\n${id},T1`, '"open', `order,carrier,tracking\n"a"b,c,d`];
    for (const file of bad) expect([file, (await send(file)).body.code]).toEqual([file, 'tracking_sheet']);
    expect((await send(new Uint8Array([0xff, 0xfe, 0x00]))).body.code).toBe('tracking_sheet');
    const many = Array.from({ length: 1001 }, (_, n) => `o${n},dtdc,T${n}`).join('\n');
    expect((await send(`order,carrier,tracking\n${many}`)).body.code).toBe('tracking_sheet_too_large');
    const large = await send(`order,carrier,tracking\n${id},dtdc,T1\n${'x'.repeat(10_000_000)}`);
    expect([large.status, large.body.code]).toEqual([413, 'tracking_sheet_too_large']);
    expect(await statusOf(id)).toBe('ready_for_shipping');
  });
});

it('is for printers, staff and owners; a printer has no other call of the admin', async () => {
  for (const role of ['printer', 'staff', 'owner'] as const) {
    const who = await shop.signUp('Somebody', { role });
    expect((await shop.call('production.pieces', { as: who })).status).toBe(200);
  }
  expect((await shop.call('production.pieces', { as: asha })).status).toBe(403);
  expect((await shop.call('production.pieces')).status).toBe(401);
  for (const name of ['admin.orders', 'admin.stats', 'admin.audit', 'admin.users'] as const)
    expect((await shop.call(name, { as: printer })).status).toBe(403);
});
