import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';

/**
 * The files that show a design which was taken down: its artworks of all versions, their mockups, its previews, and the picture of a
 * collection piece that is made of it. Without those whose artwork a design that stands has too: about that nobody has decided.
 */
export async function listWithheldFiles(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ file: string }>(sql`
    with taken as materialized (select id, artwork_file, mockup_file, preview_file from designs where taken_down_at is not null),
    artworks as materialized (
      select own.file from (
        select artwork_file as file from taken
        union select v.artwork_file from design_versions v join taken t on t.id = v.design_id) own
      where own.file <> '' and not exists (
        select 1 from design_versions v join designs d on d.id = v.design_id
        where v.artwork_file = own.file and d.taken_down_at is null and d.deleted_at is null))
    select file from artworks
    union select m.file from mockups m join artworks a on a.file = m.artwork_file
    union select t.mockup_file from taken t join artworks a on a.file = t.artwork_file where t.mockup_file is not null
    union select t.preview_file from taken t where t.preview_file is not null
    union select g.preview_file from generations g join taken t on t.id = g.design_id where g.preview_file is not null
    union select c.picture_file from collections c join taken t on t.id = c.design_id where c.picture_file is not null`);
  return rows.map(row => row.file);
}
