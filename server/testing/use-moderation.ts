import { designs } from '../src/db/tables/designs.ts';
import { outbox } from '../src/db/tables/operations.ts';
import { reports, takedowns } from '../src/db/tables/support.ts';
import { buildDesign } from './build-design.ts';
import { scriptedArtist } from './scripted-artist.ts';
import { startTestShop, type TestAccount, type TestReply, type TestShop } from './test-shop.ts';

/** The picture of each public design. */
export const PUBLIC_FILE = `${'b'.repeat(64)}.png`;

export type Moderation = {
  shop: TestShop;
  /** Who makes the designs. */
  asha: TestAccount;
  rohan: TestAccount;
  staff: TestAccount;
  /** Begins a test: an hour later, nothing reported, decided or mailed, and one public design, whose id it answers. */
  begin: () => Promise<string>;
  publicDesign: (o?: object) => ReturnType<typeof buildDesign>;
  takeDown: (id: string, o?: object) => Promise<TestReply<any>>; // eslint-disable-line typescript/no-explicit-any
  restore: (id: string) => Promise<TestReply<any>>; // eslint-disable-line typescript/no-explicit-any
  keep: (id: string) => Promise<TestReply<any>>; // eslint-disable-line typescript/no-explicit-any
  /** Ids of the designs that everybody sees. */
  gallery: () => Promise<string[]>;
  mails: () => Promise<(typeof outbox.$inferSelect)[]>;
};

/** Until every process has heard what was announced. */
export const heard = (): Promise<void> => new Promise(done => setTimeout(done, 120));

/** A shop with a maker, a shopper and somebody of the staff who moderates. */
export async function startModeration(): Promise<Moderation> {
  const { images, press } = scriptedArtist();
  const shop = await startTestShop({ images, press, freeSpace: async () => ({ free: 9e9, isLow: false }) });
  const asha = await shop.signUp('Asha Nair');
  const rohan = await shop.signUp('Rohan Deshmukh');
  const staff = await shop.signUp('Staff Person', { role: 'staff' });
  const publicDesign = (o: object = {}) =>
    buildDesign(shop, { accountId: asha.id, isPublic: true, mockupFile: PUBLIC_FILE, ...o });
  return {
    ...{ shop, asha, rohan, staff, publicDesign },
    async begin() {
      shop.clock.advance(3_600_000);
      for (const table of [reports, takedowns, outbox]) await shop.db.delete(table);
      await shop.db.update(designs).set({ deletedAt: new Date() });
      return (await publicDesign()).id;
    },
    takeDown: (id, o = {}) =>
      shop.call('admin.takeDown', {
        as: staff,
        params: { id },
        body: { kind: 'taken_down', reason: 'copyright', text: '', ...o },
      }),
    restore: id => shop.call('admin.restoreDesign', { as: staff, params: { id } }),
    keep: id => shop.call('admin.keepDesign', { as: staff, params: { id } }),
    gallery: async () => ((await shop.call('designs.public')).body as { id: string }[]).map(design => design.id),
    mails: () => shop.db.select().from(outbox).orderBy(outbox.template, outbox.recipient),
  };
}
