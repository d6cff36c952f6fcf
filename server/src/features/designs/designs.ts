import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { pageOf, rowKeyOf } from '../../http/keyset.ts';
import { drawDesigns } from './designs.jobs.ts';
import { findVisibleDesign, listOwnDesigns, type DesignCard, type ShownDesign } from './designs.store.ts';

/** Designs and the jobs that draw them. The front door for cart, orders, collections, likes and the worker's loops. */
export { getBuyableDesign, NotDrawnYet, type BuyableDesign } from './buyable-design.ts';
export { onceDrawn } from './once-drawn.ts';
export { checkWords, judgeWords } from './check-words.ts';
export { checkName, checkPersonName, isRefusedName } from './shown-words.ts';
export { makerOf } from './design-reply.ts';
export { listLikeCounts, lockListedDesign, provider, updateLikeCount } from './designs.store.ts';
export type { Mockup } from './designs.store.ts';
export { endDraft } from './drafts.ts';
export { wearShirt } from './wear-shirt.ts';
export { drawingOf, storeDrawings } from './drawings.ts';
export { drawSeededDesigns } from './draw-seeded.ts';
export { ASK_MODELS_EVERY_MS, endingModels, watchEndingModels } from './ending-models.ts';
export { featuredDesigns, galleryPage, galleryStyles } from './gallery.ts';
export { arrangementKey } from './arrangement-key.ts';
export { ensureMockup, mockupKey } from './mockups.ts';
export { picturesOfDay } from './image-days.ts';
export { limitUploads, type Sender } from './limit-uploads.ts';
export { readPhoto, storePhoto } from './photos.ts';
export { pageOfPromptRules, putPromptRule, removePromptRule } from './prompt-rules.ts';
export type { PromptRuleRow } from './prompt-rules.store.ts';
export { forgetRefusals, pageOfRefusals, refusalCounts } from './refusals.ts';
export { searchQuery } from './search-words.ts';
export { shelveGallery } from './shelve-gallery.ts';
export { releaseHeldFiles } from './release-files.ts';
export { sweepGenerations } from './sweep-generations.ts';
export { takeUploadTurn } from './upload-turns.ts';

/** Kinds of background work of this noun. */
export const designJobs = [drawDesigns];

/** A page of an account's own designs, the newest first. */
export async function ownDesigns(
  context: Context,
  { accountId, limit, cursor }: { accountId: string; limit: number; cursor?: string | undefined },
): Promise<{ rows: DesignCard[]; next: string | undefined }> {
  const rows = await listOwnDesigns(context.db, { accountId, limit, afterRow: rowKeyOf(cursor) });
  return pageOf(rows, limit, row => ({ at: row.createdAt, id: row.id }));
}

/** A design that is public or this account's own. Refuses with not_found. */
export async function visibleDesign(
  context: Context,
  o: { id: string; accountId: string | undefined },
): Promise<ShownDesign> {
  const design = await findVisibleDesign(context.db, o);
  if (!design) throw new Refused('not_found');
  return design;
}
