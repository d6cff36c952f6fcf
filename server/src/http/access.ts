import { mayPass, type Access } from '../../../domain/src/access.ts';
import type { Account } from './handle.ts';
import { Refused } from './refused.ts';

/** Who a bearer token stands for: an account, one that is disabled, or nobody. */
export type WhoIs = (
  token: string,
) => Promise<{ kind: 'account'; account: Account } | { kind: 'disabled' } | { kind: 'unknown' }>;

const tokenIn = (header: string): string | undefined => /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(header)?.[1];

/** The id of the account whose token a request shows; nothing for anybody else. */
export async function askerIdOf(request: Request, whoIs: WhoIs): Promise<string | undefined> {
  const token = tokenIn(request.headers.get('authorization') ?? '');
  const found = token ? await whoIs(token) : undefined;
  return found?.kind === 'account' ? found.account.id : undefined;
}

/**
 * The one place that decides who may call what. A token that is shown must be good, also on public calls, so that a stale
 * sign-in is noticed and never acts as a guest.
 */
export async function checkAccess(access: Access, request: Request, whoIs: WhoIs): Promise<Account | undefined> {
  const header = request.headers.get('authorization');
  if (header === null) {
    if (access !== 'public') throw new Refused('unauthorized');
    return undefined;
  }
  const token = tokenIn(header);
  const found = token ? await whoIs(token) : ({ kind: 'unknown' } as const);
  if (found.kind === 'unknown') throw new Refused('unauthorized');
  if (found.kind === 'disabled') throw new Refused('account_disabled');
  if (!mayPass(found.account.role, access)) throw new Refused('forbidden');
  return found.account;
}

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
