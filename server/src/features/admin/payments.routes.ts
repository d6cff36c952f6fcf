import { adminPayments } from '../../../../contract/src/admin-payments.ts';
import { fromRupees } from '../../../../domain/src/money.ts';
import { handle, pageReply, type Route } from '../../http/handle.ts';
import { collectByOwner, pageOfCash, refuseCashByOwner } from './cash-payments.ts';
import { confirmByOwner, pageOfClaims, pageOfHandRefunds, refuseByOwner, sendByOwner } from './hand-payments.ts';
import { matchStatement } from './read-statement.ts';

/** What the owner says of payments and refunds that no gateway carries. */
export const adminPaymentRoutes: Route[] = [
  handle(adminPayments.claims, async (context, { query, request }) => {
    const { claims, next } = await pageOfClaims(context, query);
    return pageReply(claims, next, request);
  }),
  handle(adminPayments.confirmClaim, (context, { account, params, body }) =>
    confirmByOwner(context, account.id, params.paymentId, { amount: fromRupees(body.amount), utr: body.utr }),
  ),
  handle(adminPayments.refuseClaim, (context, { account, params, body }) =>
    refuseByOwner(context, account.id, params.paymentId, body),
  ),
  handle(adminPayments.cashOrders, async (context, { query, request }) => {
    const { orders, next } = await pageOfCash(context, query);
    return pageReply(orders, next, request);
  }),
  handle(adminPayments.cashCollected, (context, { account, params, body }) =>
    collectByOwner(context, account.id, params.paymentId, body),
  ),
  handle(adminPayments.cashRefused, (context, { account, params, body }) =>
    refuseCashByOwner(context, account.id, params.paymentId, body),
  ),
  handle(adminPayments.readStatement, (context, { body }) => matchStatement(context, body)),
  handle(adminPayments.handRefunds, async (context, { query, request }) => {
    const { refunds, next } = await pageOfHandRefunds(context, query);
    return pageReply(refunds, next, request);
  }),
  handle(adminPayments.refundSent, async (context, { account, params, body }) => {
    await sendByOwner(context, params.id, { ...body, actorId: account.id });
    return { sent: true } as const;
  }),
];
