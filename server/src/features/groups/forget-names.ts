import { NAMES_KEPT_DAYS } from '../../../../domain/src/groups.ts';
import type { Context } from '../../http/handle.ts';
import { forgetNamesOf, listNamedGroups } from './groups.store.ts';

const DAY_MS = 86_400_000;
/** Groups whose names are forgotten in one transaction. */
const AT_ONCE = 100;

/** Forgets the names of groups that were ordered or closed thirty days ago; what was ordered stays. Safe in any number of processes. */
export async function forgetNames(context: Context): Promise<void> {
  const now = context.now();
  const overBefore = new Date(now.getTime() - NAMES_KEPT_DAYS * DAY_MS);
  for (let found = AT_ONCE; found === AT_ONCE;)
    found = await context.db.transaction(async tx => {
      const ids = await listNamedGroups(tx, { overBefore, limit: AT_ONCE });
      if (ids.length > 0) await forgetNamesOf(tx, ids, now);
      return ids.length;
    });
}
