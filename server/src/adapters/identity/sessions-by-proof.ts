import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';
import { endFormerSession } from './one-session-a-browser.ts';

/** A session of the library's own kind for an account whose person has proven to be it in the shop's own way. No address leads here. */
export const sessionsByProof = () => ({
  id: 'sessions-by-proof' as const,
  endpoints: {
    startSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ accountId: z.string() }), requireHeaders: true },
      async c => {
        const { internalAdapter } = c.context;
        const user = await internalAdapter.findUserById(c.body.accountId);
        if (!user) throw new Error('There is no such account');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(c, { session, user });
        await endFormerSession(c);
        return c.json({ success: true });
      },
    ),
  },
});
