import { afterAll, beforeAll, beforeEach } from 'vitest';
import { designs } from '../src/db/tables/designs.ts';
import { outbox } from '../src/db/tables/operations.ts';
import { reports, takedowns } from '../src/db/tables/support.ts';
import { buildDesign } from './build-design.ts';
import { scriptedArtist } from './scripted-artist.ts';
import { startTestShop, type TestAccount, type TestReply, type TestShop } from './test-shop.ts';

/** The picture of each public design. */
export const PUBLIC_FILE = `${'b'.repeat(64)}.png`;

// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked into, not trusted
type Reply = Promise<TestReply<any>>;

/** Until every process has heard what was announced. */
export const heard = (): Promise<void> => new Promise(done => setTimeout(done, 120));

/**
 * A shop with a maker, a shopper and somebody of the staff who moderates, for the tests of one file. Each test begins an hour after the
 * one before, with nothing reported, decided or mailed, and one public design: `id`. The acts are of the staff, on that design unless
 * told otherwise.
 */
export function useModeration() {
  const at = {} as {
    shop: TestShop;
    /** Who makes the designs. */
    asha: TestAccount;
    rohan: TestAccount;
    staff: TestAccount;
    id: string;
  };
  beforeAll(async () => {
    const { images, press } = scriptedArtist();
    at.shop = await startTestShop({ images, press });
    at.asha = await at.shop.signUp('Asha Nair');
    at.rohan = await at.shop.signUp('Rohan Deshmukh');
    at.staff = await at.shop.signUp('Staff Person', { role: 'staff' });
  });
  afterAll(() => at.shop?.stop());

  const publicDesign = (o: object = {}) =>
    buildDesign(at.shop, { accountId: at.asha.id, isPublic: true, mockupFile: PUBLIC_FILE, ...o });
  beforeEach(async () => {
    at.shop.clock.advance(3_600_000);
    for (const table of [reports, takedowns, outbox]) await at.shop.db.delete(table);
    await at.shop.db.update(designs).set({ deletedAt: new Date() });
    at.id = (await publicDesign()).id;
  });
  return Object.assign(at, {
    publicDesign,
    takeDown: (o: object = {}, id = at.id): Reply =>
      at.shop.call('admin.takeDown', {
        ...{ as: at.staff, params: { id } },
        body: { kind: 'taken_down', reason: 'copyright', text: '', ...o },
      }),
    restore: (id = at.id): Reply => at.shop.call('admin.restoreDesign', { as: at.staff, params: { id } }),
    keep: (id = at.id): Reply => at.shop.call('admin.keepDesign', { as: at.staff, params: { id } }),
    /** Ids of the designs that everybody sees. */
    gallery: async (): Promise<string[]> =>
      ((await at.shop.call('designs.public')).body as { id: string }[]).map(design => design.id),
    mails: (): Promise<(typeof outbox.$inferSelect)[]> =>
      at.shop.db.select().from(outbox).orderBy(outbox.template, outbox.recipient),
  });
}
