import { and, asc, eq, getTableColumns, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { outbox, settings } from '../../db/tables/operations.ts';

export type MailRow = typeof outbox.$inferSelect;
export type NewMailRow = Omit<typeof outbox.$inferInsert, 'id' | 'state' | 'attempts' | 'sentAt' | 'problem'>;

const NEW_ID = sql`replace(gen_random_uuid()::text, '-', '')`;

/** Puts mails into the outbox, but for those of which the same template of the same subject is there already. */
export async function insertMails(tx: Tx, rows: readonly NewMailRow[]): Promise<void> {
  await tx
    .insert(outbox)
    .values(rows.map(row => ({ ...row, id: NEW_ID })))
    .onConflictDoNothing({ target: [outbox.subject, outbox.template] });
}

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

/** Mails to the shop are in the language that its owner chose: of several owners the one whose address it is goes first. */
const ownersLanguage = sql`(
  select chosen.mail_language from notification_choices chosen join accounts owner on owner.id = chosen.account_id
  where chosen.mail_language is not null and right(${outbox.template}, 9) = '_for_shop' and owner.role = 'owner'
  order by owner.email = ${outbox.recipient} desc, owner.created_at limit 1)`;

/** Whose the mail is: of the order, return, refund or ticket that it tells of. */
const isProven = sql<boolean>`exists (
  select 1 from accounts owner where owner.email = ${outbox.recipient} and owner.email_verified and owner.id in (
    select account_id from orders where id = ${about}
    union all select account_id from returns where id = ${about}
    union all select o.account_id from refunds r join orders o on o.id = r.order_id where r.wish_id = ${about}
    union all select account_id from tickets where id = ${about}
    union all select t.account_id from ticket_entries e join tickets t on t.id = e.ticket_id where e.id = ${about}))`;

/** After a crash of the database whoever has sent a mail notes it first, before others take it for one that nobody has sent. */
const isNotedOrNew = sql`(${outbox.attempts} = 0 or pg_postmaster_start_time() not between clock_timestamp() - interval '5 seconds' and clock_timestamp())`;

/** A mail as it is taken to be sent: leased until a moment, and its try counted. */
const lease = (tx: Tx, isTaken: SQL, leaseEnds: Date): Promise<DueMail[]> =>
  tx
    .update(outbox)
    .set({ dueAt: leaseEnds, attempts: sql`${outbox.attempts} + 1` })
    .where(isTaken)
    .returning({
      ...getTableColumns(outbox),
      language: sql<MailRow['language']>`coalesce(${chosenLanguage}, ${ownersLanguage}, ${outbox.language})`,
      isProven,
    });

/** Other mails of a template that wait and were not tried, leased as `leaseDueMails` does, whenever they are due. */
export async function leaseAlike(
  tx: Tx,
  { template, recipient }: Pick<MailRow, 'template' | 'recipient'>,
  leaseEnds: Date,
  limit: number,
): Promise<DueMail[]> {
  const alike = tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.state, 'waiting'),
        eq(outbox.template, template),
        eq(outbox.recipient, recipient),
        eq(outbox.attempts, 0),
      ),
    ) // prettier-ignore
    .orderBy(asc(outbox.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return lease(tx, inArray(outbox.id, sql`(${alike})`), leaseEnds);
}

/** Gives leased mails back untried, until a moment. */
export async function postpone(tx: Tx, mails: readonly Pick<MailRow, 'id' | 'attempts'>[], dueAt: Date): Promise<void> {
  for (const { id, attempts } of mails)
    await tx
      .update(outbox)
      .set({ dueAt, attempts: attempts - 1 })
      .where(and(eq(outbox.id, id), eq(outbox.state, 'waiting'), eq(outbox.attempts, attempts)));
}

/** Mails that are due, leased to the caller until `leaseEnds` and their try counted; other workers skip them meanwhile. */
export async function leaseDueMails(tx: Tx, now: Date, leaseEnds: Date, limit: number): Promise<DueMail[]> {
  const due = tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.state, 'waiting'), lte(outbox.dueAt, now), isNotedOrNew))
    .orderBy(asc(outbox.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return lease(tx, inArray(outbox.id, sql`(${due})`), leaseEnds);
}

/** The mail is out. What it said and to whom is forgotten; that it was sent is kept, so that it is never sent again. */
export async function updateToSent(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(outbox)
    .set({ state: 'sent', sentAt: now, recipient: '', data: {}, problem: null })
    .where(eq(outbox.id, id));
}

/** What a mail that is given up keeps of it: an admin may send it again, but nobody writes to a deleted account once more, or sends a code late. */
const FORGOTTEN: ReadonlySet<string> = new Set(['account_deleted', 'sign_in_code', 'cash_code']);

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

/** The key of the moment at which the shop was last told of new orders, in ISO form. */
const TOLD_AT = 'mail.new_orders_told_at';

export async function readToldAt(tx: Tx): Promise<string | undefined> {
  return (await tx.select().from(settings).where(eq(settings.key, TOLD_AT)))[0]?.value;
}

export async function putToldAt(tx: Tx, at: Date): Promise<void> {
  const value = at.toISOString();
  await tx
    .insert(settings)
    .values({ key: TOLD_AT, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
