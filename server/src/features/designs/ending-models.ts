import type { Context } from '../../http/handle.ts';
import type { EndingModel } from '../../adapters/images/port.ts';
import type { Tx } from '../../db/database.ts';
import { findEndingModels, putEndingModels } from './ending-models.store.ts';

/** How often the provider is asked which of its models end. */
export const ASK_MODELS_EVERY_MS = 86_400_000;

/** The models that end soon, as they were last told. */
export const endingModels = (tx: Tx): Promise<EndingModel[]> => findEndingModels(tx);

/** Asks which of the configured models end within 60 days, keeps them for the admin and warns in the log (issue, adapter). */
export async function watchEndingModels({ db, images, log }: Context): Promise<void> {
  const ending = (await images.endingModels?.()) ?? [];
  await putEndingModels(db, ending);
  for (const model of ending) log.warn('openai.model_ends', { ...model });
}
