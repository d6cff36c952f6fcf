import type pg from 'pg';

/** The setting that holds the last migration which a release must know to run on this database. */
export const OLDEST_RELEASE = 'schema.oldest_release';

/** A newer release has migrated the database, and ours is too old for it. The message says what to do. Nothing was changed. */
export class LaterRelease extends Error {
  override name = 'LaterRelease';
}

/** The `when` (drizzle) of the last migration in the database; undefined if there is none yet. */
export async function lastMigration(client: pg.Client): Promise<number | undefined> {
  const { rows: found } = await client.query<{ found: string | null }>(
    "select to_regclass('public.migrations') as found",
  );
  if (found[0]!.found === null) return undefined;
  const { rows } = await client.query<{ last: string | null }>('select max(created_at) as last from public.migrations');
  return rows[0]!.last === null ? undefined : Number(rows[0]!.last);
}

/**
 * A release runs on the database of the next release, since migrations only add (docs/operations.md, Back again), but not on that of a
 * later one: columns that it needs may be gone there. `known`: our last migration. Throws LaterRelease.
 */
export async function refuseLaterRelease(client: pg.Client, last: number | undefined, known: number): Promise<void> {
  if (last === undefined || last <= known) return;
  const { rows } = await client.query<{ value: string }>('select value from settings where key = $1', [OLDEST_RELEASE]);
  if (rows[0] && known >= Number(rows[0].value)) return;
  throw new LaterRelease(
    'The database was brought to a later release of the shop, for which this one is too old. ' +
      'Start that release, or restore a backup of this one (docs/operations.md). Nothing was changed.',
  );
}

/** Notes that the previous release, whose last migration is `was`, may still run on this database. `was` is undefined if it was empty. */
export async function noteOldestRelease(client: pg.Client, was: number | undefined, known: number): Promise<void> {
  if (was !== undefined && was >= known) return;
  await client.query(
    'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [OLDEST_RELEASE, String(was ?? known)],
  );
}
