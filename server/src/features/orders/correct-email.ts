import type { Context } from '../../http/handle.ts';
import { allowTry } from '../../http/rate-limit.ts';
import { Refused } from '../../http/refused.ts';
import { insertCorrection, updateUnsent } from './correct-email.store.ts';
import { lockOrder, updateOrder, type OrderRow } from './orders.store.ts';
import { listOrderMails } from './resend-mail.store.ts';
import { canResend, sendPaidAgain } from './resend-mail.ts';

/** Corrections that a shopper may make in a day, of all orders: each may send a mail to somebody else. */
const TRIES = 5;
const DAY_S = 86_400;

/** 'a…@example.com': the log says that it was changed, and keeps nobody's address longer than the order does. */
const shortened = (email: string): string => email.replace(/^(.).*@/u, '$1…@');

type Correction = { orderId: string; email: string; actorId: string };

/** The shopper's own order from now on has this e-mail address. Refuses with `not_found`, and with `rate_limited` after a few a day. */
export async function correctOwnEmail(context: Context, o: Correction): Promise<void> {
  await correct(
    context,
    o,
    order => order.accountId === o.actorId,
    async () => {
      await allowTry(context.db, `order_email:${o.actorId}`, TRIES, DAY_S, context.now());
    },
  );
}

/** Any order, by somebody of the shop. Refuses with `not_found`. */
export const correctEmail = (context: Context, o: Correction): Promise<void> => correct(context, o, () => true);

/**
 * Writes the address, a line of the log, and sends what the customer did not get there: mails that wait or were refused, or where all
 * went out to the other address, the one that tells of the payment. An order of a deleted account is unknown.
 */
async function correct(
  context: Context,
  { orderId, email, actorId }: Correction,
  isTheirs: (order: OrderRow) => boolean,
  allow?: () => Promise<void>,
): Promise<void> {
  await context.db.transaction(async tx => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.email === '' || !isTheirs(order)) throw new Refused('not_found');
    await allow?.();
    const now = context.now();
    const mails = await listOrderMails(tx, order);
    const isOther = order.email !== email;
    if (isOther) {
      await updateOrder(tx, orderId, { email });
      const [before, after] = [{ email: shortened(order.email) }, { email: shortened(email) }];
      await insertCorrection(tx, { actorId, orderId, before, after, at: now });
    }
    const unsent = mails.filter(mail => mail.state === 'refused' || mail.state === 'failed' || isOther);
    const subjects = [...new Set(unsent.map(mail => mail.subject))];
    const again = await updateUnsent(tx, { subjects, email, now });
    const paid = mails.find(({ template }) => template === 'order_paid' || template === 'credits_bought');
    if (again === 0 && isOther && paid && canResend(paid, mails))
      await sendPaidAgain(tx, { ...order, email }, paid, now);
  });
}
