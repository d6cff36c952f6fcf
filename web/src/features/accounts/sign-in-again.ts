import { send } from '../../api/client.ts';
import { storedAuth } from '../../stored/auth.ts';
import { signInWithPopup } from './popup.ts';

/** The session that a token was made in. */
function sessionIn(token: string): string | undefined {
  const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
  return (JSON.parse(atob(payload)) as { sid?: string }).sid;
}

/**
 * Signs who is signed in in once more: the provider asks them anew. The session that there was ends, as another takes its place. Answers
 * whether the same person came back, or the code of why nobody did.
 */
export async function signInAgain(): Promise<'same' | 'other' | { code: string }> {
  const before = storedAuth();
  const outcome = await signInWithPopup({ isAgain: true });
  if ('code' in outcome) return outcome;
  const now = storedAuth();
  if (!before || !now || before.user.uid !== now.user.uid) return 'other';
  const id = sessionIn(before.token);
  if (id) await send('security.endSession', { params: { id } }).catch(() => undefined);
  return 'same';
}
