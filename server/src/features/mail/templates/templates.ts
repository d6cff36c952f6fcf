import { orderPaid } from './order-paid.ts';
import { orderShipped, orderTracking } from './order-shipped.ts';
import { refunded, refundStarted } from './refunds.ts';
import { ticketForShop } from './ticket-for-shop.ts';
import { ticketReceived } from './ticket-received.ts';

/** Every template, by hand, under the name that the outbox keeps. */
export const TEMPLATES = {
  ticket_received: ticketReceived,
  ticket_for_shop: ticketForShop,
  order_paid: orderPaid,
  order_shipped: orderShipped,
  order_tracking: orderTracking,
  refund_started: refundStarted,
  refunded,
};

/** What each template is told; money in paise, moments as ISO texts. */
export type MailData = { [T in keyof typeof TEMPLATES]: Parameters<(typeof TEMPLATES)[T]>[0] };
export type TemplateName = keyof MailData;
