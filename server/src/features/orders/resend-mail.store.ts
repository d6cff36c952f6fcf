import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { outbox } from '../../db/tables/operations.ts';
import { refunds } from '../../db/tables/orders.ts';
import type { OrderRow } from './orders.store.ts';

export type OrderMailRow = Pick<
  typeof outbox.$inferSelect,
  'id' | 'subject' | 'template' | 'state' | 'createdAt' | 'sentAt'
>;
/** How often one mail is sent again. */
export const MOST_AGAIN = 5;
const earlier = (orderId: string): string[] =>
  Array.from({ length: MOST_AGAIN }, (_, n) => `earlier${n + 1}:${orderId}`);

/** Mails about an order, the newest first. */
export async function listOrderMails(tx: Tx, { id, carrier, trackingId }: OrderRow): Promise<OrderMailRow[]> {
  const wishes = await tx
    .select({ id: refunds.wishId })
    .from(refunds)
    .where(eq(refunds.orderId, id))
    .groupBy(refunds.wishId)
    .limit(50);
  const subjects = [
    ...[`order:${id}`, `credits:${id}`, `tracking:${id}:${carrier ?? ''}:${trackingId}`, ...earlier(id)],
    ...wishes.map(wish => `refund:${wish.id}`),
  ];
  const { subject, template, state, createdAt, sentAt } = outbox;
  return tx
    .select({ id: outbox.id, subject, template, state, createdAt, sentAt })
    .from(outbox)
    .where(inArray(subject, subjects))
    .orderBy(desc(createdAt), desc(outbox.id))
    .limit(100);
}

/** Files a mail away under an earlier name, so that another of its subject and template can be written; false where it was often enough. */
export async function updateToEarlier(tx: Tx, mail: OrderMailRow, orderId: string): Promise<boolean> {
  const filed = await tx.$count(
    outbox,
    and(inArray(outbox.subject, earlier(orderId)), eq(outbox.template, mail.template)),
  );
  if (filed >= MOST_AGAIN) return false;
  await tx
    .update(outbox)
    .set({ subject: earlier(orderId)[filed]! })
    .where(eq(outbox.id, mail.id));
  return true;
}

/** A mail that was written now about something that was earlier. */
export async function updateWrittenAt(
  tx: Tx,
  of: Pick<OrderMailRow, 'subject' | 'template'>,
  now: Date,
): Promise<void> {
  await tx
    .update(outbox)
    .set({ createdAt: now, dueAt: now })
    .where(and(eq(outbox.subject, of.subject), eq(outbox.template, of.template)));
}
