import { eq } from 'drizzle-orm';
import { identities, sessions } from '../src/db/tables/accounts.ts';
import type { TestAccount, TestShop } from './test-shop.ts';

const MINUTE_MS = 60_000;

/** A new person at the provider, signed in so many minutes ago; `subject` is who they are there. */
export async function buildPerson(
  shop: TestShop,
  o: { minutesAgo?: number; subject?: string } = {},
): Promise<TestAccount> {
  const who = await shop.signUp('Asha');
  const accountId = o.subject ?? `subject-${who.id}`;
  await shop.db.insert(identities).values({ id: `i-${who.id}`, accountId, providerId: 'shop-id', userId: who.id });
  return signIn(shop, who, o.minutesAgo);
}

/** The person in a session that began so many minutes ago, in place of those that there were. */
export async function signIn(shop: TestShop, who: TestAccount, minutesAgo = 0): Promise<TestAccount> {
  await shop.db.delete(sessions).where(eq(sessions.userId, who.id));
  return shop.signIn(who, new Date(shop.clock.now().getTime() - minutesAgo * MINUTE_MS));
}
