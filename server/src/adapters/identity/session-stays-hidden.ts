import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';

/** What the popup's page hands its opener in place of the session's token: the library's client asks that there is something. */
const IN_PLACE = 'in the cookie';

/**
 * The session's token goes from the server to the cookie that page script cannot read, and nowhere else. The library would also answer it
 * at /get-session, and hand it to the opener by the popup's last page. It stands after the popup's plug-in, whose page it changes.
 */
export const sessionStaysHidden = (): BetterAuthPlugin => ({
  id: 'session-stays-hidden',
  hooks: {
    after: [
      {
        matcher: ({ path }) => path === '/get-session',
        handler: createAuthMiddleware(async c => {
          const { returned } = c.context;
          if (!isSession(returned)) return undefined;
          const { token: _token, ...session } = returned.session;
          return c.json({ ...returned, session });
        }),
      },
      {
        matcher: ({ path }) => path?.startsWith('/callback/') === true,
        handler: createAuthMiddleware(async c => {
          const { returned } = c.context;
          if (!(returned instanceof Response)) return;
          const page = (await returned.text()).replace(/"token":"[^"]*"/, `"token":"${IN_PLACE}"`);
          c.context.returned = new Response(page, returned);
        }),
      },
    ],
  },
});

const isSession = (value: unknown): value is { session: Record<string, unknown> } =>
  typeof value === 'object' && value !== null && 'session' in value && typeof value.session === 'object';
