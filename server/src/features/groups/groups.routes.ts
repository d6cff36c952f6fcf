import { groups } from '../../../../contract/src/groups.ts';
import { handle, KEPT_NOWHERE, pageReply, Reply, type Route } from '../../http/handle.ts';
import { openVisit } from '../cart/cart.ts';
import { changeGroup } from './change-group.ts';
import { allowLook, authorOf } from './entry-author.ts';
import { ownGroups } from './groups.ts';
import { changeEntry, joinGroup, ownEntries, removeEntry } from './join-group.ts';
import { putGroupInCart } from './put-in-cart.ts';
import { startGroup } from './start-group.ts';
import { listOwnGroup, toCardReply, toEntryReply, viewGroup } from './view-group.ts';

export const groupRoutes: Route[] = [
  handle(groups.start, async (context, { account, body }) => {
    const group = await startGroup(context, account.id, body);
    return toCardReply({ group, entries: 0, pieces: 0 }, context.now());
  }),
  handle(groups.mine, async (context, { account, query, request }) => {
    const { rows, next } = await ownGroups(context, { ...query, accountId: account.id });
    return pageReply(rows, next, request);
  }),
  handle(groups.one, async (context, { params, ip }) => {
    const group = await allowLook(context, ip, () => viewGroup(context, params.code));
    // It changes with each friend.
    return new Reply(group, { headers: KEPT_NOWHERE });
  }),
  handle(groups.list, async (context, { account, params }) =>
    listOwnGroup(context, { code: params.code, accountId: account.id }),
  ),
  handle(groups.change, async (context, { account, params, body }) => {
    const own = { code: params.code, accountId: account.id };
    await changeGroup(context, own, body);
    return listOwnGroup(context, own);
  }),
  handle(groups.own, async (context, call) => {
    const entries = await allowLook(context, call.ip, () => ownEntries(context, call.params.code, authorOf(call)));
    // A friend need not know of the collector's cart until it stands in the way of a change.
    return entries.map(entry => toEntryReply(entry, entry.cartKey !== null));
  }),
  handle(groups.join, async (context, call) => {
    const { params, body, ip } = call;
    const entry = await allowLook(context, ip, () => joinGroup(context, params.code, authorOf(call), body));
    return toEntryReply(entry, entry.cartKey !== null);
  }),
  handle(groups.changeEntry, async (context, call) => {
    const { params, body, ip } = call;
    const entry = await allowLook(context, ip, () => changeEntry(context, params, authorOf(call), body));
    return toEntryReply(entry, entry.cartKey !== null);
  }),
  handle(groups.removeEntry, async (context, call) => {
    await allowLook(context, call.ip, () => removeEntry(context, call.params, authorOf(call)));
    return { success: true as const };
  }),
  handle(groups.putInCart, async (context, call) => {
    // A guest's lines join the account's cart first, as at every call of the cart.
    const visit = await openVisit(context, call);
    const answer = await putGroupInCart(context, call.params.code, call.account.id);
    return new Reply(answer, { headers: visit.cookie === undefined ? {} : { 'set-cookie': visit.cookie } });
  }),
];
