import { IdentityUnavailable } from './port.ts';

const TIMEOUT_MS = 3_000;
/** How long a provider that answered counts as there. */
const REMEMBERED_MS = 5_000;

/**
 * Asks whether the provider answers, by its published keys, before a browser is sent there: a window that shows nothing, or another
 * company's error page, would tell the shopper less than the shop can. The answer throws IdentityUnavailable where it does not.
 */
export function createReachability(jwksUrl: string, now: () => number = Date.now): () => Promise<void> {
  let answeredAt = -Infinity;
  return async () => {
    if (now() - answeredAt < REMEMBERED_MS) return;
    try {
      const reply = await fetch(jwksUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      await reply.body?.cancel();
      if (!reply.ok) throw new Error(`The identity provider answered ${reply.status}`);
      answeredAt = now();
    } catch (error) {
      throw new IdentityUnavailable('The identity provider does not answer', { cause: error });
    }
  };
}
