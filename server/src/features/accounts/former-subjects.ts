import { foldMailbox } from '../../../../domain/src/mailbox.ts';
import type { Tx } from '../../db/database.ts';
import { keyedHashes } from '../../db/keyed-hash.ts';
import { findProvenEmail } from './proven-email.store.ts';
import { hasFormerSubject, hasHadWelcome, insertFormerSubjects, listSubjects } from './former-subjects.store.ts';

/** Under which the mailboxes stand that a code proved. */
export const MAILBOX_PROVIDER = 'mailbox';

/** Who somebody is at the provider, as a hash that says nothing to anybody but this shop. */
async function hashesOf(tx: Tx, accountId: string): Promise<string[]> {
  const subjects = [...(await listSubjects(tx, accountId)), ...(await provenMailbox(tx, accountId))];
  // Whoever proves a mailbox is its person, however the address was written.
  const texts = subjects.map(({ providerId, accountId: subject }) =>
    JSON.stringify([providerId, providerId === MAILBOX_PROVIDER ? foldMailbox(subject) : subject]),
  );
  return keyedHashes(tx, 'former_subject_secret', texts);
}

/** The mailbox that an account has proven, by a code or by its provider: a person has one, whichever way they come. */
async function provenMailbox(tx: Tx, accountId: string): Promise<{ providerId: string; accountId: string }[]> {
  const email = await findProvenEmail(tx, accountId);
  return email === '' ? [] : [{ providerId: MAILBOX_PROVIDER, accountId: email }];
}

/** Keeps that a mailbox had the welcome credits: its other addresses (`+tag`, dots) make accounts without. */
export async function rememberMailbox(tx: Tx, accountId: string): Promise<void> {
  if ((await findProvenEmail(tx, accountId)) !== '') await rememberFormerSubjects(tx, accountId);
}

/** Keeps of a person who deletes their account that they had the welcome credits; nothing where they had none. */
export async function rememberFormerSubjects(tx: Tx, accountId: string): Promise<void> {
  if (await hasHadWelcome(tx, accountId)) await insertFormerSubjects(tx, await hashesOf(tx, accountId));
}

/** Whether the person of an account had another one before, with its welcome credits. */
export async function isFormerSubject(tx: Tx, accountId: string): Promise<boolean> {
  return hasFormerSubject(tx, await hashesOf(tx, accountId));
}
