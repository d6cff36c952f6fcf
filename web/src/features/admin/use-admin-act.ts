import { useState } from 'react';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

/** Does something of an admin's once at a time, says how it went, and asks for what it may have changed anew. */
export function useAdminAct(): {
  act: (work: () => Promise<unknown>, done: string) => Promise<boolean>;
  busy: boolean;
} {
  const { failed } = useWords('adminOrder');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    let isDone = true;
    try {
      await work();
      toast({ title: done });
    } catch (error) {
      isDone = false;
      toast({ title: failed.title, description: errorText(error), tone: 'bad' });
    }
    await invalidate('admin.order', 'admin.orders', 'admin.exceptions', 'admin.returns');
    setBusy(false);
    return isDone;
  };
  return { act, busy };
}
