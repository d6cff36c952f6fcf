import { decodeJwt } from 'jose';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identities, sessions, verifications } from '../src/db/tables/accounts.ts';
import { forgetEnded } from '../src/features/accounts/accounts.ts';
import { startShopWithIdentity, type ShopWithIdentity, type Visitor } from './use-identity.ts';

const COOKIE = 'better-auth.session_token';
const DAY_MS = 86_400_000;
let room: ShopWithIdentity;
let asha: Visitor;
beforeAll(async () => void (room = await startShopWithIdentity()));
afterAll(() => room?.stop());
beforeEach(async () => {
  asha = room.visit();
  expect((await asha.signIn('asha@example.in')).headers.get('location')).toBe('/?signedIn=1');
});

/** The token as the cookie has it, without the signature. */
const tokenOf = (visitor: Visitor) => decodeURIComponent(visitor.cookie(COOKIE)!).split('.')[0]!;
const bearer = (token: string | undefined) => ({ headers: { authorization: `Bearer ${token}` } });
const sessionOf = async (token: string | undefined) => {
  const [row] = await room.shop.db
    .select()
    .from(sessions)
    .where(eq(sessions.id, String(decodeJwt(token!)['sid'])));
  return row;
};

describe('the token of a session', () => {
  it('stands in no row, nor does any token of the provider', async () => {
    expect(tokenOf(asha)).toMatch(/^\w{32}$/);
    const rows = await room.shop.db.execute(sql`select * from sessions`);
    expect(JSON.stringify(rows.rows)).not.toContain(tokenOf(asha));
    expect((await sessionOf(await asha.token()))!.token).toMatch(/^[0-9a-f]{64}$/);
    for (const one of await room.shop.db.select().from(identities))
      expect(one).toMatchObject({ accessToken: null, refreshToken: null, idToken: null, accessTokenExpiresAt: null });
  });

  it('is shown to no script of a page', async () => {
    const reply = await asha.ask('/api/auth/get-session');
    const body = await reply.text();
    expect(JSON.parse(body)).toMatchObject({
      user: { email: 'asha@example.in' },
      session: { userId: expect.any(String) },
    });
    for (const said of [body, JSON.stringify([...reply.headers].filter(([name]) => name !== 'set-cookie'))])
      expect(said).not.toContain(tokenOf(asha));
  });

  it('is not handed on by the popup', async () => {
    const visitor = room.visit();
    const query = 'provider=shop-id&popupOrigin=http%3A%2F%2Flocalhost%3A3000&popupNonce=n1';
    const start = await visitor.ask(`/api/auth/oauth-popup/start?${query}`);
    const page = await visitor.ask(start.headers.get('location')!);
    const body = new URLSearchParams({ email: 'popup@example.in' });
    let reply = await visitor.ask(page.headers.get('location')!, { method: 'POST', body });
    for (let steps = 0; steps < 2; steps++) reply = await visitor.ask(reply.headers.get('location')!);
    const html = await reply.text();
    expect(html).toContain('"nonce":"n1","token":"');
    expect(html).not.toContain(tokenOf(visitor));
    expect(await visitor.token()).toBeDefined();
  });

  it('is no bearer token, neither bare nor signed, nor is what stands in the database', async () => {
    const stored = (await sessionOf(await asha.token()))!.token;
    for (const token of [tokenOf(asha), asha.cookie(COOKIE)!, decodeURIComponent(asha.cookie(COOKIE)!), stored])
      for (const path of ['/api/auth/token', '/api/auth/get-session', '/api/auth/user']) {
        const reply = await room.shop.fetch(path, bearer(token));
        expect([401, 200]).toContain(reply.status);
        if (reply.status === 200) expect(await reply.json()).toBeNull();
      }
  });

  it('is renewed in the database under its hash', async () => {
    const before = (await sessionOf(await asha.token()))!;
    const old = { expiresAt: new Date(before.expiresAt.getTime() - 2 * DAY_MS) };
    await room.shop.db.update(sessions).set(old).where(eq(sessions.id, before.id));
    const after = (await sessionOf(await asha.token()))!;
    expect(after.expiresAt.getTime()).toBeGreaterThan(before.expiresAt.getTime() - 60_000);
    expect(after.token).toBe(before.token);
    expect(after.createdAt).toEqual(before.createdAt);
  });
});

