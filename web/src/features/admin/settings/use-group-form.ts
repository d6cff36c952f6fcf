import { useState } from 'react';
import type { Setting } from '../../../../../contract/src/settings.ts';
import { gstinFault } from '../../../../../domain/src/gstin.ts';
import type { SettingName } from '../../../../../domain/src/settings.ts';
import { send } from '../../../api/client.ts';
import { refreshConfig } from '../../../fresh-config.ts';
import { formDraft, keepFormDraft } from '../../../stored/form-draft.ts';
import { useLanguage, useWords } from '../../../words.ts';
import { useDo } from '../use-do.ts';

type Typed = Partial<Record<SettingName, string>>;

/** One draft for the forms of all groups: a name of a setting stands in one of them alone. */
const DRAFT = 'settings';

/** What was typed before a reload or a change of language, and never a secret. */
const draftOf = (settings: readonly Setting[]): Typed => {
  const kept = formDraft(DRAFT) ?? {};
  return Object.fromEntries(settings.flatMap(({ name }) => (kept[name] === undefined ? [] : [[name, kept[name]]])));
};

function keepDraft(settings: readonly Setting[], typed: Typed): void {
  const others = Object.entries(formDraft(DRAFT) ?? {}).filter(([name]) => !settings.some(one => one.name === name));
  const own = settings.flatMap(({ name, kind }) => (kind === 'secret' ? [] : [[name, typed[name]] as const]));
  keepFormDraft(DRAFT, Object.fromEntries([...others, ...own.filter(([, text]) => text !== undefined)]) as Typed);
}

/** What differs from what is kept: an emptied field takes a value back, an empty secret stays as it is. */
const changesOf = (settings: readonly Setting[], typed: Typed) =>
  settings.flatMap(({ name, kind, value, version, isLocked }) => {
    const text = typed[name]?.trim();
    if (isLocked || text === undefined || text === (value ?? '')) return [];
    if (text === '' && kind === 'secret') return [];
    return [{ name, value: text === '' ? null : text, version }];
  });

/** The form of a group of settings: what is typed, what of it is wrong, and how it is kept. */
export function useGroupForm(settings: readonly Setting[]) {
  const words = useWords('adminSettings');
  const language = useLanguage();
  const { act, busy } = useDo('settings.read', 'setup.state', 'catalog.delivery');
  const [typed, setTyped] = useState<Typed>(() => draftOf(settings));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const typedOf = (name: SettingName) => typed[name] ?? settings.find(one => one.name === name)?.value ?? '';
  const changes = changesOf(settings, typed);
  const type = (next: Typed) => {
    setTyped(before => {
      keepDraft(settings, { ...before, ...next });
      return { ...before, ...next };
    });
  };
  /** What is wrong in words: the fault of a tax number, what to write into a field, else the words of the server. */
  const sentenceOf = (name: string): string | undefined => {
    const says = errors[name];
    if (says === undefined) return undefined;
    const fault =
      name === 'OPERATOR_GSTIN' ? gstinFault(typedOf('OPERATOR_GSTIN'), typedOf('OPERATOR_ADDRESS')) : undefined;
    return fault ? words.gstinFaults[fault] : (words.wrong[name] ?? says);
  };
  /** Keeps what is typed; true where it stands, or there was nothing to keep. */
  const save = async (o: { isQuiet: boolean }): Promise<boolean> => {
    setErrors({});
    if (changes.length === 0) return true;
    const done = () => (o.isQuiet ? undefined : { title: words.saved });
    const work = () => send('settings.change', { body: { changes } });
    if (!(await act(work, { done, failed: words.saveFailed, onFields: setErrors }))) return false;
    setTyped({});
    keepDraft(settings, {});
    void refreshConfig(language);
    return true;
  };
  return { typedOf, type, changes, errors, sentenceOf, save, busy };
}
export type GroupFormState = ReturnType<typeof useGroupForm>;
