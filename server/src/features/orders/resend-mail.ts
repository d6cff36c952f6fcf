import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { tellDelivered, tellInProduction, tellPaid, tellPaymentFailed, tellShipped } from './order-mails.ts';
import { acceptedAt } from './order-reply.ts';
import { lockOrder, type OrderRow } from './orders.store.ts';
import {
  listOrderMails,
  MOST_AGAIN,
  updateToEarlier,
  updateWrittenAt,
  type OrderMailRow,
} from './resend-mail.store.ts';

type Tell = (tx: Tx, order: OrderRow, now: Date) => Promise<void>;
const paid: Tell = (tx, order, now) => tellPaid(tx, order, acceptedAt(order) ?? now);
/** Mails to the customer that can be written anew from the order as it is. */
const TELL: Readonly<Record<string, Tell>> = {
  order_paid: paid,
  credits_bought: paid,
  payment_failed: tellPaymentFailed,
  order_in_production: tellInProduction,
  order_shipped: tellShipped,
  order_delivered: tellDelivered,
};
const isLatest = ({ subject }: OrderMailRow): boolean => /^(order|credits):/.test(subject);

/** Whether a mail of these can be sent once more: the latest of its kind, out or given up, and not sent often already. */
export function canResend(mail: OrderMailRow, all: readonly OrderMailRow[]): boolean {
  const earlier = all.filter(one => one.template === mail.template && one.subject.startsWith('earlier')).length;
  return TELL[mail.template] !== undefined && isLatest(mail) && mail.state !== 'waiting' && earlier < MOST_AGAIN;
}

/**
 * Writes a mail of an order once more, as the order is now; the one before stays in the list. Two admins at once send it once. Refuses
 * with `not_found`, or with `mail_not_again`.
 */
export async function resendMail(
  context: Context,
  tx: Tx,
  { orderId, mailId }: { orderId: string; mailId: string },
): Promise<{ template: string }> {
  const order = await lockOrder(tx, orderId);
  const mails = order ? await listOrderMails(tx, order) : [];
  const mail = mails.find(one => one.id === mailId);
  if (!order || !mail) throw new Refused('not_found');
  // Whoever's data was erased is written to no more.
  const isReachable = order.email !== '';
  if (!isReachable || !canResend(mail, mails) || !(await updateToEarlier(tx, mail, orderId)))
    throw new Refused('mail_not_again');
  await writeAnew(tx, order, mail, context.now());
  return { template: mail.template };
}

async function writeAnew(tx: Tx, order: OrderRow, mail: OrderMailRow, now: Date): Promise<void> {
  await TELL[mail.template]!(tx, order, now);
  await updateWrittenAt(tx, mail, now);
}

/** Tells of the payment once more, to the address that the order has now; not where that was done often enough. */
export async function sendPaidAgain(tx: Tx, order: OrderRow, mail: OrderMailRow, now: Date): Promise<void> {
  if (await updateToEarlier(tx, mail, order.id)) await writeAnew(tx, order, mail, now);
}
