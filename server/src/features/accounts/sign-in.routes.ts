import { accounts } from '../../../../contract/src/accounts.ts';
import { JOINING } from '../../adapters/identity/port.ts';
import { handle, KEPT_NOWHERE, Reply, type Route } from '../../http/handle.ts';
import { askCode, joiningEmail, proveCode } from './sign-in-code.ts';

const COOKIE = new RegExp(`(?:^|;\\s*)${JOINING.cookie}=([\\w-]{20,2000})(?:;|$)`);
const joiningIn = (request: Request): string | undefined => COOKIE.exec(request.headers.get('cookie') ?? '')?.[1];

/** Signing in by a code that is sent to the mailbox. */
export const signInRoutes: Route[] = [
  handle(accounts.askCode, (context, { body, ip }) => askCode(context, { ...body, ip })),
  handle(accounts.proveCode, async (context, { body, ip, request }) => {
    const accountId = await proveCode(context, { ...body, ip, joining: joiningIn(request) });
    const cookie = await context.startSession(request, accountId);
    return new Reply({ success: true } as const, { headers: { 'set-cookie': cookie, ...KEPT_NOWHERE } });
  }),
  handle(accounts.joining, async (context, { request }) => {
    const email = await joiningEmail(context, joiningIn(request));
    return new Reply({ email }, { headers: KEPT_NOWHERE });
  }),
];
