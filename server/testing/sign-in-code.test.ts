import { eq, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail as Mail } from '../src/adapters/email/port.ts';
import { accounts, identities, signInCodes } from '../src/db/tables/accounts.ts';
import { exceptions, outbox, rateLimits } from '../src/db/tables/operations.ts';
import { sendMails } from '../src/features/mail/mail.ts';
import { startShopWithIdentity, type ShopWithIdentity, type Visitor } from './use-identity.ts';

const sent: Mail[] = [];
let isDown = false;
let room: ShopWithIdentity;
beforeAll(async () => {
  const send = async (mail: Mail) => {
    if (isDown) return { kind: 'failed', problem: 'no_answer' } as const;
    sent.push(mail);
    return { kind: 'sent' } as const;
  };
  room = await startShopWithIdentity({ email: { send } as never });
});
afterAll(() => room?.stop());
beforeEach(() => {
  sent.length = 0;
  isDown = false;
});

let addresses = 0;
const newAddress = () => `asha${++addresses}@example.in`;
const post = (visitor: Visitor, path: string, body: object) =>
  visitor.ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
/** What the last code was asked with: each browser keeps its own. */
const requests = new WeakMap<Visitor, string>();
const NO_REQUEST = 'nobodyasked';
async function ask(visitor: Visitor, email: string, language = 'en'): Promise<Response> {
  const reply = await post(visitor, '/api/auth/code', { email, language });
  if (reply.status === 200) requests.set(visitor, ((await reply.clone().json()) as { request: string }).request);
  return reply;
}
const prove = (visitor: Visitor, email: string, code: string, request = requests.get(visitor) ?? NO_REQUEST) =>
  post(visitor, '/api/auth/code/proof', { email, code, request });
/** The same by who was asked whether the provider's person is them, and says so. */
const proveAndJoin = (visitor: Visitor, email: string, code: string) =>
  post(visitor, '/api/auth/code/proof', { email, code, request: requests.get(visitor), join: true });
/** The code of the last mail to an address. */
async function codeOf(email: string): Promise<string> {
  await sendMails(room.shop.context);
  return /\b\d{6}\b/.exec(sent.findLast(mail => mail.to === email.trim().toLowerCase())!.text)![0];
}
async function idOf(visitor: Visitor): Promise<string | undefined> {
  const token = await visitor.token();
  return token && decodeJwt(token).sub;
}
async function signIn(email: string, visitor = room.visit()): Promise<Visitor> {
  // What waits goes first: mails that wait together are sent in no order.
  await sendMails(room.shop.context);
  expect((await ask(visitor, email)).status).toBe(200);
  expect((await prove(visitor, email, await codeOf(email))).status).toBe(200);
  return visitor;
}
const other = (code: string, n = 1) => String((Number(code) + n) % 1_000_000).padStart(6, '0');
const person = (n: number) => room.script({ signIn: `person(${n})`, uses: 1 });
const errorOf = (reply: Response) =>
  new URL(reply.headers.get('location')!, 'http://shop.invalid').searchParams.get('error');

