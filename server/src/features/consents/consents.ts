import { CONSENT_PURPOSES, CONSENTS, type ConsentPurpose } from '../../../../domain/src/consents.ts';
import type { Tx } from '../../db/database.ts';
import { findLatestConsents, insertConsent, lockConsents } from './consents.store.ts';

/** What a person last said to a purpose; `at` is nothing where they were never asked. */
export type Consent = { isGiven: boolean; at: Date | null };

/**
 * Writes down that a person agreed, or no longer does, to what the words of today's version say (security 3.3, D4). Saying the same once
 * more writes nothing. `source` is where it was said, such as 'profile' or 'checkout'.
 */
export async function recordConsent(
  tx: Tx,
  said: { accountId: string; purpose: ConsentPurpose; isGiven: boolean; source: string; now: Date },
): Promise<void> {
  const { accountId, purpose, isGiven, source, now } = said;
  await lockConsents(tx, accountId);
  const known = (await consentsOf(tx, accountId))[purpose];
  if (known.at !== null && known.isGiven === isGiven) return;
  await insertConsent(tx, { accountId, purpose, isGiven, source, at: now, textVersion: CONSENTS[purpose].version });
}

/** What somebody agrees to now: off until they say otherwise, and off again where the words have changed since. */
export async function consentsOf(tx: Tx, accountId: string): Promise<Record<ConsentPurpose, Consent>> {
  const latest = new Map((await findLatestConsents(tx, accountId)).map(row => [row.purpose, row]));
  const entries = CONSENT_PURPOSES.map(purpose => {
    const row = latest.get(purpose);
    const isGiven = row?.isGiven === true && row.textVersion === CONSENTS[purpose].version;
    return [purpose, { isGiven, at: row?.at ?? null }] as const;
  });
  return Object.fromEntries(entries) as Record<ConsentPurpose, Consent>;
}
