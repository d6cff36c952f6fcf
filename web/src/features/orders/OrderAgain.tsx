import { useState } from 'react';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

/** Puts the order's shirts into the cart once more, at the prices of today, and opens it. */
export function OrderAgain({ orderId, onAdded }: { orderId: string; onAdded: () => void }) {
  const { again: words } = useWords('orders');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    try {
      const { added, left } = await send('orders.again', { params: { id: orderId } });
      await invalidate('cart.lines');
      if (left > 0) toast({ title: words.left(left), description: words.leftText, tone: 'bad' });
      if (added > 0) onAdded();
    } catch (error) {
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button tone="secondary" busy={busy} onClick={() => void add()} className="self-start">
      {busy ? words.busy : words.button}
    </Button>
  );
}
