import { admin, type PromptRule } from '../../../../contract/src/admin.ts';
import { fromRupees } from '../../../../domain/src/money.ts';
import { handle, pageReply, type Route } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { pageOfPromptRules, type PromptRuleRow } from '../designs/designs.ts';
import { pageOfExceptions } from '../exceptions/exceptions.ts';
import { pageOfOrders, toReturnReply } from '../orders/orders.ts';
import { recheckPayment } from '../payments/payments.ts';
import { pageOfReturns } from '../returns/returns.ts';
import { changeOrder } from './admin.ts';
import { addPromptRule, dropPromptRule } from './change-prompt-rules.ts';
import { decideByAdmin } from './decide-return.ts';
import { toOrderFilter } from './find-orders.ts';
import { orderDetail, toAdminOrderReply, toExceptionReply } from './order-detail.ts';
import { refundByAdmin } from './refund.ts';
import { resolveByAdmin } from './resolve-exception.ts';

const toPromptRuleReply = ({ id, phrase, kind, createdAt }: PromptRuleRow): PromptRule => ({
  id,
  phrase,
  kind,
  createdAt: createdAt.toISOString(),
});

export const adminRoutes: Route[] = [
  handle(admin.orders, async (context, { query, request }) => {
    const { limit, cursor, ...asked } = query;
    const page = await pageOfOrders(context, { ...toOrderFilter(asked), limit, cursor });
    return pageReply(
      page.views.map(view => toAdminOrderReply(view, context.now())),
      page.next,
      request,
    );
  }),
  handle(admin.moveOrder, async (context, { account, params, body }) =>
    toAdminOrderReply(await changeOrder(context, account.id, params.id, body), context.now()),
  ),
  handle(admin.order, async (context, { account, params }) => orderDetail(context, params.id, account.id)),
  handle(admin.refundOrder, async (context, { account, params, body }) => {
    await refundByAdmin(context, account.id, params.id, { ...body, amount: fromRupees(body.amount) });
    return orderDetail(context, params.id, account.id);
  }),
  handle(admin.recheckPayment, async (context, { account, params }) => {
    const payment = await recheckPayment(context, params.paymentId);
    if (!payment) throw new Refused('not_found');
    return orderDetail(context, payment.orderId, account.id);
  }),
  handle(admin.exceptions, async (context, { query, request }) => {
    const page = await pageOfExceptions(context, query);
    return pageReply(page.rows.map(toExceptionReply), page.next, request);
  }),
  handle(admin.resolveException, async (context, { account, params, body }) => {
    await resolveByAdmin(context, account.id, params.id, { action: body.action, reason: body.reason });
    return { resolved: true } as const;
  }),
  handle(admin.returns, async (context, { query, request }) => {
    const page = await pageOfReturns(context, query);
    const rows = page.rows.map(({ view, customer }) => ({ ...toReturnReply(view), customer }));
    return pageReply(rows, page.next, request);
  }),
  handle(admin.decideReturn, async (context, { account, params, body }) => {
    const orderId = await decideByAdmin(context, params.id, { ...body, reason: body.reason, actorId: account.id });
    return orderDetail(context, orderId, account.id);
  }),
  handle(admin.promptRules, async (context, { query, request }) => {
    const page = await pageOfPromptRules(context, query);
    return pageReply(page.rows.map(toPromptRuleReply), page.next, request);
  }),
  handle(admin.addPromptRule, async (context, { account, body }) =>
    toPromptRuleReply(await addPromptRule(context, account.id, body)),
  ),
  handle(admin.removePromptRule, async (context, { account, params }) =>
    toPromptRuleReply(await dropPromptRule(context, account.id, params.id)),
  ),
];
