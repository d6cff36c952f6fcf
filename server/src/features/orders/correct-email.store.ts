import { and, eq, inArray, notLike, sql } from 'drizzle-orm';
import type { AuditState } from '../../../../domain/src/audit-log.ts';
import type { Tx } from '../../db/database.ts';
import { auditLog, outbox } from '../../db/tables/operations.ts';

const own = ['order', 'credits'] as const;
const subjectsOf = (orderIds: readonly string[]): string[] => orderIds.flatMap(id => own.map(kind => `${kind}:${id}`));

/** Of these orders those of which the customer's mail server refused a mail: nobody has that address. */
export async function listUnreached(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const id = sql<string>`split_part(${outbox.subject}, ':', 2)`;
  const rows = await tx
    .select({ id })
    .from(outbox)
    .where(and(inArray(outbox.subject, subjectsOf(orderIds)), eq(outbox.state, 'refused')));
  return rows.map(row => row.id);
}

/** Sends the customer's mails of these subjects that are not out to this address, from now on; answers how many. */
export async function updateUnsent(
  tx: Tx,
  { subjects, email, now }: { subjects: readonly string[]; email: string; now: Date },
): Promise<number> {
  const rows = await tx
    .update(outbox)
    .set({ recipient: email, state: 'waiting', attempts: 0, dueAt: now, createdAt: now, problem: null })
    .where(
      and(
        inArray(outbox.subject, [...subjects]),
        notLike(outbox.template, '%_for_shop'),
        sql`${outbox.state} <> 'sent' and ${outbox.recipient} <> ''`,
      ),
    )
    .returning({ id: outbox.id });
  return rows.length;
}

/** A line of the log: who corrected the address, the shopper or somebody of the shop. */
export async function insertCorrection(
  tx: Tx,
  row: { actorId: string; orderId: string; before: AuditState; after: AuditState; at: Date },
): Promise<void> {
  const { orderId: subject, ...line } = row;
  await tx.insert(auditLog).values({ ...line, subject, action: 'order.email_corrected' });
}
