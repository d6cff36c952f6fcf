import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { raiseException, settleExceptions } from '../exceptions/exceptions.ts';
import { listOrdersToLetGo, listOrdersToStop, listTakenDownLines } from './stop-orders.store.ts';

/**
 * Raises an exception for each paid order with shirts that are not printed yet, of a design that was taken down, and ends those that have nothing
 * to say any more. Runs with each decision, and in the loop of the alerts for what is paid afterwards.
 */
export async function stopOrders(context: Context, tx: Tx): Promise<void> {
  for (const { orderId, names } of await listOrdersToStop(tx))
    await raiseException(context, tx, {
      ...{ kind: 'design_taken_down', subject: orderId, orderId },
      // The cut may go through an emoji, and PostgreSQL keeps no half of one.
      evidence: { design: names.join(', ').slice(0, 300).toWellFormed() },
    });
  const now = context.now();
  for (const subject of await listOrdersToLetGo(tx))
    await settleExceptions(tx, { kinds: ['design_taken_down'], subject, now });
}

/** The ids of those of these orders' lines that must not be printed: a design on them was taken down (`designs.taken_down_at`). */
export const takenDownLines = async (tx: Tx, orderIds: readonly string[]): Promise<ReadonlySet<number>> =>
  new Set(await listTakenDownLines(tx, orderIds));
