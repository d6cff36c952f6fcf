import { DEFAULT_LANGUAGE } from '../../../../domain/src/languages.ts';
import type { ReturnAct } from '../../../../domain/src/returns.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { queueMail } from '../mail/mail.ts';
import type { OrderLineRow, OrderRow, ReturnRow } from '../orders/orders.ts';

type Reported = {
  order: OrderRow;
  lines: readonly Pick<OrderLineRow, 'id' | 'designName' | 'productName'>[];
  report: {
    id: string;
    reason: ReturnRow['reason'];
    description: string;
    lines: readonly { orderLineId: number; quantity: number }[];
    photoIds: readonly string[];
  };
  now: Date;
};

const addressed = (order: OrderRow, returnId: string) => ({
  ...{ subject: `return:${returnId}`, recipient: order.email, language: order.language },
});

/** Tells the shopper that the report is here, and the shop of it: once a return. */
export async function tellReported(context: Context, tx: Tx, { order, lines, report, now }: Reported): Promise<void> {
  const { id: orderId, firstName, lastName, email } = order;
  const items = report.lines.map(({ orderLineId, quantity }) => {
    const line = lines.find(one => one.id === orderLineId)!;
    return { name: line.designName || line.productName, quantity };
  });
  const data = { orderId, firstName, reason: report.reason, description: report.description, items };
  await queueMail(tx, { ...addressed(order, report.id), template: 'return_reported', data, now });
  await queueMail(tx, {
    ...{ subject: `return:${report.id}`, template: 'return_for_shop', language: DEFAULT_LANGUAGE },
    recipient: context.shop.operator.email,
    data: { ...data, lastName, email, photos: report.photoIds.length },
    now,
  });
}

type Decided = { order: OrderRow; row: ReturnRow; act: ReturnAct; reason: string | null; now: Date };

/** Tells the shopper what was decided: once a return and kind of decision. What is returned after an item came back tells its refund. */
export async function tellDecided(tx: Tx, { order, row, act, reason, now }: Decided): Promise<void> {
  const to = { ...addressed(order, row.id), now };
  const data = { orderId: order.id, firstName: order.firstName, note: reason ?? '' };
  const { replacementOrderId, amount } = row;
  if (act === 'replace')
    return queueMail(tx, {
      ...to,
      template: 'return_replaced',
      data: { ...data, replacementOrderId: replacementOrderId! },
    });
  if (act === 'refund' && row.outcome === 'refund')
    return queueMail(tx, { ...to, template: 'return_refunded', data: { ...data, amount: amount! } });
  if (act === 'send_back') return queueMail(tx, { ...to, template: 'return_send_back', data });
  if (act === 'receive') return queueMail(tx, { ...to, template: 'return_received', data });
  if (act === 'refuse') return queueMail(tx, { ...to, template: 'return_refused', data });
}
