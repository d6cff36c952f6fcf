import { drafts } from '../../../../contract/src/drafts.ts';
import { handle, pageReply, type Route } from '../../http/handle.ts';
import { discardDraft, draftsOf, keepDraft } from './drafts.ts';

export const draftRoutes: Route[] = [
  handle(drafts.mine, async (context, { account, query, request }) => {
    const { rows, next } = await draftsOf(context, { ...query, accountId: account.id });
    return pageReply(rows, next, request);
  }),
  handle(drafts.keep, async (context, { account, params, body }) =>
    keepDraft(context, { ...body, id: params.id, accountId: account.id }),
  ),
  handle(drafts.discard, async (context, { account, params }) => {
    await discardDraft(context, { id: params.id, accountId: account.id });
    return { success: true as const };
  }),
];
