import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { DesignReport, ModeratedDesign, ReportedDesign } from '../../../../contract/src/admin-moderation.ts';
import type { Params } from '../../../../contract/src/addresses.ts';
import type { Exception } from '../../../../contract/src/admin.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { heard, PUBLIC_FILE, useModeration } from '../../../testing/use-moderation.ts';
import { auditLog } from '../../db/tables/operations.ts';
import { watchShop } from '../alerts/alerts.ts';

const at = useModeration();
const { gallery, keep, mails, publicDesign, restore, takeDown } = at;

let guests = 0;
const report = (reason: string, o: { of?: string; as?: TestAccount; details?: string } = {}) =>
  at.shop.call('designs.report', {
    ...(o.as && { as: o.as }),
    params: { id: o.of ?? at.id },
    body: { reason, details: o.details ?? '' },
    headers: { 'x-chhaap-client-address': `198.51.100.${++guests}` },
  });
const queue = async (): Promise<ReportedDesign[]> =>
  (await at.shop.call('admin.reportedDesigns', { as: at.staff })).body;

describe('the queue', () => {
  it('has the most urgent first: a likeness within two hours, many reports within a day, then by age', async () => {
    const [old, many, likeness] = [at.id, (await publicDesign()).id, (await publicDesign()).id];
    await report('copyright', { of: old });
    at.shop.clock.advance(60_000);
    for (const reason of ['spam', 'spam', 'other']) await report(reason, { of: many });
    await report('person', { of: likeness, as: at.rohan, details: 'It is me' });
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
      pictureUrl: `/files/${PUBLIC_FILE}`,
      maker: { id: at.asha.id, name: 'Asha Nair', email: at.asha.email },
      decision: null,
    });
    const first = await at.shop.call('admin.reportedDesigns', { as: at.staff, params: { limit: 1 } });
    const next = /<([^>]+)>/.exec(first.headers.get('link')!)![1]!;
    const rest = await at.shop.fetch(next, { headers: { authorization: `Bearer ${at.staff.token}` } });
    expect(((await rest.json()) as ReportedDesign[]).map(one => one.id)).toEqual([many]);
  });

  it('shows what was reported in pages, and never by whom', async () => {
    await report('person', { as: at.rohan, details: 'It is me' });
    await report('spam');
    const { body } = await at.shop.call('admin.designReports', { as: at.staff, params: { id: at.id } });
    expect((body as DesignReport[]).map(one => [one.reason, one.details, one.byAccount, one.outcome])).toEqual([
      ['spam', '', false, null],
      ['person', 'It is me', true, null],
    ]);
    expect(JSON.stringify(body)).not.toContain(at.rohan.id);
    const page = await at.shop.call('admin.designReports', { as: at.staff, params: { id: at.id, limit: 1 } });
    expect([page.body.length, page.headers.get('link')]).toEqual([1, expect.stringContaining('rel="next"')]);
  });

  it('that waits too long is an alert, until it is decided', async () => {
    const kinds = async () =>
      ((await at.shop.call('admin.exceptions', { as: at.staff })).body as Exception[]).map(one => one.kind);
    await report('person');
    at.shop.clock.advance(2 * 3_600_000 - 60_000);
    await watchShop(at.shop.context);
    expect(await kinds()).not.toContain('reports_overdue');
    at.shop.clock.advance(120_000);
    await watchShop(at.shop.context);
    expect(await kinds()).toContain('reports_overdue');
    await keep();
    await watchShop(at.shop.context);
    expect(await kinds()).not.toContain('reports_overdue');
  });
});

describe('a design that stays', () => {
  it('has its reports closed, and who reported it with an account is told', async () => {
    await report('spam', { as: at.rohan });
    await report('spam');
    const { status, body } = await keep();
    expect([status, body]).toMatchObject([200, { isPublic: true, openReports: 0, decision: null }]);
    expect(await queue()).toEqual([]);
    expect(await mails()).toMatchObject([
      { template: 'report_decided', recipient: at.rohan.email, data: { name: 'Rohan Deshmukh', outcome: 'kept' } },
    ]);
    expect(await keep()).toMatchObject({ status: 409, body: { code: 'decision_changed' } });
    const [line] = await at.shop.db.select().from(auditLog).where(eq(auditLog.subject, at.id));
    expect(line).toMatchObject({ actorId: at.staff.id, action: 'design.kept', after: { decision: null, reports: 2 } });
  });
});

describe('without a report', () => {
  const found = async (params: Params) =>
    ((await at.shop.call('admin.moderatedDesigns', { as: at.staff, params })).body as ModeratedDesign[]).map(
      one => one.id,
    );

  it('any design of the gallery is found by words or id, and by what was decided', async () => {
    const other = await publicDesign({ name: 'A quiet elephant', prompt: 'an elephant' });
    await buildDesign(at.shop, { accountId: at.asha.id, name: 'A secret tiger' });
    expect(await found({})).toEqual([other.id, at.id]);
    expect(await found({ search: 'elephant' })).toEqual([other.id]);
    expect(await found({ search: at.id })).toEqual([at.id]);
    expect(await found({ search: "it's 100% \\ :* nothing" })).toEqual([]);
    await takeDown({ kind: 'hidden', reason: 'other' });
    expect([await found({}), await found({ state: 'hidden' }), await found({ state: 'taken_down' })]).toEqual([[other.id], [at.id], []]); // prettier-ignore
  });

  it('it is hidden: out of the gallery, and its maker still buys it', async () => {
    await takeDown({ kind: 'hidden', reason: 'offensive' });
    await heard();
    expect(await gallery()).toEqual([]);
    expect((await at.shop.call('designs.one', { as: at.rohan, params: { id: at.id } })).status).toBe(404);
    const add = (as: TestAccount) => at.shop.call('cart.add', { as, body: { designId: at.id, size: 'L' } });
    expect([(await add(at.asha)).status, (await add(at.rohan)).status]).toEqual([200, 404]);
    const publish = await at.shop.call('designs.setPublic', {
      as: at.asha,
      params: { id: at.id },
      body: { isPublic: true },
    });
    expect(publish.body.code).toBe('design_hidden');
    // Looked at once more, it is taken down; lifted, it is public as before both.
    expect((await takeDown()).status).toBe(200);
    expect((await add(at.asha)).body.code).toBe('design_taken_down');
    expect((await restore()).body).toMatchObject({ isPublic: true });
  });
});
