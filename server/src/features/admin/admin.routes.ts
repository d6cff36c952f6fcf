import { admin, type AdminOrder, type PromptRule } from '../../../../contract/src/admin.ts';
import { nextSteps } from '../../../../domain/src/orders.ts';
import { handle, pageReply, type Route } from '../../http/handle.ts';
import { pageOfPromptRules, type PromptRuleRow } from '../designs/designs.ts';
import { pageOfOrders, toOrderReply, type OrderView } from '../orders/orders.ts';
import { changeOrder } from './admin.ts';
import { addPromptRule, dropPromptRule } from './change-prompt-rules.ts';

const toAdminOrderReply = (view: OrderView): AdminOrder => ({
  ...toOrderReply(view),
  nextStatuses: nextSteps(view.order.status, 'admin'),
});

const toPromptRuleReply = ({ id, phrase, kind, createdAt }: PromptRuleRow): PromptRule => ({
  id,
  phrase,
  kind,
  createdAt: createdAt.toISOString(),
});

export const adminRoutes: Route[] = [
  handle(admin.orders, async (context, { query, request }) => {
    const page = await pageOfOrders(context, query);
    return pageReply(page.views.map(toAdminOrderReply), page.next, request);
  }),
  handle(admin.moveOrder, async (context, { account, params, body }) =>
    toAdminOrderReply(await changeOrder(context, account.id, params.id, body)),
  ),
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
