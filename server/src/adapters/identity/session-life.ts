import type { BetterAuthOptions } from 'better-auth';
import type { DBAdapter, DBTransactionAdapter } from 'better-auth/types';
import { SESSION_DAYS } from '../../../../domain/src/sign-in.ts';

const DAY_MS = 86_400_000;
type MakeAdapter = (options: BetterAuthOptions) => DBAdapter;
type Update = DBTransactionAdapter['update'];

/**
 * The library's way to its tables, but no visit makes a session live longer than thirty days: the library moves its end on with each, and
 * knows no last one.
 */
export function endingSessions(makeAdapter: MakeAdapter): MakeAdapter {
  return options => {
    const adapter = makeAdapter(options);
    return {
      ...adapter,
      update: capped(adapter),
      transaction: run => adapter.transaction(inside => run({ ...inside, update: capped(inside) })),
    };
  };
}

const capped =
  (adapter: DBTransactionAdapter): Update =>
  async asked => {
    const { expiresAt } = asked.update as { expiresAt?: unknown };
    if (asked.model !== 'session' || !(expiresAt instanceof Date)) return adapter.update(asked);
    const row = await adapter.findOne<{ createdAt: Date }>({ model: 'session', where: asked.where });
    if (!row) return null;
    const last = new Date(row.createdAt.getTime() + SESSION_DAYS.longest * DAY_MS);
    return adapter.update({ ...asked, update: { ...asked.update, expiresAt: expiresAt < last ? expiresAt : last } });
  };
