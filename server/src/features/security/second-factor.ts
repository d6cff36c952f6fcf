import type { Language } from '../../../../domain/src/languages.ts';
import type { Factor } from '../../../../contract/src/security.ts';
import type { Tx } from '../../db/database.ts';
import type { Account, Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { tellAccounts } from '../accounts/accounts.ts';
import { queueMail, type MailData } from '../mail/mail.ts';
import { checkCode, FACTOR_KEY } from './check-code.ts';
import { noteAct } from './note-act.ts';
import { hashOf, newRecoveryCodes } from './recovery-codes.ts';
import {
  clearFactorGiven,
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  lockFactor,
  markFactorGiven,
  putRecoveryCodes,
  putUnconfirmed,
} from './security.store.ts';
import { keyForApps, newKey } from './totp.ts';

/** How long a key waits for its first code. */
const SET_UP_MS = 3_600_000;
/** How long the link in the mail takes it back. */
const UNDO_MS = 24 * 3_600_000;
type Typed = { code: string; language: Language };

/** Whether the account has a second factor, and whether it should. */
export async function viewFactor(context: Context, account: Account): Promise<Factor> {
  const row = await findFactor(context.db, account.id);
  const since = row?.confirmedAt?.toISOString() ?? null;
  return {
    isOn: since !== null,
    since,
    recoveryCodesLeft: since === null ? 0 : await countRecoveryCodes(context.db, account.id),
    isRequired: account.role !== 'shopper' && context.shop.needsSecondFactor,
  };
}

/** Makes a key, which counts once a code of it was given. Refuses with `factor_is_on`. */
export async function beginFactor(
  context: Context,
  account: Account,
): Promise<{ key: string; uri: string; qrCode: string }> {
  const key = newKey();
  const row = { accountId: account.id, key: context.secrets.seal(FACTOR_KEY, key), createdAt: context.now() };
  if (!(await putUnconfirmed(context.db, row))) throw new Refused('factor_is_on');
  return { key, ...keyForApps(key, { shop: context.shop.name, email: account.email }) };
}

/** Turns the factor on, by a code of its key; answers the recovery codes. Other sessions are asked for a code from now on. */
export async function turnOn(context: Context, account: Account, { code, language }: Typed): Promise<string[]> {
  const row = await findFactor(context.db, account.id);
  if (row?.confirmedAt) throw new Refused('factor_is_on');
  if (!row || context.now().getTime() - row.createdAt.getTime() > SET_UP_MS) throw new Refused('factor_not_begun');
  await checkCode(context, account, { code, language, isKeyAlone: true });
  return context.db.transaction(async tx => {
    const now = context.now();
    if ((await lockFactor(tx, account.id))?.confirmedAt) throw new Refused('factor_is_on');
    await confirmFactor(tx, account.id, now);
    await markFactorGiven(tx, account.sessionId, now);
    const codes = await renewCodes(context, tx, account.id);
    const undo = { on: now.getTime(), until: now.getTime() + UNDO_MS };
    await tell(context, tx, account, { action: 'factor.on', what: 'factor_on', language, undo });
    return codes;
  });
}

/** Gives a code for this session. Refuses with `factor_is_off` and `factor_code_wrong`. */
export async function proveFactor(context: Context, account: Account, typed: Typed): Promise<void> {
  await needOn(context, account);
  await checkCode(context, account, typed);
  await context.db.transaction(async tx => {
    await markFactorGiven(tx, account.sessionId, context.now());
    await tellAccounts(tx);
  });
  context.log.info('security.factor_given', { accountId: account.id });
}

/** New recovery codes in place of the old ones. Refuses with `factor_is_off`. */
export async function replaceCodes(context: Context, account: Account, language: Language): Promise<string[]> {
  await needOn(context, account);
  return context.db.transaction(async tx => {
    await lockFactor(tx, account.id);
    const codes = await renewCodes(context, tx, account.id);
    await tell(context, tx, account, { action: 'factor.codes_renewed', what: 'codes_renewed', language });
    return codes;
  });
}

/** Turns the factor off, by a code. Refuses with `factor_is_off` and `factor_code_wrong`. */
export async function turnOff(context: Context, account: Account, { code, language }: Typed): Promise<Factor> {
  await needOn(context, account);
  await checkCode(context, account, { code, language });
  await context.db.transaction(async tx => {
    if (!(await deleteFactor(tx, account.id))) throw new Refused('factor_is_off');
    await clearFactorGiven(tx, account.id);
    await tell(context, tx, account, { action: 'factor.off', what: 'factor_off', language });
  });
  return viewFactor(context, account);
}

async function needOn(context: Context, account: Account): Promise<void> {
  if (!(await findFactor(context.db, account.id))?.confirmedAt) throw new Refused('factor_is_off');
}

async function renewCodes(context: Context, tx: Tx, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes(context);
  await putRecoveryCodes(tx, accountId, codes.map(hashOf));
  return codes;
}

type Told = {
  action: Parameters<typeof noteAct>[3]['action'];
  what: MailData['sign_in_changed']['what'];
  language: Language;
  undo?: { on: number; until: number };
};

/** Tells processes, the log and the account's mailbox. */
async function tell(context: Context, tx: Tx, account: Account, { action, what, language, undo }: Told): Promise<void> {
  const now = context.now();
  await tellAccounts(tx);
  await noteAct(context, tx, account, { action });
  await queueMail(tx, {
    ...{ subject: `sign_in:${account.id}:${now.toISOString()}`, template: 'sign_in_changed', language, now },
    recipient: account.email,
    data: {
      ...{ name: account.name, what, at: now.toISOString() },
      ...(undo && { undo: { ...undo, accountId: account.id } }),
    },
  });
}
