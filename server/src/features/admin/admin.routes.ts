import { admin, type AdminOrder } from '../../../../contract/src/admin.ts';
import { nextSteps } from '../../../../domain/src/orders.ts';
import { handle, pageReply, type Route } from '../../http/handle.ts';
import { pageOfOrders, toOrderReply, type OrderView } from '../orders/orders.ts';
import { changeOrder } from './admin.ts';

const toAdminOrderReply = (view: OrderView): AdminOrder => ({
  ...toOrderReply(view),
  nextStatuses: nextSteps(view.order.status, 'admin'),
});

export const adminRoutes: Route[] = [
  handle(admin.orders, async (context, { query, request }) => {
    const page = await pageOfOrders(context, query);
    return pageReply(page.views.map(toAdminOrderReply), page.next, request);
  }),
  handle(admin.moveOrder, async (context, { account, params, body }) =>
    toAdminOrderReply(await changeOrder(context, account.id, params.id, body)),
  ),
];
