import type { Setting } from '../../../../../contract/src/settings.ts';
import { isSettingName, type SettingName } from '../../../../../domain/src/settings.ts';

/** What the file says it is: another number is another form. */
const FORMAT = 'shop-settings-1';
/** More is no file of ours. */
const MOST_SIGNS = 100_000;

/** A setting goes into the file where the owner has set it, but for secrets, and for pictures, which are files of their own. */
const isWritten = ({ kind, value, isLocked }: Setting): boolean =>
  value !== null && !isLocked && kind !== 'secret' && kind !== 'picture';

/** The settings of a shop as the text of a file: what the owner has set, without secrets. */
export function settingsFile(settings: readonly Setting[]): string {
  const values = settings.filter(isWritten).map(({ name, value }) => [name, value]);
  return `${JSON.stringify({ format: FORMAT, settings: Object.fromEntries(values) }, undefined, 2)}\n`;
}

/** What a file would change; `locked` are left as they are, since the environment says them. */
export type SettingsPlan = {
  changes: { name: SettingName; before: string | null; after: string; version: number }[];
  locked: SettingName[];
};
/** Why a file is not taken: it is none of ours, or has names or values that no setting has; `names` says which. */
export type FileProblem = { problem: 'no_file' | 'unknown_names' | 'no_text' | 'secrets'; names: string[] };

const asObject = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

function valuesIn(text: string): Record<string, unknown> | undefined {
  if (text.length > MOST_SIGNS) return undefined;
  try {
    const file = asObject(JSON.parse(text.replace(/^\uFEFF/, '')));
    return file?.['format'] === FORMAT ? asObject(file['settings']) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a file against the settings of now. A file with anything that is wrong is refused whole. */
export function readSettingsFile(text: string, settings: readonly Setting[]): SettingsPlan | FileProblem {
  const values = valuesIn(text);
  if (!values) return { problem: 'no_file', names: [] };
  const known = new Map(settings.map(one => [one.name as string, one]));
  const names = Object.keys(values);
  const unknown = names.filter(name => !isSettingName(name) || !known.has(name));
  if (unknown.length > 0) return { problem: 'unknown_names', names: unknown };
  const noText = names.filter(name => typeof values[name] !== 'string' || values[name].trim() === '');
  if (noText.length > 0) return { problem: 'no_text', names: noText };
  const kept = names.filter(name => ['secret', 'picture'].includes(known.get(name)!.kind));
  if (kept.length > 0) return { problem: 'secrets', names: kept };
  const named = names.map(name => ({ setting: known.get(name)!, after: (values[name] as string).trim() }));
  return {
    changes: named
      .filter(({ setting, after }) => !setting.isLocked && after !== (setting.value ?? ''))
      .map(({ setting: { name, value, version }, after }) => ({ name, before: value, after, version })),
    locked: named.filter(({ setting }) => setting.isLocked).map(({ setting }) => setting.name),
  };
}
