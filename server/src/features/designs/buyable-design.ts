import type { Tx } from '../../db/database.ts';
import { Refused } from '../../http/refused.ts';
import { findVisibleRow, type PrintedDesign } from './designs.store.ts';

/** What would be printed has no picture yet. */
export class NotDrawnYet extends Refused {
  readonly designId: string;
  constructor(designId: string) {
    super('design_not_ready');
    this.designId = designId;
  }
}

/** A design with its artwork: it can be put on a shirt and sold. */
export type BuyableDesign = PrintedDesign & { artworkFile: string };

/**
 * A drawn design that is public or this account's own. Refuses with not_found, with design_not_ready without a picture, and with
 * design_taken_down, which only its maker is told.
 */
export async function getBuyableDesign(
  tx: Tx,
  o: { id: string; accountId?: string | undefined },
): Promise<BuyableDesign> {
  const design = await findVisibleRow(tx, { id: o.id, accountId: o.accountId });
  if (!design) throw new Refused('not_found');
  if (design.takenDownAt !== null) throw new Refused('design_taken_down');
  if (design.artworkFile === null) throw new NotDrawnYet(design.id);
  return { ...design, artworkFile: design.artworkFile };
}
