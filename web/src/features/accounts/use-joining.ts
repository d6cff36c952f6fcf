import { useEffect, useState } from 'react';
import { send } from '../../api/client.ts';

/** The library's word for a person who came with the proven address of somebody's account. */
const NOT_LINKED = 'account_not_linked';

/** The address whose account a refused person may be joined to by a code; nothing for any other refusal, and while that is asked. */
export function useJoining(refusal: string | undefined): string | undefined {
  const [email, setEmail] = useState<string>();
  const isRefused = refusal === NOT_LINKED;
  useEffect(() => {
    if (!isRefused) return;
    send('accounts.joining').then(
      told => setEmail(told.email ?? undefined),
      () => undefined,
    );
  }, [isRefused]);
  return isRefused ? email : undefined;
}