describe('a code', () => {
  it('signs a new address in, and the same one again to the same account', async () => {
    const email = newAddress();
    const id = await idOf(await signIn(email));
    const [row] = await room.shop.db.select().from(accounts).where(eq(accounts.id, id!));
    expect(row).toMatchObject({ email, emailVerified: true, role: 'shopper' });
    expect(await idOf(await signIn(` ${email.toUpperCase()} `))).toBe(id);
  });

  it('opens a session like any other: cookie, token, sign-out', async () => {
    const visitor = await signIn(newAddress());
    const headers = { authorization: `Bearer ${await visitor.token()}` };
    expect((await room.shop.fetch('/api/auth/user', { headers })).status).toBe(200);
    const json = { 'content-type': 'application/json' };
    await visitor.ask('/api/auth/sign-out', { method: 'POST', headers: json, body: '{}' });
    await expect.poll(async () => (await room.shop.fetch('/api/auth/user', { headers })).status).toBe(401);
  });

  it('works once, also for two who show it at the same moment', async () => {
    const email = newAddress();
    const visitors = [room.visit(), room.visit(), room.visit()];
    await ask(visitors[0]!, email);
    const code = await codeOf(email);
    const request = requests.get(visitors[0]!);
    const replies = await Promise.all(visitors.map(visitor => prove(visitor, email, code, request)));
    expect(replies.map(reply => reply.status).toSorted()).toEqual([200, 422, 422]);
    expect((await prove(visitors[0]!, email, code)).status).toBe(422);
  });

  it('answers the request that it was sent for, no earlier and no later one', async () => {
    const [email, visitor] = [newAddress(), room.visit()];
    await ask(visitor, email);
    const [first, earlier] = [await codeOf(email), requests.get(visitor)];
    await ask(visitor, email);
    const second = await codeOf(email);
    if (first !== second) {
      expect((await prove(visitor, email, first)).status).toBe(422);
      expect((await prove(visitor, email, second, earlier)).status).toBe(422);
    }
    expect((await prove(visitor, email, second)).status).toBe(200);
  });

  it('is good for nobody who reads it over a shoulder, and not spoiled by who asks for others', async () => {
    const [email, visitor, stranger] = [newAddress(), room.visit(), room.visit()];
    await ask(visitor, email);
    const code = await codeOf(email);
    await ask(stranger, email);
    const later = await codeOf(email);
    for (const one of code === later ? [] : [code]) expect((await prove(stranger, email, one)).status).toBe(422);
    for (let n = 1; n < 8; n++) await prove(stranger, email, other(later, n));
    expect((await prove(visitor, email, code, NO_REQUEST)).status).toBe(422);
    expect((await prove(visitor, email, code)).status).toBe(200);
  });

  it('is tried five times at most, though the sixth is right, and from several places at once', async () => {
    const [email, visitor] = [newAddress(), room.visit()];
    await ask(visitor, email);
    const code = await codeOf(email);
    const request = requests.get(visitor);
    const tries = await Promise.all([1, 2, 3, 4, 5].map(n => prove(room.visit(), email, other(code, n), request)));
    expect(new Set(tries.map(reply => reply.status))).toEqual(new Set([422]));
    const late = await prove(visitor, email, code);
    expect([late.status, await late.json()]).toMatchObject([422, { code: 'code_wrong' }]);
  });

  it('is valid for ten minutes', async () => {
    const [email, visitor] = [newAddress(), room.visit()];
    await ask(visitor, email);
    const code = await codeOf(email);
    room.shop.clock.advance(600_000);
    expect((await prove(visitor, email, code)).status).toBe(422);
  });

  it('is another address’s nowhere', async () => {
    const [mine, theirs, visitor] = [newAddress(), newAddress(), room.visit()];
    await ask(visitor, mine);
    const [code, request] = [await codeOf(mine), requests.get(visitor)];
    expect((await prove(visitor, theirs, code, request)).status).toBe(422);
    expect((await prove(visitor, mine, code, request)).status).toBe(200);
  });

  it('stands in no row, before it is sent and after, nor does a code that was too late to be sent', async () => {
    const email = newAddress();
    await ask(room.visit(), email);
    const kept = async () =>
      JSON.stringify([await room.shop.db.select().from(signInCodes), await room.shop.db.select().from(outbox)]);
    const before = await kept();
    expect(before).toContain(email);
    const code = await codeOf(email);
    for (const rows of [before, await kept()]) expect(rows).not.toMatch(new RegExp(`\\b${code}\\b`));
    expect(await kept()).not.toContain(email);
    const late = newAddress();
    isDown = true;
    await ask(room.visit(), late);
    await sendMails(room.shop.context);
    expect(await kept()).toContain(late);
    room.shop.clock.advance(3_600_000);
    isDown = false;
    // A mail that was tried once rests for five seconds after the database has started.
    const keptLater = async () => (await sendMails(room.shop.context), kept());
    await expect.poll(keptLater, { timeout: 8_000, interval: 500 }).not.toContain(late);
    expect(sent.filter(mail => mail.to === late)).toEqual([]);
  });

  it('is written in the page’s language, and repeats nothing that was typed', async () => {
    const email = newAddress();
    await ask(room.visit(), email, 'hi');
    await sendMails(room.shop.context);
    const mail = sent.at(-1)!;
    expect(mail.subject).toContain('साइन इन');
    expect(mail.subject + mail.text + mail.html).not.toContain(email.split('@')[0]);
  });

  it.each(['asha', 'a@b', 'asha(x)@example.com', 'a\r\nBcc: x@y.in', ''])('goes to no %j', async email =>
    expect((await ask(room.visit(), email)).status).toBe(400),
  );
});

