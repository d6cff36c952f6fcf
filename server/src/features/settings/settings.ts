import {
  isSecretSetting,
  isSettingName,
  SETTING_NAMES,
  settingRule,
  type SettingName,
  type StoredSettings,
} from '../../../../domain/src/settings.ts';
import { cleanLine } from '../../../../domain/src/typed-text.ts';
import { completeAddress } from '../../../../domain/src/web-address.ts';
import type { Setting } from '../../../../contract/src/settings.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { announce } from '../../jobs/announce.ts';
import type { Secrets } from '../../secrets.ts';
import { keepGatewayAsked } from './keep-gateway.ts';
import { listSettings, putSetting, type SettingRow } from './settings.store.ts';

/** The key that seals secrets of settings. */
const PURPOSE = 'setting';

/** What the owner has set, secrets opened. Sealed values of another AUTH_SECRET are as if they had never been set. */
export async function storedSettings(tx: Tx, secrets: Pick<Secrets, 'open'>): Promise<StoredSettings> {
  return openRows(await listSettings(tx), secrets);
}

function openRows(rows: readonly SettingRow[], secrets: Pick<Secrets, 'open'>): StoredSettings {
  const stored: StoredSettings = {};
  for (const { name, value } of rows) {
    if (value === null || !isSettingName(name)) continue;
    const opened = isSecretSetting(name) ? secrets.open(PURPOSE, value) : value;
    if (opened !== undefined) stored[name] = opened;
  }
  return stored;
}

/** Every setting as its page shows it: a secret tells that it is set, and since when, never what it is. */
export async function settingsShown({ db, configuration }: Context): Promise<Setting[]> {
  const rows = new Map((await listSettings(db)).map(row => [row.name, row]));
  const locked = configuration.locked();
  return SETTING_NAMES.map(name => {
    const row = rows.get(name);
    const isLocked = locked.includes(name);
    const rule = settingRule(name);
    return {
      ...{ name, group: rule.group, kind: rule.kind, most: rule.most, options: [...(rule.options ?? [])] },
      value: isLocked || isSecretSetting(name) ? null : (row?.value ?? null),
      isSet: isLocked || row?.value != null,
      isLocked,
      version: row?.version ?? 0,
      changedAt: row?.changedAt.toISOString() ?? null,
      changedBy: row?.changedBy ?? null,
    };
  });
}

export type Wish = { name: SettingName; value: string | null; version: number };
/** What the log says of a change: of a secret only whether there is one. */
export type LoggedChange = { name: SettingName; before: string | null; after: string | null };

/** A value as it is kept. */
function cleanValue({ name, value }: Wish): string | null {
  const { kind } = settingRule(name);
  if (value === null) return null;
  if (kind === 'address') return completeAddress(value);
  return kind === 'lines' || kind === 'secret' ? value : cleanLine(value);
}

/** Refuses values that are longer than their settings may be. */
function refuseLong(wishes: readonly Wish[]): void {
  const long = wishes.filter(({ name, value }) => (value ?? '').length > settingRule(name).most);
  if (long.length === 0) return;
  throw new Refused('setting_refused', {
    fields: Object.fromEntries(long.map(({ name }) => [name, `has more than ${settingRule(name).most} characters`])),
  });
}

/** A picture comes by its own call, which reads it: here it can only be taken back. */
export function refusePictures(wishes: readonly Wish[]): void {
  const named = wishes.filter(({ name, value }) => value !== null && settingRule(name).kind === 'picture');
  if (named.length === 0) return;
  throw new Refused('setting_refused', {
    fields: Object.fromEntries(named.map(({ name }) => [name, 'is uploaded as a file'])),
  });
}

const told = (name: SettingName, value: string | null): string | null =>
  value === null || !isSecretSetting(name) ? value : 'set';

/**
 * Changes settings together, or none: they are checked with all others as the next start would. Refuses with setting_locked for what the
 * environment says, setting_changed where somebody else was quicker, setting_refused with why by name, also where payments under way need it. Every process hears of it.
 */
export async function changeSettings(
  context: Context,
  tx: Tx,
  o: { wishes: readonly Wish[]; by: string },
): Promise<LoggedChange[]> {
  const { by } = o;
  const wishes = o.wishes.map(wish => ({ ...wish, value: cleanValue(wish) }));
  refuseLong(wishes);
  const locked = context.configuration.locked();
  const stopped = wishes.filter(wish => locked.includes(wish.name)).map(wish => wish.name);
  if (stopped.length > 0) throw new Refused('setting_locked', { names: stopped });
  const rows = await listSettings(tx);
  const changes: LoggedChange[] = [];
  const late: SettingName[] = [];
  for (const { name, value, version } of wishes) {
    const sealed = value !== null && isSecretSetting(name) ? context.secrets.seal(PURPOSE, value) : value;
    if (!(await putSetting(tx, { name, value: sealed, version, by, at: context.now() }))) late.push(name);
    const before = rows.find(row => row.name === name)?.value ?? null;
    changes.push({ name, before: told(name, before), after: told(name, value) });
  }
  if (late.length > 0) throw new Refused('setting_changed', { names: late });
  const problemsOf = (all: readonly SettingRow[]) => context.configuration.problemsOf(openRows(all, context.secrets));
  // What was missing before is no reason to refuse a step.
  const known = new Set(problemsOf(rows).map(({ name, says }) => `${name} ${says}`));
  const caused = problemsOf(await listSettings(tx)).filter(({ name, says }) => !known.has(`${name} ${says}`));
  if (caused.length > 0)
    throw new Refused('setting_refused', {
      fields: Object.fromEntries(caused.map(({ name, says }) => [name ?? wishes[0]!.name, says])),
    });
  await keepGatewayAsked(tx, changes);
  await announce(tx, { channel: 'data', noun: 'settings' });
  return changes;
}
