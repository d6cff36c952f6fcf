import { orders } from '../../../../contract/src/orders.ts';
import { handle, pageReply, type Route } from '../../http/handle.ts';
import { correctOwnEmail, findPaymentOfOrder, pageOfOrders, toOrderReply, viewOwnOrder } from './orders.ts';

export const orderRoutes: Route[] = [
  handle(orders.mine, async (context, { account, query, request }) => {
    const { limit, cursor } = query;
    // Purchases of credits are no orders placed (rulings, Payment).
    const page = await pageOfOrders(context, { accountId: account.id, goods: 'shirts', limit, cursor });
    return pageReply(
      page.views.map(view => toOrderReply(view, context.now())),
      page.next,
      request,
    );
  }),
  handle(orders.one, async (context, { account, params }) =>
    toOrderReply(await viewOwnOrder(context, account.id, params.id), context.now()),
  ),
  handle(orders.correctEmail, async (context, { account, params, body }) => {
    await correctOwnEmail(context, { orderId: params.id, email: body.email, actorId: account.id });
    return toOrderReply(await viewOwnOrder(context, account.id, params.id), context.now());
  }),
  handle(orders.bySession, async (context, { account, params }) =>
    findPaymentOfOrder(context, account.id, params.orderId),
  ),
];
