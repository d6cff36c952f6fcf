import { notifications } from '../../../../contract/src/notifications.ts';
import { handle, KEPT_NOWHERE, Reply, type Route } from '../../http/handle.ts';
import { changeNotifications, notificationsOf, subscriptionOf, unsubscribe } from './notifications.ts';

export const notificationRoutes: Route[] = [
  handle(notifications.mine, (context, { account }) => notificationsOf(context, account)),
  handle(notifications.change, (context, { account, body }) => changeNotifications(context, account, body)),
  handle(
    notifications.subscription,
    async (context, { params }) => new Reply(await subscriptionOf(context, params.token), { headers: KEPT_NOWHERE }),
  ),
  handle(notifications.unsubscribe, (context, { params }) => unsubscribe(context, params.token)),
];
