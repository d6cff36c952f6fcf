import { accounts } from '../../../../contract/src/accounts.ts';
import { joiningCookie } from '../../adapters/identity/port.ts';
import { handle, KEPT_NOWHERE, Reply, type Context, type Route } from '../../http/handle.ts';
import { knownCookie } from './known-browser.ts';
import { askCode, joiningEmail, proveCode } from './sign-in-code.ts';

/** The sealed person whom a provider sent to this browser lately. */
const joiningIn = ({ shop }: Context, { headers }: Request): string | undefined =>
  new RegExp(`(?:^|;\\s*)${joiningCookie(shop.publicUrl)}=([\\w-]{20,2000})(?:;|$)`).exec(
    headers.get('cookie') ?? '',
  )?.[1];

/** Signing in by a code that is sent to the mailbox. */
export const signInRoutes: Route[] = [
  handle(accounts.askCode, (context, { body, ip, request }) => askCode(context, { ...body, ip, request })),
  handle(accounts.proveCode, async (context, { body, ip, request }) => {
    const accountId = await proveCode(context, { ...body, ip, from: request, joining: joiningIn(context, request) });
    const session = await context.startSession(request, accountId);
    // Who came from a provider before is asked about once, in this sign-in.
    const gone = `${joiningCookie(context.shop.publicUrl)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${context.shop.publicUrl.startsWith('https:') ? '; Secure' : ''}`;
    const cookies = [session, await knownCookie(context, request, body.email), gone];
    return new Reply({ success: true } as const, { headers: KEPT_NOWHERE, cookies });
  }),
  handle(accounts.joining, async (context, { request }) => {
    const email = await joiningEmail(context, joiningIn(context, request));
    return new Reply({ email }, { headers: KEPT_NOWHERE });
  }),
];
