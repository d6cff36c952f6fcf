import {
  isSettingName,
  SETTING_NAMES,
  settingRule,
  type SettingName,
  type SettingProblem,
  type StoredSettings,
} from '../../../domain/src/settings.ts';
import { makeConfig, type Config } from './config.ts';
import { openingOf } from './opening.ts';
import { indianPhone } from '../../../domain/src/contact.ts';
import { gstinFault } from '../../../domain/src/gstin.ts';
import { OPENING_NEEDS } from '../../../domain/src/opening.ts';
import { ConfigurationError, rawEnvironment, readEnvironment, type Environment } from './env.ts';

type Source = Record<string, string | undefined>;

const isSaid = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';

/** Settings that the environment says, by their own name or by one that says several: the browser can read these and not change them. */
export const lockedSettings = (source: Source = rawEnvironment()): SettingName[] =>
  SETTING_NAMES.filter(name => isSaid(source[name]) || isSaid(source[settingRule(name).under ?? '']));

/**
 * The environment with the owner's settings below it. A shop that does not open by the environment alone opens when its owner says so.
 * Throws ConfigurationError with every problem at once.
 */
export const joinSettings = (stored: StoredSettings, source: Source = rawEnvironment()): Config =>
  makeConfig(joinedEnvironment(stored, source));

function joinedEnvironment(stored: StoredSettings, source: Source): Environment {
  const said = saidBy(source);
  const alone = readEnvironment(said);
  const opens = { SHOP_OPEN: openingOf(alone).isOpen ? undefined : 'off' };
  const locked = lockedSettings(source);
  const free = Object.entries(stored).filter(([name]) => !locked.includes(name as SettingName));
  return readEnvironment({ ...opens, ...Object.fromEntries(free), ...said });
}

/**
 * What is wrong with settings together with the environment, all of it at once; nothing where they can be kept. It asks for more than a
 * start does: a shop that runs is not stopped by it.
 */
export function settingProblems(stored: StoredSettings, source: Source = rawEnvironment()): SettingProblem[] {
  const problems = problemsOfStart(stored, source);
  const bad = new Set(problems.map(({ name }) => name));
  // A value that cannot be read hides what is wrong with the others: they are looked at without it.
  const rest = without(stored, bad);
  for (const problem of bad.size > 0 ? problemsOfStart(rest, source) : [])
    if (!bad.has(problem.name)) problems.push(problem);
  return [...problems, ...sellerProblems({ ...rest, ...saidBy(source) }), ...tooSoonOpen(rest, source)];
}

const without = (stored: StoredSettings, names: ReadonlySet<SettingName | undefined>): StoredSettings =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !names.has(name as SettingName)));
const saidBy = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => isSaid(value)));

/** What no shop that runs is stopped by, and its owner should not write. */
function sellerProblems({
  OPERATOR_GSTIN: gstin,
  OPERATOR_ADDRESS: address,
  OPERATOR_PHONE: phone,
}: Source): SettingProblem[] {
  const problems: SettingProblem[] = [];
  const fault = gstin !== undefined && address !== undefined ? gstinFault(gstin, address) : undefined;
  if (fault === 'gstin_elsewhere')
    problems.push({
      name: 'OPERATOR_GSTIN',
      says: 'is of another state than the PIN code of OPERATOR_ADDRESS: give the place that the registration certificate names',
    });
  if (phone !== undefined && indianPhone(phone) === undefined)
    problems.push({ name: 'OPERATOR_PHONE', says: 'must be an Indian phone number: ten digits, the first 6 to 9' });
  return problems;
}

/** An owner opens a shop that has all of what it needs, in the form that is needed. */
function tooSoonOpen(stored: StoredSettings, source: Source): SettingProblem[] {
  try {
    const { SHOP_OPEN, ...env } = joinedEnvironment(stored, source);
    const { missing } = openingOf({ SHOP_OPEN, ...env });
    const must = missing.filter(need => OPENING_NEEDS[need].must);
    if (SHOP_OPEN !== 'on' || must.length === 0) return [];
    return [{ name: 'SHOP_OPEN', says: `cannot be on yet: ${must.join(', ')} is missing` }];
  } catch (error) {
    // What cannot be read is told already.
    if (error instanceof ConfigurationError) return [];
    throw error;
  }
}

/** What is wrong with settings and environment together; nothing where a shop can start with them. */
function problemsOfStart(stored: StoredSettings, source: Source): SettingProblem[] {
  try {
    joinSettings(stored, source);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.problems.map(toProblem);
  }
}

/** A line such as 'SMTP_URL: must be …', or 'MAIL_FROM is missing': it begins with the name. */
function toProblem(line: string): SettingProblem {
  const [, name = '', says = line] = /^([A-Z][A-Z0-9_]+):?\s+(.*)$/s.exec(line) ?? [];
  return isSettingName(name) ? { name, says } : { says: line };
}

/**
 * The configuration of now. Settings that can stand no more, since the environment or the program has changed, are left out and told:
 * a shop starts without them, as without any.
 */
export function usableConfig(
  stored: StoredSettings,
  source: Source = rawEnvironment(),
): { config: Config; leftOut: SettingProblem[] } {
  const leftOut = problemsOfStart(stored, source);
  const bad = new Set(leftOut.map(problem => problem.name));
  const rest = without(stored, bad);
  // What is left may not be enough for an open shop, or not go together: then the environment alone.
  for (const tried of [rest, { ...rest, SHOP_OPEN: 'off' }])
    try {
      return { config: joinSettings(tried, source), leftOut };
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
    }
  return { config: joinSettings({}, source), leftOut };
}
