import { adminFigures } from '../../../../contract/src/admin-figures.ts';
import { handle, pageReply, type Route } from '../../http/handle.ts';
import { pageOfAudit } from './audit-log.ts';
import { statsOf } from './stats.ts';

/** Figures of the shop, and the log of what was changed in it. */
export const adminBoardRoutes: Route[] = [
  handle(adminFigures.stats, async (context, { query }) => statsOf(context, query)),
  handle(adminFigures.audit, async (context, { query, request }) => {
    const { lines, next } = await pageOfAudit(context, query);
    return pageReply(lines, next, request);
  }),
];
