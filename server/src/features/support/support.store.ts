import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { tickets } from '../../db/tables/support.ts';

export type TicketRow = typeof tickets.$inferSelect;
export type NewTicket = Pick<
  TicketRow,
  'id' | 'accountId' | 'name' | 'email' | 'subject' | 'message' | 'requestKey' | 'createdAt' | 'dueAt' | 'language'
>;

/** The ticket that was sent with this key. */
export async function findTicketByKey(tx: Tx, requestKey: string): Promise<TicketRow | undefined> {
  return (await tx.select().from(tickets).where(eq(tickets.requestKey, requestKey)))[0];
}

/** Writes a ticket; false where one with the same key was written meanwhile. */
export async function insertTicket(tx: Tx, ticket: NewTicket): Promise<boolean> {
  const rows = await tx
    .insert(tickets)
    .values(ticket)
    .onConflictDoNothing({ target: tickets.requestKey })
    .returning({ id: tickets.id });
  return rows.length > 0;
}
