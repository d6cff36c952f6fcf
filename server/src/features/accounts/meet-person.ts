import { cleanEmail, isEmail } from '../../../../domain/src/email.ts';
import type { Meeting, ProvenPerson } from '../../adapters/identity/port.ts';
import type { Context } from '../../http/handle.ts';
import {
  countProofs,
  findByEmail,
  findBySubject,
  lockAccount,
  setEmail,
  setEmailVerified,
  takeEmailAway,
} from './identities.store.ts';
import { tellAccounts } from './tell-accounts.ts';

/**
 * Who somebody is that a provider sends: a person is issuer and subject, never an e-mail address (rulings of 26 November, Sign-in). Looks
 * before the library signs in, which makes an account for `new` and opens the subject's own for `known`; for the others it must not.
 * `unverified`: the provider does not vouch for the address, which makes no account. `taken`: the address is proven by another person's
 * account; a code sent to the mailbox may join the subject to it, nothing else does (sign-in-code.ts).
 *
 * What changed at the provider since is kept here: an address that the provider no longer vouches for gives no role, and another one
 * becomes the account's, unless it is another account's.
 */
export async function meetPerson(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { issuer, subject, ...claims }: ProvenPerson,
): Promise<Meeting> {
  const email = cleanEmail(claims.email);
  // An address that reads otherwise in plain letters is another one to the provider, which vouches for that.
  const isVerified = claims.emailVerified && isEmail(email) && email === claims.email.trim().toLowerCase();
  return db.transaction(async tx => {
    const own = await findBySubject(tx, { issuer, subject });
    if (!own) return meetStranger(tx, email, isVerified, now());
    const account = await lockAccount(tx, own);
    if (account && (await followProvider(tx, account, { email, isVerified }, now()))) await tellAccounts(tx);
    return 'known';
  });
}

type Tx = Parameters<typeof findBySubject>[0];

async function meetStranger(tx: Tx, email: string, isVerified: boolean, now: Date): Promise<Meeting> {
  if (!isVerified) return 'unverified';
  const other = await findByEmail(tx, email);
  if (other?.emailVerified) return 'taken';
  if (other) await takeEmailAway(tx, other.id, now);
  return 'new';
}

type Row = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/** Keeps the account's address as the provider has it; answers whether anything changed. */
async function followProvider(
  tx: Tx,
  account: Row,
  { email, isVerified }: { email: string; isVerified: boolean },
  now: Date,
): Promise<boolean> {
  // Who proves the account in another way too has its address from there.
  if ((await countProofs(tx, account.id)) > 1) return false;
  if (email === account.email) {
    if (isVerified !== account.emailVerified) await setEmailVerified(tx, account.id, isVerified, now);
    return isVerified !== account.emailVerified;
  }
  if (!isVerified) return false;
  const other = await findByEmail(tx, email);
  if (other?.emailVerified) return false;
  if (other) await takeEmailAway(tx, other.id, now);
  await setEmail(tx, account.id, email, now);
  return true;
}
