import { useState } from 'react';
import type { Order } from '../../../../contract/src/orders.ts';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

/** Cancels an order of the shopper's own; answers when it is over, either way. */
export function useCancelOrder(order: Order): { cancel: () => Promise<void>; busy: boolean } {
  const { cancel: words } = useWords('orders');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      await send('orders.cancel', { params: { id: order.id } });
      toast({ title: words.done });
    } catch (error) {
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
    }
    await invalidate('orders.one', 'orders.mine');
    setBusy(false);
  };
  return { cancel, busy };
}
