import { CREDIT_COST, WELCOME_CREDITS, type Spending } from '../../../../domain/src/credits.ts';
import type { Tx } from '../../db/database.ts';
import { Refused } from '../../http/refused.ts';
import { isFormerSubject } from '../accounts/accounts.ts';
import {
  addToBalance,
  addToHeld,
  findCreditAccount,
  insertCreditAccount,
  insertCreditEntry,
  insertHold,
  lockCreditAccount,
  sumOfEntries,
  takeFromBalance,
  takeFromHeld,
  updateHoldState,
} from './credits.store.ts';

/**
 * Credits: the balance is the sum of the ledger, `held` the sum of the open holds (reliability I4). A job's credits are held
 * when it is accepted, and captured or released exactly once when it ends. Call these inside a transaction.
 */

/** What the ledger calls each spending (S2 §3). */
const ENTRY_TYPE: Record<Spending, string> = {
  generate: 'design_generation',
  modify: 'design_modification',
  regenerate: 'design_regeneration',
  preview: 'tshirt_preview',
};

/** Opens the credit account with the welcome grant where it is not open yet; any number of calls grant once. */
async function openCreditAccount(tx: Tx, accountId: string): Promise<void> {
  if (!(await insertCreditAccount(tx, accountId, 0))) return;
  // Who deleted an account and comes back begins anew, without coins to be had again and again.
  if (await isFormerSubject(tx, accountId)) return;
  await addToBalance(tx, accountId, WELCOME_CREDITS);
  await insertCreditEntry(tx, {
    accountId,
    amount: WELCOME_CREDITS,
    type: 'welcome_grant',
    description: 'Welcome credits',
    ref: accountId,
  });
}

/** Coins that can be spent: the balance less what running jobs hold. */
export async function availableCredits(tx: Tx, accountId: string): Promise<number> {
  const known = await findCreditAccount(tx, accountId);
  if (known) return known.balance - known.held;
  await openCreditAccount(tx, accountId);
  const opened = await findCreditAccount(tx, accountId);
  return opened ? opened.balance - opened.held : 0;
}

/** Makes the rest of the transaction this shopper's turn: their other spendings wait until it ends. */
export async function lockCredits(tx: Tx, accountId: string): Promise<void> {
  await openCreditAccount(tx, accountId);
  await lockCreditAccount(tx, accountId);
}

/** Adds credits that are paid for, once a purchase: the ledger takes no second entry of it. */
export async function grantCredits(
  tx: Tx,
  { purchaseId, accountId, credits }: { purchaseId: string; accountId: string; credits: number },
): Promise<void> {
  await openCreditAccount(tx, accountId);
  await addToBalance(tx, accountId, credits);
  const description = `${credits} credits bought`;
  await insertCreditEntry(tx, { accountId, amount: credits, type: 'purchase', description, ref: purchaseId });
}

/**
 * Takes credits back whose money is given back, once a refund: so many in all, with those that earlier refunds of the purchase took.
 * Refuses with `credits_spent` where they are not there any more.
 */
export async function takeBackCredits(
  tx: Tx,
  { refundId, earlier, accountId, inAll }: { refundId: string; earlier: string[]; accountId: string; inAll: number },
): Promise<void> {
  const credits = inAll + (await sumOfEntries(tx, 'purchase_refund', earlier));
  if (credits <= 0) return;
  if (!(await takeFromBalance(tx, accountId, credits)))
    throw new Refused('credits_spent', { needed: credits, available: await availableCredits(tx, accountId) });
  const description = `${credits} credits returned with their money`;
  await insertCreditEntry(tx, { accountId, amount: -credits, type: 'purchase_refund', description, ref: refundId });
}

/** Sets a job's credits aside. Refuses with insufficient_credits and changes nothing. */
export async function holdCredits(
  tx: Tx,
  o: { accountId: string; generationId: string; spending: Spending },
): Promise<void> {
  const amount = CREDIT_COST[o.spending];
  await openCreditAccount(tx, o.accountId);
  if (!(await addToHeld(tx, o.accountId, amount)))
    throw new Refused('insufficient_credits', {
      needed: amount,
      available: await availableCredits(tx, o.accountId),
    });
  await insertHold(tx, { generationId: o.generationId, accountId: o.accountId, amount });
}

/** Spends what the job held. A second call, or one for a job without a hold, changes nothing. */
export async function captureHold(
  tx: Tx,
  o: { generationId: string; spending: Spending; description: string },
): Promise<void> {
  const hold = await updateHoldState(tx, o.generationId, 'captured');
  if (!hold) return;
  await takeFromHeld(tx, hold, true);
  await insertCreditEntry(tx, {
    accountId: hold.accountId,
    amount: -hold.amount,
    type: ENTRY_TYPE[o.spending],
    description: o.description,
    ref: o.generationId,
  });
}

/** Gives back what the job held. A second call, or one for a job without a hold, changes nothing. */
export async function releaseHold(tx: Tx, generationId: string): Promise<void> {
  const hold = await updateHoldState(tx, generationId, 'released');
  if (hold) await takeFromHeld(tx, hold, false);
}
