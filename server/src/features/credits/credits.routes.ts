import { credits } from '../../../../contract/src/credits.ts';
import { handle, type Route } from '../../http/handle.ts';
import { availableCredits } from './credits.ts';

export const creditRoutes: Route[] = [
  handle(credits.balance, async (context, { account }) => ({
    credits: await context.db.transaction(tx => availableCredits(tx, account.id)),
  })),
];
