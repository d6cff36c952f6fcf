import { z } from 'zod';
import { ORDER_STATUSES } from '../../domain/src/orders.ts';
import { endpoint } from './endpoint.ts';
import { Order } from './orders.ts';
import { Id, Page } from './wire.ts';

const AdminOrder = Order.extend({
  /** What the order table offers next; any other status needs a reason. */
  nextStatuses: z.array(z.enum(ORDER_STATUSES)),
});
export type AdminOrder = z.output<typeof AdminOrder>;

export const admin = {
  orders: endpoint('admin.orders', {
    summary: 'Orders of the shop, the newest first',
    access: 'staff',
    query: z.object({ ...Page, status: z.enum(ORDER_STATUSES).optional() }),
    response: z.array(AdminOrder),
    errors: [],
  }),
  moveOrder: endpoint('admin.moveOrder', {
    summary: 'Moves an order on, or sets its tracking number. A step outside the order table needs a reason',
    access: 'staff',
    params: z.object({ id: Id }),
    body: z.strictObject({
      status: z.enum(ORDER_STATUSES).optional(),
      trackingId: z.string().trim().min(1).max(80).optional(),
      reason: z.string().trim().max(300).optional(),
      /** The version that the admin saw; a newer one is answered with 409 `order_changed`. */
      version: z.number().int().optional(),
    }),
    response: AdminOrder,
    errors: ['not_found', 'order_changed', 'order_unchanged', 'reason_required', 'step_not_allowed'],
  }),
};
