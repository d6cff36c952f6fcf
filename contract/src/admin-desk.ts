import { z } from 'zod';
import { DUTIES } from '../../domain/src/access.ts';
import { ORDER_STATUSES, SALE_STATUSES } from '../../domain/src/orders.ts';
import { Days } from './admin-figures.ts';
import { endpoint } from './endpoint.ts';
import { EmailAddress, Line, Lines, Search } from './typed.ts';
import { ERRORS, type ErrorCode } from './errors.ts';
import { Id, Page, Timestamp } from './wire.ts';

/** What the order list is filtered by; it stands in the address of the page too. */
export const OrderFilter = {
  ...Days,
  /** Words of the id, the customer's name, e-mail, phone or the tracking number, or their beginnings. */
  search: Search(),
  /** `pending` is S2's older name of an order that was created and not paid. */
  status: z
    .enum([...SALE_STATUSES, 'pending'])
    .transform(status => (status === 'pending' ? 'order_created' : status))
    .optional(),
  /** 0 T-shirt orders, 1 purchases of credits; both without it. */
  type: z.enum(['0', '1']).optional(),
};

export const OrderNote = z.object({
  id: z.string(),
  author: z.string(),
  text: z.string(),
  createdAt: Timestamp,
});
export type OrderNote = z.output<typeof OrderNote>;

/** A mail about an order. A sent one has forgotten what it said and to whom. */
export const OrderMail = z.object({
  id: z.string(),
  template: z.string(),
  state: z.enum(['waiting', 'sent', 'failed', 'refused']),
  createdAt: Timestamp,
  sentAt: Timestamp.nullable(),
  /** False where it waits already, is not the customer's, or was sent often enough. */
  canResend: z.boolean(),
});
export type OrderMail = z.output<typeof OrderMail>;

export const SavedView = z.object({ id: z.string(), name: z.string(), query: z.string() });
export type SavedView = z.output<typeof SavedView>;

const codes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

export const adminDesk = {
  exportOrders: endpoint('admin.exportOrders', {
    summary: 'Orders of a filter as CSV, the newest first',
    access: DUTIES.orders,
    fresh: true,
    holds: 'many',
    query: z.object(OrderFilter),
    response: z.string(),
    kind: 'csv',
    errors: [],
  }),
  moveOrders: endpoint('admin.moveOrders', {
    summary: 'Moves several orders on, each by the order table alone, and says of each whether it moved',
    access: DUTIES.orders,
    body: z.strictObject({ ids: z.array(Id).min(1).max(100), status: z.enum(ORDER_STATUSES) }),
    response: z.array(z.object({ id: z.string(), moved: z.boolean(), code: z.enum(codes).nullable() })),
    errors: [],
  }),
  notes: endpoint('admin.notes', {
    summary: 'What people of the shop noted about an order, the newest first',
    access: DUTIES.orders,
    params: z.object({ id: Id }),
    query: z.object({ ...Page }),
    response: z.array(OrderNote),
    errors: ['not_found'],
  }),
  addNote: endpoint('admin.addNote', {
    summary: 'Notes something about an order; the customer never sees it',
    access: DUTIES.orders,
    params: z.object({ id: Id }),
    body: z.strictObject({ text: Lines(1_000, 1) }),
    response: OrderNote,
    errors: ['not_found'],
  }),
  mails: endpoint('admin.mails', {
    summary: 'Mails about an order, the newest first',
    access: DUTIES.orders,
    params: z.object({ id: Id }),
    response: z.array(OrderMail),
    errors: ['not_found'],
  }),
  resendMail: endpoint('admin.resendMail', {
    summary: 'Sends the customer a mail of an order once more, as the order is now',
    access: DUTIES.orders,
    params: z.object({ id: Id }),
    body: z.strictObject({ mailId: Id }),
    response: z.array(OrderMail),
    errors: ['not_found', 'mail_not_again'],
  }),
  correctEmail: endpoint('admin.correctEmail', {
    summary: "Corrects the e-mail address of a customer's order, and sends what did not arrive at the old one",
    access: DUTIES.orders,
    params: z.object({ id: Id }),
    body: z.strictObject({ email: EmailAddress }),
    response: z.array(OrderMail),
    errors: ['not_found'],
  }),
  views: endpoint('admin.views', {
    summary: 'Filters of the order list that you keep',
    access: DUTIES.orders,
    response: z.array(SavedView),
    errors: [],
  }),
  saveView: endpoint('admin.saveView', {
    summary: 'Keeps a filter of the order list under a name; the same name again takes its place',
    access: DUTIES.orders,
    body: z.strictObject({ name: Line(60, 1), query: z.string().max(500) }),
    response: SavedView,
    errors: ['views_full'],
  }),
  removeView: endpoint('admin.removeView', {
    summary: 'Forgets a filter of yours',
    access: DUTIES.orders,
    params: z.object({ id: Id }),
    response: z.object({ removed: z.literal(true) }),
    errors: ['not_found'],
  }),
};
