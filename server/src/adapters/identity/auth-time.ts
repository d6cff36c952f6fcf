import { AsyncLocalStorage } from 'node:async_hooks';

/** What an answer of the provider said during one request of the shop: when it made sure of the person; null where it did not say. */
const said = new AsyncLocalStorage<{ at: Date | null }>();

/** Takes the claim `auth_time` of an ID token that was checked: seconds since 1970 (OpenID Connect Core §2). A moment to come counts as now. */
export function hearAuthTime(claim: unknown, now: Date): void {
  const store = said.getStore();
  if (store && typeof claim === 'number' && claim > 0) store.at = new Date(Math.min(claim * 1000, now.getTime()));
}

/** When the provider made sure of the person who signs in with this request. */
export const heardAuthTime = (): Date | null => said.getStore()?.at ?? null;

/** So many seconds ago at most: with a `max_age` a provider has to say when it made sure of the person (OpenID Connect Core §3.1.2.1). */
export const ANY_AGE = { max_age: '31536000' };

/** The address at which a provider asks who somebody is, whoever it remembers: `prompt=login`, and an `auth_time` of now. */
function askingAnew(address: string): string {
  const url = new URL(address);
  url.searchParams.set('prompt', 'login');
  url.searchParams.set('max_age', '0');
  return url.href;
}

/** True where a sign-in is begun in a window by somebody who is signed in, and has to prove who they are once more. */
function wantsAnew({ url }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  return pathname.endsWith('/oauth-popup/start') && searchParams.get('additionalData') === '{"again":true}';
}

/** Answers a request of the sign-in: remembers during `work` what the provider says, and has it ask anew where that is wanted. */
export async function withAuthTime(request: Request, work: () => Promise<Response>): Promise<Response> {
  const reply = await said.run({ at: null }, work);
  const location = reply.headers.get('location');
  if (location && wantsAnew(request)) reply.headers.set('location', askingAnew(location));
  return reply;
}