describe('a browser', () => {
  const rowsOf = (visitor: Visitor) =>
    visitor.token().then(token => room.shop.db.$count(sessions, eq(sessions.userId, decodeJwt(token!).sub!)));

  it('has one session: signing in anew ends the one before at once, that of another browser lives on', async () => {
    const [email, visitor, other] = ['once@example.in', room.visit(), room.visit()];
    for (const one of [visitor, other]) await one.signIn(email);
    const [before, elsewhere] = [await visitor.token(), await other.token()];
    await visitor.signIn(email);
    const after = await visitor.token();
    expect(decodeJwt(after!)['sid']).not.toBe(decodeJwt(before!)['sid']);
    expect(await sessionOf(before)).toBeUndefined();
    await expect.poll(async () => (await room.shop.fetch('/api/auth/user', bearer(before))).status, { timeout: 900 }).toBe(401); // prettier-ignore
    for (const token of [after, elsewhere])
      expect((await room.shop.fetch('/api/auth/user', bearer(token))).status).toBe(200);
    expect(await rowsOf(visitor)).toBe(2);
  });

  it('that signs in as somebody else leaves nothing open of who was there', async () => {
    const visitor = room.visit();
    await visitor.signIn('first@example.in');
    const before = await visitor.token();
    await visitor.signIn('second@example.in');
    expect(await sessionOf(before)).toBeUndefined();
    expect(await rowsOf(visitor)).toBe(1);
  });

  it('keeps its session where the sign-in came to nothing', async () => {
    await room.script({ signIn: 'access_denied', uses: 1 });
    const before = await asha.token();
    expect((await asha.signIn('asha@example.in')).headers.get('location')).toContain(
      '/sign-in?returnTo=%2F&error=access_denied',
    );
    expect(await sessionOf(before)).toBeDefined();
  });
});

describe('a session', () => {
  const set = (id: string, values: Partial<typeof sessions.$inferInsert>) =>
    room.shop.db.update(sessions).set(values).where(eq(sessions.id, id));
  const from = (days: number) => new Date(Date.now() + days * DAY_MS);

  it('lives seven days from the last visit', async () => {
    const row = (await sessionOf(await asha.token()))!;
    expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBeCloseTo(7 * DAY_MS, -5);
  });

  it('ends thirty days after it began, however often it is used', async () => {
    const { id } = (await sessionOf(await asha.token()))!;
    await set(id, { createdAt: from(-28), expiresAt: from(4) });
    const { createdAt, expiresAt } = (await sessionOf(await asha.token()))!;
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(30 * DAY_MS);
    await set(id, { createdAt: from(-30), expiresAt: from(0) });
    expect(await asha.token()).toBeUndefined();
    expect(await room.shop.db.$count(sessions, eq(sessions.id, id))).toBe(0);
  });
});

