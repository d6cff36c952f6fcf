import { createHash } from 'node:crypto';
import type { Attempt, FailureCodes, Order } from './order.ts';
import type { Refund } from './refund.ts';

/** Fields that no document names: PhonePe adds some now and then, and a client must not mind. */
const UNDOCUMENTED = { sandboxRevision: 7, links: { docs: 'none' } };

/** The answer to an accepted payment; `redirectUrl` is the pay page. */
export function toPayAnswer(order: Order, payUrl: string): object {
  return {
    orderId: order.orderId,
    state: 'PENDING',
    expireAt: order.expireAt,
    redirectUrl: payUrl,
    ...UNDOCUMENTED,
  };
}

/** The order status answer. `details` shows every try, otherwise the latest; `errorContext` explains a failure. */
export function toStatusAnswer(order: Order, wants: { details: boolean; errorContext: boolean }): object {
  return {
    orderId: order.orderId,
    state: order.state,
    amount: order.amount,
    payableAmount: order.amount,
    feeAmount: 0,
    expireAt: order.expireAt,
    ...(order.metaInfo && { metaInfo: order.metaInfo }),
    ...order.failure,
    ...(wants.errorContext && order.failure && { errorContext: toErrorContext(order.failure) }),
    paymentDetails: (wants.details ? order.attempts : order.attempts.slice(-1)).map(toPaymentDetail),
    ...UNDOCUMENTED,
  };
}

/** The answer to an accepted refund. */
export function toRefundAnswer({ refundId, amount, state }: Refund): object {
  return { refundId, amount, state, ...UNDOCUMENTED };
}

/** The refund status answer. */
export function toRefundStatusAnswer(refund: Refund): object {
  const { originalMerchantOrderId, refundId, amount, state, errorCode, createdAt } = refund;
  return {
    ...{ originalMerchantOrderId, refundId, amount, currency: 'INR', state, timestamp: refund.endedAt ?? createdAt },
    ...(errorCode && { errorCode, detailedErrorCode: errorCode }),
    splitInstruments: [],
    paymentDetails: [],
    ...UNDOCUMENTED,
  };
}

/** The body of a webhook about a finished refund. */
export function toRefundWebhookBody(refund: Refund, merchantId: string): { event: string; payload: object } {
  const event = refund.state === 'COMPLETED' ? 'pg.refund.completed' : 'pg.refund.failed';
  const { merchantRefundId } = refund;
  return { event, payload: { merchantId, merchantRefundId, ...toRefundStatusAnswer(refund) } };
}

/** The body of a webhook about a finished order. */
export function toWebhookBody(order: Order, merchantId: string): { event: string; payload: Record<string, unknown> } {
  const event = order.state === 'COMPLETED' ? 'checkout.order.completed' : 'checkout.order.failed';
  return {
    event,
    payload: {
      merchantId,
      merchantOrderId: order.merchantOrderId,
      ...toStatusAnswer(order, { details: false, errorContext: false }),
    },
  };
}

/** The value of a webhook's `Authorization` header: one constant for all, as PhonePe has it. */
export function toWebhookAuthorization(username: string, password: string): string {
  return createHash('sha256').update(`${username}:${password}`).digest('hex');
}

function toErrorContext(failure: FailureCodes): object {
  const byCustomer = failure.errorCode === 'TXN_CANCELLED';
  return {
    ...failure,
    source: byCustomer ? 'CUSTOMER' : 'BANK',
    stage: 'PAYMENT_AUTHORIZATION',
    description: 'The payment was not made',
  };
}

function toPaymentDetail(attempt: Attempt): object {
  return {
    transactionId: attempt.transactionId,
    paymentMode: attempt.paymentMode,
    timestamp: attempt.timestamp,
    amount: attempt.amount,
    payableAmount: attempt.amount,
    feeAmount: 0,
    state: attempt.state,
    ...attempt.failure,
    ...(attempt.state === 'COMPLETED' && toInstrument(attempt)),
  };
}

function toInstrument(attempt: Attempt): object {
  if (attempt.paymentMode === 'CARD')
    return {
      rail: {
        type: 'PG',
        transactionId: attempt.transactionId,
        authorizationCode: '000000',
        serviceTransactionId: 'PG1',
      },
      instrument: { type: 'CREDIT_CARD', bankTransactionId: '000000', bankId: 'DEMO', brn: 'B1' },
    };
  if (attempt.paymentMode === 'NET_BANKING')
    return {
      rail: { type: 'PG', transactionId: attempt.transactionId, serviceTransactionId: 'PG1' },
      instrument: { type: 'NET_BANKING', bankTransactionId: '000000', bankId: 'DEMO' },
    };
  return {
    rail: { type: 'UPI', utr: '000000000000', upiTransactionId: `YBL${attempt.transactionId}`, vpa: 'de****er@ybl' },
    instrument: { type: 'ACCOUNT', maskedAccountNumber: '******1234', accountType: 'SAVINGS' },
  };
}
