import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, identities } from '../src/db/tables/accounts.ts';
import { nameOfNewcomer } from '../src/features/accounts/accounts.ts';
import { isRefusedName } from '../src/features/designs/designs.ts';
import { startShopWithIdentity, type ShopWithIdentity, type Visitor } from './use-identity.ts';

const OWNER = 'owner@example.in';
let room: ShopWithIdentity;
beforeAll(async () => void (room = await startShopWithIdentity({ adminEmails: [OWNER] })));
afterAll(() => room?.stop());

let people = 0;
const newPerson = () => ++people;
let addresses = 0;
const newAddress = () => `asha${++addresses}@example.in`;

type Sent = { person: number; email: string; unproven?: boolean };
type Outcome = { visitor: Visitor; error: string | null; accountId: string | undefined };
/** A sign-in of the person of a number at the provider, with an address that it vouches for or not. */
async function signIn({ person, email, unproven }: Sent): Promise<Outcome> {
  await room.script({ signIn: `person${unproven ? '_unverified' : ''}(${person})`, uses: 1 });
  const visitor = room.visit();
  const reply = await visitor.signIn(email);
  const error = new URL(reply.headers.get('location')!, 'http://shop.invalid').searchParams.get('error');
  const token = await visitor.token();
  return { visitor, error, accountId: token && decodeJwt(token).sub };
}
const rowOf = async (id: string | undefined) =>
  (await room.shop.db.select().from(accounts).where(eq(accounts.id, id!)))[0]!;
const accountsOf = (email: string) => room.shop.db.$count(accounts, eq(accounts.email, email));
async function roleOf({ visitor }: Outcome): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${await visitor.token()}` };
  return ((await (await room.shop.fetch('/api/auth/admin-check', { headers })).json()) as { role?: string }).role;
}

describe.each([
  ['a shopper', newAddress, 'shopper'],
  ['the owner of ADMIN_EMAILS', () => OWNER, 'owner'],
])('with the address of %s', (_, addressOf, role) => {
  const email = addressOf();
  const [first, second] = [newPerson(), newPerson()];
  let account: string;

  it('an unproven address makes no account, whoever comes first', async () => {
    const squatter = await signIn({ person: second, email, unproven: true });
    expect([squatter.error, squatter.accountId]).toEqual(['email_not_verified', undefined]);
    expect(await accountsOf(email)).toBe(0);
  });

  it('the person whose address is proven has the account, though another one tried it before', async () => {
    const mine = await signIn({ person: first, email });
    expect(mine.error).toBeNull();
    account = mine.accountId!;
    expect(await roleOf(mine)).toBe(role);
    expect((await signIn({ person: first, email })).accountId).toBe(account);
  });

  it.each([true, false])('another person with the same address (unproven: %s) is refused', async unproven => {
    const other = await signIn({ person: second, email, unproven });
    expect([other.error, other.accountId]).toEqual([unproven ? 'email_not_verified' : 'account_not_linked', undefined]);
    expect(await room.shop.db.$count(identities, eq(identities.userId, account))).toBe(1);
  });

  it('is signed in still where the provider vouches for it no longer, without the role that it gave; and has it back', async () => {
    const unproven = await signIn({ person: first, email, unproven: true });
    expect(unproven.accountId).toBe(account);
    expect(await roleOf(unproven)).toBe('shopper');
    expect(await roleOf(await signIn({ person: first, email }))).toBe(role);
  });
});

describe('the name that a provider tells', () => {
  const nameOf = async (email: string) => {
    const one = await signIn({ person: newPerson(), email });
    expect([one.error, one.accountId]).toEqual([null, expect.any(String)]);
    const headers = { authorization: `Bearer ${await one.visitor.token()}` };
    return ((await (await room.shop.fetch('/api/auth/user', { headers })).json()) as { displayName: string })
      .displayName;
  };

  it.each([
    // The provider's stand-in makes the name of the address.
    ['meera.nair@example.in', 'Meera Nair'],
    ['salman.khan@example.in', 'Salman Khan'],
    ['nude.woman@example.in', 'Shopper'],
    ['n4ked.g1rl@example.in', 'Shopper'],
    ['admin@example.in', 'Shopper'],
    ['chhaap.support@example.in', 'Shopper'],
    [`${'a.'.repeat(31)}a@example.in`, 'A '.repeat(32).trim()],
  ])('of %s is %j: one that the shop does not show keeps nobody out', async (email, name) =>
    expect(await nameOf(email)).toBe(name),
  );

  it.each([
    ['\u202E Asha\u200b  Menon\n', 'Asha  Menon'],
    ['n\u200bude', 'Shopper'],
    ['ｎｕｄｅ', 'Shopper'],
    ['x'.repeat(81), 'Shopper'],
    ['\u200b\u2060 ', 'Shopper'],
    ['', 'Shopper'],
  ])('%j is read as any that is typed: %j', async (told, name) =>
    expect(await nameOfNewcomer(told, name => isRefusedName(room.shop.context, name))).toBe(name),
  );
});

describe('an account that never proved its address', () => {
  async function squat(email: string): Promise<{ person: number; account: string }> {
    const person = newPerson();
    const { accountId } = await signIn({ person, email });
    await room.shop.db.update(accounts).set({ emailVerified: false }).where(eq(accounts.id, accountId!));
    return { person, account: accountId! };
  }

  it('does not keep the address’s owner out, and stays its own person’s', async () => {
    const email = newAddress();
    const squatter = await squat(email);
    const owner = await signIn({ person: newPerson(), email });
    expect(owner.error).toBeNull();
    expect(owner.accountId).not.toBe(squatter.account);
    expect(await rowOf(owner.accountId)).toMatchObject({ email, emailVerified: true });
    expect(await rowOf(squatter.account)).toMatchObject({
      email: `${squatter.account}@unproven.invalid`,
      emailVerified: false,
    });
    const again = await signIn({ person: squatter.person, email, unproven: true });
    expect(again.accountId).toBe(squatter.account);
  });

  it('is no owner, whatever its address', async () => {
    const owner = await signIn({ person: newPerson(), email: newAddress() });
    await room.shop.db.update(accounts).set({ email: 'free@example.in' }).where(eq(accounts.email, OWNER));
    await room.shop.db
      .update(accounts)
      .set({ email: OWNER, emailVerified: false })
      .where(eq(accounts.id, owner.accountId!));
    room.shop.clock.advance(1_000);
    expect(await roleOf(owner)).toBe('shopper');
  });
});

describe('an address that changes at the provider', () => {
  it('changes at the account, which stays the same one', async () => {
    const person = newPerson();
    const [before, after] = [newAddress(), newAddress()];
    const { accountId } = await signIn({ person, email: before });
    expect((await signIn({ person, email: after })).accountId).toBe(accountId);
    expect(await rowOf(accountId)).toMatchObject({ email: after, emailVerified: true });
    // What is free now is anybody's who proves it.
    expect((await signIn({ person: newPerson(), email: before })).error).toBeNull();
  });

  it('stays as it was where it is unproven, or another account’s', async () => {
    const [person, other] = [newPerson(), newPerson()];
    const [email, taken] = [newAddress(), newAddress()];
    const { accountId } = await signIn({ person, email });
    await signIn({ person: other, email: taken });
    expect((await signIn({ person, email: newAddress(), unproven: true })).accountId).toBe(accountId);
    expect((await signIn({ person, email: taken })).accountId).toBe(accountId);
    expect(await rowOf(accountId)).toMatchObject({ email, emailVerified: true });
  });
});