describe('limits', () => {
  it('count a mailbox, however its address is written, and whoever asks', async () => {
    const ways = ['ravi@gmail.com', 'r.avi@gmail.com', 'ravi+1@gmail.com', 'RAVI@googlemail.com', 'ra.vi+x@gmail.com'];
    for (const email of [...ways, ...ways, ...ways]) expect((await ask(room.visit(), email)).status).toBe(200);
    expect((await ask(room.visit(), 'r.a.v.i+2@gmail.com')).status).toBe(429);
  });

  it('stop a stranger at their network, and never the mailbox’s own person in a browser of theirs', async () => {
    const email = newAddress();
    const home = await signIn(email);
    const stranger = room.visit();
    for (let n = 0; n < 5; n++) expect((await ask(stranger, email)).status).toBe(200);
    expect((await ask(stranger, email)).status).toBe(429);
    // Somebody new in another place still gets one: the stranger's tries took nothing more from the mailbox.
    await signIn(email);
    const from = [1, 2, 3].map(n => room.visit(`203.0.113.${n}`));
    for (const one of from) for (let n = 0; n < 5; n++) await ask(one, email);
    expect((await ask(room.visit(), email)).status).toBe(429);
    await signIn(email, home);
    // A day of it: what one network may take of one mailbox ends before the mailbox's day does.
    room.shop.clock.advance(3_600_000);
    for (let n = 0; n < 5; n++) await ask(stranger, email);
    expect((await ask(stranger, email)).status).toBe(429);
    await signIn(email, home);
    const lines = (await prove(room.visit(), email, '000000')).headers.getSetCookie();
    expect(lines.filter(line => line.includes('chhaap_known'))).toEqual([]);
  });

  it('give a browser that signed in before counts of its own, also where its network asked and tried too much', async () => {
    const email = newAddress();
    const visitor = room.visit('198.51.100.200');
    expect((await ask(visitor, email)).status).toBe(200);
    const reply = await prove(visitor, email, await codeOf(email));
    const line = reply.headers.getSetCookie().find(one => /^(__Host-)?chhaap_known=/.test(one))!;
    expect(line).toMatch(/; HttpOnly; SameSite=Lax/);
    expect(decodeURIComponent(line)).not.toContain(email.split('@')[0]);
    const neighbour = room.visit('198.51.100.200');
    for (let n = 0; n < 45; n++) await ask(neighbour, newAddress());
    for (let n = 0; n < 62; n++) await prove(neighbour, 'no@example.in', '000000');
    expect((await ask(neighbour, newAddress())).status).toBe(429);
    await signIn(email, visitor);
    // It is known for that mailbox alone, and only by what the shop sealed.
    expect((await ask(visitor, newAddress())).status).toBe(429);
    const forged = line.replace(/=([^;]{10})/, '=AAAAAAAAAA').split(';')[0]!;
    const body = JSON.stringify({ email, language: 'en' });
    const headers = { 'content-type': 'application/json', 'x-chhaap-client-address': '198.51.100.200', cookie: forged };
    expect((await room.shop.fetch('/api/auth/code', { method: 'POST', headers, body })).status).toBe(429);
    for (let n = 0; n < 8; n++) await ask(visitor, email);
    expect((await ask(visitor, email)).status).toBe(429);
  });

  it('of the whole shop are told to its people once, and leave who signed in before alone', async () => {
    const email = newAddress();
    const home = await signIn(email);
    const windowStart = new Date(Math.floor(room.shop.clock.now().getTime() / 3_600_000) * 3_600_000);
    const counted = { key: 'code:shop', windowStart, count: 1_000 };
    await room.shop.db
      .insert(rateLimits)
      .values(counted)
      .onConflictDoUpdate({ target: [rateLimits.key, rateLimits.windowStart], set: { count: 1_000 } });
    for (let n = 0; n < 3; n++) expect((await ask(room.visit(), newAddress())).status).toBe(429);
    const raised = await room.shop.db.select().from(exceptions).where(eq(exceptions.kind, 'codes_busy'));
    expect(raised).toMatchObject([{ subject: 'shop', resolvedAt: null }]);
    await signIn(email, home);
    room.shop.clock.advance(3_600_000);
    expect((await ask(room.visit(), newAddress())).status).toBe(200);
  });

  it('say the true wait', async () => {
    const visitor = room.visit();
    const email = newAddress();
    for (let n = 0; n < 5; n++) await ask(visitor, email);
    const left = 3600 - ((room.shop.clock.now().getTime() / 1000) % 3600);
    const refused = await ask(visitor, email);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(left - 5);
    expect(wait).toBeLessThanOrEqual(left + 1);
    expect(await refused.json()).toMatchObject({ code: 'rate_limited', details: { retryAfterSeconds: wait } });
  });

  it('count a network, for codes and for tries', async () => {
    for (let n = 0; n < 40; n++) expect((await ask(room.visit('2001:db8:7:7::1'), newAddress())).status).toBe(200);
    expect((await ask(room.visit('2001:db8:7:7:1::2'), newAddress())).status).toBe(429);
    for (let n = 0; n < 60; n++)
      expect((await prove(room.visit('2001:db8:8:8::1'), 'no@example.in', '000000')).status).toBe(422);
    expect((await prove(room.visit('2001:db8:8:8::2'), 'no@example.in', '000000')).status).toBe(429);
  });
});

