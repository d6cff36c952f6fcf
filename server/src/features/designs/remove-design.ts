import type { KeptFiles } from '../../../../contract/src/designs.ts';
import type { Context } from '../../http/handle.ts';
import type { Tx } from '../../db/database.ts';
import { Refused } from '../../http/refused.ts';
import { announce } from '../../jobs/announce.ts';
import { findOwnDesign } from './designs.store.ts';
import { releaseFiles } from './release-files.ts';
import { isInOthersOrders, listOwnOrdersOf, updateDeleted } from './remove-design.store.ts';

/** Orders of one's own that are named where they keep the picture. */
const MOST_ORDERS = 20;

/**
 * Deletes an own design for good (S2 §4, §5), and answers which of its pictures stay and why. Orders keep what was bought; every cart
 * leaves it out. Refuses with not_found, a second time too, and with design_not_ready while its first picture is drawn.
 */
export async function removeDesign(context: Context, own: { id: string; accountId: string }): Promise<KeptFiles> {
  return context.db.transaction(async tx => {
    const gone = await updateDeleted(tx, { ...own, at: context.now() });
    if (!gone) throw new Refused((await findOwnDesign(tx, own)) ? 'design_not_ready' : 'not_found');
    if (gone.isPublic) await announce(tx, { channel: 'data', noun: 'designs' });
    const kept = await releaseFiles(context, tx, own.id);
    return kept === 'held' ? { orders: [], inOthersOrders: false, isHeld: true } : whyKept(tx, own.accountId, kept);
  });
}

async function whyKept(tx: Tx, accountId: string, files: readonly string[]): Promise<KeptFiles> {
  if (files.length === 0) return { orders: [], inOthersOrders: false, isHeld: false };
  return {
    orders: await listOwnOrdersOf(tx, { accountId, files, limit: MOST_ORDERS }),
    inOthersOrders: await isInOthersOrders(tx, { accountId, files }),
    isHeld: false,
  };
}
