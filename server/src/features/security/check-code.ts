import type { Language } from '../../../../domain/src/languages.ts';
import type { Tx } from '../../db/database.ts';
import type { Account, Context } from '../../http/handle.ts';
import { addTry, allowTry, takeBackTry } from '../../http/rate-limit.ts';
import { Refused } from '../../http/refused.ts';
import { tellAccounts } from '../accounts/accounts.ts';
import { queueMail } from '../mail/mail.ts';
import { noteAct } from './note-act.ts';
import { hashOf, isRecoveryCode, plainCode } from './recovery-codes.ts';
import { countRecoveryCodes, deleteSessions, findFactor, useRecoveryCode, useStep } from './security.store.ts';
import { stepOf } from './totp.ts';

/** The purpose that keys of second factors are sealed for. */
export const FACTOR_KEY = 'second factor';
const DAY_S = 86_400;
/** Wrong codes that a session may give in a quarter of an hour; three codes of a million are right at any moment. */
const OF_SESSION = { most: 5, seconds: 900 } as const;
/** With so many within a day it ends: whoever took it over begins anew, and nobody else notices. */
const SESSION_ENDS_AT = 10;
/** With so many of an account within a day, from wherever, the person is told. */
const TOLD_AT = 10;
/**
 * Wrong codes of the app, of all sessions of an account that never gave a right one, within a day (NIST SP 800-63B-4 §3.2.2: at most a
 * hundred). Beyond them such a session takes a recovery code alone; a session that gave a code once is never counted here.
 */
const OF_NEW_SESSIONS = { most: 100, seconds: DAY_S } as const;

type Typed = {
  code: string;
  language: Language;
  /** While a key is set up there are no recovery codes. */
  isKeyAlone?: boolean;
};

/**
 * Uses a code of the app, or a recovery code, up. Refuses with `factor_code_wrong` for one that is wrong or was used, and with
 * `rate_limited` where the session gave too many wrong ones; a recovery code is looked at all the same, since nobody guesses 80 bits. What
 * one session does wrong is counted for it alone, so that a stolen one locks nobody out. Each wrong one is in the log.
 */
export async function checkCode(
  context: Context,
  account: Account,
  { code, language, isKeyAlone }: Typed,
): Promise<void> {
  const plain = plainCode(code);
  if (isRecoveryCode(plain) && !isKeyAlone) {
    if (!(await useRecovery(context, account, plain, language))) await refuseWrong(context, account, language);
    return;
  }
  const now = context.now();
  const counted = await countTry(context, account, now);
  if (!(await useApp(context, account.id, plain))) return refuseWrong(context, account, language);
  for (const { key, seconds } of counted) await takeBackTry(context.db, key, seconds, now);
}

type Limit = { key: string; most: number; seconds: number };

/** Counts a code of the app before it is looked at, so that many at once are no way around. Answers what was counted. */
async function countTry({ db }: Context, { id, sessionId, proof }: Account, now: Date): Promise<Limit[]> {
  const limits: Limit[] = [
    { key: `factor:${sessionId}`, ...OF_SESSION },
    ...(proof.factorAt === null ? [{ key: `factor_new:${id}`, ...OF_NEW_SESSIONS }] : []),
  ];
  for (const { key, most, seconds } of limits) await allowTry(db, key, most, seconds, now);
  return limits;
}

/** Writes a wrong code down, ends a session that gave too many, tells the person once a day, and refuses. */
async function refuseWrong(context: Context, account: Account, language: Language): Promise<never> {
  const now = context.now();
  const ofSession = await addTry(context.db, `factor_day:${account.sessionId}`, DAY_S, now);
  const ofAll = await addTry(context.db, `factor_all:${account.id}`, DAY_S, now);
  const ends = ofSession >= SESSION_ENDS_AT;
  await context.db.transaction(async tx => {
    await noteAct(context, tx, account, { action: 'factor.refused' });
    if (ends && (await deleteSessions(tx, account.id, account.sessionId)) > 0) {
      await tellAccounts(tx);
      await noteAct(context, tx, account, { action: 'sessions.ended', after: { sessions: 1 } });
    }
    if (ofAll === TOLD_AT) await tellOfGuesses(tx, account, { language, now });
  });
  throw new Refused(ends ? 'unauthorized' : 'factor_code_wrong');
}

const tellOfGuesses = (tx: Tx, account: Account, { language, now }: { language: Language; now: Date }): Promise<void> =>
  queueMail(tx, {
    ...{ subject: `guesses:${account.id}:${now.toISOString()}`, template: 'sign_in_changed', language, now },
    recipient: account.email,
    data: { name: account.name, what: 'factor_guessed', left: TOLD_AT, at: now.toISOString() },
  });

async function useApp(context: Context, accountId: string, code: string): Promise<boolean> {
  const row = await findFactor(context.db, accountId);
  const key = row && context.secrets.open(FACTOR_KEY, row.key);
  if (row && key === undefined) context.log.error('security.factor_not_readable', { accountId });
  const step = key === undefined ? undefined : stepOf(key, code, context.now());
  return step !== undefined && useStep(context.db, accountId, step);
}

/** Recovery codes are rare: the mailbox is told of each. */
function useRecovery(context: Context, account: Account, code: string, language: Language): Promise<boolean> {
  return context.db.transaction(async tx => {
    const now = context.now();
    if (!(await useRecoveryCode(tx, { accountId: account.id, hash: hashOf(code), at: now }))) return false;
    await noteAct(context, tx, account, { action: 'factor.recovery_used' });
    const left = await countRecoveryCodes(tx, account.id);
    await queueMail(tx, {
      ...{ subject: `recovery:${account.id}:${now.toISOString()}`, template: 'sign_in_changed', language, now },
      recipient: account.email,
      data: { name: account.name, what: 'recovery_used', left, at: now.toISOString() },
    });
    return true;
  });
}
