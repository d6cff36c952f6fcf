import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { generations } from '../../db/tables/designs.ts';
import { LAST_BACKUP, outbox, settings } from '../../db/tables/operations.ts';
import { webhookInbox } from '../../db/tables/orders.ts';

/** Designs that shoppers wait for, and notices of the gateway that nobody has judged, from before these moments. */
export async function countStuck(
  tx: Tx,
  before: { design: Date; notice: Date },
): Promise<{ designs: number; notices: number }> {
  const waits = sql`${generations.state} in ('queued', 'running', 'saving') and not ${generations.isBackground}`;
  return {
    designs: await tx.$count(generations, and(waits, lt(generations.createdAt, before.design))),
    notices: await tx.$count(
      webhookInbox,
      and(isNull(webhookInbox.processedAt), lt(webhookInbox.receivedAt, before.notice)),
    ),
  };
}

export type MailTroubles = { waiting: number; givenUp: number; problem: string | null };
/** Mails since a moment that were given up, and those that were tried several times; the latest problem has no address in it. */
export async function countMailTroubles(tx: Tx, since: Date, tries: number): Promise<MailTroubles> {
  const isTried = sql`${outbox.state} = 'waiting' and ${outbox.attempts} >= ${tries}`;
  const [row] = await tx
    .select({
      waiting: sql<number>`count(*) filter (where ${isTried})::int`,
      givenUp: sql<number>`count(*) filter (where ${outbox.state} = 'failed')::int`,
      problem: sql<
        string | null
      >`(array_agg(${outbox.problem} order by ${outbox.createdAt} desc) filter (where ${outbox.problem} is not null))[1]`,
    })
    .from(outbox)
    .where(and(sql`${outbox.state} <> 'sent'`, gt(outbox.createdAt, since)));
  return row!;
}

/** When the last backup was made; nothing where none was. */
export async function findLastBackup(tx: Tx): Promise<Date | undefined> {
  const [row] = await tx.select().from(settings).where(eq(settings.key, LAST_BACKUP));
  return row && new Date(row.value);
}

/** The key of the moment since when backups are looked for, in ISO form. */
const WATCHED_SINCE = 'backup.watched_since';

/** Since when backups are looked for: what was said first. */
export async function keepWatchedSince(tx: Tx, now: Date): Promise<Date> {
  await tx.insert(settings).values({ key: WATCHED_SINCE, value: now.toISOString() }).onConflictDoNothing();
  const [row] = await tx.select().from(settings).where(eq(settings.key, WATCHED_SINCE));
  return new Date(row!.value);
}
