const MINUTE_MS = 60_000;
const LONGEST_MS = 60 * MINUTE_MS;

/** A mail that could not be sent for so long is given up. */
export const GIVE_UP_MS = 24 * 60 * MINUTE_MS;

/**
 * When a mail is tried again after its n-th try failed: a minute later, then twice as long each time up to an hour. Nothing
 * once it is a day old.
 */
export function nextTry(attempts: number, createdAt: Date, now: Date): Date | undefined {
  if (now.getTime() - createdAt.getTime() >= GIVE_UP_MS) return undefined;
  // Above 2^6 it is the hour anyway, and a large exponent would leave the range of dates.
  const wait = Math.min(LONGEST_MS, MINUTE_MS * 2 ** Math.min(attempts - 1, 6));
  return new Date(now.getTime() + wait);
}
