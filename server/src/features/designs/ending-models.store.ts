import { eq } from 'drizzle-orm';
import type { EndingModel } from '../../adapters/images/port.ts';
import type { Tx } from '../../db/database.ts';
import { settings } from '../../db/tables/operations.ts';

const KEY = 'images.ending_models';

/** Keeps which models end soon, for the admin; no row where none does. */
export async function putEndingModels(tx: Tx, models: readonly EndingModel[]): Promise<void> {
  if (models.length === 0) return void (await tx.delete(settings).where(eq(settings.key, KEY)));
  const value = JSON.stringify(models);
  await tx.insert(settings).values({ key: KEY, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}

export async function findEndingModels(tx: Tx): Promise<EndingModel[]> {
  const [row] = await tx.select().from(settings).where(eq(settings.key, KEY));
  return row ? (JSON.parse(row.value) as EndingModel[]) : [];
}
