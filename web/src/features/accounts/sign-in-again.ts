import { storedAuth } from '../../stored/auth.ts';
import { signInWithPopup } from './popup.ts';

/** Whether the person who signed in once more is the one who was signed in; `before` is their id. */
export const whoCame = (before: string | undefined): 'same' | 'other' =>
  before !== undefined && storedAuth()?.user.uid === before ? 'same' : 'other';

/**
 * Signs who is signed in in once more: the provider asks them anew. The session that there was ends, as another takes its place. Answers
 * whether the same person came back, or the code of why nobody did.
 */
export async function signInAgain(): Promise<'same' | 'other' | { code: string }> {
  const before = storedAuth()?.user.uid;
  const outcome = await signInWithPopup({ isAgain: true });
  return 'code' in outcome ? outcome : whoCame(before);
}
