import { and, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { type Language, DEFAULT_LANGUAGE } from '../../../../domain/src/languages.ts';
import {
  MANY_REPORTS,
  MANY_REPORTS_HOURS,
  REPORT_CLOCK_HOURS,
  REPORT_REASONS,
  type DecisionKind,
  type ReportOutcome,
  type ReportReason,
} from '../../../../domain/src/moderation.ts';
import type { Tx } from '../../db/database.ts';
import { isBefore } from '../../db/keyset-order.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { designs } from '../../db/tables/designs.ts';
import { orders } from '../../db/tables/orders.ts';
import { reports, takedowns } from '../../db/tables/support.ts';
import type { RowKey } from '../../http/keyset.ts';

const openReports = sql<number>`(select count(*)::int from ${reports} r where r.design_id = ${designs.id} and r.resolved_at is null)`;
const shown = {
  id: designs.id,
  name: designs.name,
  prompt: designs.prompt,
  mockupFile: designs.mockupFile,
  artworkFile: designs.artworkFile,
  isPublic: designs.isPublic,
  likeCount: designs.likeCount,
  createdAt: designs.createdAt,
  maker: { id: accounts.id, name: accounts.name, email: accounts.email },
  openReports,
  decision: takedowns,
  decidedBy: sql<string | null>`(select a.name from ${accounts} a where a.id = ${takedowns.decidedBy})`,
};
const isOpen = and(eq(takedowns.designId, designs.id), isNull(takedowns.liftedAt));
const select = (tx: Tx) =>
  tx.select(shown).from(designs).innerJoin(accounts, eq(accounts.id, designs.accountId)).leftJoin(takedowns, isOpen);
export type ModeratedRow = Awaited<ReturnType<typeof select>>[number];

/** A design that is there: public, taken out of the gallery, or reported before its maker made it private. */
export async function findModerated(tx: Tx, id: string): Promise<ModeratedRow | undefined> {
  const hasReports = sql`exists (select 1 from ${reports} r where r.design_id = ${designs.id})`;
  const isOurs = or(designs.isPublic, sql`${takedowns.id} is not null`, hasReports);
  const [row] = await select(tx).where(and(eq(designs.id, id), isNull(designs.deletedAt), isOurs));
  return row;
}

/** The design as it is, locked until the transaction ends: decisions about it come one after the other. */
export async function lockDesign(tx: Tx, id: string): Promise<{ isPublic: boolean } | undefined> {
  const there = and(eq(designs.id, id), isNull(designs.deletedAt));
  return (await tx.select({ isPublic: designs.isPublic }).from(designs).where(there).for('update'))[0];
}

type Listing = {
  state: 'public' | DecisionKind;
  /** A tsquery. */
  words: string | undefined;
  id: string | undefined;
  afterRow: RowKey | undefined;
  limit: number;
};
/** Designs of the gallery or of those that were taken out of it, the newest first, one more than the page. */
export function listModerated(tx: Tx, { state, words, id, afterRow, limit }: Listing): Promise<ModeratedRow[]> {
  const isOfState =
    state === 'public'
      ? sql`${designs.isPublic} and ${designs.deletedAt} is null and ${designs.status} in ('ready', 'queued')`
      : and(isNull(designs.deletedAt), eq(takedowns.kind, state));
  const isFound = words === undefined ? undefined : sql`${designs.searchWords} @@ ${words}::tsquery`;
  const isNamed = id === undefined ? undefined : eq(designs.id, id);
  const after = isBefore(designs.createdAt, designs.id, afterRow);
  return select(tx)
    .where(and(isOfState, isFound && isNamed ? or(isFound, isNamed) : (isFound ?? isNamed), after))
    .orderBy(desc(designs.createdAt), desc(designs.id))
    .limit(limit + 1);
}

const hours = (reason: ReportReason) => sql`when ${reason}::text then ${REPORT_CLOCK_HOURS[reason]}::int`;
/** As `decisionDue` of domain/moderation. */
const dueAt = sql<string>`least(
  min(r.created_at + make_interval(hours => case r.reason ${sql.join(REPORT_REASONS.map(hours), sql` `)} end)),
  case when count(*) >= ${MANY_REPORTS}::int then min(r.created_at) + make_interval(hours => ${MANY_REPORTS_HOURS}::int) end)`;

/** Designs with open reports. */
const reported = (having: SQL | undefined) => sql`
  select r.design_id as id, ${dueAt} as due_at, min(r.created_at) as first_at, json_agg(r.reason) as reasons
  from ${reports} r join ${designs} d on d.id = r.design_id
  where r.resolved_at is null and d.deleted_at is null
  group by r.design_id ${having === undefined ? sql`` : sql`having ${having}`}`;

export type ReportedRow = { row: ModeratedRow; dueAt: Date; firstAt: Date; reasons: ReportReason[] };
/** Designs with open reports, the one that is due first first, one more than the page. */
export async function listReported(
  tx: Tx,
  { afterRow, limit }: { afterRow: RowKey | undefined; limit: number },
): Promise<ReportedRow[]> {
  const after = afterRow && sql`(${dueAt}, r.design_id) > (${afterRow.at}::timestamptz, ${afterRow.id})`;
  const found = await tx.execute<{ id: string; due_at: string; first_at: string; reasons: ReportReason[] }>(
    sql`${reported(after)} order by due_at, id limit ${limit + 1}`,
  );
  if (found.rows.length === 0) return [];
  const ids = found.rows.map(one => one.id);
  const rows = await select(tx).where(sql`${designs.id} = any(${sql.param(ids)}::text[])`);
  const byId = new Map(rows.map(row => [row.id, row]));
  return found.rows.flatMap(one => {
    const row = byId.get(one.id);
    return row ? [{ row, dueAt: new Date(one.due_at), firstAt: new Date(one.first_at), reasons: one.reasons }] : [];
  });
}

/** How many reported designs were to be decided before a moment, and since when the oldest. */
export async function countOverdueReports(tx: Tx, now: Date): Promise<{ designs: number; oldest: Date | null }> {
  const found = await tx.execute<{ designs: number; oldest: string | null }>(sql`
    select count(*)::int as designs, min(due_at) as oldest from (${reported(undefined)}) as late where due_at < ${now}::timestamptz`);
  const { designs: count, oldest } = found.rows[0]!;
  return { designs: count, oldest: oldest === null ? null : new Date(oldest) };
}

export type ReportRow = typeof reports.$inferSelect;
/** What was reported of a design, the newest first, one more than the page. */
export function listReports(
  tx: Tx,
  { designId, afterRow, limit }: { designId: string; afterRow: RowKey | undefined; limit: number },
): Promise<ReportRow[]> {
  const after = isBefore(reports.createdAt, reports.id, afterRow);
  return tx
    .select()
    .from(reports)
    .where(and(eq(reports.designId, designId), after))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit + 1);
}

