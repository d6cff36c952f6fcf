import Bowser from 'bowser';
import type { Session } from '../../../../contract/src/security.ts';
import type { Account, Context } from '../../http/handle.ts';
import { pageOf, rowKeyOf } from '../../http/keyset.ts';
import { Refused } from '../../http/refused.ts';
import { tellAccounts } from '../accounts/accounts.ts';
import { noteAct } from './note-act.ts';
import { deleteSessions, listSessions, type SessionRow } from './security.store.ts';
import { shortAddress } from './short-address.ts';

const DEVICES: Record<string, Session['device']> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' };

/** What a browser says it is: unchecked, for people who look for one that they do not know. */
function deviceOf(userAgent: string | null): Pick<Session, 'browser' | 'system' | 'device'> {
  if (!userAgent) return { browser: null, system: null, device: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    device: DEVICES[platform.type ?? ''] ?? 'unknown',
  };
}

const toSessionReply = (row: SessionRow, thisId: string): Session => ({
  ...{ id: row.id, isThis: row.id === thisId, address: shortAddress(row.ipAddress) },
  ...deviceOf(row.userAgent),
  ...{ since: row.createdAt.toISOString(), lastUsedAt: row.usedAt.toISOString() },
});

/** A page of where an account is signed in, the latest used first. */
export async function pageOfSessions(
  context: Context,
  account: Account,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ sessions: Session[]; next: string | undefined }> {
  const rows = await listSessions(context.db, {
    ...{ accountId: account.id, now: context.now(), limit },
    afterRow: rowKeyOf(cursor),
  });
  const page = pageOf(rows, limit, row => ({ at: row.usedAt, id: row.id }));
  return { sessions: page.rows.map(row => toSessionReply(row, account.sessionId)), next: page.next };
}

/** Ends one of an account's sessions. Refuses with `not_found`, also for anybody else's. */
export function endSession(context: Context, account: Account, id: string): Promise<void> {
  return end(context, account, id).then(ended => {
    if (ended === 0) throw new Refused('not_found');
  });
}

/** Ends all sessions of an account, that of the call too; answers how many there were. */
export const endSessions = (context: Context, account: Account): Promise<number> => end(context, account, undefined);

function end(context: Context, account: Account, id: string | undefined): Promise<number> {
  return context.db.transaction(async tx => {
    const ended = await deleteSessions(tx, account.id, id);
    if (ended === 0) return 0;
    await tellAccounts(tx);
    await noteAct(context, tx, account, { action: 'sessions.ended', after: { sessions: ended } });
    return ended;
  });
}
