import { quantitiesSent } from './quantities.ts';
import { sendRemovals } from './removals.ts';

/** Sends what the server's cart does not know yet; called before every checkout (rulings, Cart). False where that fails. */
export async function settleCart(): Promise<boolean> {
  await quantitiesSent();
  return sendRemovals();
}
