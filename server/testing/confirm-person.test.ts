import { decodeJwt } from 'jose';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail as Mail } from '../src/adapters/email/port.ts';
import { sessions } from '../src/db/tables/accounts.ts';
import { sendMails } from '../src/features/mail/mail.ts';
import { startShopWithIdentity, type ShopWithIdentity, type Visitor } from './use-identity.ts';

/** A proof of who it is, for what cannot be undone: by the provider, or by a code that is sent to the account's mailbox. */
const sent: Mail[] = [];
const EMAIL = 'owner@example.in';
let room: ShopWithIdentity;
let owner: Visitor;
beforeAll(async () => {
  const send = async (mail: Mail) => (sent.push(mail), { kind: 'sent' as const });
  room = await startShopWithIdentity({ email: { send } as never, adminEmails: [EMAIL] });
});
afterAll(() => room?.stop());
beforeEach(async () => {
  owner = room.visit();
  await room.script({ token: 'no_auth_time', uses: 1 });
  await owner.signIn(EMAIL);
});

const json = { 'content-type': 'application/json' };
const ask = async (who: Visitor, method: string, path: string, body?: object) => {
  const headers = { ...json, authorization: `Bearer ${await who.token()}` };
  return who.ask(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
};
/** A call that wants a fresh sign-in, and changes nothing: the account is nobody's. */
const appoint = async (who: Visitor): Promise<string> => {
  const reply = await ask(who, 'POST', '/api/admin/users/nobody/role', { role: 'staff' });
  return ((await reply.json()) as { code: string }).code;
};
const idOf = async (who: Visitor) => decodeJwt((await who.token())!).sub;
async function proveByMail(who: Visitor, email = EMAIL): Promise<void> {
  const asked = await ask(who, 'POST', '/api/auth/code', { email, language: 'en' });
  const { request } = (await asked.json()) as { request: string };
  await sendMails(room.shop.context);
  const code = /\b\d{6}\b/.exec(sent.findLast(mail => mail.to === email)!.text)![0];
  expect((await ask(who, 'POST', '/api/auth/code/proof', { email, request, code })).status).toBe(200);
}

describe('a sign-in at a provider that does not say when it asked the person', () => {
  it('proves nothing fresh, however often; a code by e-mail does, as the same person, in a session of its own', async () => {
    const before = await owner.token();
    expect(await appoint(owner)).toBe('sign_in_again');
    await room.script({ token: 'no_auth_time', uses: 1 });
    await owner.signIn(EMAIL);
    expect(await appoint(owner)).toBe('sign_in_again');
    const id = await idOf(owner);
    await proveByMail(owner);
    expect(await idOf(owner)).toBe(id);
    expect(await appoint(owner)).toBe('not_found');
    const rows = await room.shop.db.select().from(sessions).where(eq(sessions.userId, id!));
    expect(rows).toHaveLength(1);
    expect(rows[0]!.id).not.toBe(decodeJwt(before!)['sid']);
  });

  it('is fresh where it does say so', async () => {
    await owner.signIn(EMAIL);
    expect(await appoint(owner)).toBe('not_found');
  });
});

describe('a code by e-mail', () => {
  it('is fresh for ten minutes', async () => {
    await proveByMail(owner);
    // The session's own clock is the machine's.
    room.shop.clock.advance(9 * 60_000);
    expect(await appoint(owner)).toBe('not_found');
    room.shop.clock.advance(2 * 60_000);
    expect(await appoint(owner)).toBe('sign_in_again');
    room.shop.clock.set(new Date());
  });

  it('of another mailbox makes its own person of the browser, and proves nothing for the first', async () => {
    const id = await idOf(owner);
    await proveByMail(owner, 'other@example.in');
    expect(await idOf(owner)).not.toBe(id);
    expect(await appoint(owner)).toBe('forbidden');
  });
});
