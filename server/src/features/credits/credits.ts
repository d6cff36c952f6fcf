import { hash } from 'node:crypto';
import { CREDIT_COST, type Spending } from '../../../../domain/src/credits.ts';
import type { Tx } from '../../db/database.ts';
import { Refused } from '../../http/refused.ts';
import {
  addToBalance,
  addToHeld,
  findEntry,
  insertCreditEntry,
  insertHold,
  lockCreditAccount,
  sumOfEntries,
  takeFromBalance,
  takeFromHeld,
  updateHoldState,
} from './credits.store.ts';
import { availableCredits, openCreditAccount } from './open-account.ts';

export { creditHistory } from './history.ts';
export { availableCredits } from './open-account.ts';

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

/**
 * Gives credits for the reason that the shopper reads, or takes (a negative amount) some that are neither spent nor held. The same key of
 * an account again changes nothing; with another amount it is refused with idempotency_mismatch.
 */
export async function changeCredits(
  tx: Tx,
  o: { accountId: string; amount: number; reason: string; idempotencyKey: string },
): Promise<{ isNew: boolean }> {
  const { accountId, amount, reason } = o;
  await lockCredits(tx, accountId);
  const ref = hash('sha256', `${accountId} ${o.idempotencyKey}`, 'hex').slice(0, 32);
  const done = await findEntry(tx, 'admin_change', ref);
  if (done && done.amount !== amount) throw new Refused('idempotency_mismatch');
  if (done) return { isNew: false };
  if (amount > 0) await addToBalance(tx, accountId, amount);
  else if (!(await takeFromBalance(tx, accountId, -amount)))
    throw new Refused('insufficient_credits', { needed: -amount, available: await availableCredits(tx, accountId) });
  await insertCreditEntry(tx, { accountId, amount, type: 'admin_change', description: reason, ref });
  return { isNew: true };
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
