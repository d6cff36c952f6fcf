import { useState } from 'react';
import type { Order } from '../../../../contract/src/orders.ts';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { pendingOrderEntry } from '../../stored/pending-order.ts';
import { returnLanguageEntry } from '../../stored/return-language.ts';
import { toast } from '../../ui/toast.ts';
import { useLanguage } from '../../words.ts';

/** Leaves for the pay page of an unpaid order (S2's 'Try Again'); what was refused is said, and the order is asked for anew. */
export function usePayAgain(order: Order, failed: string): { pay: () => void; busy: boolean } {
  const language = useLanguage();
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const pay = async () => {
    setBusy(true);
    try {
      const { paymentUrl, orderId, paymentId, total } = await send('payments.again', { params: { id: order.id } });
      const quantity = order.credits ?? order.items.reduce((sum, item) => sum + item.quantity, 0);
      pendingOrderEntry.write({ orderId, paymentId, quantity, total, isCredits: order.credits !== null });
      returnLanguageEntry.write({ language });
      location.assign(paymentUrl);
    } catch (error) {
      setBusy(false);
      toast({ title: failed, description: errorText(error), tone: 'bad' });
      await invalidate('orders.one', 'orders.mine');
    }
  };
  return { pay: () => void pay(), busy };
}
