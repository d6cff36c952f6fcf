import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { jwt } from 'better-auth/plugins/jwt';
import { oauthPopup } from 'better-auth/plugins';
import { SESSION_DAYS } from '../../../../domain/src/sign-in.ts';
import type { IdentityConfig } from '../../config/config.ts';
import type { Secret } from '../../config/secret.ts';
import type { Database } from '../../db/database.ts';
import { accounts, identities, sessions, signingKeys, verifications } from '../../db/tables/accounts.ts';
import type { Secrets } from '../../secrets.ts';
import { CLIENT_ADDRESS_HEADER } from '../../http/client-address.ts';
import type { Log } from '../../http/handle.ts';
import { announce } from '../../jobs/announce.ts';
import { heardAuthTime, withAuthTime } from './auth-time.ts';
import { hashingTokens } from './hashed-tokens.ts';
import { noteJoining } from './note-joining.ts';
import { oneSessionABrowser } from './one-session-a-browser.ts';
import { openIdProvider, PROVIDER_ID, type Newcomers } from './openid.ts';
import { IdentityUnavailable, SIGN_IN_PAGE, type IdentityPort } from './port.ts';
import { createReachability } from './reachable.ts';
import { endingSessions } from './session-life.ts';
import { sessionsByProof } from './sessions-by-proof.ts';
import { sessionStaysHidden } from './session-stays-hidden.ts';
import { createTokenCheck } from './token-check.ts';

type Setup = {
  db: Database;
  publicUrl: string;
  secret: Secret;
  /** Nobody where people sign in by a code alone. */
  provider: IdentityConfig | undefined;
  /** Seals (encrypts) values with this shop's own keys. */
  secrets: Secrets;
  now: () => Date;
  log: Pick<Log, 'info' | 'warn'>;
} & Newcomers;

/** The library's names for the shop's tables. */
const TABLES = {
  user: accounts,
  session: sessions,
  account: identities,
  verification: verifications,
  jwks: signingKeys,
};

/** The shop does not call the provider after the sign-in, so it stores none of the provider's tokens. */
const NO_PROVIDER_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};

/** Refuses a sign-in whose e-mail address the provider has not verified. */
const refusalOf = (profile: Record<string, unknown> | undefined) =>
  profile?.['meeting'] === 'unverified' ? { error: 'email_not_verified' } : undefined;

/** The library's message without the visitor's input, which comes after a colon or full stop (or in further arguments). */
const sentenceOf = (message: string): string => message.split(/[:.]\s/, 1)[0]!;

/** Names of cookies. On https they start with `__Host-`, so browsers accept them only from this host and with Secure (RFC 6265bis). */
const cookiesAt = (publicUrl: string) => {
  const isSecure = publicUrl.startsWith('https:');
  // The library would write `__Secure-` before a prefix of ours.
  return {
    useSecureCookies: false,
    cookiePrefix: isSecure ? '__Host-better-auth' : 'better-auth',
    defaultCookieAttributes: { secure: isSecure },
  };
};

/** Hooks that run when a session begins or ends. */
const sessionsOf = ({ db, log, now }: Pick<Setup, 'db' | 'log' | 'now'>) =>
  ({
    create: {
      before: async (session, context) => ({ data: { ...session, authenticatedAt: provenAt(context?.path, now) } }),
      after: async ({ userId }, context) =>
        log.info('identity.signed_in', { accountId: userId, kind: isOfProvider(context?.path) ? 'provider' : 'code' }),
    },
    // All processes drop what they remember about signed-in accounts.
    delete: { after: () => announce(db, { channel: 'data', noun: 'accounts' }) },
  }) satisfies NonNullable<BetterAuthOptions['databaseHooks']>['session'];

