import { and, asc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { fieldsIn, part, type Part } from '../../db/parts.ts';
import { named, statement, statements } from '../../db/statement.ts';
import { outbox } from '../../db/tables/operations.ts';

export type MailRow = typeof outbox.$inferSelect;
export type NewMailRow = Omit<typeof outbox.$inferInsert, 'id' | 'state' | 'attempts' | 'sentAt' | 'problem'>;

const FIELDS = ['subject', 'template', 'recipient', 'language', 'data', 'dueAt', 'createdAt', 'requestId'] as const;
const NEW_ID = sql`replace(gen_random_uuid()::text, '-', '')`;
const queuedOf = statements((count: number) =>
  part(`queued_mails_${count}`, (tx, v: object) => {
    const rows = Array.from({ length: count }, (_, n) => fieldsIn<NewMailRow>(v, FIELDS, `${n}.`));
    const mails = tx.insert(outbox).values(rows.map(row => ({ ...row, id: NEW_ID })));
    return { queries: { queued_mails: mails.onConflictDoNothing({ target: [outbox.subject, outbox.template] }) } };
  }),
);

/** Puts mails into the outbox, but for those of which the same template of the same subject is there already. */
export const queuedMails = (rows: readonly NewMailRow[]): Part =>
  queuedOf(rows.length)(Object.assign({}, ...rows.map((row, n) => named(`${n}.`, row))));

/** A mail that is to be sent now; `isProven` says whether its address is the proven one of the account that it tells of. */
export type DueMail = MailRow & { isProven: boolean };

const about = sql`split_part(${outbox.subject}, ':', 2)`;
/**
 * The language that the person chose for all their mails, as they are sent: whoever has the address, or the order that the mail tells
 * of. Nothing for who chose none, and for mails to the shop.
 */
const chosenLanguage = sql`(
  select chosen.mail_language from notification_choices chosen
  where chosen.mail_language is not null and right(${outbox.template}, 9) <> '_for_shop' and chosen.account_id in (
    select id from accounts where email = ${outbox.recipient}
    union all select account_id from orders where id = ${about}
    union all select account_id from returns where id = ${about}
    union all select o.account_id from refunds r join orders o on o.id = r.order_id where r.wish_id = ${about})
  limit 1)`;

/** Whose the mail is: of the order, return, refund or ticket that it tells of. */
const isProven = sql<boolean>`exists (
  select 1 from accounts owner where owner.email = ${outbox.recipient} and owner.email_verified and owner.id in (
    select account_id from orders where id = ${about}
    union all select account_id from returns where id = ${about}
    union all select o.account_id from refunds r join orders o on o.id = r.order_id where r.wish_id = ${about}
    union all select account_id from tickets where id = ${about}
    union all select t.account_id from ticket_entries e join tickets t on t.id = e.ticket_id where e.id = ${about}))`;

/** Mails that are due, leased to the caller until `leaseEnds` and their try counted; other workers skip them meanwhile. */
export const leaseDueMails = (tx: Tx, now: Date, leaseEnds: Date, limit: number): Promise<DueMail[]> =>
  leaseDue(tx, { now, leaseEnds, limit });

/** After a crash of the database whoever has sent a mail notes it first, before others take it for one that nobody has sent. */
const isNotedOrNew = sql`(${outbox.attempts} = 0 or pg_postmaster_start_time() not between clock_timestamp() - interval '5 seconds' and clock_timestamp())`;

const leaseDue = statement((tx, v: { now: Date; leaseEnds: Date; limit: number }) => {
  const due = tx
    .select({ id: outbox.id })
    .from(outbox)
    // No parameter: of any state, its index of those that wait would be none.
    .where(and(sql`${outbox.state} = 'waiting'`, lte(outbox.dueAt, v.now), isNotedOrNew))
    .orderBy(asc(outbox.dueAt))
    .limit(v.limit)
    .for('update', { skipLocked: true });
  return tx
    .update(outbox)
    .set({ dueAt: v.leaseEnds, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, sql`(${due})`))
    .returning({
      ...getTableColumns(outbox),
      language: sql<MailRow['language']>`coalesce(${chosenLanguage}, ${outbox.language})`,
      isProven,
    });
});

/** The mail is out. What it said and to whom is forgotten; that it was sent is kept, so that it is never sent again. */
export async function updateToSent(tx: Tx, id: string, now: Date): Promise<void> {
  await toSent(tx, { id, now });
}

const toSent = statement<{ id: string; now: Date }, unknown>((tx, v) =>
  tx
    .update(outbox)
    .set({ state: 'sent', sentAt: v.now, recipient: '', data: {}, problem: null })
    .where(eq(outbox.id, v.id)),
);

/** What a mail that is given up keeps of it: an admin may send it again, but nobody writes to a deleted account once more, or sends a code late. */
const FORGOTTEN: ReadonlySet<string> = new Set(['account_deleted', 'sign_in_code']);

/** Notes a try that failed, unless another worker has taken the mail over meanwhile. */
export async function updateAfterFailure(
  tx: Tx,
  tried: Pick<MailRow, 'id' | 'attempts' | 'template'>,
  change: { problem: string } & ({ dueAt: Date } | { state: 'failed' | 'refused' }),
): Promise<void> {
  await tx
    .update(outbox)
    .set('state' in change && FORGOTTEN.has(tried.template) ? { ...change, recipient: '', data: {} } : change)
    .where(and(eq(outbox.id, tried.id), eq(outbox.state, 'waiting'), eq(outbox.attempts, tried.attempts)));
}
