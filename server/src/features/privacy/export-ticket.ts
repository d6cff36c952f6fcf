import { createHash } from 'node:crypto';
import type { Language } from '../../../../domain/src/languages.ts';
import type { Context } from '../../http/handle.ts';
import { allowTry } from '../../http/rate-limit.ts';
import { Refused } from '../../http/refused.ts';
import { deleteTicket, findPerson, insertTicket } from './export.store.ts';
import type { Person } from './rule.store.ts';

const GOOD_FOR_MS = 60_000;
const EXPORTS_A_DAY = 5;

/** Only hashes of tickets are kept: nobody can download by what stands in the database. */
const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');

/**
 * A ticket for one download, good for a minute: a browser that saves a file from an address can send no bearer token, and a page that
 * fetched it itself would hold all of it in memory. Refuses with `rate_limited` after five a day.
 */
export async function askExport(
  context: Context,
  accountId: string,
  language: Language,
): Promise<{ ticket: string; expiresAt: Date }> {
  const now = context.now();
  await allowTry(context.db, `export:${accountId}`, EXPORTS_A_DAY, 86_400, now);
  const ticket = context.randomId(40);
  const expiresAt = new Date(now.getTime() + GOOD_FOR_MS);
  await insertTicket(context.db, { hash: hashOf(ticket), accountId, language, expiresAt });
  return { ticket, expiresAt };
}

/** Uses a ticket up. Refuses with `export_link_over` where it is used, too old, or none of ours. */
export async function takeTicket(context: Context, ticket: string): Promise<{ person: Person; language: Language }> {
  const row = await deleteTicket(context.db, hashOf(ticket));
  const person = row && row.expiresAt > context.now() ? await findPerson(context.db, row.accountId) : undefined;
  if (!row || !person) throw new Refused('export_link_over');
  return { person, language: row.language };
}
