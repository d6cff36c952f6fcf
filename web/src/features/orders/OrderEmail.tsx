import { useState } from 'react';
import type { Order } from '../../../../contract/src/orders.ts';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { Button } from '../../ui/Button.tsx';
import { EmailForm } from '../../ui/EmailForm.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

/** Where the mails of an order go, and its correction; said first where that address was refused. */
export function OrderEmail({ order, place }: { order: Order; place: 'list' | 'page' }) {
  const words = useWords('orders');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  if (order.email === '' || (place === 'list' && !order.mailRefused)) return null;
  const save = async (email: string) => {
    setBusy(true);
    try {
      await send('orders.correctEmail', { params: { id: order.id }, body: { email } });
      toast({ title: words.emailCorrected });
      await invalidate('orders.one', 'orders.mine');
      setIsOpen(false);
    } catch (error) {
      toast({ title: words.emailFailed, description: errorText(error), tone: 'bad' });
    }
    setBusy(false);
  };
  return (
    <div
      className={
        order.mailRefused ? 'flex flex-col gap-3 rounded-control border border-turmeric p-4' : 'flex flex-col gap-3'
      }
    >
      <p className="break-words">
        {order.mailRefused ? words.emailRefused(order.email) : words.emailGoesTo(order.email)}
      </p>
      {isOpen ? (
        <EmailForm
          email={order.email}
          words={words}
          busy={busy}
          onSave={email => void save(email)}
          onClose={() => setIsOpen(false)}
        />
      ) : (
        <Button tone="secondary" onClick={() => setIsOpen(true)} className="self-start">
          {words.emailCorrect}
        </Button>
      )}
    </div>
  );
}
