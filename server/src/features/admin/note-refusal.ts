import type { Endpoint } from '../../../../contract/src/endpoint.ts';
import type { ErrorCode } from '../../../../contract/src/errors.ts';
import type { Database } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { addTry } from '../../http/rate-limit.ts';
import { insertAudit } from './admin.store.ts';

const HOUR_S = 3_600;
/** The same person at the same call is one line an hour, and all together are so many: nobody fills the log by knocking. */
const LINES_AN_HOUR = 200;
/** Knocks that a process remembers, so that a flood of them costs it no question to the database. */
const REMEMBERED_MOST = 1_000;

const REFUSED: readonly ErrorCode[] = ['unauthorized', 'forbidden', 'account_disabled', 'cross_site', 'own_affair'];
const isAdmins = ({ access }: Endpoint): boolean => access === 'printer' || access === 'staff' || access === 'owner';

export type NoteRefusal = (endpoint: Endpoint, code: ErrorCode, request: Request) => Promise<void>;

/** The account of whoever asks, where the token names one. */
export type AskerId = (request: Request) => Promise<string | undefined>;

/** Writes down who was refused at a call of the admin (security A10): the account, or nobody; never an address. Never throws. */
export function noteRefusals(context: Context, askerId: AskerId): NoteRefusal {
  let hour = 0;
  const known = new Set<string>();
  return async (endpoint, code, request) => {
    if (!REFUSED.includes(code) || !isAdmins(endpoint)) return;
    try {
      const now = context.now();
      const isNewHour = Math.floor(now.getTime() / (HOUR_S * 1000)) !== hour;
      if (isNewHour) known.clear();
      hour = Math.floor(now.getTime() / (HOUR_S * 1000));
      if (known.size >= REMEMBERED_MOST) return;
      const actorId = (await askerId(request)) ?? null;
      const knock = [actorId ?? '', endpoint.name, code].join(' ');
      if (known.has(knock)) return;
      known.add(knock);
      await write(context, { actorId, endpoint, code, knock, now });
    } catch (error) {
      context.log.warn('audit.refusal_not_noted', { error });
    }
  };
}

type Refusal = { actorId: string | null; endpoint: Endpoint; code: ErrorCode; knock: string; now: Date };

async function write({ db }: { db: Database }, { actorId, endpoint, code, knock, now }: Refusal): Promise<void> {
  if ((await addTry(db, `refused ${knock}`, HOUR_S, now)) > 1) return;
  if ((await addTry(db, 'refused', HOUR_S, now)) > LINES_AN_HOUR) return;
  await insertAudit(db, { actorId, action: 'call.refused', subject: endpoint.name, after: { code }, at: now });
}
