import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DesignReport, ModeratedDesign, ReportedDesign } from '../../../../contract/src/admin-moderation.ts';
import type { CartLine } from '../../../../contract/src/cart.ts';
import type { Design } from '../../../../contract/src/designs.ts';
import type { Params } from '../../../../contract/src/addresses.ts';
import type { Exception } from '../../../../contract/src/admin.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { checkOut } from '../../../testing/build-checkout.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { groupsOf } from '../../../testing/use-groups.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { collections } from '../../db/tables/collections.ts';
import { designs } from '../../db/tables/designs.ts';
import { auditLog, outbox } from '../../db/tables/operations.ts';
import { orderLines, orders } from '../../db/tables/orders.ts';
import { productionPieces } from '../../db/tables/production.ts';
import { reports, takedowns } from '../../db/tables/support.ts';
import { watchShop } from '../alerts/alerts.ts';
import { takenDownLines } from './moderation.ts';

let shop: TestShop;
let asha: TestAccount;
let rohan: TestAccount;
let staff: TestAccount;
let id: string;
beforeAll(async () => {
  const { images, press } = scriptedArtist();
  shop = await startTestShop({ images, press, freeSpace: async () => ({ free: 9e9, isLow: false }) });
  asha = await shop.signUp('Asha Nair');
  rohan = await shop.signUp('Rohan Deshmukh');
  staff = await shop.signUp('Staff Person', { role: 'staff' });
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  shop.clock.advance(3_600_000);
  for (const table of [reports, takedowns, outbox]) await shop.db.delete(table);
  await shop.db.update(designs).set({ deletedAt: new Date() });
  id = (await publicDesign()).id;
});

const file = `${'b'.repeat(64)}.png`;
const publicDesign = (o: object = {}) =>
  buildDesign(shop, { accountId: asha.id, isPublic: true, mockupFile: file, ...o });
let guests = 0;
const report = (reason: string, o: { of?: string; as?: TestAccount; details?: string } = {}) =>
  shop.call('designs.report', {
    ...(o.as && { as: o.as }),
    params: { id: o.of ?? id },
    body: { reason, details: o.details ?? '' },
    headers: { 'x-chhaap-client-address': `198.51.100.${++guests}` },
  });
const queue = async (): Promise<ReportedDesign[]> => (await shop.call('admin.reportedDesigns', { as: staff })).body;
const takeDown = (o: object = {}, of = id) =>
  shop.call('admin.takeDown', {
    as: staff,
    params: { id: of },
    body: { kind: 'taken_down', reason: 'copyright', text: '', ...o },
  });
const restore = (of = id) => shop.call('admin.restoreDesign', { as: staff, params: { id: of } });
const keep = (of = id) => shop.call('admin.keepDesign', { as: staff, params: { id: of } });
const gallery = async () => ((await shop.call('designs.public')).body as { id: string }[]).map(design => design.id);
const heard = () => new Promise(done => setTimeout(done, 120));
const mails = () => shop.db.select().from(outbox).orderBy(outbox.template, outbox.recipient);

describe('the queue', () => {
  it('has the most urgent first: a likeness within two hours, many reports within a day, then by age', async () => {
    const [old, many, likeness] = [id, (await publicDesign()).id, (await publicDesign()).id];
    await report('copyright', { of: old });
    shop.clock.advance(60_000);
    for (const reason of ['spam', 'spam', 'other']) await report(reason, { of: many });
    await report('person', { of: likeness, as: rohan, details: 'It is me' });
    const listed = await queue();
    expect(listed.map(one => one.id)).toEqual([likeness, many, old]);
    expect(listed.map(one => Date.parse(one.dueAt) - Date.parse(one.firstAt))).toEqual(
      [2, 24, 168].map(hours => hours * 3_600_000),
    );
    expect(listed[1]).toMatchObject({
      openReports: 3,
      reasons: [
        { reason: 'spam', count: 2 },
        { reason: 'other', count: 1 },
      ],
      prompt: 'a calm tiger with roses',
      pictureUrl: `/files/${file}`,
      maker: { id: asha.id, name: 'Asha Nair', email: asha.email },
      decision: null,
    });
    const first = await shop.call('admin.reportedDesigns', { as: staff, params: { limit: 1 } });
    const next = /<([^>]+)>/.exec(first.headers.get('link')!)![1]!;
    const rest = await shop.fetch(next, { headers: { authorization: `Bearer ${staff.token}` } });
    expect(((await rest.json()) as ReportedDesign[]).map(one => one.id)).toEqual([many]);
  });

  it('shows what was reported in pages, and never by whom', async () => {
    await report('person', { as: rohan, details: 'It is me' });
    await report('spam');
    const { body } = await shop.call('admin.designReports', { as: staff, params: { id } });
    expect((body as DesignReport[]).map(one => [one.reason, one.details, one.byAccount, one.outcome])).toEqual([
      ['spam', '', false, null],
      ['person', 'It is me', true, null],
    ]);
    expect(JSON.stringify(body)).not.toContain(rohan.id);
    const page = await shop.call('admin.designReports', { as: staff, params: { id, limit: 1 } });
    expect([page.body.length, page.headers.get('link')]).toEqual([1, expect.stringContaining('rel="next"')]);
  });

  it('that waits too long is an alert, until it is decided', async () => {
    const kinds = async () =>
      ((await shop.call('admin.exceptions', { as: staff })).body as Exception[]).map(one => one.kind);
    await report('person');
    shop.clock.advance(2 * 3_600_000 - 60_000);
    await watchShop(shop.context);
    expect(await kinds()).not.toContain('reports_overdue');
    shop.clock.advance(120_000);
    await watchShop(shop.context);
    expect(await kinds()).toContain('reports_overdue');
    await keep();
    await watchShop(shop.context);
    expect(await kinds()).not.toContain('reports_overdue');
  });
});

