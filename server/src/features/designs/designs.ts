import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { pageOf, placeOf } from '../../http/keyset.ts';
import { drawDesigns } from './designs.jobs.ts';
import {
  findVisibleDesign,
  listFeaturedDesigns,
  listOwnDesigns,
  listPublicDesigns,
  type ShownDesign,
} from './designs.store.ts';

/** Designs and the jobs that draw them. The front door for cart, orders, collections and the worker's loops. */
export { getBuyableDesign, type BuyableDesign } from './buyable-design.ts';
export { drawSeededDesigns } from './draw-seeded.ts';
export { ensureMockup, mockupKey } from './mockups.ts';
export { sweepGenerations } from './sweep-generations.ts';

/** Kinds of background work of this noun. */
export const designJobs = [drawDesigns];

/** How many of the most liked designs there are to feature. */
const FEATURED = 12;
type PageQuery = { limit: number; cursor?: string | undefined };
type DesignPage = { rows: ShownDesign[]; next: string | undefined };

const cutPage = (rows: ShownDesign[], limit: number): DesignPage =>
  pageOf(rows, limit, row => ({ at: row.createdAt, id: row.id }));

/** A page of the public gallery, the newest first. */
export async function publicDesigns(context: Context, { limit, cursor }: PageQuery): Promise<DesignPage> {
  return cutPage(await listPublicDesigns(context.db, { limit, place: placeOf(cursor) }), limit);
}

/** A page of an account's own designs, the newest first. */
export async function ownDesigns(
  context: Context,
  { accountId, limit, cursor }: PageQuery & { accountId: string },
): Promise<DesignPage> {
  return cutPage(await listOwnDesigns(context.db, { accountId, limit, place: placeOf(cursor) }), limit);
}

/** The most liked public designs. */
export const featuredDesigns = (context: Context): Promise<ShownDesign[]> => listFeaturedDesigns(context.db, FEATURED);

/** A design that is public or this account's own. Refuses with not_found. */
export async function visibleDesign(
  context: Context,
  o: { id: string; accountId: string | undefined },
): Promise<ShownDesign> {
  const design = await findVisibleDesign(context.db, o);
  if (!design) throw new Refused('not_found');
  return design;
}
