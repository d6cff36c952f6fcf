/** S1 §9: renew 5 minutes before expiry; after a failure wait 30 s, doubling to 960 s. */
const BEFORE_EXPIRY_MS = 5 * 60_000;
const FIRST_BACK_OFF_MS = 30_000;
const LONGEST_BACK_OFF_MS = 960_000;

/** Milliseconds until the token is to be renewed, after so many failures in a row. */
export function renewalDelay(expiresAt: number, now: number, failures: number): number {
  if (failures === 0) return Math.max(0, expiresAt - BEFORE_EXPIRY_MS - now);
  return Math.min(FIRST_BACK_OFF_MS * 2 ** (failures - 1), LONGEST_BACK_OFF_MS);
}
