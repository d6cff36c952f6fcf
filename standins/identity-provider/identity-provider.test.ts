import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const CLIENT = { id: 'chhaap-demo', secret: 'chhaap-demo-secret-of-the-stand-in' };
const dataDir = mkdtempSync(join(tmpdir(), 'identity-'));
let program: ChildProcess;
let direct: string;
let proxy: Server;
let shop: string;
let callback: string;

beforeAll(async () => {
  proxy = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(direct);
    const headers = { ...incoming.headers, 'x-forwarded-proto': 'http', 'x-forwarded-host': incoming.headers.host };
    const onward = forward({ hostname, port, path: incoming.url, method: incoming.method, headers }, answer => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve));
  shop = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  callback = `${shop}/api/auth/callback/shop-id`;
  await start();
});
afterAll(async () => {
  await stop();
  proxy.closeAllConnections();
  proxy.close();
  rmSync(dataDir, { recursive: true });
});
afterEach(() => fetch(`${direct}/__sim/script`, { method: 'DELETE' }));

async function start(): Promise<void> {
  const env = { PORT: '0', DATA_DIR: dataDir, ISSUER: `${shop}/demo/identity`, INSTANCE: 'a-shop' };
  program = spawn(process.execPath, ['standins/identity-provider/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  direct = await new Promise((resolve, reject) => {
    program.once('exit', code => reject(new Error(`The provider ended with ${code}`)));
    program.stdout!.on('data', (line: Buffer) => resolve(/http:\/\/127\.0\.0\.1:\d+/.exec(String(line))![0]));
  });
}

async function stop(): Promise<void> {
  const ended = new Promise(resolve => program.once('exit', resolve));
  program.kill('SIGTERM');
  expect(await ended).toBe(0);
}

async function script(rules: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${direct}/__sim/script`, { method: 'POST', headers, body: JSON.stringify(rules) });
  expect(response.status).toBe(200);
}

/** A browser as far as it matters here: it keeps cookies by path and does not follow redirects by itself. */
function openBrowser() {
  const jar = new Map<string, { path: string; pair: string }>();
  return async (address: string, form?: Record<string, string>): Promise<Response> => {
    const url = new URL(address, shop);
    const cookie = [...jar.values()].filter(c => url.pathname.startsWith(c.path)).map(c => c.pair).join('; '); // prettier-ignore
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie, accept: 'text/html' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const path = /; *path=([^;]*)/i.exec(line)?.[1] ?? '/';
      const [pair, name] = [line.split(';')[0]!, line.split('=')[0]!];
      jar.set(`${name} ${path}`, { path, pair });
      if (/expires=Thu, 01 Jan 1970/.test(line)) jar.delete(`${name} ${path}`);
    }
    return response;
  };
}
type Browser = ReturnType<typeof openBrowser>;

type Visit = { browser: Browser; page: string; verifier: string; state: string };

/** Comes from the shop to the sign-in page. */
async function visit(browser = openBrowser(), extra: Record<string, string> = {}): Promise<Visit> {
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(8).toString('hex');
  const query = new URLSearchParams({
    client_id: CLIENT.id,
    response_type: 'code',
    redirect_uri: callback,
    scope: 'openid email profile',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  });
  const response = await browser(`${shop}/demo/identity/auth?${query}`);
  expect(response.status).toBe(303);
  return { browser, page: response.headers.get('location')!, verifier, state };
}

/** Presses a button of the sign-in page and comes back to the shop; answers what the shop is told. */
async function press({ browser, page }: Visit, form: Record<string, string>): Promise<URL> {
  const pressed = await browser(page, form);
  expect(pressed.status).toBe(303);
  const resumed = await browser(pressed.headers.get('location')!);
  expect(resumed.status).toBe(303);
  return new URL(resumed.headers.get('location')!);
}

async function exchangeCode(code: string, verifier: string, inBody = false) {
  const basic = Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64');
  const response = await fetch(`${direct}/demo/identity/token`, {
    method: 'POST',
    headers: inBody ? {} : { authorization: `Basic ${basic}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: callback,
      code_verifier: verifier,
      ...(inBody && { client_id: CLIENT.id, client_secret: CLIENT.secret }),
    }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

