import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { RULES } from './rules.ts';

/** Every place that names a stored file, of everybody's. */
const PLACES: { table: SQL; file: SQL }[] = Object.entries(RULES).flatMap(([table, { files = [] }]) =>
  files.map(file => ({ table: sql`${sql.identifier(table)} t`, file: sql.raw(file) })),
);

/** Those of the files that a row names, whoever's it is. */
export async function filesStillNamed(tx: Tx, files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set();
  const asked = sql`with asked as materialized (select jsonb_array_elements_text(${JSON.stringify(files)}::jsonb) as name)`;
  const places = PLACES.map(
    ({ table, file }) => sql`select ${file} as name from ${table} where ${file} in (select name from asked)`,
  );
  const { rows } = await tx.execute<{ name: string }>(sql`${asked} ${sql.join(places, sql` union `)}`);
  return new Set(rows.map(row => row.name));
}

/** Deletes what goes with artworks that are removed: rows of their mockups and vectors, whose files are answered, and versions of deleted designs. */
export async function deleteMadeOf(tx: Tx, artworks: readonly string[]): Promise<string[]> {
  const list = sql`(select jsonb_array_elements_text(${JSON.stringify(artworks)}::jsonb))`;
  await tx.execute(sql`
    delete from design_versions v using designs d
    where v.artwork_file in ${list} and d.id = v.design_id and d.deleted_at is not null and d.artwork_file is null`);
  const { rows } = await tx.execute<{ file: string }>(sql`
    with pressed as (delete from mockups where artwork_file in ${list} returning file),
      drawn as (delete from drawings where artwork_file in ${list} returning file)
    select file from pressed union select file from drawn`);
  return [...new Set(rows.map(row => row.file))];
}