function makeAuth({ db, publicUrl, secret, provider, meet, nameOf, now, log }: Setup) {
  return betterAuth({
    baseURL: publicUrl,
    secret: secret.reveal(),
    trustedOrigins: [publicUrl],
    telemetry: { enabled: false },
    // The library's own logger would bypass the shop's log and write visitors' input.
    logger: {
      level: 'error',
      log: (_level, message, ...rest: unknown[]) =>
        log.warn('identity.refused', { problem: sentenceOf(message), error: rest.find(one => one instanceof Error) }),
    },
    // Errors are thrown to the caller, which logs and answers them (http/sign-in).
    onAPIError: { throw: true, errorURL: publicUrl + SIGN_IN_PAGE },
    database: endingSessions(hashingTokens(drizzleAdapter(db, { provider: 'pg', schema: TABLES }))),
    // Issuer and subject identify a person. An equal e-mail address alone never adds an identity to an account (`meet`).
    account: { accountLinking: { enabled: false }, updateAccountOnSignIn: false },
    user: { validateUserInfo: ({ source }) => refusalOf(source.oauth?.profile) },
    databaseHooks: {
      account: { create: { before: async () => ({ data: NO_PROVIDER_TOKENS }) } },
      session: sessionsOf({ db, log, now }),
    },
    session: {
      expiresIn: SESSION_DAYS.idle * 86_400,
      additionalFields: { authenticatedAt: { type: 'date', required: false, input: false } },
    },
    advanced: { ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] }, ...cookiesAt(publicUrl) },
    plugins: [
      ...(provider ? [openIdProvider(provider, { meet, nameOf })] : []),
      jwt({
        // Rulings, Sign-in: the shop's own 15-minute token. Nothing personal in it: account and session are looked up by their ids.
        jwt: {
          ...{ issuer: publicUrl, audience: publicUrl, expirationTime: '15m' },
          definePayload: ({ session }) => ({ sid: session.id }),
        },
        disableSettingJwtHeader: true,
      }),
      oauthPopup(),
      sessionStaysHidden(),
      sessionsByProof(),
      oneSessionABrowser(),
    ],
  });
}
type Auth = ReturnType<typeof makeAuth>;

/** The pop-up window of the browser starts a sign-in here. */
const POPUP_START = '/oauth-popup/start';

const isOfProvider = (path: string | undefined): boolean => path?.startsWith('/callback/') === true;

/** When the person proved who they are: the provider's time, or now for a sign-in by code. */
const provenAt = (path: string | undefined, now: () => Date): Date | null =>
  isOfProvider(path) ? heardAuthTime() : now();

/** Whether the provider can be reached; a shop without one says so. */
const reachabilityOf = ({ provider }: Setup): (() => Promise<void>) =>
  provider
    ? createReachability(provider.jwksUrl)
    : () => Promise.reject(new IdentityUnavailable('The shop has no provider: people sign in by a code'));

/** Sign-in by better-auth. It is created at first use, and again after a failure, so that the shop can start without it. */
export function createIdentity(setup: Setup): IdentityPort {
  let made: Auth | undefined;
  const reachProvider = reachabilityOf(setup);
  const { publicUrl } = setup;
  const joining = noteJoining(setup);
  const auth = async (): Promise<Auth> => {
    try {
      made ??= makeAuth({ ...setup, meet: joining.meet });
      await made.$context;
      return made;
    } catch (error) {
      made = undefined;
      throw unavailable(error);
    }
  };
  const unavailable = (error: unknown) => {
    setup.log.warn('identity.unavailable', { message: (error as Error).message });
    return new IdentityUnavailable('Signing in is not possible just now', { cause: error });
  };
  const holderOf = createTokenCheck(publicUrl, async () => (await (await auth()).api.getJwks()) as never);
  return {
    async handle(request) {
      if (new URL(request.url).pathname.endsWith(POPUP_START)) await reachProvider();
      const { handler } = await auth();
      return withAuthTime(request, () => joining.answer(publicUrl, () => handler(request)));
    },
    async startSignIn(request, { returnTo, onRefusal }) {
      await reachProvider();
      const { api } = await auth();
      const reply = await api.signInSocial({
        body: { provider: PROVIDER_ID as never, callbackURL: returnTo, errorCallbackURL: onRefusal },
        headers: request.headers,
        asResponse: true,
      });
      const { url } = (await reply.clone().json()) as { url?: string };
      if (!reply.ok || !url) throw unavailable(new Error(`sign-in could not start: ${reply.status}`));
      const headers = new Headers({ location: url, 'cache-control': 'no-store' });
      for (const cookie of reply.headers.getSetCookie()) headers.append('set-cookie', cookie);
      return new Response(null, { status: 302, headers });
    },
    async startSession(request, accountId) {
      const { api } = await auth();
      const reply = await api.startSession({ body: { accountId }, headers: request.headers, asResponse: true });
      const [cookie] = reply.headers.getSetCookie();
      if (!reply.ok || !cookie) throw unavailable(new Error(`session could not start: ${reply.status}`));
      return cookie;
    },
    verify: holderOf,
  };
}
