import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { EmailPort } from '../src/adapters/email/port.ts';
import { createIdentity } from '../src/adapters/identity/better-auth.ts';
import { standinIdentity } from '../src/config/config.ts';
import { Secret } from '../src/config/secret.ts';
import { meetPerson, nameOfNewcomer } from '../src/features/accounts/accounts.ts';
import { isRefusedName } from '../src/features/designs/designs.ts';
import { startStandin } from './start-standin.ts';
import { PUBLIC_URL, SECRETS, startTestShop, type TestShop } from './test-shop.ts';

/** A browser as far as it matters to a sign-in: keeps cookies by their paths, and follows no redirect by itself. */
export type Visitor = {
  ask: (address: string, init?: RequestInit) => Promise<Response>;
  /** Signs in on the full page as whoever has the address; answers the shop's last answer, a redirect or a refusal. */
  signIn: (email: string) => Promise<Response>;
  /** A fresh token of the session; nothing where nobody is signed in. */
  token: () => Promise<string | undefined>;
  cookie: (name: string) => string | undefined;
};
export type ShopWithIdentity = {
  shop: TestShop;
  /** A browser on an address of its own. */
  visit: (from?: string) => Visitor;
  /** Says what goes wrong at the provider, e.g. {"signIn":"unverified_email"}. */
  script: (rules: object) => Promise<void>;
  stop: () => Promise<void>;
};

/** A test shop whose sign-in is the real one, at the identity provider's stand-in in a process of its own. */
export async function startShopWithIdentity(
  o: { adminEmails?: string[]; email?: EmailPort } = {},
): Promise<ShopWithIdentity> {
  const { email, ...place } = o;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'chhaap-identity-'));
  const issuer = `${PUBLIC_URL}/demo/identity`;
  const provider = await startStandin('identity-provider', { DATA_DIR: dataDir, ISSUER: issuer });
  const setup = {
    publicUrl: PUBLIC_URL,
    secret: new Secret('s'.repeat(48)),
    secrets: SECRETS,
    provider: standinIdentity(PUBLIC_URL, Number(new URL(provider.origin).port)),
  };
  const shop = await startTestShop(email ? { email } : {}, {
    ...place,
    openIdentity: context =>
      createIdentity({
        ...{ ...setup, db: context.db, now: context.now, log: context.log },
        meet: person => meetPerson(context, person),
        nameOf: told => nameOfNewcomer(told, name => isRefusedName(context, name)),
      }),
  });
  let visitors = 0;
  return {
    shop,
    visit: (from = `198.51.100.${++visitors}`) => openVisitor(shop, provider.origin, from),
    async script(rules) {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(rules);
      const reply = await fetch(`${provider.origin}/__sim/script`, { method: 'POST', headers, body });
      if (reply.status !== 200) throw new Error(await reply.text());
    },
    async stop() {
      await shop.stop();
      await provider.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function openVisitor(shop: TestShop, provider: string, from: string): Visitor {
  const jar = new Map<string, { path: string; pair: string }>();
  const ask: Visitor['ask'] = async (address, init = {}) => {
    const url = new URL(address, PUBLIC_URL);
    const headers = new Headers(init.headers);
    const sent = [...jar.values()].filter(cookie => url.pathname.startsWith(cookie.path));
    headers.set('cookie', sent.map(cookie => cookie.pair).join('; '));
    headers.set('x-chhaap-client-address', from);
    const asked = { ...init, headers, redirect: 'manual' as const };
    const isProviders = url.pathname.startsWith('/demo/identity/');
    const reply = await (isProviders
      ? fetch(provider + url.pathname + url.search, asked)
      : shop.fetch(url.href, asked));
    for (const line of reply.headers.getSetCookie()) keep(jar, line);
    return reply;
  };
  return {
    ask,
    async signIn(email) {
      let reply = await ask('/api/login?with=provider');
      if (reply.status !== 302) return reply;
      const page = await ask(reply.headers.get('location')!);
      reply = await ask(page.headers.get('location')!, { method: 'POST', body: new URLSearchParams({ email }) });
      // Back over the provider's own address to the shop's callback.
      for (let steps = 0; steps < 2; steps++) reply = await ask(reply.headers.get('location')!);
      return reply;
    },
    async token() {
      const reply = await ask('/api/auth/token');
      return reply.status === 200 ? ((await reply.json()) as { token: string }).token : undefined;
    },
    cookie: name => jar.get(`${name} /`)?.pair.slice(name.length + 1),
  };
}

function keep(jar: Map<string, { path: string; pair: string }>, line: string): void {
  const cookiePath = /; *path=([^;]*)/i.exec(line)?.[1] ?? '/';
  const [pair, name] = [line.split(';')[0]!, line.split('=')[0]!];
  const isOver = /max-age=0|expires=Thu, 01 Jan 1970/i.test(line);
  if (isOver) jar.delete(`${name} ${cookiePath}`);
  else jar.set(`${name} ${cookiePath}`, { path: cookiePath, pair });
}
