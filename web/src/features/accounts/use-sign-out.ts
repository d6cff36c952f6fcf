import { useCallback } from 'react';
import { toast } from '../../ui/toast.ts';

type Texts = { loggedOut: string; logoutFailed: string };

/** Signs out (end-session.ts, loaded when it is pressed). Where the server does not answer, the person stays signed in and is told. */
export function useSignOut(texts: Texts): () => void {
  return useCallback(() => {
    const endSession = async () => (await import('./end-session.ts')).endSession();
    void endSession().then(
      () => toast({ title: texts.loggedOut }),
      (error: unknown) => {
        console.error('Signing out failed', error);
        toast({ title: texts.logoutFailed, tone: 'bad' });
      },
    );
  }, [texts]);
}
