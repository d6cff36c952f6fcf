import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto';
import { expect } from 'vitest';
import { openBrowser } from './browser-for-tests.ts';
import type { Browser } from './browser-for-tests.ts';
import { DEMO_CREDENTIALS } from './settings.ts';

const { CLIENT_ID, CLIENT_SECRET } = DEMO_CREDENTIALS;

/** Addresses of the running provider: `shop` is the shop's address in a browser, `direct` the provider's own port. */
export type ProviderState = { shop: string; issuer: string; callback: string; direct: string };

/** A browser on the sign-in page, with the verifier and state that the shop keeps for this sign-in. */
export type Visit = { browser: Browser; page: string; verifier: string; state: string };
export type Claims = Record<string, unknown>;
type Exchanged = { status: number; body: Record<string, string> };

/** The shop's calls of a sign-in: single steps, and `signIn` for all of them. */
export function clientCalls(at: ProviderState) {
  const visit = async (browser = openBrowser(at.shop), extra: Record<string, string> = {}): Promise<Visit> => {
    const verifier = randomBytes(32).toString('base64url');
    const state = randomBytes(8).toString('hex');
    const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
    const query = { ...authQuery(at, codeChallenge), state, ...extra };
    const response = await browser(`${at.issuer}/auth?${new URLSearchParams(query)}`);
    expect(response.status).toBe(303);
    return { browser, page: response.headers.get('location')!, verifier, state };
  };
  const exchangeCode = (code: string, verifier: string, body: Record<string, string> = {}) =>
    exchange(at, { grant_type: 'authorization_code', code, code_verifier: verifier, ...body });
  const signIn = async (email: string, browser = openBrowser(at.shop)): Promise<Claims> => {
    const came = await visit(browser);
    const back = await press(came, { email });
    const { body } = await exchangeCode(back.searchParams.get('code')!, came.verifier);
    return readIdToken(at, body.id_token!);
  };
  return { visit, exchangeCode, signIn, readIdToken: (idToken: string) => readIdToken(at, idToken) };
}

/** The required parameters of a sign-in request. */
export function authQuery(at: ProviderState, codeChallenge: string): Record<string, string> {
  return {
    client_id: CLIENT_ID,
    response_type: 'code',
    redirect_uri: at.callback,
    scope: 'openid email profile',
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
  };
}

/** Submits the form of the sign-in page and follows the way back to the shop. Answers the callback's address with its parameters. */
export async function press({ browser, page }: Visit, form: Record<string, string>): Promise<URL> {
  const pressed = await browser(page, form);
  expect(pressed.status).toBe(303);
  const resumed = await browser(pressed.headers.get('location')!);
  expect(resumed.status).toBe(303);
  return new URL(resumed.headers.get('location')!);
}

/** Calls the token endpoint. If the body has `client_id`, the Authorization header is left out. */
async function exchange(at: ProviderState, form: Record<string, string>): Promise<Exchanged> {
  const authorization = `Basic ${Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64')}`;
  const response = await fetch(`${at.direct}/demo/identity/token`, {
    method: 'POST',
    headers: 'client_id' in form ? {} : { authorization },
    body: new URLSearchParams({ redirect_uri: at.callback, ...form }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

/** The claims of an ID token, after its signature was checked with the provider's public key. */
async function readIdToken(at: ProviderState, idToken: string): Promise<Claims> {
  const { keys } = (await (await fetch(`${at.direct}/demo/identity/jwks`)).json()) as { keys: object[] };
  const [header, payload, signature] = idToken.split('.') as [string, string, string];
  const key = createPublicKey({ key: keys[0] as never, format: 'jwk' });
  const signed = Buffer.from(`${header}.${payload}`);
  expect(verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url'))).toBe(true);
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
}
