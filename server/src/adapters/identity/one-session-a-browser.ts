import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';

type Asked = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/**
 * Ends the session that a browser had before the one that it was just given: its cookie is gone with the new one, so nobody could end it,
 * or would miss it (ASVS 5.0 §7.2.4).
 */
export async function endFormerSession({
  context,
  getSignedCookie,
}: Pick<Asked, 'context' | 'getSignedCookie'>): Promise<void> {
  const former = await getSignedCookie(context.authCookies.sessionToken.name, context.secret);
  if (former) await context.internalAdapter.deleteSession(former);
}

/** A browser that comes back from the provider as somebody has that session alone. */
export const oneSessionABrowser = (): BetterAuthPlugin => ({
  id: 'one-session-a-browser',
  hooks: {
    after: [
      {
        matcher: ({ path }) => path?.startsWith('/callback/') === true,
        handler: createAuthMiddleware(async c => {
          if (c.context.newSession) await endFormerSession(c);
        }),
      },
    ],
  },
});
