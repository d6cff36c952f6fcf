import { likes } from '../../../../contract/src/likes.ts';
import { handle, pageReply, type Route } from '../../http/handle.ts';
import { likeCounts, likedCollections, likedDesigns, toggleLike } from './likes.ts';

type IdPage = { rows: { id: string }[]; next: string | undefined };
const idsReply = ({ rows, next }: IdPage, request: Request) =>
  pageReply(
    rows.map(row => row.id),
    next,
    request,
  );

export const likeRoutes: Route[] = [
  handle(likes.mine, async (context, { account, query, request }) =>
    idsReply(await likedDesigns(context, { ...query, accountId: account.id }), request),
  ),
  handle(likes.collections, async (context, { account, query, request }) =>
    idsReply(await likedCollections(context, { ...query, accountId: account.id }), request),
  ),
  handle(likes.toggle, (context, { account, params, body }) =>
    toggleLike(context, { accountId: account.id, designId: params.id, isLiked: body?.isLiked }),
  ),
  handle(likes.counts, (context, { body }) => likeCounts(context, body.designIds)),
];
