import { accountDeleted, deletionAsked, deletionWithdrawn, signInChanged } from './account-letters.ts';
import { cashCode } from './cash-code.ts';
import { creditsBought } from './credits-bought.ts';
import { designRestored, designTakenDown, reportDecided } from './decisions.ts';
import { exceptionForShop } from './exception-for-shop.ts';
import { orderForShop, ordersForShop } from './order-for-shop.ts';
import { orderPaid } from './order-paid.ts';
import { orderShipped, orderTracking } from './order-shipped.ts';
import { orderDelivered, orderInProduction } from './order-steps.ts';
import { paymentClaimed } from './payment-claimed.ts';
import { paymentFailed } from './payment-failed.ts';
import { refunded, refundStarted } from './refunds.ts';
import {
  returnForShop,
  returnReceived,
  returnRefunded,
  returnRefused,
  returnReplaced,
  returnReported,
  returnSendBack,
} from './returns.ts';
import { signInCode } from './sign-in-code.ts';
import { ticketAnswered } from './ticket-answered.ts';
import { ticketForShop } from './ticket-for-shop.ts';
import { ticketReceived } from './ticket-received.ts';

/** Every template, by hand, under the name that the outbox keeps. */
export const TEMPLATES = {
  deletion_asked: deletionAsked,
  deletion_withdrawn: deletionWithdrawn,
  account_deleted: accountDeleted,
  sign_in_code: signInCode,
  cash_code: cashCode,
  sign_in_changed: signInChanged,
  ticket_received: ticketReceived,
  ticket_for_shop: ticketForShop,
  ticket_answered: ticketAnswered,
  design_taken_down: designTakenDown,
  design_restored: designRestored,
  report_decided: reportDecided,
  order_paid: orderPaid,
  order_for_shop: orderForShop,
  orders_for_shop: ordersForShop,
  payment_failed: paymentFailed,
  payment_claimed: paymentClaimed,
  credits_bought: creditsBought,
  order_in_production: orderInProduction,
  order_shipped: orderShipped,
  order_tracking: orderTracking,
  order_delivered: orderDelivered,
  refund_started: refundStarted,
  refunded,
  return_reported: returnReported,
  return_for_shop: returnForShop,
  return_replaced: returnReplaced,
  return_refunded: returnRefunded,
  return_send_back: returnSendBack,
  return_received: returnReceived,
  return_refused: returnRefused,
  exception_for_shop: exceptionForShop,
};

/** What each template is told; money in paise, moments as ISO texts. */
export type MailData = { [T in keyof typeof TEMPLATES]: Parameters<(typeof TEMPLATES)[T]>[0] };
export type TemplateName = keyof MailData;
