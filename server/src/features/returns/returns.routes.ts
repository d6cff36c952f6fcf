import { returns } from '../../../../contract/src/returns.ts';
import { isAdmin } from '../../../../domain/src/access.ts';
import { handle, Reply, type Route } from '../../http/handle.ts';
import { toPhotoReply, toReturnReply } from '../orders/orders.ts';
import { reportDamage } from './report-damage.ts';
import { readPhoto } from './returns.ts';
import { takePhoto } from './take-photo.ts';

export const returnRoutes: Route[] = [
  handle(returns.addPhoto, async (context, { account, ip, params, body }) => {
    const photo = await takePhoto(context, { accountId: account.id, ip }, { orderId: params.id, readFile: body });
    return new Reply(toPhotoReply(photo), { status: 201 });
  }),
  handle(returns.report, async (context, { account, params, body }) =>
    toReturnReply(await reportDamage(context, account.id, { orderId: params.id, report: body })),
  ),
  handle(returns.photo, async (context, { account, params }) => {
    const reader = { accountId: account.id, isAdmin: isAdmin(account.role) };
    const stream = new Blob([Buffer.from(await readPhoto(context, params.photo, reader))]).stream();
    return new Reply(null, { stream, headers: { 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' } });
  }),
];
