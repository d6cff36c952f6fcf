import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { announce } from '../../jobs/announce.ts';
import { findOwnDesign, updatePublic, type ShownDesign } from './designs.store.ts';
import { checkShown } from './shown-words.ts';

/**
 * Shows an own design to everybody, or to nobody else any more, in every list and at its address (S2 §4, Design visibility).
 * Refuses with not_found, with design_not_ready before its first picture, with upload_stays_private (decision 012), and with
 * design_taken_down or design_hidden where the shop decided that it is not shown, and with words_not_shown where its words would not be
 * drawn today.
 */
export async function setPublic(
  context: Context,
  { isPublic, ...own }: { id: string; accountId: string; isPublic: boolean },
): Promise<ShownDesign> {
  const design = await findOwnDesign(context.db, own);
  if (!design) throw new Refused('not_found');
  if (isPublic && design.isUpload) throw new Refused('upload_stays_private');
  if (isPublic && design.takenDownAt !== null) throw new Refused('design_taken_down');
  if (isPublic && design.hiddenAt !== null) throw new Refused('design_hidden');
  if (isPublic && design.status !== 'ready') throw new Refused('design_not_ready');
  if (isPublic && !design.isPublic) await checkShown(context, design);
  await context.db.transaction(async tx => {
    const isChanged = await updatePublic(tx, { ...own, isPublic, at: context.now() });
    if (isChanged) await announce(tx, { channel: 'data', noun: 'designs' });
  });
  const now = await findOwnDesign(context.db, own);
  if (!now) throw new Refused('not_found');
  return now;
}