describe('a design that stays', () => {
  it('has its reports closed, and who reported it with an account is told', async () => {
    await report('spam', { as: rohan });
    await report('spam');
    const { status, body } = await keep();
    expect([status, body]).toMatchObject([200, { isPublic: true, openReports: 0, decision: null }]);
    expect(await queue()).toEqual([]);
    expect(await mails()).toMatchObject([
      { template: 'report_decided', recipient: rohan.email, data: { name: 'Rohan Deshmukh', outcome: 'kept' } },
    ]);
    expect(await keep()).toMatchObject({ status: 409, body: { code: 'decision_changed' } });
    const [line] = await shop.db.select().from(auditLog).where(eq(auditLog.subject, id));
    expect(line).toMatchObject({ actorId: staff.id, action: 'design.kept', after: { decision: null, reports: 2 } });
  });
});

describe('a takedown', () => {
  it('takes the design out of gallery, search, page, feed, sitemap and collections at once, and its maker is told', async () => {
    await shop.db.insert(collections).values({
      ...{ id: `c-${id}`, name: 'Tigers', style: 'Vintage', type: 'Animals', details: 'A tiger', designId: id },
      ...{ blackPrice: 39_900, whitePrice: 34_900, sort: 1 },
    });
    const textOf = async (path: string) => (await shop.fetch(path)).text();
    const texts = async () => {
      const parts = [
        ...(await textOf('/sitemap.xml')).matchAll(/<loc>[^<]*(\/sitemaps\/(?:designs|collections)[^<]*)<\/loc>/g),
      ];
      return Promise.all(['/feed.xml', ...parts.map(part => part[1]!)].map(textOf));
    };
    const collectionIds = async () =>
      ((await shop.call('collections.list')).body as { id: string }[]).map(collection => collection.id);
    expect([await gallery(), await collectionIds()]).toEqual([[id], [`c-${id}`]]);
    const before = await texts();
    expect(before).toHaveLength(3);
    for (const text of before) expect(text).toContain(id);
    await report('copyright', { as: rohan });
    const { status, body } = await takeDown({ text: 'It shows the mark of a club.' });
    expect([status, (body as ModeratedDesign).decision]).toMatchObject([
      200,
      { kind: 'taken_down', reason: 'copyright', text: 'It shows the mark of a club.', by: 'Staff Person' },
    ]);
    await heard();
    expect([await gallery(), await collectionIds(), await queue()]).toEqual([[], [], []]);
    expect((await shop.call('designs.public', { params: { search: 'tiger' } })).body).toEqual([]);
    for (const text of await texts()) expect(text).not.toContain(id);
    expect((await shop.call('designs.one', { params: { id } })).status).toBe(404);
    expect((await shop.call('collections.one', { params: { id: `c-${id}` } })).status).toBe(404);
    expect(await mails()).toMatchObject([
      {
        ...{ template: 'design_taken_down', recipient: asha.email },
        data: { name: 'Asha Nair', design: 'A calm tiger', reason: 'copyright', text: 'It shows the mark of a club.' },
      },
      { template: 'report_decided', recipient: rohan.email, data: { outcome: 'taken_down' } },
    ]);
    const [line] = await shop.db.select().from(auditLog).where(eq(auditLog.subject, id));
    expect(line).toMatchObject({
      ...{ actorId: staff.id, action: 'design.taken_down', before: { decision: null } },
      after: { decision: { reason: 'copyright' }, reports: 1 },
    });
  });

  it('is told in every cart, also its maker’s, in front or on the back, without its picture; checkout refuses it and says which', async () => {
    const other = await publicDesign();
    const carts = [{ as: asha }, { as: rohan }, { guest: {} }];
    const add = (who: object, body: object) => shop.call('cart.add', { ...who, body: { size: 'M', ...body } });
    for (const who of carts) {
      expect((await add(who, { designId: id })).status).toBe(200);
      const twoSided = { designId: other.id, position: 'front', designSize: 'a4', back: { designId: id } };
      expect((await add(who, twoSided)).status).toBe(200);
      expect((await add(who, { designId: other.id })).status).toBe(200);
    }
    await takeDown();
    for (const who of carts) {
      const { body } = await shop.call('cart.lines', who);
      const away = { reason: 'taken_down', backOn: null };
      const gone = { name: 'A calm tiger', imageUrl: null, designImage: null, mockupUrl: null };
      expect(body).toMatchObject([
        { designId: id, away, design: gone },
        { designId: other.id, away, design: gone, back: { designId: id, imageUrl: null, mockupUrl: null } },
        { designId: other.id, away: null, design: { imageUrl: `/files/${other.artworkFile}` } },
      ]);
      expect((await add(who, { designId: id })).body.code).toBe('as' in who && who.as === asha ? 'design_taken_down' : 'not_found'); // prettier-ignore
    }
    const refused = await checkOut(shop, rohan);
    expect([refused.status, refused.body.code]).toEqual([409, 'piece_taken_down']);
    expect(refused.body.details.lines).toMatchObject([{ reason: 'taken_down' }, { reason: 'taken_down' }]);
    // Lifted, they can be bought again; taken out, the rest can.
    const lines = (await shop.call('cart.lines', { as: rohan })).body;
    for (const line of lines.filter((one: CartLine) => one.away))
      expect((await shop.call('cart.remove', { as: rohan, params: { id: line.id } })).status).toBe(200);
    expect((await shop.call('cart.lines', { as: rohan })).body).toMatchObject([{ designId: other.id, away: null }]);
    await restore();
    expect((await shop.call('cart.lines', { as: asha })).body.map((line: CartLine) => line.away)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('of a collection’s design is told in carts too', async () => {
    const collectionId = `c-${id}`;
    await shop.db.insert(collections).values({
      ...{ id: collectionId, name: 'Tigers', style: 'Vintage', type: 'Animals', details: 'A tiger', designId: id },
      ...{ blackPrice: 39_900, whitePrice: 34_900, sort: 1 },
    });
    const chitra = await shop.signUp('Chitra Bose');
    await shop.call('cart.add', { as: chitra, body: { designId: collectionId, size: 'M', type: 3 } });
    await takeDown();
    expect((await shop.call('cart.lines', { as: chitra })).body).toMatchObject([
      { designId: collectionId, away: { reason: 'taken_down' }, design: { imageUrl: null, mockupUrl: null } },
    ]);
    expect((await checkOut(shop, chitra)).body.code).toBe('piece_taken_down');
  });

  it('stands with its reason in its maker’s own list, and nowhere else', async () => {
    const standing = await publicDesign();
    const mine = async () =>
      new Map(
        (await shop.call('designs.mine', { as: asha })).body.map((one: Design) => [one.id, one.decision ?? null]),
      );
    expect(await mine()).toEqual(new Map([[standing.id, null], [id, null]])); // prettier-ignore
    await takeDown({ text: 'It shows the mark of a club.' });
    await takeDown({ kind: 'hidden', reason: 'spam' }, standing.id);
    expect(await mine()).toEqual(
      new Map([
        [standing.id, { kind: 'hidden', reason: 'spam', text: '' }],
        [id, { kind: 'taken_down', reason: 'copyright', text: 'It shows the mark of a club.' }],
      ]),
    );
    await restore();
    expect((await mine()).get(id)).toBeNull();
    for (const design of (await shop.call('designs.public')).body) expect(design).not.toHaveProperty('decision');
  });

  it('leaves its maker the picture, and nothing to sell, publish, start from or change', async () => {
    const group = await groupsOf({ shop }).start(asha, id);
    await takeDown();
    expect((await shop.call('designs.one', { as: asha, params: { id } })).body).toMatchObject({ isPublic: false });
    const headers = { prefer: 'respond-async' };
    const calls = [
      shop.call('designs.setPublic', { as: asha, params: { id }, body: { isPublic: true } }),
      shop.call('designs.generate', { as: asha, body: { prompt: 'a tiger', remixOf: id }, headers }),
      shop.call('designs.modify', { as: asha, params: { id }, body: { instruction: 'with roses' }, headers }),
      groupsOf({ shop }).start(asha, id),
    ];
    for (const { status, body } of await Promise.all(calls))
      expect([status, (body as { code?: string }).code]).toEqual([409, 'design_taken_down']);
    const put = await shop.call('groups.putInCart', { as: asha, params: { code: group.body.code } });
    expect(put.body.code).toBe('group_not_orderable');
    const stranger = await shop.call('designs.generate', {
      as: rohan,
      body: { prompt: 'a tiger', remixOf: id },
      headers,
    });
    expect(stranger.status).toBe(404);
  });

  it('stops paid orders that wait for production, with what to do, and those that are paid later', async () => {
    const printed = { designId: id };
    const orderOf = async (
      status: 'order_processing' | 'under_production' | 'payment_failed',
      line: object = printed,
    ) => {
      const order = await buildOrder(shop, rohan, { status });
      await shop.db.update(orderLines).set(line).where(eq(orderLines.orderId, order.id));
      return order.id;
    };
    const [paid, printing, unpaid] = [await orderOf('order_processing'), await orderOf('under_production'), await orderOf('payment_failed')]; // prettier-ignore
    const open = async () =>
      ((await shop.call('admin.exceptions', { as: staff, params: { limit: 100 } })).body as Exception[])
        .filter(one => one.kind === 'design_taken_down')
        .map(one => one.orderId);
    await takeDown();
    // One whose shirt is printed goes on.
    expect((await open()).toSorted()).toEqual([paid, printing].toSorted());
    const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, printing));
    await shop.db.insert(productionPieces).values({ ...{ orderLineId: line!.id, number: 1, orderId: printing, state: 'printed' }, ...{ version: 2, changedAt: shop.clock.now() } }); // prettier-ignore
    await watchShop(shop.context);
    expect(await open()).toEqual([paid]);
    const detail = await shop.call('admin.order', { as: staff, params: { id: paid } });
    expect(detail.body.exceptions).toMatchObject([{ kind: 'design_taken_down', evidence: { design: 'A calm tiger' }, actions: ['dismiss'] }]); // prettier-ignore
    expect((await takenDownLines(shop.db, [paid, printing])).size).toBe(2);
    // Neither paid again nor ordered again.
    expect((await shop.call('payments.again', { as: rohan, params: { id: unpaid } })).body.code).toBe(
      'piece_taken_down',
    );
    expect((await shop.call('orders.again', { as: rohan, params: { id: paid } })).body).toEqual({ added: 0, left: 1 });
    // The pay page was open: the money came all the same.
    await shop.db.update(orders).set({ status: 'order_processing' }).where(eq(orders.id, unpaid));
    await watchShop(shop.context);
    expect((await open()).toSorted()).toEqual([paid, unpaid].toSorted());
    // What an admin has decided about stays decided; what is refunded ends by itself.
    const { id: exceptionId } = detail.body.exceptions[0];
    const body = { action: 'dismiss', reason: 'Another design was agreed on' };
    expect((await shop.call('admin.resolveException', { as: staff, params: { id: exceptionId }, body })).status).toBe(
      200,
    );
    await shop.db.update(orders).set({ status: 'payment_refund' }).where(eq(orders.id, unpaid));
    await watchShop(shop.context);
    expect(await open()).toEqual([]);
    await restore();
    expect((await takenDownLines(shop.db, [paid, printing])).size).toBe(0);
  });

  it('leaves the production desk at once: not listed, not printed, not in a batch', async () => {
    const order = await buildOrder(shop, rohan, { status: 'order_processing' });
    await shop.db.update(orderLines).set({ designId: id }).where(eq(orderLines.orderId, order.id));
    const listed = async () =>
      ((await shop.call('production.pieces', { as: staff })).body as { id: string; orderId: string }[]).filter(
        piece => piece.orderId === order.id,
      );
    const [piece] = await listed();
    await takeDown();
    expect(await listed()).toEqual([]);
    const params = { id: piece!.id };
    const approve = await shop.call('production.move', { as: staff, params, body: { act: 'approve', version: 0 } });
    expect([approve.status, approve.body.code]).toEqual([409, 'piece_out_of_step']);
    const batch = await shop.call('production.batch', { as: staff, body: { pieceIds: [piece!.id], language: 'en' } });
    expect([batch.status, batch.body.code]).toEqual([409, 'pieces_gone']);
    await restore();
    expect(await listed()).toEqual([piece]);
  });

  it('is lifted, and the design is as it was', async () => {
    await takeDown();
    const { status, body } = await restore();
    expect([status, body]).toMatchObject([200, { isPublic: true, decision: null }]);
    await heard();
    expect(await gallery()).toEqual([id]);
    expect((await shop.call('cart.add', { as: rohan, body: { designId: id, size: 'M' } })).status).toBe(200);
    expect(await shop.db.select().from(outbox).where(like(outbox.template, 'design_restored'))).toMatchObject([
      { recipient: asha.email, data: { isPublic: true } },
    ]);
    expect((await restore()).body.code).toBe('decision_changed');
  });

  it('by two at once is one', async () => {
    const both = await Promise.all([takeDown(), takeDown({ reason: 'spam' })]);
    expect(both.map(reply => reply.status).toSorted()).toEqual([200, 409]);
    expect(await shop.db.$count(takedowns)).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  it('is for staff, of what was public or reported, and of a fixed list of reasons', async () => {
    const { id: secret } = await buildDesign(shop, { accountId: asha.id });
    for (const of of [secret, 'dunknown']) {
      expect((await takeDown({}, of)).status).toBe(404);
      expect((await shop.call('admin.designReports', { as: staff, params: { id: of } })).status).toBe(404);
    }
    for (const body of [{ kind: 'gone' }, { reason: 'ugly' }, { text: 'x'.repeat(1001) }, { id: 'd1' }])
      expect((await takeDown(body)).status).toBe(400);
    const printer = await shop.signUp('Printer', { role: 'printer' });
    for (const as of [printer, asha]) {
      const call = { as, params: { id }, body: { kind: 'hidden', reason: 'spam', text: '' } };
      expect((await shop.call('admin.takeDown', call)).status).toBe(403);
      for (const name of ['admin.keepDesign', 'admin.restoreDesign'] as const)
        expect((await shop.call(name, { as, params: { id } })).status).toBe(403);
    }
    expect(await gallery()).toEqual([id]);
  });
});

describe('without a report', () => {
  const found = async (params: Params) =>
    ((await shop.call('admin.moderatedDesigns', { as: staff, params })).body as ModeratedDesign[]).map(one => one.id);

  it('any design of the gallery is found by words or id, and by what was decided', async () => {
    const other = await publicDesign({ name: 'A quiet elephant', prompt: 'an elephant' });
    await buildDesign(shop, { accountId: asha.id, name: 'A secret tiger' });
    expect(await found({})).toEqual([other.id, id]);
    expect(await found({ search: 'elephant' })).toEqual([other.id]);
    expect(await found({ search: id })).toEqual([id]);
    expect(await found({ search: "it's 100% \\ :* nothing" })).toEqual([]);
    await takeDown({ kind: 'hidden', reason: 'other' });
    expect([await found({}), await found({ state: 'hidden' }), await found({ state: 'taken_down' })]).toEqual([[other.id], [id], []]); // prettier-ignore
  });

  it('it is hidden: out of the gallery, and its maker still buys it', async () => {
    await takeDown({ kind: 'hidden', reason: 'offensive' });
    await heard();
    expect(await gallery()).toEqual([]);
    expect((await shop.call('designs.one', { as: rohan, params: { id } })).status).toBe(404);
    const add = (as: TestAccount) => shop.call('cart.add', { as, body: { designId: id, size: 'L' } });
    expect([(await add(asha)).status, (await add(rohan)).status]).toEqual([200, 404]);
    const publish = await shop.call('designs.setPublic', { as: asha, params: { id }, body: { isPublic: true } });
    expect(publish.body.code).toBe('design_hidden');
    // Looked at once more, it is taken down; lifted, it is public as before both.
    expect((await takeDown()).status).toBe(200);
    expect((await add(asha)).body.code).toBe('design_taken_down');
    expect((await restore()).body).toMatchObject({ isPublic: true });
  });
});
