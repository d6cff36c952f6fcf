import { useRef, useState } from 'react';
import type { Setting } from '../../../../../contract/src/settings.ts';
import { send } from '../../../api/client.ts';
import { refreshConfig } from '../../../fresh-config.ts';
import { Button } from '../../../ui/Button.tsx';
import { useLanguage, useWords } from '../../../words.ts';
import { useDo } from '../use-do.ts';
import { readSettingsFile, settingsFile, type SettingsPlan } from './settings-file.ts';

const FILE_NAME = 'shop-settings.json';

/** Gives the settings to the browser as a file. */
function download(settings: readonly Setting[]): void {
  const address = URL.createObjectURL(new Blob([settingsFile(settings)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: FILE_NAME });
  link.click();
  URL.revokeObjectURL(address);
}

/** What a file would change, each with what it says now; nothing happens before a press. */
function Plan({
  plan,
  busy,
  onTake,
  onLeave,
}: {
  plan: SettingsPlan;
  busy: boolean;
  onTake: () => void;
  onLeave: () => void;
}) {
  const words = useWords('adminSettings');
  const { file } = words;
  if (plan.changes.length === 0) return <p role="status">{file.nothing}</p>;
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold">{file.would(plan.changes.length)}</h3>
      <dl className="flex flex-col gap-3">
        {plan.changes.map(({ name, before, after }) => (
          <div key={name}>
            <dt className="font-medium">{words.labels[name]}</dt>
            <dd className="text-sm whitespace-pre-line text-ink-3 line-through empty:hidden">{before}</dd>
            <dd className="whitespace-pre-line">{after}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={onTake}>
          {file.take}
        </Button>
        <Button tone="quiet" onClick={onLeave}>
          {file.leave}
        </Button>
      </div>
    </div>
  );
}

/** All settings as one file, and back: what the file would change is shown first, and it is taken whole or not at all. */
export function SettingsFiles({ settings }: { settings: readonly Setting[] }) {
  const words = useWords('adminSettings');
  const { file } = words;
  const { act, busy } = useDo('settings.read', 'setup.state');
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [plan, setPlan] = useState<SettingsPlan>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const nameOf = (name: string) => (words.labels as Partial<Record<string, string>>)[name] ?? name;
  const read = async (chosen: File) => {
    const found = readSettingsFile(await chosen.text(), settings);
    const isPlan = 'changes' in found;
    setPlan(isPlan ? found : undefined);
    if (isPlan) setProblems(found.locked.map(name => file.locked(nameOf(name))));
    else setProblems([file.problems[found.problem](found.names.join(', '))]);
  };
  const take = async ({ changes }: SettingsPlan) => {
    setProblems([]);
    const work = () =>
      send('settings.change', {
        body: { changes: changes.map(({ name, after, version }) => ({ name, value: after, version })) },
      });
    const onFields = (fields: Record<string, string>) =>
      setProblems(Object.entries(fields).map(([name, says]) => `${nameOf(name)}: ${words.wrong[name] ?? says}`));
    if (!(await act(work, { done: () => ({ title: words.saved }), failed: words.saveFailed, onFields }))) return;
    setPlan(undefined);
    void refreshConfig(language);
  };
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-white p-4 sm:p-6">
      <div>
        <h2 className="text-xl">{file.title}</h2>
        <p className="mt-1 text-ink-2">{file.text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" onClick={() => download(settings)}>
          {file.save}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label={file.open}
          hidden
          onChange={event => {
            const [chosen] = event.target.files ?? [];
            event.target.value = '';
            if (chosen) void read(chosen);
          }}
        />
        <Button tone="secondary" onClick={() => input.current?.click()}>
          {file.open}
        </Button>
      </div>
      <ul role="alert" className="text-brick empty:hidden">
        {problems.map(problem => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {plan && <Plan plan={plan} busy={busy} onTake={() => void take(plan)} onLeave={() => setPlan(undefined)} />}
    </section>
  );
}
