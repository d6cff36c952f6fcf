import { useState } from 'react';
import type { AdminOrderDetail } from '../../../../contract/src/admin.ts';
import { send } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { EmailForm } from '../../ui/EmailForm.tsx';
import { useWords } from '../../words.ts';
import { useDo } from './use-do.ts';

/** Corrects the e-mail address of a customer's order: what did not arrive is sent to the new one. */
export function CustomerEmail({ order }: { order: AdminOrderDetail }) {
  const words = useWords('orders');
  const board = useWords('adminBoard');
  const { act, busy } = useDo('admin.order', 'admin.mails');
  const [isOpen, setIsOpen] = useState(false);
  const save = async (email: string) => {
    const work = () => send('admin.correctEmail', { params: { id: order.id }, body: { email } });
    const texts = { done: () => ({ title: words.emailCorrected }), failed: words.emailFailed };
    if (await act(work, texts)) setIsOpen(false);
  };
  return (
    <div className="flex flex-col gap-3">
      {order.mailRefused && (
        <p role="status" className="rounded-control border border-turmeric px-4 py-2">
          {board.emailRefused}
        </p>
      )}
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
