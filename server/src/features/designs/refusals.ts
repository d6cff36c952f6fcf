import { REFUSALS_KEPT_DAYS } from '../../../../domain/src/moderation.ts';
import { foldPhrase } from '../../../../domain/src/prompt-rules.ts';
import type { Context } from '../../http/handle.ts';
import { pageOf, rowKeyOf } from '../../http/keyset.ts';
import { addTry } from '../../http/rate-limit.ts';
import {
  countRefusals,
  deleteRefusalsBefore,
  insertRefusal,
  listRefusals,
  type RefusalCount,
  type RefusalRow,
} from './refusals.store.ts';

const DAY_MS = 86_400_000;
const HOUR_S = 3_600;
/** More than these in an hour are somebody who tries: they say nothing more about the words. */
const NOTED_AN_HOUR = 500;
const MOST_COUNTS = 200;

/**
 * Notes that words were not drawn, and the first of those that stood in the way, without whose they were, so that whoever keeps the list
 * sees what it does. Never throws: a refusal does not hang on it.
 */
export async function noteRefusal(
  context: Context,
  { text, word = '', byRule }: { text: string; word?: string | undefined; byRule: boolean },
): Promise<void> {
  try {
    const createdAt = context.now();
    if ((await addTry(context.db, 'prompt_refusals', HOUR_S, createdAt)) > NOTED_AN_HOUR) return;
    const id = `q${context.randomId(16)}`;
    await insertRefusal(context.db, { id, text, word: foldPhrase(word), byRule, createdAt });
  } catch (error) {
    context.log.warn('designs.refusal_not_noted', { error });
  }
}

const oldestKept = (context: Context, days = REFUSALS_KEPT_DAYS): Date =>
  new Date(context.now().getTime() - days * DAY_MS);

/** A page of the words that were not drawn in the last thirty days, the newest first. */
export async function pageOfRefusals(
  context: Context,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ rows: RefusalRow[]; next: string | undefined }> {
  const rows = await listRefusals(context.db, { since: oldestKept(context), afterRow: rowKeyOf(cursor), limit });
  return pageOf(rows, limit, row => ({ at: row.createdAt, id: row.id }));
}

/** How often words stood in the way in the last days, by day in India. */
export const refusalCounts = (context: Context, days: number): Promise<RefusalCount[]> =>
  countRefusals(context.db, { since: oldestKept(context, days), limit: MOST_COUNTS });

/** Forgets words that are older than thirty days. Any number of workers may run it. */
export const forgetRefusals = (context: Context): Promise<void> =>
  deleteRefusalsBefore(context.db, oldestKept(context));
