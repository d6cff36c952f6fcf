import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { findOrder, type OrderRow } from '../orders/orders.ts';
import type { PaymentRow } from './payments.store.ts';
import { settlePayment, type SettleCause } from './settle-payment.ts';

export {
  countUnderWay,
  findPayingPayment,
  findPayment,
  listPaymentsOfOrder,
  lockPayingPayment,
  type PaymentRow,
} from './payments.store.ts';
export { askFirst } from './ask-first.ts';
export { lockCashPayment, type LockedCash } from './cash.ts';
export { countRefused, findCashOrder, listCashOrders, openCashBook, type CashOrder } from './cash-book.store.ts';
export { callOffCash, collectCash } from './decide-cash.ts';
export { lockHandPayment, refusingTaken, settleHand, type LockedHand } from './by-hand.ts';
export {
  confirmHand,
  refuseHand,
  remindOfClaims,
  sendHandRefund,
  settleHandRefund,
  type Sending,
} from './decide-claim.ts';
export { findClaim, listByUtr, listClaims, listHandRefunds, openHandBook, type Claim } from './hand-book.store.ts';
export { judgeNotices } from './judge-notices.ts';
export { closeQuarantined, refundQuarantined } from './quarantine.ts';
export { askGateway, recheckPayment } from './recheck-payment.ts';
export { recheckRefund } from './recheck-refund.ts';
export { reconcilePayments } from './reconcile.ts';
export { refundableNow, refundOrder } from './refund-order.ts';
export { listRefundsOfOrder, type RefundRow } from './refunds.store.ts';
export { settlePayment } from './settle-payment.ts';
export { reconcileRefunds, settleRefund } from './settle-refund.ts';
export { startRefund } from './start-refund.ts';

/**
 * Settles a payment of the shopper's own and answers how it and its order stand. Whatever the client believes of it is not
 * asked; anybody else's payment is an unknown one.
 */
export async function settleOwnPayment(
  context: Context,
  accountId: string,
  paymentId: string,
  cause: SettleCause,
): Promise<{ payment: PaymentRow; order: OrderRow }> {
  const settled = await settlePayment(context, paymentId, cause, accountId);
  if (!settled) throw new Refused('not_found');
  const { payment, order } = settled;
  return { payment, order: order ?? (await findOrder(context.db, payment.orderId))! };
}
