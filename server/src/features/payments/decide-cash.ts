import type { CashWay } from '../../../../domain/src/cash.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { lookSoon } from './by-hand.ts';
import { updateCash } from './cash-book.store.ts';
import type { LockedCash } from './cash.ts';

/**
 * The parcel was delivered and its money is there: how it came, and the number of its receipt. The caller has locked the payment, and calls
 * `settleHand` after its commit. False where the same was said before. Refuses another word about what is decided, and a parcel that was
 * not sent.
 */
export async function collectCash(
  context: Context,
  tx: Tx,
  { order, payment, cash }: LockedCash,
  { actorId, way, reference }: { actorId: string; way: CashWay; reference: string },
): Promise<boolean> {
  if (cash.state === 'collected' && cash.way === way && cash.reference === reference) return false;
  if (cash.state !== 'agreed') throw new Refused('claim_decided');
  if (order.status !== 'shipped') throw new Refused('cash_not_sent');
  const now = context.now();
  await updateCash(tx, payment.id, { state: 'collected', way, reference, decidedBy: actorId, decidedAt: now });
  await lookSoon(tx, payment, now);
  return true;
}

/**
 * The parcel came back, or the order is called off before it is sent. Only a parcel that was on its way counts as refused by its person. As
 * `collectCash`.
 */
export async function callOffCash(
  context: Context,
  tx: Tx,
  { order, payment, cash }: LockedCash,
  { actorId, reason }: { actorId: string; reason: string },
): Promise<boolean> {
  if (cash.state === 'refused' || cash.state === 'called_off') return false;
  if (cash.state !== 'agreed') throw new Refused('claim_decided');
  const now = context.now();
  const state = order.status === 'shipped' ? 'refused' : 'called_off';
  await updateCash(tx, payment.id, { state, reason, decidedBy: actorId, decidedAt: now });
  await lookSoon(tx, payment, now);
  return true;
}
