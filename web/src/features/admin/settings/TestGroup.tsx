import { useState } from 'react';
import type { Answer } from '../../../../../contract/src/api.ts';
import type { SettingGroup } from '../../../../../domain/src/settings.ts';
import { send } from '../../../api/client.ts';
import { useErrorText } from '../../../api/error-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useLanguage, useWords } from '../../../words.ts';

type Findings = Answer<'settings.test'>['findings'];
const LEVEL_TONES = { ok: 'text-leaf', warning: 'text-ink', problem: 'text-brick', untested: 'text-ink-2' } as const;

type Props = {
  group: SettingGroup;
  /** Keeps what is typed: it is what is tested. False where it was refused. */
  keep: () => Promise<boolean>;
};

/** Tries what the group is for, with what is typed in its form, and says what was found. */
export function TestGroup({ group, keep }: Props) {
  const words = useWords('adminSettings');
  const { findings: told } = useWords('findings');
  const language = useLanguage();
  const errorText = useErrorText();
  const [findings, setFindings] = useState<Findings>();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      if (await keep()) setFindings((await send('settings.test', { body: { group, language } })).findings);
    } catch (error) {
      toast({ title: words.testFailed, description: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button type="button" tone="secondary" busy={busy} onClick={() => void run()}>
        {words.test}
      </Button>
      <ul role="status" className="basis-full empty:hidden">
        {findings?.length === 0 && <li>{words.nothingToTest}</li>}
        {findings?.map(({ check, level, says, todo, word }) => {
          const own = word ? (told as Partial<typeof told>)[word.key as keyof typeof told] : undefined;
          const doNow = own && word ? own.todo?.(...word.facts) : todo;
          return (
            <li key={`${check} ${says}`} className="py-1 wrap-anywhere">
              <span className={`font-semibold ${LEVEL_TONES[level]}`}>{words.levels[level]}: </span>
              {own && word ? own.says(...word.facts) : says}
              {doNow && <span className="block text-sm text-ink-2">{doNow}</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
