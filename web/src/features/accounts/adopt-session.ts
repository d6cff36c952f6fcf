import type { User } from '../../../../contract/src/accounts.ts';
import { confirmPerson, wantedBy } from '../../api/confirm-person.ts';
import { fetchToken, fetchUser } from '../../api/token.ts';
import { authEntry } from '../../stored/auth.ts';

/** Takes the session that the browser's cookie holds: token and person go into storage. Answers who, or why not. */
export async function adoptSession(): Promise<{ name: string } | 'refused' | 'disabled' | 'unreachable'> {
  const answer = await fetchToken();
  if (typeof answer === 'string') return answer;
  try {
    const user = await personOf(answer.token);
    if (!user) return 'refused';
    authEntry.write({ ...answer, user });
    return { name: user.displayName };
  } catch (error) {
    return (error as { code?: unknown }).code === 'account_disabled' ? 'disabled' : 'unreachable';
  }
}

/** The person of a session, once they gave the second factor of their account; nothing where they do not give it. */
async function personOf(token: string): Promise<User | undefined> {
  try {
    return await fetchUser(token);
  } catch (error) {
    const wanted = wantedBy(error);
    if (!wanted) throw error;
    return (await confirmPerson({ ...wanted, isAgain: false, token })) ? fetchUser(token) : undefined;
  }
}
