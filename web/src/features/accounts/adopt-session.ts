import { fetchToken, fetchUser } from '../../api/token.ts';
import { authEntry } from '../../stored/auth.ts';

/** Takes the session that the browser's cookie holds: token and person go into storage. Answers who, or why not. */
export async function adoptSession(): Promise<{ name: string } | 'refused' | 'unreachable'> {
  const answer = await fetchToken();
  if (typeof answer === 'string') return answer;
  try {
    const user = await fetchUser(answer.token);
    authEntry.write({ ...answer, user });
    return { name: user.displayName };
  } catch {
    return 'unreachable';
  }
}
