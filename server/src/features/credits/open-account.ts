import { WELCOME_CREDITS } from '../../../../domain/src/credits.ts';
import type { Tx } from '../../db/database.ts';
import { isFormerSubject, rememberMailbox } from '../accounts/accounts.ts';
import { addToBalance, findCreditAccount, insertCreditAccount, insertCreditEntry } from './credits.store.ts';

/** Opens the credit account with the welcome grant where it is not open yet; any number of calls grant once. */
export async function openCreditAccount(tx: Tx, accountId: string): Promise<void> {
  if (!(await insertCreditAccount(tx, accountId, 0))) return;
  // Who deleted an account and comes back begins anew, without credits to be had again and again.
  if (await isFormerSubject(tx, accountId)) return;
  await addToBalance(tx, accountId, WELCOME_CREDITS);
  await insertCreditEntry(tx, {
    accountId,
    amount: WELCOME_CREDITS,
    type: 'welcome_grant',
    description: 'Welcome credits',
    ref: accountId,
  });
  await rememberMailbox(tx, accountId);
}

/** Credits that can be spent: the balance less what running jobs hold. */
export async function availableCredits(tx: Tx, accountId: string): Promise<number> {
  const known = await findCreditAccount(tx, accountId);
  if (known) return known.balance - known.held;
  await openCreditAccount(tx, accountId);
  const opened = await findCreditAccount(tx, accountId);
  return opened ? opened.balance - opened.held : 0;
}
