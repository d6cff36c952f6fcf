import type { Account, Context } from '../../http/handle.ts';
import { addTry, takeBackTry } from '../../http/rate-limit.ts';
import { Refused } from '../../http/refused.ts';
import { queueMail, type Language } from '../mail/mail.ts';
import { noteAct } from './note-act.ts';
import { hashOf, isRecoveryCode, plainCode } from './recovery-codes.ts';
import { countRecoveryCodes, findFactor, useRecoveryCode, useStep } from './security.store.ts';
import { stepOf } from './totp.ts';

/** The purpose that keys of second factors are sealed for. */
export const FACTOR_KEY = 'second factor';
/** Wrong codes of an account in a quarter of an hour, and in a day: three of a million are right at any moment. */
const LIMITS = [
  { most: 5, seconds: 900 },
  { most: 30, seconds: 86_400 },
] as const;

type Typed = {
  code: string;
  language: Language;
  /** While a key is set up there are no recovery codes. */
  isKeyAlone?: boolean;
};

/**
 * Uses a code of the app, or a recovery code, up. Refuses with `factor_code_wrong` for one that is wrong or was used, and with
 * `rate_limited` after five wrong ones in a quarter of an hour. Each wrong one is in the log.
 */
export async function checkCode(
  context: Context,
  account: Account,
  { code, language, isKeyAlone }: Typed,
): Promise<void> {
  const now = context.now();
  const tries = LIMITS.map(({ most, seconds }) => ({ key: `factor_${seconds}:${account.id}`, most, seconds }));
  for (const { key, most, seconds } of tries)
    if ((await addTry(context.db, key, seconds, now)) > most) throw new Refused('rate_limited');
  const plain = plainCode(code);
  const isGood = isRecoveryCode(plain)
    ? !isKeyAlone && (await useRecovery(context, account, plain, language))
    : await useApp(context, account.id, plain);
  if (!isGood) {
    await noteAct(context, context.db, account, { action: 'factor.refused' });
    throw new Refused('factor_code_wrong');
  }
  for (const { key, seconds } of tries) await takeBackTry(context.db, key, seconds, now);
}

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
