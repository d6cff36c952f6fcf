import type { IdentityConfig } from '../config/config.ts';
import { CALL_MS, causeOf, findingsOf, type Finding } from './finding.ts';

const { ok, warning, problem } = findingsOf('identity');

/** Whether the identity provider says of itself what we expect, and knows our credentials: a code is offered that nobody was given. */
export async function checkIdentity(config: IdentityConfig | undefined, callback: string): Promise<Finding[]> {
  if (!config) return [ok('people sign in by a code alone')];
  if (config.kind === 'standin') return [ok('the stand-in of a demo shop: anybody signs in as anybody')];
  try {
    const document = await fetchJson(`${config.issuer}/.well-known/openid-configuration`);
    if (document.status !== 200)
      return [
        problem(`the identity provider answers ${document.status} for its discovery document`, 'Try again later.'),
      ];
    const changed = CLAIMS.filter(([claim, ours]) => document.body[claim] !== config[ours]).map(([claim]) => claim);
    const differs = changed.map(claim =>
      warning(`the identity provider now says another ${claim}`, 'Bring the shop to its latest release.'),
    );
    return [...differs, await checkCredentials(config, callback)];
  } catch (error) {
    return [problem(`the identity provider cannot be reached (${causeOf(error)})`, 'See that this machine may call it by https.')]; // prettier-ignore
  }
}

const CLAIMS = [
  ['issuer', 'issuer'],
  ['authorization_endpoint', 'authorizationUrl'],
  ['token_endpoint', 'tokenUrl'],
  ['jwks_uri', 'jwksUrl'],
] as const;

async function checkCredentials(config: IdentityConfig, callback: string): Promise<Finding> {
  const form = new URLSearchParams({
    ...{ grant_type: 'authorization_code', code: 'doctor', redirect_uri: callback },
    ...{ client_id: config.clientId, client_secret: config.clientSecret.reveal() },
  });
  const { status, body } = await fetchJson(config.tokenUrl, { method: 'POST', body: form });
  const code = String(body['error'] ?? '');
  if (code === 'invalid_grant') return ok('the identity provider knows the shop');
  if (code === 'redirect_uri_mismatch')
    return problem('the identity provider does not know the shop’s return address', `Add ${callback} to the client’s redirect addresses.`); // prettier-ignore
  return problem(`the identity provider refuses the shop (${/^\w{1,60}$/.test(code) ? code : status})`, 'Mend GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.'); // prettier-ignore
}

async function fetchJson(
  url: string,
  init: RequestInit = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const reply = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(CALL_MS) });
  const body = (await reply.json().catch(() => ({}))) as Record<string, unknown>;
  return { status: reply.status, body };
}
