import Provider, { interactionPolicy } from 'oidc-provider';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { escape } from '../look.ts';
import type { ProviderKeys } from './keys.ts';
import { look } from './page-style.ts';
import { toInitials } from './people.ts';
import type { Person } from './people.ts';
import { pageHeaders } from './send-page.ts';
import type { IdentitySettings } from './settings.ts';
import { createShortMemory } from './short-memory.ts';

/** Who has signed in since the start, by `sub`, with whether the provider vouches for the e-mail. */
export type KnownPeople = Map<string, Person & { emailVerified: boolean }>;

/** Names that no cookie of the shop has: both live under one address. */
export const SESSION_COOKIE = 'demo_identity_session';

const MINUTE = 60;

/**
 * The OpenID Connect provider: authorization code with PKCE for one client, claims of e-mail and profile, RS256.
 * Endpoints under the issuer: /auth /token /me /jwks /.well-known/openid-configuration.
 */
export function createProvider(settings: IdentitySettings, keys: ProviderKeys, people: KnownPeople): Provider {
  const provider = new Provider(settings.issuer.href, toConfiguration(settings, keys, people));
  provider.proxy = true;
  return provider;
}

function toConfiguration(settings: IdentitySettings, keys: ProviderKeys, people: KnownPeople): Configuration {
  const path = settings.issuer.pathname;
  return {
    adapter: createShortMemory(),
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: settings.redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: keys.keys },
    cookies: {
      keys: keys.cookieKeys,
      names: { session: SESSION_COOKIE, interaction: 'demo_identity_sign_in', resume: 'demo_identity_resume' },
      long: { httpOnly: true, sameSite: 'lax', path },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    responseTypes: ['code'],
    scopes: ['openid', 'email', 'profile'],
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    ttl: { AccessToken: 60 * MINUTE, AuthorizationCode: MINUTE, IdToken: 60 * MINUTE, Interaction: 60 * MINUTE, Session: 60 * MINUTE, Grant: 60 * MINUTE }, // prettier-ignore
    interactions: { policy: toPolicy(), url: (_ctx, interaction) => `${path}/sign-in/${interaction.uid}` },
    findAccount: (_ctx, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: async () => toClaims(settings, person) };
    },
    loadExistingGrant: grantEverythingAsked,
    renderError: async (ctx, out) => {
      ctx.type = 'html';
      ctx.set(pageHeaders());
      ctx.body = failurePage(out.error_description ?? out.error);
    },
  };
}

/** A page for a sign-in that cannot go on. */
export function failurePage(reason: string): string {
  const text = 'Close this window or go back to the shop, and start again.';
  return look.page(
    'Sign-in stopped',
    `<h1>This sign-in cannot go on</h1><p>${text}</p><p class="hint">${escape(reason)}</p>`,
  );
}

/** Clients of other providers ask to choose an account; here the sign-in page always does that. */
function toPolicy() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  return policy;
}

function toClaims(settings: IdentitySettings, person: Person & { emailVerified: boolean }) {
  const { sub, email, name, emailVerified } = person;
  const picture = `${settings.issuer.href}/picture/${encodeURIComponent(toInitials(name))}.png`;
  return { sub, email, email_verified: emailVerified, name, picture };
}

/** The demo shop is trusted: nobody is asked to allow what it wants to know. */
async function grantEverythingAsked(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}
