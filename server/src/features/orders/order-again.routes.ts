import { orders } from '../../../../contract/src/orders.ts';
import { handle, Reply, type Route } from '../../http/handle.ts';
import { openVisit } from '../cart/cart.ts';
import { orderAgain } from './order-again.ts';

/** Ordering once more joins an order with the cart. */
export const orderAgainRoutes: Route[] = [
  handle(orders.again, async (context, call) => {
    const visit = { ...(await openVisit(context, call)), accountId: call.account.id };
    const answer = await orderAgain(context, visit, call.params.id);
    return new Reply(answer, { headers: visit.cookie === undefined ? {} : { 'set-cookie': visit.cookie } });
  }),
];