async function readIdToken(idToken: string): Promise<Record<string, unknown>> {
  const { keys } = (await (await fetch(`${direct}/demo/identity/jwks`)).json()) as { keys: object[] };
  const [header, payload, signature] = idToken.split('.') as [string, string, string];
  const key = createPublicKey({ key: keys[0] as never, format: 'jwk' });
  expect(verify('RSA-SHA256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'))).toBe(
    true,
  );
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}

async function signIn(email: string, browser = openBrowser()): Promise<Record<string, unknown>> {
  const came = await visit(browser);
  const back = await press(came, { email });
  const { body } = await exchangeCode(back.searchParams.get('code')!, came.verifier);
  return readIdToken(body.id_token!);
}

describe('signing in behind the shop', () => {
  it('goes from the page through the code to the claims', async () => {
    const came = await visit();
    expect(came.page).toMatch(/^\/demo\/identity\/sign-in\//);
    const page = await came.browser(came.page);
    const html = await page.text();
    for (const name of ['Demo Shopper', 'Demo Shopper 2', 'Demo Admin']) expect(html).toContain(`<span>${name}<small`);
    expect(html).toMatch(/<button[^>]*>Continue<\/button>.*<button[^>]*>Cancel<\/button>/s);
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${shop}`);
    expect(page.headers.has('cross-origin-opener-policy')).toBe(false);

    const back = await press(came, { email: 'demo.shopper@chhaap.test' });
    expect(back.href.startsWith(`${callback}?`)).toBe(true);
    expect(back.searchParams.get('state')).toBe(came.state);
    expect(back.searchParams.get('iss')).toBe(`${shop}/demo/identity`);

    const { status, body } = await exchangeCode(back.searchParams.get('code')!, came.verifier);
    expect(status).toBe(200);
    const claims = {
      sub: expect.stringMatching(/^[0-9a-f]{32}$/),
      email: 'demo.shopper@chhaap.test',
      email_verified: true,
      name: 'Demo Shopper',
      picture: `${shop}/demo/identity/picture/DS.svg`,
    };
    const idToken = await readIdToken(body.id_token!);
    expect(idToken).toMatchObject({ ...claims, iss: `${shop}/demo/identity`, aud: CLIENT.id });
    const me = await fetch(`${direct}/demo/identity/me`, { headers: { authorization: `Bearer ${body.access_token}` } });
    expect(await me.json()).toMatchObject(claims);
    const picture = await fetch(claims.picture);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(await picture.text()).toContain('>DS<');
  });

  it('takes any e-mail address and knows it again', async () => {
    const asha = await signIn(' Asha.Rao+shirts@Example.in ');
    expect(asha).toMatchObject({ email: 'asha.rao+shirts@example.in', name: 'Asha Rao Shirts' });
    expect((await signIn('asha.rao+shirts@example.in')).sub).toBe(asha.sub);
    expect((await signIn('demo.admin@chhaap.test')).sub).not.toBe(asha.sub);
  });

  it('asks again each time, so that a second person can follow in the same browser', async () => {
    const browser = openBrowser();
    expect(await signIn('demo.shopper@chhaap.test', browser)).toMatchObject({ name: 'Demo Shopper' });
    expect(await signIn('demo.shopper.2@chhaap.test', browser)).toMatchObject({ name: 'Demo Shopper 2' });
    const silent = await browser(
      `${shop}/demo/identity/auth?${new URLSearchParams({ client_id: CLIENT.id, response_type: 'code', redirect_uri: callback, scope: 'openid', prompt: 'none', code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' })}`,
    );
    expect(new URL(silent.headers.get('location')!).searchParams.get('error')).toBe('login_required');
  });

  it.each(['login', 'consent', 'select_account'])('asks once where the shop asks for prompt=%s', async prompt => {
    const came = await visit(openBrowser(), { prompt });
    expect((await press(came, { email: 'a@example.in' })).searchParams.has('code')).toBe(true);
  });

  it('can be cancelled', async () => {
    const back = await press(await visit(), { cancel: '1' });
    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  it.each(['', 'asha', 'asha@', 'a@b', '<script>@example.in', `${'x'.repeat(65)}@example.in`])(
    'refuses %j as an e-mail address and shows it again',
    async email => {
      const { browser, page } = await visit();
      const response = await browser(page, { email });
      expect(response.status).toBe(422);
      const html = await response.text();
      expect(html).toContain('role="alert"');
      expect(html).not.toContain('<script>');
      expect((await browser(page)).status).toBe(200);
    },
  );

  it('takes the client secret in the body too, but no wrong one, and a code only once', async () => {
    const came = await visit();
    const code = (await press(came, { email: 'a@example.in' })).searchParams.get('code')!;
    const wrong = await fetch(`${direct}/demo/identity/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: callback,
        code_verifier: came.verifier,
        client_id: CLIENT.id,
        client_secret: 'no',
      }),
    });
    expect(wrong.status).toBe(401);
    expect((await exchangeCode(code, came.verifier, true)).status).toBe(200);
    expect((await exchangeCode(code, came.verifier)).body.error).toBe('invalid_grant');
  });

  it('refuses a code without its verifier', async () => {
    const came = await visit();
    const code = (await press(came, { email: 'a@example.in' })).searchParams.get('code')!;
    expect((await exchangeCode(code, 'y'.repeat(43))).body.error).toBe('invalid_grant');
  });

  it('shows a page of its own for a foreign return address, and for a sign-in that is over', async () => {
    const browser = openBrowser();
    const query = new URLSearchParams({
      client_id: CLIENT.id,
      response_type: 'code',
      redirect_uri: 'http://evil.example/',
      scope: 'openid',
    });
    const foreign = await browser(`${shop}/demo/identity/auth?${query}`);
    expect(foreign.status).toBe(400);
    expect(await foreign.text()).toContain('This sign-in cannot go on');
    const { page } = await visit();
    expect((await browser(page)).status).toBe(400);
  });
});

describe('the provider', () => {
  it('names the address of the shop, however it is asked', async () => {
    const issuer = `${shop}/demo/identity`;
    for (const origin of [shop, direct]) {
      const response = await fetch(`${origin}/demo/identity/.well-known/openid-configuration`);
      expect(await response.json()).toMatchObject({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/me`,
        jwks_uri: `${issuer}/jwks`,
      });
    }
    expect(await (await fetch(`${direct}/healthz`)).json()).toMatchObject({
      program: 'identity-provider',
      instance: 'a-shop',
      issuer,
    });
  });

  it('keeps its keys and its people over a restart', async () => {
    const before = await (await fetch(`${direct}/demo/identity/jwks`)).text();
    const { sub } = await signIn('demo.shopper@chhaap.test');
    await stop();
    await start();
    expect(await (await fetch(`${direct}/demo/identity/jwks`)).text()).toBe(before);
    expect(before).not.toContain('"d"');
    expect((await signIn('demo.shopper@chhaap.test')).sub).toBe(sub);
  });
});

describe('told to fail', () => {
  it.each(['access_denied', 'server_error', 'temporarily_unavailable'])(
    'by %s it sends the browser back with that',
    async error => {
      await script({ signIn: error, uses: 1 });
      expect((await press(await visit(), { email: 'a@example.in' })).searchParams.get('error')).toBe(error);
      expect(await signIn('a@example.in')).toMatchObject({ email_verified: true });
    },
  );

  it('it vouches for no e-mail', async () => {
    await script({ signIn: 'unverified_email' });
    expect(await signIn('a@example.in')).toMatchObject({ email_verified: false });
  });

  it('it signs a token for another shop', async () => {
    await script({ token: 'wrong_audience' });
    expect(await signIn('a@example.in')).toMatchObject({ aud: 'another-shop' });
  });

  it('it is down, or slow, and can be told so only from this machine', async () => {
    await script({ all: 'down' });
    await expect(fetch(`${direct}/demo/identity/jwks`)).rejects.toThrow();
    await script({ all: 'http(503)' });
    expect((await fetch(`${direct}/demo/identity/jwks`)).status).toBe(503);
    await script({ all: 'slow(200)' });
    const startedAt = performance.now();
    await fetch(`${direct}/demo/identity/jwks`);
    expect(performance.now() - startedAt).toBeGreaterThan(190);
    expect((await fetch(`${shop}/__sim/script`, { method: 'DELETE' })).status).toBe(404);
    const bad = await fetch(`${direct}/__sim/script`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"all":"explode"}',
    });
    expect(bad.status).toBe(400);
  });
});

it.each([[{ HOST: '0.0.0.0' }], [{ PORT: 'x' }], [{ ISSUER: 'ftp://x' }]])('does not start with %j', async env => {
  const child = spawn(process.execPath, ['standins/identity-provider/main.ts'], {
    env: { DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += String(text)));
  expect(await new Promise(resolve => child.once('close', resolve))).toBe(1);
  expect(said).toContain('The identity provider stand-in cannot start');
});
