import { isText } from './checks.ts';
import { storedEntry } from './entry.ts';

/** The code of an offer that was chosen on the pricing page: it waits in the coupon box until it is used. */
export const offerCodeEntry = storedEntry<{ code: string }>({
  key: 'offerCode',
  version: 1,
  check: ({ code }) => (isText(code) && /^[A-Z0-9_-]{1,40}$/i.test(code) ? { code: code.toUpperCase() } : undefined),
});
