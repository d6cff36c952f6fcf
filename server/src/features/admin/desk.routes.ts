import { adminDesk } from '../../../../contract/src/admin-desk.ts';
import { handle, pageReply, Reply, type Route } from '../../http/handle.ts';
import { correctEmail } from '../orders/orders.ts';
import { addNote, moveOrders, pageOfNotes, removeView, saveView, viewsOf } from './desk.ts';
import { exportOrders } from './export-orders.ts';
import { mailsOf, resendByAdmin } from './order-mails.ts';

const CSV_HEADERS = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="orders.csv"',
};

/** What an admin does with orders beside moving them one by one. */
export const adminDeskRoutes: Route[] = [
  handle(adminDesk.exportOrders, async (context, { account, query }) => {
    const stream = await exportOrders(context, account.id, query);
    return new Reply('', { stream, headers: CSV_HEADERS });
  }),
  handle(adminDesk.moveOrders, (context, { account, body }) => moveOrders(context, account.id, body)),
  handle(adminDesk.notes, async (context, { params, query, request }) => {
    const { notes, next } = await pageOfNotes(context, params.id, query);
    return pageReply(notes, next, request);
  }),
  handle(adminDesk.addNote, (context, { account, params, body }) => addNote(context, account, params.id, body.text)),
  handle(adminDesk.mails, (context, { params }) => mailsOf(context, params.id)),
  handle(adminDesk.resendMail, async (context, { account, params, body }) => {
    await resendByAdmin(context, account.id, { orderId: params.id, mailId: body.mailId });
    return mailsOf(context, params.id);
  }),
  handle(adminDesk.correctEmail, async (context, { account, params, body }) => {
    await correctEmail(context, { orderId: params.id, email: body.email, actorId: account.id });
    return mailsOf(context, params.id);
  }),
  handle(adminDesk.views, (context, { account }) => viewsOf(context, account.id)),
  handle(adminDesk.saveView, (context, { account, body }) => saveView(context, account.id, body)),
  handle(adminDesk.removeView, async (context, { account, params }) => {
    await removeView(context, account.id, params.id);
    return { removed: true } as const;
  }),
];
