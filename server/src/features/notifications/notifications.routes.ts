import { notifications } from '../../../../contract/src/notifications.ts';
import { handle, type Route } from '../../http/handle.ts';
import { changeNotifications, notificationsOf, subscriptionOf, unsubscribe } from './notifications.ts';

export const notificationRoutes: Route[] = [
  handle(notifications.mine, (context, { account }) => notificationsOf(context, account)),
  handle(notifications.change, (context, { account, body }) => changeNotifications(context, account, body)),
  handle(notifications.subscription, (context, { params }) => subscriptionOf(context, params.token)),
  handle(notifications.unsubscribe, (context, { params }) => unsubscribe(context, params.token)),
];
