/** What is known of how somebody proved who they are in a session. */
export type Proof = {
  /** When the provider or the mailbox last vouched for them; null where the provider does not say when it did. */
  authenticatedAt: Date | null;
  /** Whether the account has a second factor. */
  hasFactor: boolean;
  /** When they last gave a code of it in this session. */
  factorAt: Date | null;
};

/** What cannot be undone, or is worth stealing, is done within so long of a proof (ASVS 5.0 §7.5.3; rulings of 26 November). */
export const FRESH_SIGN_IN_MS = 10 * 60_000;

/** A provider's clock may be ahead of ours by so much: a proof of later than that was not given. */
const CLOCKS_DIFFER_MS = 60_000;

/** Days after which a session ends: without a visit, and however often it is used (ASVS 5.0 §7.3). */
export const SESSION_DAYS = { idle: 7, longest: 30 } as const;

/** True for a session that opens nothing yet: the account has a second factor, and this session has not given it. */
export const lacksFactor = ({ hasFactor, factorAt }: Omit<Proof, 'authenticatedAt'>): boolean =>
  hasFactor && factorAt === null;

/** True within ten minutes of a proof: a code of the second factor where the account has one, otherwise the sign-in itself. */
export function isFreshSignIn({ authenticatedAt, hasFactor, factorAt }: Proof, now: Date): boolean {
  const provenAt = hasFactor ? factorAt : authenticatedAt;
  const ageMs = provenAt === null ? Infinity : now.getTime() - provenAt.getTime();
  return ageMs >= -CLOCKS_DIFFER_MS && ageMs <= FRESH_SIGN_IN_MS;
}
