import type { OrderMail } from '../../../../contract/src/admin-desk.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { canResend, findOrder, listOrderMails, resendMail } from '../orders/orders.ts';
import { insertAudit } from './admin.store.ts';

/** Mails about an order, the newest first. Refuses an unknown order with `not_found`. */
export async function mailsOf(context: Context, orderId: string): Promise<OrderMail[]> {
  const order = await findOrder(context.db, orderId);
  if (!order) throw new Refused('not_found');
  const mails = await listOrderMails(context.db, order);
  return mails.map(mail => ({
    ...{ id: mail.id, template: mail.template, state: mail.state },
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
    canResend: order.email !== '' && canResend(mail, mails),
  }));
}

/** Sends a mail of an order once more for an admin; kept in the log. */
export async function resendByAdmin(
  context: Context,
  actorId: string,
  ids: { orderId: string; mailId: string },
): Promise<void> {
  await context.db.transaction(async tx => {
    const after = await resendMail(context, tx, ids);
    const at = context.now();
    await insertAudit(tx, { actorId, action: 'order.mail_sent_again', subject: ids.orderId, after, at });
  });
}
