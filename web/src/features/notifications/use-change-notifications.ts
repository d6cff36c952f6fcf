import { useState } from 'react';
import type { Body } from '../../../../contract/src/api.ts';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

type Change = Body<'notifications.change'>;

/** Changes what messages come, and says what came of it; `busy` names what is on its way. True once it is saved. */
export function useChangeNotifications() {
  const words = useWords('notifications');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState<keyof Change>();
  const change = async (body: Change): Promise<boolean> => {
    setBusy(Object.keys(body)[0] as keyof Change);
    try {
      await send('notifications.change', { body });
      await invalidate('notifications.mine', 'privacy.consents');
      toast({ title: words.saved });
      return true;
    } catch (error) {
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, change };
}
