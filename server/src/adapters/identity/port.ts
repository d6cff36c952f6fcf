/** The shop's page of all its ways to sign in, without the language's prefix: who is refused at the provider comes back to it. */
export const SIGN_IN_PAGE = '/sign-in';

/** Sign-in by a third-party provider (OpenID Connect), and the shop's own short tokens. */
export type IdentityPort = {
  /** Answers the library's own addresses under /api/auth/ (IDENTITY_PATHS): popup, callback, token, sign-out. */
  handle: (request: Request) => Promise<Response>;
  /** Sends the browser to the provider and back to `returnTo`, or to `onRefusal` with why in `error` (paths of the shop). */
  startSignIn: (request: Request, to: { returnTo: string; onRefusal: string }) => Promise<Response>;
  /** Begins a session of an account for the browser of a request; answers the cookie that holds it, as a Set-Cookie line. */
  startSession: (request: Request, accountId: string) => Promise<string>;
  /** Whose token this is; nothing for a forged, foreign or expired one. Whether the session still is, says the accounts' lookup. */
  verify: (token: string) => Promise<TokenHolder | undefined>;
};

/** Whom the shop's own token names: an account, and the session that the token was made in. */
export type TokenHolder = { accountId: string; sessionId: string };

/** Who a provider says that somebody is, and whether it vouches for the address. */
export type ProvenPerson = { issuer: string; subject: string; email: string; emailVerified: boolean };
/** What a sign-in of that person comes to (features/accounts/meet-person.ts). */
export type Meeting = 'known' | 'new' | 'unverified' | 'taken';

/**
 * A person who came with the proven address of somebody's account, until when (epoch ms) a code sent there joins them to it. It stands
 * sealed in a cookie of their browser.
 */
export type JoiningPerson = { issuer: string; subject: string; providerId: string; email: string; until: number };
export const JOINING = { purpose: 'person to be joined', minutes: 15 } as const;
/** Its name; at https browsers take it from this host alone, and with Secure (RFC 6265bis, `__Host-`). */
export const joiningCookie = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-chhaap_joining' : 'chhaap_joining';

/** The provider, or what the shop keeps of it, cannot be reached: the shop serves on and sign-in says so. */
export class IdentityUnavailable extends Error {
  override name = 'IdentityUnavailable';
}
