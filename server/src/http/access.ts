import type { Endpoint } from '../../../contract/src/endpoint.ts';
import { mayPass } from '../../../domain/src/access.ts';
import { isFreshSignIn, lacksFactor } from '../../../domain/src/sign-in.ts';
import type { Account } from './handle.ts';
import { Refused } from './refused.ts';

/** Who a bearer token stands for: an account, one that is disabled, or nobody. `isAnew`: as it is now, not as it was a second ago. */
export type WhoIs = (
  token: string,
  isAnew?: boolean,
) => Promise<{ kind: 'account'; account: Account } | { kind: 'disabled' } | { kind: 'unknown' }>;

const tokenIn = (header: string): string | undefined => /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(header)?.[1];

/** The id of the account whose token a request shows; nothing for anybody else. */
export async function askerIdOf(request: Request, whoIs: WhoIs): Promise<string | undefined> {
  const token = tokenIn(request.headers.get('authorization') ?? '');
  const found = token ? await whoIs(token) : undefined;
  return found?.kind === 'account' ? found.account.id : undefined;
}

/** `canSignIn`: there is a way to prove once more who one is; before a shop is set up there may be none. */
export type AccessRules = { now: Date; needsSecondFactor: boolean; canSignIn: boolean };

/**
 * The one place that decides who may call what. A token that is shown must be good, also on public calls, so that a stale
 * sign-in is noticed and never acts as a guest; and its session opens nothing before the second factor of its account was given.
 */
export async function checkAccess(
  endpoint: Pick<Endpoint, 'access' | 'fresh' | 'withoutFactor'>,
  request: Request,
  whoIs: WhoIs,
  rules: AccessRules,
): Promise<Account | undefined> {
  const header = request.headers.get('authorization');
  if (header === null) {
    if (endpoint.access !== 'public') throw new Refused('unauthorized');
    return undefined;
  }
  const token = tokenIn(header);
  const found = token ? await whoIs(token) : ({ kind: 'unknown' } as const);
  if (found.kind === 'unknown') throw new Refused('unauthorized');
  if (found.kind === 'disabled') throw new Refused('account_disabled');
  const { account } = found;
  if (!mayPass(account.role, endpoint.access)) throw new Refused('forbidden');
  if (wants(endpoint, account, rules) === undefined) return account;
  // The proof may have been given a moment ago.
  const now = await whoIs(token!, true);
  const wanted = now.kind === 'account' ? wants(endpoint, now.account, rules) : 'unauthorized';
  if (now.kind !== 'account' || wanted !== undefined) throw new Refused(wanted!, detailsOf(now));
  return now.account;
}

/** What is wanted of somebody who may call, before they are let in. */
function wants(
  { access, fresh, withoutFactor }: Pick<Endpoint, 'access' | 'fresh' | 'withoutFactor'>,
  { proof }: Account,
  { now, needsSecondFactor, canSignIn }: AccessRules,
): 'factor_needed' | 'factor_required' | 'sign_in_again' | undefined {
  if (!withoutFactor && lacksFactor(proof)) return 'factor_needed';
  const isOfShop = access !== 'public' && access !== 'shopper';
  if (!withoutFactor && isOfShop && needsSecondFactor && !proof.hasFactor) return 'factor_required';
  return fresh && canSignIn && !isFreshSignIn(proof, now) ? 'sign_in_again' : undefined;
}

/** How the person can prove who they are: by a code of their app, or by signing in. */
const detailsOf = (found: Awaited<ReturnType<WhoIs>>) =>
  found.kind === 'account' ? { hasFactor: found.account.proof.hasFactor } : undefined;

/**
 * Refuses writes that another site's page sends (security A5). Browsers say where a request comes from; programs that say
 * nothing carry no cookie of a visitor either.
 */
export function checkSameSite(request: Request, publicUrl: string): void {
  const site = request.headers.get('sec-fetch-site');
  if (site === 'cross-site' || site === 'same-site') throw new Refused('cross_site');
  const origin = request.headers.get('origin');
  if (origin === null || origin === new URL(publicUrl).origin) return;
  const isOwnHost = URL.canParse(origin) && new URL(origin).host === request.headers.get('host');
  if (!isOwnHost) throw new Refused('cross_site');
}
