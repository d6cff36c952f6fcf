import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Deletion } from '../../../../contract/src/privacy.ts';
import { ApiError, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';

type Ends = { onKept: (deletion: Deletion) => void; onDeleted: () => void };

/** Asks the shop to delete the account, and says what came of it. */
export function useDeletion({ onKept, onDeleted }: Ends) {
  const { dialog: words } = useWords('myData');
  const language = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const ask = async (wish: { email: string; whenPossible: boolean }) => {
    setBusy(true);
    try {
      const deletion = await send('privacy.deleteAccount', { body: { ...wish, language } });
      if (deletion.state === 'deleted') return onDeleted();
      toast({ title: words.kept, description: words.keptText });
      onKept(deletion);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      // Something was opened meanwhile: the dialog shows it.
      if (code === 'deletion_deferred') void queries.invalidateQueries({ queryKey: ['privacy.deletion'] });
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return { ask, busy };
}
