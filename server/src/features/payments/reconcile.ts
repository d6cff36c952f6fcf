import type { Context } from '../../http/handle.ts';
import { leaseDuePayments } from './payments.store.ts';
import { settlePayment } from './settle-payment.ts';

/** Longer than a question to the gateway may take; a process that dies meanwhile leaves its payments to the others. */
const LEASE_MS = 20_000;
const AT_ONCE = 10;

/**
 * Asks about every payment whose next check is due. Enough by itself: a webhook that never comes, a browser that never returns
 * or a process that dies between two steps only costs time. Any number of processes may run it.
 */
export async function reconcilePayments(context: Context): Promise<void> {
  for (;;) {
    const now = context.now();
    const leaseEnds = new Date(now.getTime() + LEASE_MS);
    const due = await leaseDuePayments(context.db, now, leaseEnds, AT_ONCE);
    await Promise.all(
      due.map(id =>
        settlePayment(context, id, 'reconcile').catch(error =>
          context.log.error('payment.settle_failed', { paymentId: id, error }),
        ),
      ),
    );
    if (due.length < AT_ONCE) return;
  }
}
