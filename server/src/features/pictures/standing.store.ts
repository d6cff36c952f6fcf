import { sql } from 'drizzle-orm';
import type { ContentHash } from '../../adapters/storage/port.ts';
import type { Tx } from '../../db/database.ts';

/** What the shop says of a stored file: something that everybody sees names it, nothing does, or it is about to be removed. */
export type Standing = 'public' | 'private' | 'leaving';

/** Endings of files that are served under their names. */
const ENDINGS = ['png', 'webp', 'svg', 'pdf'];

/**
 * Which of these files everybody may see, by their hashes. A file is public only where something public names it: a design of the gallery
 * (its artwork, its mockup, its saved preview), a piece of a collection that is on sale, a photograph of a bare product, or the plain shirt. All others are private.
 */
export async function readStandings(
  tx: Tx,
  hashes: readonly ContentHash[],
  now: Date,
): Promise<Map<ContentHash, Standing>> {
  const names = JSON.stringify(hashes.flatMap(hash => ENDINGS.map(ending => `${hash}.${ending}`)));
  const isAsked = (column: string) => sql`${sql.raw(column)} in (select name from asked)`;
  const { rows } = await tx.execute<{ file: string; standing: Standing }>(sql`
    with asked as materialized (select jsonb_array_elements_text(${names}::jsonb) as name),
    shown as (
      select shown.file from asked a
        cross join lateral (
          select a.name as file from designs d
          where (d.artwork_file = a.name or d.mockup_file = a.name or d.preview_file = a.name)
            and d.is_public and d.deleted_at is null and d.status in ('ready', 'queued')
          limit 1) shown
      union all
      select coalesce(c.picture_file, d.mockup_file) from collections c
        left join designs d on d.id = c.design_id and d.deleted_at is null
      where c.is_active and (c.starts_at is null or c.starts_at <= ${now}) and (c.ends_at is null or c.ends_at > ${now})
        and not exists (select 1 from designs taken where taken.id = c.design_id and taken.taken_down_at is not null)
        and ${isAsked('coalesce(c.picture_file, d.mockup_file)')}
      union all
      select b.file from blank_photos b where ${isAsked('b.file')}
      union all
      select m.file from mockups m where m.artwork_file = '' and ${isAsked('m.file')})
    select file, 'public' as standing from shown
    union all select r.file, 'leaving' from file_removals r where ${isAsked('r.file')} and r.file not in (select file from shown)`);
  return new Map(rows.map(row => [row.file.split('.', 1)[0]!, row.standing]));
}
