import { useState } from 'react';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

/** Does one thing at a time to an own group, says what went wrong, and has its list fetched anew. */
export function useGroupAct(): { busy: boolean; act: (work: () => Promise<unknown>) => Promise<boolean> } {
  const words = useWords('groupOwner');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      await invalidate('groups.list', 'groups.one', 'groups.mine', 'cart.lines');
      return true;
    } catch (error) {
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, act };
}
