import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDesign } from '../../../testing/build-design.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { designs, galleryChanges } from '../../db/tables/designs.ts';
import { forgetGalleryNews, GalleryFollower } from './follow-gallery.ts';

let shop: TestShop;
let asha: TestAccount;
beforeAll(async () => {
  shop = await startTestShop();
  asha = await shop.signUp('Asha Nair');
});
afterAll(() => shop?.stop());

const add = (name: string, likeCount = 0) =>
  buildDesign(shop, { accountId: asha.id, isPublic: true, name, style: 'Retro', likeCount });
const ids = async (follower: GalleryFollower, sort: 'newest' | 'liked' = 'liked'): Promise<string[]> =>
  (await follower.look()).page({ sort, limit: 1_000, place: undefined, style: 'Retro' }).map(({ id }) => id);
const idsInTable = async (): Promise<string[]> => {
  const rows = await shop.db
    .select({ id: designs.id })
    .from(designs)
    .where(sql`is_public and deleted_at is null and status in ('ready', 'queued') and style = 'Retro'`)
    .orderBy(sql`like_count desc, id collate "C" desc`);
  return rows.map(({ id }) => id);
};

describe('the gallery that a process follows', () => {
  it('has what was written before somebody looks, and no longer what is gone', async () => {
    const follower = new GalleryFollower(shop.db);
    const before = await ids(follower);
    const { id } = await add('The first');
    expect(await ids(follower)).toEqual([id, ...before]);
    await shop.db.update(designs).set({ deletedAt: new Date() }).where(eq(designs.id, id));
    expect(await ids(follower)).toEqual(before);
    await shop.db.update(designs).set({ deletedAt: null, style: 'Mandala' }).where(eq(designs.id, id));
    expect(await ids(follower)).toEqual(before);
    await shop.db.update(designs).set({ style: 'Retro' }).where(eq(designs.id, id));
    await shop.db.delete(designs).where(eq(designs.id, id));
    expect(await ids(follower)).toEqual(before);
  });

  it('hears of a transaction that began before others and ended after them', async () => {
    const follower = new GalleryFollower(shop.db);
    const [slow, quick] = [await add('Slow'), await add('Quick')];
    await ids(follower);
    let seen: string[] = [];
    await shop.db.transaction(async tx => {
      await tx.update(designs).set({ likeCount: 7 }).where(eq(designs.id, slow.id));
      await shop.db.update(designs).set({ likeCount: 5 }).where(eq(designs.id, quick.id));
      seen = await ids(follower);
      // A second look past the one that ended: its news lie behind the open one's.
      await shop.db.update(designs).set({ likeCount: 6 }).where(eq(designs.id, quick.id));
      expect((await ids(follower)).slice(0, 1)).toEqual([quick.id]);
    });
    expect(seen[0]).toBe(quick.id);
    expect((await ids(follower)).slice(0, 2)).toEqual([slow.id, quick.id]);
  });

  it('is as the table is, while many write at the same time', async () => {
    const follower = new GalleryFollower(shop.db);
    const made = await Promise.all(Array.from({ length: 8 }, (_, number) => add(`Many ${number}`)));
    const write = async (number: number) => {
      const { id } = made[number % made.length]!;
      await shop.db.transaction(async tx => {
        await tx
          .update(designs)
          .set({ likeCount: number % 5 })
          .where(eq(designs.id, id));
        await sleep(number % 7);
        if (number % 3 === 0)
          await tx
            .update(designs)
            .set({ isPublic: number % 2 === 0 })
            .where(eq(designs.id, id));
      });
    };
    let isWriting = true;
    const looking = (async () => {
      while (isWriting) await ids(follower);
    })();
    for (let round = 0; round < 12; round++)
      await Promise.all(Array.from({ length: 8 }, (_, number) => write(round * 8 + number)));
    isWriting = false;
    await looking;
    expect(await ids(follower)).toEqual(await idsInTable());
    expect((await ids(follower)).length).toBeGreaterThan(2);
  });

  it('asks once for all who come at the same time', async () => {
    let asked = 0;
    const db = new Proxy(shop.db, {
      get(target, name) {
        if (name === 'session') asked++;
        return Reflect.get(target, name) as unknown;
      },
    });
    const follower = new GalleryFollower(db);
    await follower.look();
    asked = 0;
    await Promise.all(Array.from({ length: 50 }, () => follower.look()));
    expect(asked).toBe(1);
  });

  it('reads all of it again after more changes than are worth being told, also where most are of the same designs', async () => {
    const follower = new GalleryFollower(shop.db);
    const before = await follower.look();
    const flood = sql`insert into gallery_changes (design_id) select 'none' || n % 7 from generate_series(1, 25000) n`;
    await shop.db.execute(flood);
    const { id } = await add('After the flood', 999);
    const after = await follower.look();
    expect(after).not.toBe(before);
    expect((await ids(follower))[0]).toBe(id);
  });

  it('is told of each change once, while another transaction of the server takes its time', async () => {
    const follower = new GalleryFollower(shop.db);
    const [slow, other] = [await add('Takes its time'), await add('Done at once')];
    await shop.db.transaction(async tx => {
      await tx.update(designs).set({ likeCount: 3 }).where(eq(designs.id, slow.id));
      const flood = sql`insert into gallery_changes (design_id) select ${other.id} from generate_series(1, 15000)`;
      await shop.db.execute(flood);
      const told = await follower.look();
      await shop.db.execute(flood);
      // Both together would be more than are told.
      expect(await follower.look()).toBe(told);
    });
    expect((await ids(follower)).indexOf(slow.id)).toBeLessThan((await ids(follower)).indexOf(other.id));
    await shop.db.delete(galleryChanges);
  });

  it('says that the database is away, and knows everything once it is there again', async () => {
    const follower = new GalleryFollower(shop.db);
    await follower.look();
    await shop.db.execute(sql`alter table gallery_changes rename to gallery_changes_away`);
    await expect(follower.look()).rejects.toThrow();
    await shop.db.execute(sql`alter table gallery_changes_away rename to gallery_changes`);
    const { id } = await add('Back', 1_000);
    expect((await ids(follower))[0]).toBe(id);
  });

  it('forgets news after some hours', async () => {
    await shop.db.delete(galleryChanges);
    await shop.db.execute(
      sql`insert into gallery_changes (design_id, at) values ('old', now() - interval '7 hours'), ('new', now())`,
    );
    await forgetGalleryNews(shop.context);
    const left = await shop.db.select({ id: galleryChanges.designId }).from(galleryChanges);
    expect(left).toEqual([{ id: 'new' }]);
  });
});
