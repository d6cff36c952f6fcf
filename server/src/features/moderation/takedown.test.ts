import { eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ModeratedDesign, ReportedDesign } from '../../../../contract/src/admin-moderation.ts';
import type { Design } from '../../../../contract/src/designs.ts';
import { buildCollections } from '../../../testing/build-collection.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { groupsOf } from '../../../testing/use-groups.ts';
import { heard, useModeration } from '../../../testing/use-moderation.ts';
import { auditLog, outbox } from '../../db/tables/operations.ts';
import { takedowns } from '../../db/tables/support.ts';

/** What a takedown does to the design itself, and to its maker. */

const at = useModeration();
const { gallery, mails, restore, takeDown } = at;

const queue = async (): Promise<ReportedDesign[]> =>
  (await at.shop.call('admin.reportedDesigns', { as: at.staff })).body;

it('takes the design out of gallery, search, page, feed, sitemap and collections at once, and its maker is told', async () => {
  await buildCollections(at.shop.db, [
    {
      ...{ id: `c-${at.id}`, name: 'Tigers', style: 'Vintage', type: 'Animals', details: 'A tiger', designId: at.id },
      ...{ sort: 1 },
    },
  ]);
  const textOf = async (path: string) => (await at.shop.fetch(path)).text();
  const texts = async () => {
    const parts = [
      ...(await textOf('/sitemap.xml')).matchAll(/<loc>[^<]*(\/sitemaps\/(?:designs|collections)[^<]*)<\/loc>/g),
    ];
    return Promise.all(['/feed.xml', ...parts.map(part => part[1]!)].map(textOf));
  };
  const collectionIds = async () =>
    ((await at.shop.call('collections.list')).body as { id: string }[]).map(collection => collection.id);
  expect([await gallery(), await collectionIds()]).toEqual([[at.id], [`c-${at.id}`]]);
  const before = await texts();
  expect(before).toHaveLength(3);
  for (const text of before) expect(text).toContain(at.id);
  const reported = { as: at.rohan, params: { id: at.id }, body: { reason: 'copyright', details: '' } };
  expect((await at.shop.call('designs.report', reported)).status).toBeLessThan(300);
  const { status, body } = await takeDown({ text: 'It shows the mark of a club.' });
  expect([status, (body as ModeratedDesign).decision]).toMatchObject([
    200,
    { kind: 'taken_down', reason: 'copyright', text: 'It shows the mark of a club.', by: 'Staff Person' },
  ]);
  await heard();
  expect([await gallery(), await collectionIds(), await queue()]).toEqual([[], [], []]);
  expect((await at.shop.call('designs.public', { params: { search: 'tiger' } })).body).toEqual([]);
  for (const text of await texts()) expect(text).not.toContain(at.id);
  expect((await at.shop.call('designs.one', { params: { id: at.id } })).status).toBe(404);
  expect((await at.shop.call('collections.one', { params: { id: `c-${at.id}` } })).status).toBe(404);
  expect(await mails()).toMatchObject([
    {
      ...{ template: 'design_taken_down', recipient: at.asha.email },
      data: { name: 'Asha Nair', design: 'A calm tiger', reason: 'copyright', text: 'It shows the mark of a club.' },
    },
    { template: 'report_decided', recipient: at.rohan.email, data: { outcome: 'taken_down' } },
  ]);
  const [line] = await at.shop.db.select().from(auditLog).where(eq(auditLog.subject, at.id));
  expect(line).toMatchObject({
    ...{ actorId: at.staff.id, action: 'design.taken_down', before: { decision: null } },
    after: { decision: { reason: 'copyright' }, reports: 1 },
  });
});

