/** Sign-in by a third-party provider (OpenID Connect), and the shop's own short tokens. */
export type IdentityPort = {
  /** Answers the library's own addresses under /api/auth/ (IDENTITY_PATHS): popup, callback, token, sign-out. */
  handle: (request: Request) => Promise<Response>;
  /** Sends the browser to the provider and back to `returnTo` (a path of the shop). */
  startSignIn: (request: Request, returnTo: string) => Promise<Response>;
  /** Whose token this is; nothing for a forged, foreign or expired one. */
  verify: (token: string) => Promise<{ accountId: string } | undefined>;
};

/** The provider, or what the shop keeps of it, cannot be reached: the shop serves on and sign-in says so. */
export class IdentityUnavailable extends Error {
  override name = 'IdentityUnavailable';
}
