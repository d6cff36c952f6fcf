import type { Reporting, Return } from '../../../../contract/src/returns.ts';
import { paiseOf, toRupees } from '../../../../domain/src/money.ts';
import { reportWindow } from '../../../../domain/src/returns.ts';
import type { HistoryRow, ShownLine } from './order-parts.store.ts';
import type { OrderRow } from './orders.store.ts';
import type { ReturnPhotoRow, ReturnView } from './returns-of-orders.store.ts';

/** An order as far as it decides about reports. */
type Reported = {
  order: OrderRow;
  lines: readonly ShownLine[];
  history: readonly HistoryRow[];
  returns: readonly ReturnView[];
};

export const toPhotoReply = ({ id, width, height }: ReturnPhotoRow): Return['photos'][number] => ({
  id,
  width,
  height,
});

/** A return as its shopper and admins see it. */
export const toReturnReply = (row: ReturnView): Return => ({
  id: row.id,
  orderId: row.orderId,
  state: row.state,
  reason: row.reason,
  description: row.description,
  outcome: row.outcome,
  amount: row.amount === null ? null : toRupees(paiseOf(row.amount)),
  refundId: row.refundWishId,
  replacementOrderId: row.replacementOrderId,
  lines: row.lines.map(line => ({ itemId: String(line.orderLineId), quantity: line.quantity })),
  photos: row.photos.map(toPhotoReply),
  timeline: row.steps.map(step => ({
    act: step.act,
    state: step.to,
    by: step.by,
    reason: step.reason,
    at: step.at.toISOString(),
  })),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});

/** Whether something of an order may be reported now, by all that happened to it. */
export const reportingOf = ({ order, history, lines, returns }: Reported, now: Date) =>
  reportWindow({ status: order.status, history, lines, earlier: returns, now });

/** The same as it is answered; nothing of a purchase of credits. */
export function toReportingReply(view: Reported, now: Date): Reporting | null {
  if (view.order.credits !== null) return null;
  const { until, refusal } = reportingOf(view, now);
  return { until: until?.toISOString() ?? null, refusal: refusal ?? null };
}