describe('whether an address has an account', () => {
  it('is told by no answer', async () => {
    const known = newAddress();
    await signIn(known);
    const answers = [];
    for (const email of [known, newAddress()]) {
      const visitor = room.visit();
      const asked = await ask(visitor, email);
      const code = await codeOf(email);
      const wrong = await prove(visitor, email, other(code));
      const { requestId: _, ...said } = (await wrong.json()) as { requestId: string };
      const { request, ...told } = (await asked.json()) as { request: string };
      answers.push([asked.status, told, request.length, wrong.status, said]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('a person whom the provider sends with another account’s address', () => {
  it('is joined to it by the code, and by nothing else', async () => {
    const email = newAddress();
    await person(101);
    const first = room.visit();
    await first.signIn(email);
    const id = await idOf(first);

    const second = room.visit();
    const joining = async (visitor: Visitor) =>
      ((await (await visitor.ask('/api/auth/joining')).json()) as { email: string }).email;
    expect(await joining(second)).toBeNull();
    await person(102);
    expect(errorOf(await second.signIn(email))).toBe('account_not_linked');
    expect(await joining(second)).toBe(email);
    // A wrong code joins nobody.
    await ask(second, email);
    const code = await codeOf(email);
    await proveAndJoin(second, email, other(code));
    expect(await room.shop.db.$count(identities, eq(identities.userId, id!))).toBe(1);
    expect((await proveAndJoin(second, email, code)).status).toBe(200);
    expect(await idOf(second)).toBe(id);
    expect(await joining(second)).toBeNull();

    const later = room.visit();
    await person(102);
    await later.signIn(email);
    expect(await idOf(later)).toBe(id);
  });

  it('is joined to nobody who does not say that it was them, and is forgotten with that', async () => {
    const email = newAddress();
    const id = await idOf(await signIn(email));
    // A computer that many use: somebody was refused here, and its next person signs in to that mailbox.
    const shared = room.visit();
    await person(104);
    expect(errorOf(await shared.signIn(email))).toBe('account_not_linked');
    await signIn(email, shared);
    expect(shared.cookie('chhaap_joining') ?? shared.cookie('__Host-chhaap_joining')).toBeUndefined();
    await ask(shared, email);
    expect((await proveAndJoin(shared, email, await codeOf(email))).status).toBe(200);
    expect(await room.shop.db.$count(identities, sql`user_id = ${id!} and provider_id <> 'mailbox'`)).toBe(0);
    await person(104);
    expect(errorOf(await room.visit().signIn(email))).toBe('account_not_linked');
  });

  it('is told to the mailbox, seen among the ways, and taken away with every other session', async () => {
    const email = newAddress();
    const visitor = room.visit();
    await signIn(email, visitor);
    await person(105);
    const thief = room.visit();
    await thief.signIn(email);
    await person(105);
    await visitor.signIn(email);
    await ask(visitor, email);
    expect((await proveAndJoin(visitor, email, await codeOf(email))).status).toBe(200);
    await sendMails(room.shop.context);
    expect(sent.findLast(mail => mail.to === email)!.subject).toContain('Another way to sign in');
    await person(105);
    await thief.signIn(email);
    expect(await thief.token()).toBeDefined();
    const headers = { authorization: `Bearer ${await visitor.token()}` };
    const ways = async () =>
      (await (await room.shop.fetch('/api/account/ways', { headers })).json()) as { id: string; kind: string }[];
    const [mailbox, provider, ...none] = await ways();
    expect([mailbox, provider, none]).toMatchObject([
      { kind: 'mailbox', email, mayEnd: false },
      { kind: 'provider', email: null, mayEnd: true },
      [],
    ]);
    const end = async (id: string) => (await room.shop.fetch(`/api/account/ways/${id}`, { method: 'DELETE', headers })).status; // prettier-ignore
    expect(await end(mailbox!.id)).toBe(409);
    expect(await end(provider!.id)).toBe(200);
    expect(await end(provider!.id)).toBe(404);
    expect(await thief.token()).toBeUndefined();
    expect(await visitor.token()).toBeDefined();
    await person(105);
    expect(errorOf(await room.visit().signIn(email))).toBe('account_not_linked');
  });

  it('is not joined by the code of another address, nor once it waited too long', async () => {
    const [email, elsewhere] = [newAddress(), newAddress()];
    await signIn(email);
    const visitor = room.visit();
    await person(103);
    expect(errorOf(await visitor.signIn(email))).toBe('account_not_linked');
    await signIn(elsewhere, visitor);
    room.shop.clock.advance(16 * 60_000);
    await signIn(email, visitor);
    expect(
      await room.shop.db.$count(
        identities,
        sql`issuer = 'demo' and user_id in (select id from accounts where email in (${email}, ${elsewhere}))`,
      ),
    ).toBe(0);
  });
});

describe('an account', () => {
  it('that never proved the address gives it up to who does', async () => {
    const email = newAddress();
    const squatter = await room.shop.signUp('Squatter');
    await room.shop.db.update(accounts).set({ email, emailVerified: false }).where(eq(accounts.id, squatter.id));
    expect(await idOf(await signIn(email))).not.toBe(squatter.id);
  });

  it('that is switched off is not opened', async () => {
    const email = newAddress();
    const id = await idOf(await signIn(email));
    await room.shop.db.update(accounts).set({ disabledAt: new Date() }).where(eq(accounts.id, id!));
    const visitor = room.visit();
    await ask(visitor, email);
    const reply = await prove(visitor, email, await codeOf(email));
    expect([reply.status, await reply.json()]).toMatchObject([401, { code: 'account_disabled' }]);
    expect(await visitor.token()).toBeUndefined();
  });

  it('of a mailbox that had the welcome credits begins without, whatever its tag', async () => {
    const creditsOf = async (email: string) => {
      const headers = { authorization: `Bearer ${await (await signIn(email)).token()}` };
      return ((await (await room.shop.fetch('/api/auth/credits', { headers })).json()) as { credits: number }).credits;
    };
    expect([await creditsOf('meera@example.in'), await creditsOf('meera+2@example.in')]).toEqual([20, 0]);
    expect(await creditsOf('meera@example.in')).toBe(20);
  });

  it('of a mailbox that had them by the provider begins without, and the other way round', async () => {
    const creditsOf = async (visitor: Visitor) => {
      const headers = { authorization: `Bearer ${await visitor.token()}` };
      return ((await (await room.shop.fetch('/api/auth/credits', { headers })).json()) as { credits: number }).credits;
    };
    const byProvider = async (n: number, email: string) => {
      await person(n);
      const visitor = room.visit();
      await visitor.signIn(email);
      return creditsOf(visitor);
    };
    expect(await byProvider(201, 'kavi.ta.nair@gmail.com')).toBe(20);
    expect(await creditsOf(await signIn('kavitanair@gmail.com'))).toBe(0);
    expect(await byProvider(202, 'k.avitanair@googlemail.com')).toBe(0);
    expect(await creditsOf(await signIn('de.epa@gmail.com'))).toBe(20);
    expect(await byProvider(203, 'deepa@gmail.com')).toBe(0);
  });
});
