import type { AuthContext, BetterAuthPlugin } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { IdentityConfig } from '../../config/config.ts';
import { ANY_AGE, hearAuthTime } from './auth-time.ts';
import type { Meeting, ProvenPerson } from './port.ts';

/** The provider's id in the shop's callback address, /api/auth/callback/shop-id. */
export const PROVIDER_ID = 'shop-id';
const PROVIDER_TIMEOUT_MS = 10_000;
/** Characters of a picture's address. */
const LONGEST_PICTURE = 2_000;

/**
 * The provider for better-auth, by explicit addresses: with a discovery address better-auth asks the provider when it is
 * made, and a provider that is down would end the process (decision 004). The ID token is verified here, with the
 * provider's published keys, issuer, audience and the nonce of the request (OpenID Connect Core §3.1.3.7): better-auth asks for a nonce
 * only of providers that it discovered.
 */
export function openIdProvider(config: IdentityConfig, { meet, nameOf }: Newcomers): BetterAuthPlugin {
  const keys = createRemoteJWKSet(new URL(config.jwksUrl), { timeoutDuration: PROVIDER_TIMEOUT_MS });
  const plugin = genericOAuth({ config: [addressesOf(config)] });
  return {
    ...plugin,
    async init(context) {
      const { socialProviders } = (await plugin.init(context)).context;
      const getUserInfo: Provider['getUserInfo'] = async tokens => {
        const profile = await readProfile(config, keys, tokens);
        if (!profile) return null;
        const { email, emailVerified } = profile.user;
        const meeting = await meet({ issuer: config.peopleOf, subject: profile.data.sub, email, emailVerified });
        if (meeting === 'new') profile.user.name = await nameOf(profile.user.name);
        // Whether an unproven address has an account is nobody's business: the library looks no account up by it, and makes none.
        const user = meeting === 'unverified' ? { ...profile.user, email: 'unproven@unproven.invalid' } : profile.user;
        return { user, data: { ...profile.data, meeting } };
      };
      const withNonce = socialProviders.map(one => ({ ...one, requiresIdTokenNonce: true, getUserInfo }) as Provider);
      return { context: { socialProviders: withNonce } };
    },
  };
}

const addressesOf = (config: IdentityConfig) => ({
  providerId: PROVIDER_ID,
  name: config.label,
  accountIssuer: config.peopleOf,
  accountSubject: ({ profile }: { profile: Record<string, unknown> }) => String(profile['sub']),
  authorizationUrl: config.authorizationUrl,
  tokenUrl: config.tokenUrl,
  userInfoUrl: config.userInfoUrl,
  clientId: config.clientId,
  clientSecret: config.clientSecret.reveal(),
  scopes: ['openid', 'email', 'profile'],
  pkce: true,
  authorizationUrlParams: ANY_AGE,
  disableProviderLogout: true,
});

export type Newcomers = {
  /** Looks at who comes, before the library opens or makes an account. */
  meet: (person: ProvenPerson) => Promise<Meeting>;
  /** How a new account is called, by what the provider calls its person. */
  nameOf: (told: string) => Promise<string>;
};

type Provider = AuthContext['socialProviders'][number];
type Tokens = {
  idToken?: string | undefined;
  accessToken?: string | undefined;
  expectedIdTokenNonce?: string | undefined;
};

/** Who the tokens are about; nothing where the ID token is not the answer to this request. Throws for a token that is not the provider's. */
async function readProfile(config: IdentityConfig, keys: JWTVerifyGetKey, tokens: Tokens) {
  if (!tokens.idToken || !tokens.expectedIdTokenNonce) return null;
  const { payload } = await jwtVerify(tokens.idToken, keys, {
    issuer: config.issuer,
    audience: config.clientId,
    clockTolerance: 30,
  });
  if (payload['nonce'] !== tokens.expectedIdTokenNonce) return null;
  hearAuthTime(payload['auth_time'], new Date());
  const claims = payload['email']
    ? payload
    : { ...payload, ...(await fetchUserInfo(config, tokens.accessToken ?? '', payload.sub)) };
  return profileOf(claims, config.issuer);
}
/** The claims that the ID token lacks. Throws unless they are about the same subject (OpenID Connect Core §5.3.2). */
async function fetchUserInfo(
  config: IdentityConfig,
  accessToken: string,
  subject: string | undefined,
): Promise<Record<string, unknown>> {
  const reply = await fetch(config.userInfoUrl, {
    headers: { authorization: `Bearer ${accessToken}` },
    redirect: 'error',
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  });
  const claims = (await reply.json()) as Record<string, unknown>;
  if (!reply.ok || claims['sub'] !== subject)
    throw new Error(`The identity provider answered ${reply.status} for the user's claims`);
  return claims;
}

function profileOf(claims: Record<string, unknown>, issuer: string) {
  const { picture } = claims;
  const isTaken = typeof picture === 'string' && (picture.startsWith('https://') || picture.startsWith(`${issuer}/`));
  const email = String(claims['email'] ?? '').toLowerCase();
  const user = {
    email,
    emailVerified: claims['email_verified'] === true,
    name: typeof claims['name'] === 'string' ? claims['name'] : '',
    image: isTaken && picture.length <= LONGEST_PICTURE ? picture : undefined,
  };
  return { user, data: { sub: String(claims['sub']) } };
}
