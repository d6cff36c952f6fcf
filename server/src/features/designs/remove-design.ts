import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { announce } from '../../jobs/announce.ts';
import { findOwnDesign } from './designs.store.ts';
import { updateDeleted } from './remove-design.store.ts';

/**
 * Deletes an own design for good (S2 §4, §5). Orders keep what was bought; every cart leaves it out. Refuses
 * with not_found, a second time too, and with design_not_ready while its first picture is drawn.
 */
export async function removeDesign(context: Context, own: { id: string; accountId: string }): Promise<void> {
  await context.db.transaction(async tx => {
    const gone = await updateDeleted(tx, { ...own, at: context.now() });
    if (!gone) throw new Refused((await findOwnDesign(tx, own)) ? 'design_not_ready' : 'not_found');
    if (gone.isPublic) await announce(tx, { channel: 'data', noun: 'designs' });
  });
}
