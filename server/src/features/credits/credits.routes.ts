import { credits } from '../../../../contract/src/credits.ts';
import { handle, pageReply, type Route } from '../../http/handle.ts';
import { availableCredits } from './credits.ts';
import { creditHistory } from './history.ts';

export const creditRoutes: Route[] = [
  handle(credits.balance, async (context, { account }) => ({
    credits: await context.db.transaction(tx => availableCredits(tx, account.id)),
  })),
  handle(credits.history, async (context, { account, query, request }) => {
    const { lines, next } = await creditHistory(context, { ...query, accountId: account.id, cursor: query.cursor });
    return pageReply(lines, next, request);
  }),
];
