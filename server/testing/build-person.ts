import { identities, sessions } from '../src/db/tables/accounts.ts';
import type { TestAccount, TestShop } from './test-shop.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A new person at the provider, signed in so many minutes ago; `subject` is who they are there. */
export async function buildPerson(
  shop: TestShop,
  o: { minutesAgo?: number; subject?: string } = {},
): Promise<TestAccount> {
  const who = await shop.signUp('Asha');
  const accountId = o.subject ?? `subject-${who.id}`;
  await shop.db.insert(identities).values({ id: `i-${who.id}`, accountId, providerId: 'shop-id', userId: who.id });
  await signIn(shop, who, o.minutesAgo);
  return who;
}

export async function signIn(shop: TestShop, who: TestAccount, minutesAgo = 0): Promise<void> {
  const createdAt = new Date(shop.clock.now().getTime() - minutesAgo * MINUTE_MS);
  const id = shop.context.randomId(12);
  const expiresAt = new Date(createdAt.getTime() + DAY_MS);
  await shop.db.insert(sessions).values({ id, token: id, userId: who.id, createdAt, expiresAt });
}
