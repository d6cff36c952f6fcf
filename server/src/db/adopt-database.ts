import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { OLDEST_RELEASE } from './later-release.ts';

/** The last migration that commit 322c082 knew (version 0.1): nothing older was ever given away. */
const OLDEST_ADOPTED = 1795520072309;

/** What came between 0.1 and the baseline, in order: when each was made (the name by which drizzle knows it) and its file. */
const STEPS: readonly (readonly [when: number, file: string])[] = [
  [1795701803650, '0043_hashed_session_tokens.sql'],
  [1795703648701, '0044_vectors_of_artworks.sql'],
  [1795704870417, '0045_people_by_subject.sql'],
  [1795705516863, '0046_files_of_designs.sql'],
  [1795707153135, '0047_sign_in_codes.sql'],
  [1795707750981, '0048_uploads_first_frame.sql'],
  [1795708338190, '0049_second_factors.sql'],
  [1795729891609, '0050_coupon_makers.sql'],
  [1795731103607, '0051_gallery_from_its_index.sql'],
  [1795731103608, '0052_words_of_orders_by_their_index.sql'],
];

/** The database is of a release that this one cannot bring up to date; the message says what to do. Nothing was changed. */
export class EarlierRelease extends Error {
  override name = 'EarlierRelease';
}

/**
 * Brings a database of before the baseline to the baseline's schema, and notes the baseline as its only migration, all in one transaction.
 * `last`: when its last migration was made. `folder`: the folder of migrations. The release before may not run on it any more: the steps
 * remove tables. Throws EarlierRelease, before anything is changed, where it is older than 0.1.
 */
export async function adoptDatabase(
  client: pg.Client,
  last: number,
  baseline: { folderMillis: number; hash: string },
  folder: string,
): Promise<void> {
  const isKnown = last === OLDEST_ADOPTED || STEPS.some(([when]) => when === last);
  if (!isKnown)
    throw new EarlierRelease(
      'The database is of a version of the shop before 0.1, which this one cannot bring up to date. ' +
        'Start version 0.1 on it once, then this one. Nothing was changed.',
    );
  await client.query('begin');
  try {
    for (const [when, file] of STEPS)
      if (when > last) await runStep(client, path.join(folder, 'before-baseline', file));
    await client.query('delete from migrations');
    await client.query('insert into migrations (hash, created_at) values ($1, $2)', [
      baseline.hash,
      baseline.folderMillis,
    ]);
    await client.query(
      'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
      [OLDEST_RELEASE, String(baseline.folderMillis)],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function runStep(client: pg.Client, file: string): Promise<void> {
  for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint')) await client.query(statement);
}
