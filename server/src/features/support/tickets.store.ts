import { and, asc, desc, eq, lt, ne, or, sql } from 'drizzle-orm';
import { cleanEmail } from '../../../../domain/src/email.ts';
import type { TicketStatus } from '../../../../domain/src/tickets.ts';
import { cleanCode } from '../../../../domain/src/typed-text.ts';
import type { Tx } from '../../db/database.ts';
import { isAfter, isBefore } from '../../db/keyset-order.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { ticketEntries, tickets } from '../../db/tables/support.ts';
import type { RowKey } from '../../http/keyset.ts';
import type { TicketRow } from './support.store.ts';

type Listing = {
  status: TicketStatus | undefined;
  /** A ticket number or the sender's address. */
  search: string | undefined;
  afterRow: RowKey | undefined;
  limit: number;
};

/** A deleted account leaves the number of its ticket and nothing to read. */
const isReadable = ne(tickets.message, '');

/** Tickets that are not closed, or those of one status, the one that is due first first, one more than the page. */
export function listDue(tx: Tx, { status, search, afterRow, limit }: Listing): Promise<TicketRow[]> {
  const after = isAfter(tickets.dueAt, tickets.id, afterRow);
  return tx
    .select()
    .from(tickets)
    .where(
      and(
        sql`${tickets.status} <> 'closed'`,
        status && eq(tickets.status, status),
        isReadable,
        isSought(search),
        after,
      ),
    )
    .orderBy(asc(tickets.dueAt), asc(tickets.id))
    .limit(limit + 1);
}

/** Closed tickets, or with `search` all, the newest first, one more than the page. */
export function listNewest(
  tx: Tx,
  { isClosed, search, afterRow, limit }: Omit<Listing, 'status'> & { isClosed: boolean },
): Promise<TicketRow[]> {
  const after = isBefore(tickets.createdAt, tickets.id, afterRow);
  return tx
    .select()
    .from(tickets)
    .where(and(isClosed ? eq(tickets.status, 'closed') : undefined, isReadable, isSought(search), after))
    .orderBy(desc(tickets.createdAt), desc(tickets.id))
    .limit(limit + 1);
}

const isSought = (search: string | undefined) =>
  search ? or(eq(tickets.id, cleanCode(search)), eq(tickets.email, cleanEmail(search))) : undefined;

export async function findTicket(tx: Tx, id: string): Promise<TicketRow | undefined> {
  return (
    await tx
      .select()
      .from(tickets)
      .where(and(eq(tickets.id, id), isReadable))
  )[0];
}

/** Changes a ticket that is still at this version; false where somebody was faster. */
export async function updateTicket(
  tx: Tx,
  {
    id,
    version,
    ...change
  }: Pick<TicketRow, 'id' | 'version'> & Pick<TicketRow, 'status' | 'dueAt' | 'acknowledgedAt' | 'closedAt'>,
): Promise<boolean> {
  const rows = await tx
    .update(tickets)
    .set({ ...change, version: version + 1 })
    .where(and(eq(tickets.id, id), eq(tickets.version, version)))
    .returning({ id: tickets.id });
  return rows.length > 0;
}

export type EntryRow = { entry: typeof ticketEntries.$inferSelect; author: string | null };
/** Answers and notes of a ticket, the newest first, one more than the page. */
export function listEntries(
  tx: Tx,
  { ticketId, afterRow, limit }: { ticketId: string; afterRow: RowKey | undefined; limit: number },
): Promise<EntryRow[]> {
  const after = isBefore(ticketEntries.createdAt, ticketEntries.id, afterRow);
  return tx
    .select({ entry: ticketEntries, author: accounts.name })
    .from(ticketEntries)
    .leftJoin(accounts, eq(accounts.id, ticketEntries.authorId))
    .where(and(eq(ticketEntries.ticketId, ticketId), after))
    .orderBy(desc(ticketEntries.createdAt), desc(ticketEntries.id))
    .limit(limit + 1);
}

export async function insertEntry(tx: Tx, row: typeof ticketEntries.$inferInsert): Promise<void> {
  await tx.insert(ticketEntries).values(row);
}

/** How many tickets were due before a moment, and since when the oldest. */
export async function countOverdueTickets(tx: Tx, now: Date): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int`, oldest: sql<string | null>`min(${tickets.dueAt})` })
    .from(tickets)
    .where(and(sql`${tickets.status} <> 'closed'`, isReadable, lt(tickets.dueAt, now)));
  return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null };
}
