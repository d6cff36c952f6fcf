import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ModeratedDesign, ReportedDesign } from '../../../../contract/src/admin-moderation.ts';
import type { Design } from '../../../../contract/src/designs.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import type { TestAccount, TestShop } from '../../../testing/test-shop.ts';
import { groupsOf } from '../../../testing/use-groups.ts';
import { heard, startModeration, type Moderation } from '../../../testing/use-moderation.ts';
import { collections } from '../../db/tables/collections.ts';
import { auditLog, outbox } from '../../db/tables/operations.ts';
import { takedowns } from '../../db/tables/support.ts';

/** What a takedown does to the design itself, and to its maker. */

let room: Moderation;
let shop: TestShop;
let asha: TestAccount;
let rohan: TestAccount;
let staff: TestAccount;
let id: string;
beforeAll(async () => {
  room = await startModeration();
  ({ shop, asha, rohan, staff } = room);
});
afterAll(() => shop?.stop());
beforeEach(async () => void (id = await room.begin()));

const queue = async (): Promise<ReportedDesign[]> => (await shop.call('admin.reportedDesigns', { as: staff })).body;
const takeDown = (o: object = {}, of = id) => room.takeDown(of, o);
const restore = () => room.restore(id);
const gallery = () => room.gallery();
const mails = () => room.mails();

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
  const reported = { as: rohan, params: { id }, body: { reason: 'copyright', details: '' } };
  expect((await shop.call('designs.report', reported)).status).toBeLessThan(300);
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

it('stands with its reason in its maker’s own list, and nowhere else', async () => {
  const standing = await room.publicDesign();
  const mine = async () =>
    new Map((await shop.call('designs.mine', { as: asha })).body.map((one: Design) => [one.id, one.decision ?? null]));
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