/** Ends the open reports of a design; answers those whose reporters have an account, and how to reach them. */
export async function closeReports(
  tx: Tx,
  o: { designId: string; outcome: ReportOutcome; now: Date },
): Promise<{ count: number; reached: { id: string; accountId: string; name: string; email: string }[] }> {
  const closed = await tx
    .update(reports)
    .set({ resolvedAt: o.now, outcome: o.outcome })
    .where(and(eq(reports.designId, o.designId), isNull(reports.resolvedAt)))
    .returning({ id: reports.id, reporter: reports.reporter });
  if (closed.length === 0) return { count: 0, reached: [] };
  const people = await tx
    .select({ accountId: accounts.id, name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(
      and(sql`${accounts.id} = any(${sql.param(closed.map(one => one.reporter))}::text[])`, isNull(accounts.erasedAt)),
    );
  const byId = new Map(people.map(person => [person.accountId, person]));
  const reached = closed.flatMap(({ id, reporter }) => {
    const person = byId.get(reporter);
    return person ? [{ ...person, id }] : [];
  });
  return { count: closed.length, reached };
}

/** The language of what somebody ordered last: the shop knows no other of an account. */
export async function languageOf(tx: Tx, accountId: string): Promise<Language> {
  const [row] = await tx
    .select({ language: orders.language })
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row?.language ?? DEFAULT_LANGUAGE;
}

export type TakedownRow = typeof takedowns.$inferSelect;
export async function findOpenTakedown(tx: Tx, designId: string): Promise<TakedownRow | undefined> {
  const isTheirs = and(eq(takedowns.designId, designId), isNull(takedowns.liftedAt));
  return (await tx.select().from(takedowns).where(isTheirs))[0];
}

export async function insertTakedown(tx: Tx, row: typeof takedowns.$inferInsert): Promise<void> {
  await tx.insert(takedowns).values(row);
}

export async function updateLifted(tx: Tx, o: { id: string; by: string; at: Date }): Promise<void> {
  await tx.update(takedowns).set({ liftedBy: o.by, liftedAt: o.at }).where(eq(takedowns.id, o.id));
}

/** Marks a design as decided, which takes it out of every list, cart and page; `null`: as it was before. */
export async function updateModerated(
  tx: Tx,
  o: { id: string; kind: DecisionKind | null; isPublic: boolean; at: Date },
): Promise<void> {
  await tx
    .update(designs)
    .set({
      isPublic: o.isPublic,
      takenDownAt: o.kind === 'taken_down' ? o.at : null,
      hiddenAt: o.kind === 'hidden' ? o.at : null,
      updatedAt: o.at,
    })
    .where(eq(designs.id, o.id));
}
