import type { Tx } from '../../db/database.ts';
import { keyedHashes } from '../../db/keyed-hash.ts';
import { hasFormerSubject, hasHadWelcome, insertFormerSubjects, listSubjects } from './former-subjects.store.ts';

/** Who somebody is at the provider, as a hash that says nothing to anybody but this shop. */
async function hashesOf(tx: Tx, accountId: string): Promise<string[]> {
  const subjects = await listSubjects(tx, accountId);
  const texts = subjects.map(one => JSON.stringify([one.providerId, one.accountId]));
  return keyedHashes(tx, 'former_subject_secret', texts);
}

/** Keeps of a person who deletes their account that they had the welcome credits; nothing where they had none. */
export async function rememberFormerSubjects(tx: Tx, accountId: string): Promise<void> {
  if (await hasHadWelcome(tx, accountId)) await insertFormerSubjects(tx, await hashesOf(tx, accountId));
}

/** Whether the person of an account had another one before, with its welcome credits. */
export async function isFormerSubject(tx: Tx, accountId: string): Promise<boolean> {
  return hasFormerSubject(tx, await hashesOf(tx, accountId));
}