describe('the shop’s own token', () => {
  const me = async (token: string | undefined) => (await room.shop.fetch('/api/auth/user', bearer(token))).status;

  it('ends with its session at once, and that of another browser does not', async () => {
    const other = room.visit();
    await other.signIn('asha@example.in');
    const [token, otherToken] = [await asha.token(), await other.token()];
    expect([await me(token), await me(otherToken)]).toEqual([200, 200]);
    const headers = { 'content-type': 'application/json' };
    expect((await asha.ask('/api/auth/sign-out', { method: 'POST', headers, body: '{}' })).status).toBe(200);
    // News of it goes round.
    await expect.poll(() => me(token), { timeout: 900, interval: 20 }).toBe(401);
    expect(await me(otherToken)).toBe(200);
    expect(await asha.token()).toBeUndefined();
  });

  it('names its session and account, and nothing else', async () => {
    const claims = decodeJwt((await asha.token())!);
    expect(Object.keys(claims).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
  });

  it('ends within a second where a session goes without a word, and where it runs out', async () => {
    for (const end of [
      (id: string) => room.shop.db.delete(sessions).where(eq(sessions.id, id)),
      (id: string) => room.shop.db.update(sessions).set({ expiresAt: new Date() }).where(eq(sessions.id, id)),
    ]) {
      const visitor = room.visit();
      await visitor.signIn('ravi@example.in');
      const token = await visitor.token();
      expect(await me(token)).toBe(200);
      await end((await sessionOf(token))!.id);
      room.shop.clock.advance(1_000);
      expect(await me(token)).toBe(401);
    }
  });

  it('opens nothing where its session is another person’s', async () => {
    const [token, ravi] = [await asha.token(), room.visit()];
    await ravi.signIn('ravi@example.in');
    const userId = decodeJwt((await ravi.token())!).sub!;
    await room.shop.db
      .update(sessions)
      .set({ userId })
      .where(eq(sessions.id, (await sessionOf(token))!.id));
    expect(await me(token)).toBe(401);
  });
});

describe('a sign-in that begins', () => {
  it('carries state, PKCE and a nonce, each time others', async () => {
    const asked = await Promise.all(
      [1, 2].map(async () => new URL((await asha.ask('/api/login?with=provider')).headers.get('location')!)),
    );
    for (const name of ['state', 'nonce', 'code_challenge']) {
      const [one, two] = asked.map(url => url.searchParams.get(name));
      expect(one).toMatch(/^[\w-]{32,}$/);
      expect(two).not.toBe(one);
    }
  });

  it('is refused where the ID token is the answer to another request', async () => {
    const visitor = room.visit();
    const start = new URL((await visitor.ask('/api/login?with=provider')).headers.get('location')!);
    start.searchParams.set('nonce', 'n'.repeat(32));
    const page = await visitor.ask(start.href);
    const body = new URLSearchParams({ email: 'asha@example.in' });
    let reply = await visitor.ask(page.headers.get('location')!, { method: 'POST', body });
    for (let steps = 0; steps < 2; steps++) reply = await visitor.ask(reply.headers.get('location')!);
    expect(reply.headers.get('location')).toContain('error=unable_to_get_user_info');
    expect(await visitor.token()).toBeUndefined();
  });

  it('is counted for the whole network, on the full page and in the window together', async () => {
    const [one, two] = [room.visit('2001:db8:1:1::1'), room.visit('2001:db8:1:1:ffff::2')];
    const popup = '/api/auth/oauth-popup/start?provider=shop-id&popupOrigin=http%3A%2F%2Flocalhost%3A3000';
    for (let n = 0; n < 30; n++) {
      expect((await one.ask('/api/login?with=provider')).status).toBe(302);
      expect((await two.ask(popup)).status).toBe(302);
    }
    const refused = await two.ask('/api/login?with=provider');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
    const page = await one.ask(popup, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect((await room.visit('2001:db8:1:2::1').ask('/api/login?with=provider')).status).toBe(302);
  });

  it('leaves nothing behind once its time is over', async () => {
    expect(await room.shop.db.$count(verifications)).toBeGreaterThan(0);
    const later = { db: room.shop.db, now: () => new Date(room.shop.clock.now().getTime() + 11 * 60_000) };
    await forgetEnded(later);
    expect(await room.shop.db.$count(verifications)).toBe(0);
    expect(await room.shop.db.$count(sessions)).toBeGreaterThan(0);
    await forgetEnded({ ...later, now: () => new Date(room.shop.clock.now().getTime() + 8 * DAY_MS) });
    expect(await room.shop.db.$count(sessions)).toBe(0);
  });
});