it('stands with its reason in its maker’s own list, and nowhere else', async () => {
  const standing = await at.publicDesign();
  const mine = async () =>
    new Map(
      (await at.shop.call('designs.mine', { as: at.asha })).body.map((one: Design) => [one.id, one.decision ?? null]),
    );
  expect(await mine()).toEqual(new Map([[standing.id, null], [at.id, null]])); // prettier-ignore
  await takeDown({ text: 'It shows the mark of a club.' });
  await takeDown({ kind: 'hidden', reason: 'spam' }, standing.id);
  expect(await mine()).toEqual(
    new Map([
      [standing.id, { kind: 'hidden', reason: 'spam', text: '' }],
      [at.id, { kind: 'taken_down', reason: 'copyright', text: 'It shows the mark of a club.' }],
    ]),
  );
  await restore();
  expect((await mine()).get(at.id)).toBeNull();
  for (const design of (await at.shop.call('designs.public')).body) expect(design).not.toHaveProperty('decision');
});

it('leaves its maker the picture, and nothing to sell, publish, start from or change', async () => {
  const group = await groupsOf({ shop: at.shop }).start(at.asha, at.id);
  await takeDown();
  expect((await at.shop.call('designs.one', { as: at.asha, params: { id: at.id } })).body).toMatchObject({
    isPublic: false,
  });
  const headers = { prefer: 'respond-async' };
  const calls = [
    at.shop.call('designs.setPublic', { as: at.asha, params: { id: at.id }, body: { isPublic: true } }),
    at.shop.call('designs.generate', { as: at.asha, body: { prompt: 'a tiger', remixOf: at.id }, headers }),
    at.shop.call('designs.modify', {
      as: at.asha,
      params: { id: at.id },
      body: { instruction: 'with roses' },
      headers,
    }),
    groupsOf({ shop: at.shop }).start(at.asha, at.id),
  ];
  for (const { status, body } of await Promise.all(calls))
    expect([status, (body as { code?: string }).code]).toEqual([409, 'design_taken_down']);
  const put = await at.shop.call('groups.putInCart', { as: at.asha, params: { code: group.body.code } });
  expect(put.body.code).toBe('group_not_orderable');
  const stranger = await at.shop.call('designs.generate', {
    as: at.rohan,
    body: { prompt: 'a tiger', remixOf: at.id },
    headers,
  });
  expect(stranger.status).toBe(404);
});

it('is lifted, and the design is as it was', async () => {
  await takeDown();
  const { status, body } = await restore();
  expect([status, body]).toMatchObject([200, { isPublic: true, decision: null }]);
  await heard();
  expect(await gallery()).toEqual([at.id]);
  expect((await at.shop.call('cart.add', { as: at.rohan, body: { designId: at.id, size: 'M' } })).status).toBe(200);
  expect(await at.shop.db.select().from(outbox).where(like(outbox.template, 'design_restored'))).toMatchObject([
    { recipient: at.asha.email, data: { isPublic: true } },
  ]);
  expect((await restore()).body.code).toBe('decision_changed');
});

it('by two at once is one', async () => {
  const both = await Promise.all([takeDown(), takeDown({ reason: 'spam' })]);
  expect(both.map(reply => reply.status).toSorted()).toEqual([200, 409]);
  expect(await at.shop.db.$count(takedowns)).toBe(1);
  expect(await mails()).toHaveLength(1);
});

it('is for staff, of what was public or reported, and of a fixed list of reasons', async () => {
  const { id: secret } = await buildDesign(at.shop, { accountId: at.asha.id });
  for (const of of [secret, 'dunknown']) {
    expect((await takeDown({}, of)).status).toBe(404);
    expect((await at.shop.call('admin.designReports', { as: at.staff, params: { id: of } })).status).toBe(404);
  }
  for (const body of [{ kind: 'gone' }, { reason: 'ugly' }, { text: 'x'.repeat(1001) }, { id: 'd1' }])
    expect((await takeDown(body)).status).toBe(400);
  const printer = await at.shop.signUp('Printer', { role: 'printer' });
  for (const as of [printer, at.asha]) {
    const call = { as, params: { id: at.id }, body: { kind: 'hidden', reason: 'spam', text: '' } };
    expect((await at.shop.call('admin.takeDown', call)).status).toBe(403);
    for (const name of ['admin.keepDesign', 'admin.restoreDesign'] as const)
      expect((await at.shop.call(name, { as, params: { id: at.id } })).status).toBe(403);
  }
  expect(await gallery()).toEqual([at.id]);
});
